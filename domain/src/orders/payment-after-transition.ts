import { orderNotes, THE_GATEWAY } from './order-notes.ts';
import { addPaisa, NO_MONEY } from '../money/paisa.ts';
import {
  dueAtTheDoor,
  heldByHand,
  isAllSentBack,
  isPaidAhead,
  moneyOf,
  paidOnline,
  refundable,
  withMoney,
} from './money.ts';
import { isDeliveredInPart } from './kept-amount.ts';
import type { RefundState } from './statuses.ts';
import type { Order } from './order.ts';
import { statusesOf, type Statuses } from './timeline.ts';

type Paying = Parameters<typeof moneyOf>[0];
type Reached = Pick<Statuses, 'orderStatus' | 'deliveryStatus'>;

/**
 * Returns the payment status and the refund after a change of statuses
 * (docs/architecture.md#one-order-from-tap-to-report; docs/payments.md, "Cash"). What is due at the door follows the
 * delivery status. What was paid before the delivery remains paid; the cancellation requests its refund once, unless the shop keeps
 * it.
 */
export function paymentAfterTransition(
  order: Paying,
  to: Reached,
  { keepsPayment = false }: { readonly keepsPayment: boolean | undefined },
): Pick<Order, 'paymentStatus' | 'refund'> {
  const isCancelled = order.orderStatus !== 'cancelled' && to.orderStatus === 'cancelled';
  const goesBack = isCancelled && !keepsPayment && refundable(order) > 0;
  const refund = goesBack ? (order.refund ?? 'requested') : order.refund;
  if (isCancelled && isAllSentBack(order)) return { paymentStatus: 'refunded', refund };
  if (dueAtTheDoor(order) > 0 && !isPaidAhead(order))
    return { paymentStatus: cashAfterTransition(order, to), refund };
  // What was paid ahead covers what the customer kept.
  const isSettled = isDeliveredInPart(order) && to.deliveryStatus === 'delivered';
  if (isSettled && order.paymentStatus === 'pending') return { paymentStatus: 'paid', refund };
  const isUnpaid = to.orderStatus === 'cancelled' && order.paymentStatus === 'pending';
  return { paymentStatus: isUnpaid ? 'cancelled' : order.paymentStatus, refund };
}

/**
 * Returns the payment status of an order with cash due at the door: paid while delivered, pending before, cancelled when
 * the parcel was returned or the order cancelled. A delivery that is reverted is therefore unpaid again. Cancelling an
 * order that remains delivered leaves the collected cash with the shop: staff send it back by hand.
 */
function cashAfterTransition(
  { paymentStatus }: Paying,
  { orderStatus, deliveryStatus }: Reached,
): Order['paymentStatus'] {
  const isDecidedHere = ['pending', 'paid', 'cancelled'].includes(paymentStatus);
  if (!isDecidedHere) return paymentStatus;
  if (orderStatus === 'cancelled') {
    return deliveryStatus === 'delivered' && paymentStatus === 'paid' ? 'paid' : 'cancelled';
  }
  if (deliveryStatus === 'delivered') return 'paid';
  return deliveryStatus === 'returned' ? 'cancelled' : 'pending';
}

/** Returns whether a change would reopen an order with a refund, online or by hand: it would be sent unpaid. */
export function isReopeningRefunded(
  before: Pick<Order, 'refund' | 'orderStatus' | 'money'>,
  after: Pick<Order, 'orderStatus'>,
): boolean {
  if (after.orderStatus === 'cancelled') return false;
  const isSentBack = before.orderStatus === 'cancelled' && (before.money?.refundedByHand ?? NO_MONEY) > 0;
  return before.refund !== null || isSentBack;
}

/**
 * Returns whether a change takes back a delivery whose cash was sent back, at least in part: by its statuses the shop would never have
 * had that cash.
 */
export const isTakingBackSentCash = (after: Paying): boolean => heldByHand(after) < NO_MONEY;

/** Returns the order with the progress of its refund; its payment is refunded only when the gateway confirms it. */
export function withRefundState(order: Order, refund: RefundState, now: Date): Order {
  if (order.refund === refund) return order;
  if (refund !== 'refunded') return withMoney({ ...order, refund, updatedAt: now });
  const from = statusesOf(order);
  const to: Statuses = { ...from, paymentStatus: 'refunded' };
  const entry = { at: now, who: THE_GATEWAY, from, to, note: orderNotes.refunded };
  const money = moneyOf(order);
  const refunded = {
    ...money,
    refunded: addPaisa(paidOnline(order), money.refundedByHand ?? NO_MONEY),
  };
  const timeline = [...order.timeline, entry];
  return withMoney({ ...order, ...to, refund, updatedAt: now, timeline, money: refunded });
}
