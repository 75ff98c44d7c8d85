import type { Order } from './order.ts';
import { CASH_ON_DELIVERY } from './statuses.ts';

type Paying = Pick<Order, 'orderStatus' | 'deliveryStatus' | 'paymentMethod' | 'paymentStatus' | 'refund'>;

/**
 * What happens to an order's payment when staff cancel it: the gateway refunds it, collected cash remains with the shop and is
 * returned by hand, due cash is not collected, or nothing happens.
 */
export type MoneyOnCancel = 'goes-back' | 'stays-in-cash' | 'not-collected' | 'nothing';

export function moneyOnCancel(order: Paying): MoneyOnCancel {
  const { paymentStatus, refund } = order;
  if (order.orderStatus === 'cancelled') return 'nothing';
  if (paymentStatus === 'pending') return 'not-collected';
  if (paymentStatus !== 'paid') return 'nothing';
  if (order.paymentMethod !== CASH_ON_DELIVERY) return refund ? 'nothing' : 'goes-back';
  return order.deliveryStatus === 'delivered' ? 'stays-in-cash' : 'not-collected';
}

/**
 * What happens to an order's payment when staff delete it: it becomes a payment without an order, it stays with the
 * shop and leaves the revenue, its refund continues, or nothing happens.
 */
export type MoneyOnDelete = 'waits' | 'stays' | 'refund-goes-on' | 'nothing';

export function moneyOnDelete(order: Paying): MoneyOnDelete {
  if (order.refund && order.refund !== 'refunded') return 'refund-goes-on';
  if (order.paymentStatus !== 'paid') return 'nothing';
  const isOnline = order.paymentMethod !== CASH_ON_DELIVERY;
  return isOnline && order.deliveryStatus !== 'delivered' ? 'waits' : 'stays';
}
