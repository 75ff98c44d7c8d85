import { NO_MONEY, type Paisa } from '../money/paisa.ts';
import { dueAtTheDoor, heldByHand, paidOnline, refundable, type moneyOf } from './money.ts';

type Paying = Parameters<typeof moneyOf>[0];

/**
 * What happens to an order's payment when staff cancel it: the gateway refunds it, staff send back by hand what came by hand or was
 * collected in cash, due cash is not collected, or nothing happens.
 */
export type MoneyOnCancel = 'goes-back' | 'sent-back-by-hand' | 'not-collected' | 'nothing';

export function moneyOnCancel(order: Paying): MoneyOnCancel {
  const { paymentStatus, refund } = order;
  if (order.orderStatus === 'cancelled') return 'nothing';
  if (refundable(order) > 0) return refund ? 'nothing' : 'goes-back';
  if (heldByHand(order) > 0) return 'sent-back-by-hand';
  return paymentStatus === 'pending' ? 'not-collected' : 'nothing';
}

/** Returns the amount that `moneyOnCancel` is about. */
export function amountOnCancel(order: Paying): Paisa {
  const amounts: Readonly<Record<MoneyOnCancel, Paisa>> = {
    'goes-back': refundable(order),
    'sent-back-by-hand': heldByHand(order),
    'not-collected': dueAtTheDoor(order),
    nothing: NO_MONEY,
  };
  return amounts[moneyOnCancel(order)];
}

/**
 * What happens to an order's payment when staff delete it: it becomes a payment without an order, it stays with the
 * shop and leaves the revenue, its refund continues, or nothing happens.
 */
export type MoneyOnDelete = 'waits' | 'stays' | 'refund-goes-on' | 'nothing';

export function moneyOnDelete(order: Paying): MoneyOnDelete {
  if (order.refund && order.refund !== 'refunded') return 'refund-goes-on';
  const isHolding = refundable(order) > 0 || heldByHand(order) > 0;
  if (!isHolding) return 'nothing';
  const isOnline = paidOnline(order) > 0;
  return isOnline && order.deliveryStatus !== 'delivered' ? 'waits' : 'stays';
}
