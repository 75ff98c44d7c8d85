// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  DEFAULT_CALENDAR,
  DEFAULT_ZONE,
  presetZones,
  type DeliverySettings,
} from '@nargisus/domain/delivery';
import { taka } from '@nargisus/domain/money';
import { afterEach, expect, test, vi } from 'vitest';
import { chooseDeliveryPlace, deliveryPlace } from '#data/delivery/delivery-place.ts';
import { readDelivery } from '#data/delivery/read-delivery.ts';
import { clearQueryCache } from '#data/query/query-cache.ts';
import { renderWithProviders } from '#testing/render-with-providers.tsx';
import { DeliveryAndReturns } from './delivery-and-returns.tsx';

vi.mock('#data/delivery/read-delivery.ts', () => ({ readDelivery: vi.fn() }));

afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
  clearQueryCache();
});

const shows = (settings: Partial<DeliverySettings>, { inStock = true, price = taka(500) } = {}) => {
  vi.mocked(readDelivery).mockResolvedValue({ ...DEFAULT_CALENDAR, zones: [DEFAULT_ZONE], ...settings });
  renderWithProviders(<DeliveryAndReturns inStock={inStock} price={price} />);
};

test('shows the date and the charges, and no date for a product that is out of stock', async () => {
  shows({});
  expect(await screen.findByText(/^Arrives/)).toBeVisible();
  expect(
    screen.getByText(/^Standard Delivery ৳60\.00\. Sooner with Premium Delivery: .*৳200\.00$/),
  ).toBeVisible();
  cleanup();
  shows({}, { inStock: false });
  expect(screen.queryByText(/^Arrives/)).not.toBeInTheDocument();
});

test('says from what a charge is that depends on the place', async () => {
  shows({ zones: presetZones() });
  expect(await screen.findByText(/^Standard Delivery from ৳60\.00\./)).toBeVisible();
});

test('shows the day and the one charge of the area that was chosen, and takes another one', async () => {
  const user = userEvent.setup();
  const media = { matches: false, addListener: () => undefined, removeListener: () => undefined };
  vi.stubGlobal('matchMedia', () => media);
  HTMLDialogElement.prototype.showModal = function show() {
    this.open = true;
  };
  chooseDeliveryPlace({ areaId: 'dhaka/dhaka/savar', region: 'Dhaka', city: 'Savar', district: 'Dhaka' });
  shows({ zones: presetZones() });
  expect(await screen.findByText(/^Deliver to Savar, Dhaka: .*, ৳100\.00$/)).toBeVisible();
  expect(screen.queryByText(/from ৳/)).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Change the area' }));
  const field = await screen.findByRole('combobox', { name: 'Your area, upazila or thana' });
  expect(field).toHaveValue('Savar, Dhaka');
  await user.clear(field);
  await user.type(field, 'boalia');
  await user.click(await screen.findByRole('option', { name: /Boalia/ }));
  expect(await screen.findByText(/^Deliver to Boalia, Rajshahi: .*, ৳130\.00$/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Change the area' })).toHaveFocus();
  expect(deliveryPlace()).toMatchObject({ region: 'Rajshahi', areaId: 'rajshahi/rajshahi/boalia' });
});

test('shows a product that reaches the amount of every zone as free', async () => {
  shows({ zones: presetZones().map((zone) => ({ ...zone, freeFrom: taka(500) })) });
  expect(await screen.findByText(/^Standard Delivery Free\./)).toBeVisible();
});
