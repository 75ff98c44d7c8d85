import { expect, test } from 'vitest';
import { cancelOrder } from './cancel-order.ts';
import { taka } from '../money/taka.ts';
import { withManualRefund } from './manual-money.ts';
import { amountOnCancel, moneyOnCancel, moneyOnDelete } from './money-outcomes.ts';
import { setStatuses } from './transition-delivery.ts';
import type { Order } from './order.ts';
import { DELIVERY_STATUSES, ORDER_STATUSES } from './statuses.ts';
import { anOrder } from './testing/an-order.ts';

const now = new Date('2026-11-20T20:00:00Z');
const by = { uid: 'boss', isStaff: true };
const online: Partial<Order> = { paymentMethod: 'Online Payment', paymentStatus: 'paid', tranId: 'T1' };

/** Returns what a cancellation does to the payment, by making it. */
function moneyMoved(before: Order): string {
  const result = cancelOrder(before, { by, now });
  if (!result.ok || result.order === before) return 'nothing';
  const { paymentStatus, refund } = result.order;
  if (refund && !before.refund) return 'goes-back';
  if (paymentStatus === 'cancelled' && before.paymentStatus !== 'cancelled') return 'not-collected';
  return paymentStatus === 'paid' && !refund ? 'sent-back-by-hand' : 'nothing';
}

test.each([{}, online, { paymentStatus: 'failed' }, { paymentStatus: 'refunded' }] as Partial<Order>[])(
  'returns what cancelling does to the payment of an order with %j, in every pair of statuses',
  (payment) => {
    for (const orderStatus of ORDER_STATUSES) {
      for (const deliveryStatus of DELIVERY_STATUSES) {
        const order = setStatuses(
          anOrder(now, payment),
          { orderStatus, deliveryStatus },
          { who: 'boss', now },
        );
        expect(moneyOnCancel(order)).toBe(moneyMoved(order));
      }
    }
  },
);

test('returns what the shop holds of a delivered cash order, and nothing once all of it went back', () => {
  const delivered = setStatuses(anOrder(now), { deliveryStatus: 'delivered' }, { who: 'boss', now });
  expect([moneyOnCancel(delivered), amountOnCancel(delivered)]).toEqual(['sent-back-by-hand', 91_100]);
  const sent = withManualRefund(delivered, { method: 'bkash', amount: taka(911), who: 'boss', now });
  const back = sent.ok ? sent.order : delivered;
  expect([moneyOnCancel(back), moneyOnDelete(back)]).toEqual(['nothing', 'nothing']);
});

test('returns what deleting an order does to its payment', () => {
  expect(moneyOnDelete(anOrder(now))).toBe('nothing');
  expect(moneyOnDelete(anOrder(now, online))).toBe('waits');
  expect(moneyOnDelete(anOrder(now, { ...online, deliveryStatus: 'delivered' }))).toBe('stays');
  expect(moneyOnDelete(anOrder(now, { paymentStatus: 'paid', deliveryStatus: 'delivered' }))).toBe('stays');
  expect(moneyOnDelete(anOrder(now, { ...online, refund: 'accepted' }))).toBe('refund-goes-on');
  expect(moneyOnDelete(anOrder(now, { ...online, paymentStatus: 'refunded', refund: 'refunded' }))).toBe(
    'nothing',
  );
});
