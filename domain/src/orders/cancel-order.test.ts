import { DEFAULT_DELIVERY } from '../delivery/terms.ts';
import { describe, expect, test } from 'vitest';
import { addressSchema } from '../checkout/address.ts';
import { quoteOrder } from '../checkout/quote.ts';
import { taka } from '../money/taka.ts';
import { buildOrder } from './build-order.ts';
import { cancelOrder } from './cancel-order.ts';
import { refundable } from './money.ts';
import { addNote, transitionDelivery, setStatuses } from './transition-delivery.ts';
import { statusesOf } from './timeline.ts';
import type { Order } from './order.ts';
import { DELIVERY_STATUSES, ORDER_STATUSES } from './statuses.ts';

const now = new Date('2026-11-20T20:00:00Z');
const owner = { uid: 'u1', isStaff: false };
const admin = { uid: 'boss', isStaff: true };
const shirt = { id: 'shirt', name: 'Shirt', price: taka(450), image: '/s.webp', inStock: true };

function order(change: Partial<Order> = {}, paidOnline?: { tranId: string; isRisky?: boolean }): Order {
  return {
    ...buildOrder({
      delivery: DEFAULT_DELIVERY,
      id: 'o1',
      orderId: 'ORD-20261121-33333',
      requestKey: 'key',
      buyer: { uid: 'u1', name: 'Rahima', email: 'rahima@example.com' },
      quote: quoteOrder({
        delivery: DEFAULT_DELIVERY,
        products: [shirt],
        lines: [{ productId: 'shirt', size: 'M', quantity: 1 }],
        deliveryOption: 'standard',
      }),
      address: addressSchema.parse({
        recipientName: 'Rahima Khatun',
        recipientPhone: '01712345678',
        region: 'Sylhet',
        city: 'Sylhet',
        district: 'Sylhet',
        address: 'Zindabazar 4',
        addressCategory: 'office',
      }),
      now,
      paidOnline: paidOnline && { ...paidOnline, amount: taka(510) },
    }),
    ...change,
  };
}
const online = (change: Partial<Order> = {}) => order(change, { tranId: 'T1' });
const change = { who: 'boss', now };

describe('cancelling an order', () => {
  test('cancels the cash that is due', () => {
    const result = cancelOrder(order(), { by: owner, now });
    expect(result).toMatchObject({
      ok: true,
      order: { orderStatus: 'cancelled', paymentStatus: 'cancelled', refund: null },
    });
  });

  test('requests the refund of an online payment, which stays paid until it is refunded', () => {
    const result = cancelOrder(online(), { by: owner, now, note: 'Wrong size' });
    if (!result.ok) throw new Error(result.reason);
    expect(result.order).toMatchObject({ paymentStatus: 'paid', refund: 'requested' });
    expect(result.order.timeline.at(-1)).toMatchObject({ who: 'u1', note: 'Wrong size' });
  });

  test('leaves an online payment with the shop where staff decide so', () => {
    const result = cancelOrder(online(), { by: admin, now, keepsPayment: true });
    if (!result.ok) throw new Error(result.reason);
    expect(result.order).toMatchObject({ orderStatus: 'cancelled', paymentStatus: 'paid', refund: null });
    expect(result.order.timeline.at(-1)!.note).toBe('Cancelled by the shop, which keeps the payment');
    expect(result.order.paymentKept).toBe(true);
    const revived = setStatuses(result.order, { orderStatus: 'confirmed' }, { who: 's', now });
    expect(revived).not.toHaveProperty('paymentKept');
    expect(refundable(result.order)).toBe(taka(510));
    expect(cancelOrder(online(), { by: owner, now, keepsPayment: true })).toEqual({
      ok: false,
      reason: 'not-staff',
    });
  });

  test('cannot keep a payment that goes back already', () => {
    const first = cancelOrder(online(), { by: owner, now });
    if (!first.ok) throw new Error(first.reason);
    const second = cancelOrder(first.order, { by: admin, now, keepsPayment: true });
    expect(second).toEqual({ ok: false, reason: 'refund-under-way' });
  });

  test('changes nothing when repeated', () => {
    const first = cancelOrder(online(), { by: owner, now });
    if (!first.ok) throw new Error(first.reason);
    const second = cancelOrder(first.order, { by: admin, now });
    expect(second.ok && second.order).toBe(first.order);
  });

  test('is allowed to its owner and to staff', () => {
    const stranger = { uid: 'u2', isStaff: false };
    expect(cancelOrder(order(), { by: stranger, now })).toEqual({ ok: false, reason: 'not-yours' });
    expect(cancelOrder(order(), { by: admin, now }).ok).toBe(true);
  });

  test.each(
    ORDER_STATUSES.flatMap((orderStatus) => DELIVERY_STATUSES.map((it) => [orderStatus, it] as const)),
  )(
    'allows an order that is %s and %s to its owner until it ships, to staff always',
    (orderStatus, deliveryStatus) => {
      const at = order({ orderStatus, deliveryStatus });
      const hasLeft =
        !['pending', 'assigned'].includes(deliveryStatus) || ['shipped', 'delivered'].includes(orderStatus);
      expect(cancelOrder(at, { by: owner, now }).ok).toBe(orderStatus === 'cancelled' || !hasLeft);
      expect(cancelOrder(at, { by: admin, now }).ok).toBe(true);
    },
  );

  test('has the same effect through the general status call', () => {
    expect(setStatuses(online(), { orderStatus: 'cancelled' }, change)).toMatchObject({
      refund: 'requested',
    });
    expect(setStatuses(order(), { orderStatus: 'cancelled' }, change).paymentStatus).toBe('cancelled');
  });
});

test('holds an order with a risky payment until staff set a status', () => {
  const held = order({}, { tranId: 'T1', isRisky: true });
  expect(held.onHold).toBe(true);
  expect(transitionDelivery(held, 'assign', change)).toEqual({ ok: false, reason: 'on-hold' });
  const released = setStatuses(held, { orderStatus: 'confirmed' }, change);
  expect(released.onHold).toBe(false);
  expect(transitionDelivery(released, 'assign', change).ok).toBe(true);
});

test('adds a note to the timeline and changes nothing else', () => {
  const held = order({}, { tranId: 'T1', isRisky: true });
  const noted = addNote(held, { ...change, note: 'Called: she wants it on Sunday' });
  const statuses = statusesOf(held);
  const entry = { who: change.who, from: statuses, to: statuses, note: 'Called: she wants it on Sunday' };
  expect(noted.timeline.at(-1)).toMatchObject(entry);
  const { timeline: _before, updatedAt: _then, ...was } = held;
  expect(noted).toMatchObject({ ...was, onHold: true });
  // Unpaid cash stays due, though the parcel arrived.
  const arrived = { ...order(), deliveryStatus: 'delivered' } as const;
  expect(addNote(arrived, { ...change, note: 'x' }).paymentStatus).toBe('pending');
});
