import type { OrderDraft } from '@nargisus/domain/checkout';
import { presetZones } from '@nargisus/domain/delivery';
import { addPaisa, taka } from '@nargisus/domain/money';
import { settlePlace } from '@nargisus/domain/places';
import { deliverySection } from '@nargisus/domain/settings';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { placeOrder } from '../orders/place-order.ts';
import { handleCallback } from './handle-callback.ts';
import { startPayment } from './start-payment.ts';
import { createPaymentFixture } from './testing/payment-fixture.ts';

/* Orders and payments of a shop with the zones of the preset, and what staff change between a price and its payment. */
const shop = createPaymentFixture();
const { repositories, dependencies, db, attemptOf, ordersOf, pays } = shop;

const MIRPUR = { areaId: 'dhaka/dhaka/mirpur' };
const SAVAR = { areaId: 'dhaka/dhaka/savar' };
const BOALIA = { areaId: 'rajshahi/rajshahi/boalia' };

/** Stores delivery settings as the Settings tab does: taka, and only what differs. */
const set = (values: object) => db.doc('settings/delivery').set({ ...record, values });
const record = { version: 1, updatedAt: new Date(), updatedBy: 'admin' };
const wire = (zones = presetZones()) => ({
  zones: z.encode(deliverySection.fields.zones.schema, zones),
});

beforeEach(() => set(wire()));
afterAll(() => db.doc('settings/delivery').delete());

/** A request for one shirt, as the routes pass it on. @param charge - the delivery that the client counts, in taka */
function wanted(place: Partial<OrderDraft>, charge: number, change: Partial<OrderDraft> = {}) {
  const request = shop.request();
  const totalAmount = addPaisa(taka(charge), shop.shirt.price);
  return { ...request, draft: settlePlace({ ...request.draft, ...place, totalAmount, ...change }) };
}
type Wanted = ReturnType<typeof wanted>;
const place = (request: Wanted) =>
  placeOrder(repositories.orders, { ...request, now: shop.clock, random: Math.random });
const start = (request: Wanted) => startPayment(repositories, dependencies, request);

describe('an order in cash', () => {
  test.each([
    ['in the city', MIRPUR, 60],
    ['around it', SAVAR, 100],
    ['elsewhere', BOALIA, 130],
    ['in a district that is typed', { district: 'গাজীপুর' }, 100],
    ['in a district that does not exist', { district: 'Atlantis' }, 130],
    ['in a district that lies in two zones', { district: 'Dhaka' }, 100],
  ])('%s pays the charge of its zone, and no other', async (_where, where, charge) => {
    const { order } = await place(wanted(where, charge));
    expect(order).toMatchObject({
      deliveryCharge: taka(charge),
      totalAmount: addPaisa(taka(charge), shop.shirt.price),
    });
    for (const other of [0, 60, 100, 130].filter((it) => it !== charge)) {
      await expect(place(wanted(where, other))).rejects.toMatchObject({
        code: 'conflict',
        data: { quote: { deliveryCharge: charge, total: charge + 450.5 } },
      });
    }
  });

  test('pays by its area, whatever district the client names beside it', async () => {
    const forged = { ...BOALIA, city: 'Mirpur', district: 'Dhaka', region: 'Dhaka' } as const;
    await expect(place(wanted(forged, 60))).rejects.toMatchObject({
      data: { quote: { deliveryCharge: 130 } },
    });
    const { order } = await place(wanted(forged, 130));
    expect(order.shippingAddress).toMatchObject({ ...BOALIA, city: 'Boalia', district: 'Rajshahi' });
  });

  test('of an option that the zone does not offer is a conflict that names both', async () => {
    await expect(place(wanted(BOALIA, 200, { deliveryOption: 'premium' }))).rejects.toThrow(
      'Premium Delivery is not offered in Boalia, Rajshahi. Please choose another delivery option.',
    );
    await expect(place(wanted(SAVAR, 200, { deliveryOption: 'premium' }))).rejects.toMatchObject({
      code: 'conflict',
      message: 'Premium Delivery is not offered in Savar, Dhaka. Please choose another delivery option.',
      data: {
        quote: { problems: [{ kind: 'option-not-offered', option: 'premium', place: 'Savar, Dhaka' }] },
      },
    });
    const { order } = await place(wanted(MIRPUR, 200, { deliveryOption: 'premium' }));
    expect(order.deliveryCharge).toBe(taka(200));
  });

  test('is free from the amount of the zone, and one paisa below it is not', async () => {
    await set(wire(presetZones().map((zone) => ({ ...zone, freeFrom: taka(450.5) }))));
    expect((await place(wanted(SAVAR, 0))).order.deliveryCharge).toBe(0);
    await set(wire(presetZones().map((zone) => ({ ...zone, freeFrom: taka(450.51) }))));
    await expect(place(wanted(SAVAR, 0))).rejects.toMatchObject({ data: { quote: { deliveryCharge: 100 } } });
  });

  test('that staff make dearer between price and order is a conflict, and then costs the new charge', async () => {
    const request = wanted(MIRPUR, 60);
    await set(
      wire(presetZones().map((zone) => ({ ...zone, charges: { ...zone.charges, standard: taka(75) } }))),
    );
    await expect(place(request)).rejects.toMatchObject({ data: { quote: { deliveryCharge: 75 } } });
    const totalAmount = addPaisa(taka(75), shop.shirt.price);
    const { order } = await place({ ...request, draft: { ...request.draft, totalAmount } });
    expect(order.deliveryCharge).toBe(taka(75));
    // The same request again is the same order, whatever staff change now.
    await set(wire());
    const again = await place({ ...request, draft: { ...request.draft, totalAmount } });
    expect([again.isNew, again.order._id]).toEqual([false, order._id]);
  });

  test('is estimated with the days off, the holidays and the extra days of the settings', async () => {
    shop.clock = new Date('2026-11-26T06:00:00Z'); // Thursday noon in Dhaka
    const zones = presetZones().map((zone) => ({ ...zone, extraDays: zone.name === 'Elsewhere' ? 2 : 0 }));
    await set({ ...wire(zones), daysOff: ['Fri', 'Sat'], holidays: ['2026-11-29'] });
    const express = { deliveryOption: 'express' } as const;
    const near = await place(wanted(MIRPUR, 120, express));
    expect(near.order.estimatedDelivery).toEqual({ from: '2026-11-30', to: '2026-12-01' });
    const far = await place(wanted(BOALIA, 200, express));
    expect(far.order.estimatedDelivery).toEqual({ from: '2026-12-02', to: '2026-12-03' });
  });
});

