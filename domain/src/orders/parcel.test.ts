import { describe, expect, test } from 'vitest';
import { anOrder } from './testing/an-order.ts';
import { cancelOrder } from './cancel-order.ts';
import { setStatuses } from './transition-delivery.ts';
import type { Order } from './order.ts';
import { amountToCollect, isDelivering, isRecalled, isUsualPair, shippingBlocker } from './parcel.ts';
import { shownStatus } from './shown-status.ts';
import { DELIVERY_STATUSES, ORDER_STATUSES, type DeliveryStatus, type OrderStatus } from './statuses.ts';

const now = new Date('2026-11-20T20:00:00Z');
const change = { who: 'boss', now };
type Pair = readonly [OrderStatus, DeliveryStatus];
const PAIRS: Pair[] = ORDER_STATUSES.flatMap((order) => DELIVERY_STATUSES.map((it) => [order, it] as const));

const at = ([orderStatus, deliveryStatus]: Pair, of: Partial<Order> = {}) =>
  setStatuses(anOrder(now, of), { orderStatus, deliveryStatus }, change);
const onTo = (order: Order, [orderStatus, deliveryStatus]: Pair) =>
  setStatuses(order, { orderStatus, deliveryStatus }, change);

/** What cash is worth in a pair that an order came to without having been paid before. */
const CASH: Record<DeliveryStatus, Order['paymentStatus']> = {
  pending: 'pending',
  assigned: 'pending',
  picked_up: 'pending',
  in_transit: 'pending',
  out_for_delivery: 'pending',
  failed_delivery: 'pending',
  delivered: 'paid',
  returned: 'cancelled',
};
const cashOf = ([orderStatus, deliveryStatus]: Pair) =>
  orderStatus === 'cancelled' ? 'cancelled' : CASH[deliveryStatus];

describe.each(PAIRS)('a cash order that is %s and %s', (...from) => {
  test.each(PAIRS)('and becomes %s and %s has the money of where it is, not of where it was', (...to) => {
    const before = at(from);
    const after = onTo(before, to);
    const isKeptCash = to[0] === 'cancelled' && to[1] === 'delivered' && before.paymentStatus === 'paid';
    expect(after.paymentStatus).toBe(isKeptCash ? 'paid' : cashOf(to));
    expect(after.refund).toBeNull();
    const isDue = after.paymentStatus === 'pending';
    expect(amountToCollect(after)).toBe(isDue ? after.totalAmount : 0);
    expect(after.timeline.at(-1)?.to.paymentStatus).toBe(after.paymentStatus);
  });
});

describe.each(PAIRS)('an order paid online that is %s and %s', (...from) => {
  const paid: Partial<Order> = { paymentMethod: 'Online Payment', paymentStatus: 'paid', tranId: 'T1' };
  test.each(PAIRS)('and becomes %s and %s stays paid, and is asked back by a cancellation alone', (...to) => {
    const before = at(from, paid);
    const after = onTo(before, to);
    expect(after.paymentStatus).toBe('paid');
    expect(after.refund).toBe(from[0] === 'cancelled' || to[0] === 'cancelled' ? 'requested' : null);
    expect(amountToCollect(after)).toBe(0);
  });
});

test.each(['failed', 'refunded'] as const)('a %s payment is left as it is by every pair', (paymentStatus) => {
  for (const pair of PAIRS) expect(at(pair, { paymentStatus }).paymentStatus).toBe(paymentStatus);
});

test('a delivery that is taken back is collected again at the door', () => {
  const delivered = at(['delivered', 'delivered']);
  expect(delivered.paymentStatus).toBe('paid');
  const back = onTo(delivered, ['shipped', 'out_for_delivery']);
  expect(back.paymentStatus).toBe('pending');
  expect(amountToCollect(back)).toBe(back.totalAmount);
  expect(onTo(back, ['delivered', 'delivered']).paymentStatus).toBe('paid');
});

test('cash that was collected stays with the shop when a delivered order is cancelled', () => {
  const cancelled = cancelOrder(at(['delivered', 'delivered']), { by: { uid: 'boss', role: 'admin' }, now });
  expect(cancelled.ok && cancelled.order.paymentStatus).toBe('paid');
});

describe('whether a parcel may be sent', () => {
  test.each(PAIRS)('an order that is %s and %s', (...pair) => {
    const expected = pair[0] === 'cancelled' ? 'cancelled' : pair[1] === 'returned' ? 'returned' : undefined;
    expect(shippingBlocker(at(pair))).toBe(expected);
  });

  test.each(['requested', 'accepted', 'failed', 'refunded'] as const)(
    'not while its refund is %s, whatever its statuses say',
    (refund) => {
      for (const pair of PAIRS) {
        const expected = pair[0] === 'cancelled' ? 'cancelled' : 'refunded';
        expect(shippingBlocker({ ...at(pair), refund })).toBe(expected);
      }
    },
  );

  test('not while it is on hold', () => {
    expect(shippingBlocker(anOrder(now, { onHold: true }))).toBe('on-hold');
    expect(shippingBlocker(anOrder(now, { paymentStatus: 'refunded' }))).toBe('refunded');
  });
});

describe('the riders’ lists', () => {
  test.each(PAIRS)('an order that is %s and %s', (...pair) => {
    const [orderStatus, deliveryStatus] = pair;
    const order = { orderStatus, deliveryStatus };
    const isCancelled = orderStatus === 'cancelled';
    expect(isDelivering(order)).toBe(!isCancelled || deliveryStatus === 'returned');
    const isWithRider = !['pending', 'delivered', 'returned'].includes(deliveryStatus);
    expect(isRecalled(order)).toBe(isCancelled && isWithRider);
    const isBack = deliveryStatus === 'returned' && !isCancelled;
    expect(shownStatus(order)).toBe(isBack ? 'returned' : orderStatus);
  });
});

test('names the pairs that contradict themselves, and no pair that a guided step makes', () => {
  const contradictions = PAIRS.filter(
    ([orderStatus, deliveryStatus]) => !isUsualPair({ orderStatus, deliveryStatus }),
  );
  expect(contradictions).toContainEqual(['delivered', 'pending']);
  expect(contradictions).toContainEqual(['confirmed', 'delivered']);
  for (const usual of [
    ['confirmed', 'pending'],
    ['processing', 'assigned'],
    ['shipped', 'in_transit'],
    ['shipped', 'out_for_delivery'],
    ['delivered', 'delivered'],
    ['cancelled', 'returned'],
  ]) {
    expect(contradictions).not.toContainEqual(usual);
  }
});
