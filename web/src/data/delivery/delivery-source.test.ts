import type { Quote } from '@nargisus/domain/checkout';
import {
  DEFAULT_CALENDAR,
  deliveryCharge,
  presetZones,
  type DeliveryOption,
} from '@nargisus/domain/delivery';
import { paisa, taka } from '@nargisus/domain/money';
import { expect, test, vi } from 'vitest';
import { loadDeliverySource, type CorrectedDelivery } from './delivery-source.ts';
import { readDelivery } from './read-delivery.ts';

vi.mock('./read-delivery.ts', () => ({ readDelivery: vi.fn() }));
vi.mocked(readDelivery).mockResolvedValue({ ...DEFAULT_CALENDAR, zones: presetZones() });

const mirpur = { areaId: 'dhaka/dhaka/mirpur', city: 'Mirpur', district: 'Dhaka' };
const savar = { areaId: 'dhaka/dhaka/savar', city: 'Savar', district: 'Dhaka' };
const chargeAt = async (
  at: Parameters<Awaited<ReturnType<typeof loadDeliverySource>>>[0],
  option: DeliveryOption = 'standard',
  corrected?: CorrectedDelivery,
) => deliveryCharge((await loadDeliverySource())(at, corrected), option, taka(500));

test('takes the zone of the area, of a typed district, and the dearest before either', async () => {
  expect(await chargeAt(mirpur)).toBe(taka(60));
  expect(await chargeAt({ city: 'Tongi', district: 'গাজীপুর' })).toBe(taka(100));
  expect(await chargeAt({ city: '', district: '' })).toBe(taka(130));
});

test('prefers what the server answered for the same place to its own copy of the settings', async () => {
  const quote = {
    deliveryOption: 'standard',
    deliveryCharge: paisa(7_500),
    lines: [{}],
    problems: [],
  } as unknown as Quote;
  expect(await chargeAt(mirpur, 'standard', { quote, at: mirpur })).toBe(taka(75));
  expect(await chargeAt(mirpur, 'express', { quote, at: mirpur })).toBe(taka(120));
  expect(await chargeAt(savar, 'standard', { quote, at: mirpur })).toBe(taka(100));
});

test('leaves out an option that the server says is not offered', async () => {
  const problems = [{ kind: 'option-not-offered', option: 'express', place: 'Mirpur, Dhaka' }];
  const quote = { deliveryOption: 'express', deliveryCharge: 0, lines: [{}], problems } as unknown as Quote;
  expect(await chargeAt(mirpur, 'express', { quote, at: mirpur })).toBeUndefined();
  expect(await chargeAt(mirpur, 'standard', { quote, at: mirpur })).toBe(taka(60));
});