describe('an online payment', () => {
  test('is opened for the charge of the zone, and no other', async () => {
    await expect(start(wanted(BOALIA, 60))).rejects.toMatchObject({
      data: { quote: { deliveryCharge: 130 } },
    });
    const { tranId } = await start(wanted(BOALIA, 130));
    expect((await attemptOf(tranId)).total).toBe(taka(580.5));
  });

  test('that was kept does not go to a place with another charge', async () => {
    const request = wanted(MIRPUR, 60);
    const { tranId } = await start(request);
    const at = (where: object) => ({ ...request, draft: settlePlace({ ...request.draft, ...where }) });
    // A forged total: what the page takes, for a place that costs more.
    await expect(start(at(BOALIA))).rejects.toMatchObject({
      code: 'conflict',
      data: { open: { tranId, total: 510.5 } },
    });
    expect((await attemptOf(tranId)).shippingAddress.areaId).toBe(MIRPUR.areaId);
    // Another place of the same zone, and another house, are the same terms.
    expect(await start(at({ areaId: 'dhaka/dhaka/banani', address: 'House 9' }))).toMatchObject({ tranId });
    expect((await attemptOf(tranId)).shippingAddress).toMatchObject({ city: 'Banani', address: 'House 9' });
  });

  test('of an option that the new place does not offer is other terms', async () => {
    const request = wanted(MIRPUR, 200, { deliveryOption: 'premium' });
    const { tranId } = await start(request);
    const draft = settlePlace({ ...request.draft, ...SAVAR });
    await expect(start({ ...request, draft })).rejects.toMatchObject({ data: { open: { tranId } } });
  });

  test('that was kept is continued at its price after staff changed the zones, and becomes an order', async () => {
    const request = wanted(MIRPUR, 200, { deliveryOption: 'premium' });
    const { tranId } = await start(request);
    await set(wire(presetZones().slice(1)));
    expect(await start(request)).toMatchObject({ tranId, isNew: false });
    await shop.breaks(tranId, {});
    const { outcome } = await handleCallback(repositories, dependencies, await pays(tranId));
    expect(outcome.result).toBe('success');
    expect(await ordersOf(tranId)).toMatchObject([
      {
        deliveryOption: 'premium',
        deliveryCharge: taka(200),
        totalAmount: taka(650.5),
        paymentStatus: 'paid',
      },
    ]);
  });
});
