import { describe, expect, test } from 'vitest';
import { cancelOrder } from './cancel-order.ts';
import type { Order } from './order.ts';
import { moneyOf } from './money.ts';
import { isReopeningRefunded, withRefundState } from './payment-after-transition.ts';
import {
  DELIVERY_STATUSES,
  ORDER_STATUSES,
  REFUND_STATES,
  type DeliveryStatus,
  type OrderStatus,
} from './statuses.ts';
import { anOrder } from './testing/an-order.ts';
import { setStatuses } from './transition-delivery.ts';

const now = new Date('2026-11-20T20:00:00Z');
const change = { who: 'boss', now };
type Pair = readonly [OrderStatus, DeliveryStatus];
const PAIRS: Pair[] = ORDER_STATUSES.flatMap((order) => DELIVERY_STATUSES.map((it) => [order, it] as const));

const at = ([orderStatus, deliveryStatus]: Pair, of: Partial<Order> = {}) =>
  setStatuses(anOrder(now, of), { orderStatus, deliveryStatus }, change);
const onTo = (order: Order, [orderStatus, deliveryStatus]: Pair) =>
  setStatuses(order, { orderStatus, deliveryStatus }, change);

const online = anOrder(now, { paymentMethod: 'Online Payment', paymentStatus: 'paid', tranId: 'T1' });

/** The payment status of a cash order by delivery status, when it was never paid before. */
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
  test.each(PAIRS)(
    'has the payment status of its new statuses, %s and %s, not of its former ones',
    (...to) => {
      const before = at(from);
      const after = onTo(before, to);
      const isKeptCash = to[0] === 'cancelled' && to[1] === 'delivered' && before.paymentStatus === 'paid';
      expect(after.paymentStatus).toBe(isKeptCash ? 'paid' : cashOf(to));
      expect(after.refund).toBeNull();
      const isDue = after.paymentStatus === 'pending';
      expect(moneyOf(after).toCollect).toBe(isDue ? after.totalAmount : 0);
      expect(after.timeline.at(-1)?.to.paymentStatus).toBe(after.paymentStatus);
    },
  );
});

describe.each(PAIRS)('an order paid online that is %s and %s', (...from) => {
  const paid: Partial<Order> = { paymentMethod: 'Online Payment', paymentStatus: 'paid', tranId: 'T1' };
  test.each(PAIRS)('stays paid as %s and %s, and is refunded by a cancellation only', (...to) => {
    const before = at(from, paid);
    const after = onTo(before, to);
    expect(after.paymentStatus).toBe('paid');
    expect(after.refund).toBe(from[0] === 'cancelled' || to[0] === 'cancelled' ? 'requested' : null);
    expect(moneyOf(after).toCollect).toBe(0);
  });
});

test.each(['failed', 'refunded'] as const)(
  'keeps a %s payment for every pair of statuses',
  (paymentStatus) => {
    for (const pair of PAIRS) expect(at(pair, { paymentStatus }).paymentStatus).toBe(paymentStatus);
  },
);

test('makes the cash of a reverted delivery due again', () => {
  const delivered = at(['delivered', 'delivered']);
  expect(delivered.paymentStatus).toBe('paid');
  const back = onTo(delivered, ['shipped', 'out_for_delivery']);
  expect(back.paymentStatus).toBe('pending');
  expect(moneyOf(back).toCollect).toBe(back.totalAmount);
  expect(onTo(back, ['delivered', 'delivered']).paymentStatus).toBe('paid');
});

test('keeps collected cash when a delivered order is cancelled', () => {
  const cancelled = cancelOrder(at(['delivered', 'delivered']), { by: { uid: 'boss', isStaff: true }, now });
  expect(cancelled.ok && cancelled.order.paymentStatus).toBe('paid');
});

describe('the payment of an order', () => {
  test('is due again when a cancellation is reverted', () => {
    const cancelled = setStatuses(anOrder(now), { orderStatus: 'cancelled' }, change);
    expect(setStatuses(cancelled, { orderStatus: 'confirmed' }, change).paymentStatus).toBe('pending');
  });

  test('is paid when the general status call sets delivered', () => {
    expect(setStatuses(anOrder(now), { deliveryStatus: 'delivered' }, change).paymentStatus).toBe('paid');
  });

  test('prevents reopening the order once a refund is requested', () => {
    for (const refund of REFUND_STATES) {
      const before = { refund, orderStatus: 'cancelled' as const };
      expect(isReopeningRefunded(before, { orderStatus: 'confirmed' })).toBe(true);
      expect(isReopeningRefunded(before, { orderStatus: 'cancelled' })).toBe(false);
    }
    expect(
      isReopeningRefunded({ refund: null, orderStatus: 'cancelled' }, { orderStatus: 'confirmed' }),
    ).toBe(false);
  });

  test('is refunded when the gateway confirms it, with a timeline entry', () => {
    const cancelled = setStatuses(online, { orderStatus: 'cancelled' }, change);
    const accepted = withRefundState(cancelled, 'accepted', now);
    expect(accepted).toMatchObject({ refund: 'accepted', paymentStatus: 'paid' });
    expect(accepted.timeline).toHaveLength(cancelled.timeline.length);
    const back = withRefundState(accepted, 'refunded', now);
    expect(back).toMatchObject({ refund: 'refunded', paymentStatus: 'refunded', orderStatus: 'cancelled' });
    expect(back.timeline.at(-1)).toMatchObject({
      note: 'Payment refunded',
      to: { paymentStatus: 'refunded' },
    });
    expect(withRefundState(back, 'refunded', now)).toBe(back);
  });
});
