import { describe, expect, test } from 'vitest';
import { taka } from '../money/taka.ts';
import { cancelOrder } from './cancel-order.ts';
import { withManualPayment } from './manual-money.ts';
import type { Order } from './order.ts';
import { deliverInPart, partialDeliveryOf } from './partial-delivery.ts';
import { prepaidDeadline } from './prepaid-deadline.ts';
import { anOrder } from './testing/an-order.ts';
import { setStatuses } from './transition-delivery.ts';

const placedAt = new Date('2026-11-20T06:00:00Z');
const later = (hours: number, from = placedAt) => new Date(from.getTime() + hours * 3_600_000);
const online: Partial<Order> = { paymentMethod: 'Online Payment', paymentStatus: 'paid', tranId: 'T1' };
const HOME = 'dhaka/dhaka';
const to = (areaId: string | undefined): Partial<Order> => {
  const { shippingAddress } = anOrder(placedAt);
  return { ...online, shippingAddress: areaId ? { ...shippingAddress, areaId } : shippingAddress };
};
const change = (hours: number) => ({ who: 'boss', now: later(hours), note: '' });
const moved = (order: Order, deliveryStatus: Order['deliveryStatus'], hours: number) =>
  setStatuses(
    order,
    { orderStatus: deliveryStatus === 'delivered' ? 'delivered' : 'shipped', deliveryStatus },
    change(hours),
  );
const DAY = 24;

describe('an order that was paid in full', () => {
  test.each(['pending', 'assigned'] as const)('is handed over within 48 hours while it is %s', (status) => {
    const order = setStatuses(anOrder(placedAt, online), { deliveryStatus: status }, change(1));
    expect(prepaidDeadline(order, HOME)).toEqual({ duty: 'hand-over', dueAt: later(48) });
  });

  test.each([
    ['the shop’s own district', 'dhaka/dhaka/gulshan', 5],
    ['another one', 'dhaka/gazipur/sreepur', 10],
    ['a place that is not known', undefined, 5],
  ])('is delivered to %s in time', (_, areaId, days) => {
    const order = moved(anOrder(placedAt, to(areaId)), 'in_transit', 20);
    expect(prepaidDeadline(order, HOME)).toEqual({ duty: 'deliver', dueAt: later(days * DAY) });
  });

  test('owes nothing once it was delivered', () => {
    expect(prepaidDeadline(moved(anOrder(placedAt, online), 'delivered', 30), HOME)).toBeUndefined();
  });

  test('counts from the last payment by hand', () => {
    const order = anOrder(placedAt);
    const payment = { method: 'bkash', amount: order.totalAmount, who: 'boss', now: later(5) } as const;
    const paid = withManualPayment(order, payment);
    if (!paid.ok) throw new Error(paid.reason);
    expect(prepaidDeadline(paid.order, HOME)).toEqual({ duty: 'hand-over', dueAt: later(53) });
  });
});

test.each([
  ['cash at the door', {}],
  ['a part in advance', { money: { ...anOrder(placedAt).money!, byHand: taka(100), paid: taka(100) } }],
])('an order with %s has no clock', (_, override) => {
  expect(prepaidDeadline(anOrder(placedAt, override), HOME)).toBeUndefined();
});

describe('money that must go back', () => {
  const cancelled = (keepsPayment = false) => {
    const by = { uid: 'boss', isStaff: true };
    const result = cancelOrder(anOrder(placedAt, online), { by, now: later(30), keepsPayment });
    if (!result.ok) throw new Error(result.reason);
    return result.order;
  };

  test('counts from the payment of a cancelled order', () => {
    expect(prepaidDeadline(cancelled(), HOME)).toEqual({ duty: 'refund', dueAt: later(10 * DAY) });
  });

  test('is not owed when the shop keeps it, or it went back', () => {
    expect(prepaidDeadline(cancelled(true), HOME)).toBeUndefined();
    const order = cancelled();
    const money = { ...order.money!, refunded: order.money!.paid };
    expect(prepaidDeadline({ ...order, money, paymentStatus: 'refunded' }, HOME)).toBeUndefined();
  });

  test('counts from the return of a parcel, until staff gave some of it back', () => {
    const returned = moved(anOrder(placedAt, online), 'returned', 100);
    expect(prepaidDeadline(returned, HOME)).toEqual({ duty: 'refund', dueAt: later(100 + 10 * DAY) });
    const money = { ...returned.money!, refunded: taka(700) };
    expect(prepaidDeadline({ ...returned, money }, HOME)).toBeUndefined();
  });

  test('counts from the delivery of which a part was refused', () => {
    const order = moved(anOrder(placedAt, online), 'out_for_delivery', 40);
    const refused = [{ productId: 'panjabi', size: 'M', quantity: 1 }] as const;
    const { due } = partialDeliveryOf(order, refused);
    const recording = { refused, collected: due, due, reason: '', who: 'boss', now: later(50) };
    const result = deliverInPart(order, recording, null);
    if (!result.ok) throw new Error(result.reason);
    expect(prepaidDeadline(result.order, HOME)).toEqual({ duty: 'refund', dueAt: later(50 + 10 * DAY) });
  });
});
