// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import type { Order } from '@nargisus/domain/orders';
import { anOrder } from '@nargisus/domain/testing/orders';
import { afterEach, expect, test, vi } from 'vitest';
import { renderWithProviders } from '#testing/render-with-providers.tsx';
import { PrepaidNotice } from './prepaid-notice.tsx';

const data = vi.hoisted(() => ({ couriers: {} as object }));
vi.mock('#data/settings/settings-queries.ts', () => ({ useSettings: () => data.couriers }));
afterEach(cleanup);

const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000);
const online: Partial<Order> = { paymentMethod: 'Online Payment', paymentStatus: 'paid', tranId: 'T1' };
const { shippingAddress } = anOrder(new Date());
const shipped = (areaId: string): Partial<Order> => ({
  ...{ ...online, orderStatus: 'shipped', deliveryStatus: 'in_transit' },
  shippingAddress: { ...shippingAddress, areaId },
});

function show(order: Order, homeDistrict?: string) {
  data.couriers = { state: 'ready', value: { values: homeDistrict ? { homeDistrict } : {} } };
  renderWithProviders(<PrepaidNotice order={order} />);
  return screen.queryByRole('alert')?.textContent ?? '';
}

test.each([
  ['in time', 10, /^Paid in full: hand the parcel over by .+\.$/],
  ['too late', 50, /^Paid in full, and overdue: the parcel was to be handed over by .+\.$/],
])('an order that was paid in full names its deadline while it is %s', (_, hours, text) => {
  expect(show(anOrder(hoursAgo(hours), online))).toMatch(text);
});

test.each([
  ['dhaka/dhaka/gulshan', undefined, /overdue/],
  ['dhaka/gazipur/sreepur', undefined, /must be delivered/],
  ['dhaka/gazipur/sreepur', 'dhaka/gazipur', /overdue/],
])('six days to %s are judged by the district of the shop: %s', (areaId, homeDistrict, text) => {
  expect(show(anOrder(hoursAgo(6 * 24), shipped(areaId)), homeDistrict)).toMatch(text);
});

test('an order in cash has no deadline, and none shows before the settings are known', () => {
  expect(show(anOrder(hoursAgo(50)))).toBe('');
  data.couriers = { state: 'loading' };
  renderWithProviders(<PrepaidNotice order={anOrder(hoursAgo(50), online)} />);
  expect(screen.queryByRole('alert')).toBeNull();
});
