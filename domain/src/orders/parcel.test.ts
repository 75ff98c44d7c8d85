import { describe, expect, test } from 'vitest';
import { anOrder } from './testing/an-order.ts';
import { setStatuses } from './transition-delivery.ts';
import type { Order } from './order.ts';
import { isDelivering, isRecalled, isUsualPair, shippingBlocker } from './parcel.ts';
import { shownStatus } from './shown-status.ts';
import { DELIVERY_STATUSES, ORDER_STATUSES, type DeliveryStatus, type OrderStatus } from './statuses.ts';

const now = new Date('2026-11-20T20:00:00Z');
const change = { who: 'boss', now };
type Pair = readonly [OrderStatus, DeliveryStatus];
const PAIRS: Pair[] = ORDER_STATUSES.flatMap((order) => DELIVERY_STATUSES.map((it) => [order, it] as const));

const at = ([orderStatus, deliveryStatus]: Pair, of: Partial<Order> = {}) =>
  setStatuses(anOrder(now, of), { orderStatus, deliveryStatus }, change);

describe('shippingBlocker', () => {
  test.each(PAIRS)('an order that is %s and %s', (...pair) => {
    const expected = pair[0] === 'cancelled' ? 'cancelled' : pair[1] === 'returned' ? 'returned' : undefined;
    expect(shippingBlocker(at(pair))).toBe(expected);
  });

  test.each(['requested', 'accepted', 'failed', 'refunded'] as const)(
    'blocks an order whose refund is %s, whatever its statuses',
    (refund) => {
      for (const pair of PAIRS) {
        const expected = pair[0] === 'cancelled' ? 'cancelled' : 'refunded';
        expect(shippingBlocker({ ...at(pair), refund })).toBe(expected);
      }
    },
  );

  test('blocks an order on hold', () => {
    expect(shippingBlocker(anOrder(now, { onHold: true }))).toBe('on-hold');
    expect(shippingBlocker(anOrder(now, { paymentStatus: 'refunded' }))).toBe('refunded');
  });
});

describe('the lists of the riders', () => {
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

test('finds contradictory pairs of statuses, and none that a guided transition makes', () => {
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
