import { orderNotes } from './order-notes.ts';
import { CASH_ON_DELIVERY, type RefundState } from './statuses.ts';
import type { Order } from './order.ts';
import { standingOf, type Standing } from './timeline.ts';

/** In the timeline, where a person's uid would stand. */
const THE_GATEWAY = 'payment-gateway';

type Paying = Pick<Order, 'orderStatus' | 'paymentMethod' | 'paymentStatus' | 'refund'>;

/**
 * What a change of statuses does to the money, whoever makes it (DESIGN 4). Cash is paid at the door. Cancelling
 * calls off what is still to be paid and asks for what was paid online; taking a cancellation back makes the cash due
 * again.
 */
export function paymentAfter(
  order: Paying,
  to: Pick<Standing, 'orderStatus' | 'deliveryStatus'>,
): Pick<Order, 'paymentStatus' | 'refund'> {
  const { paymentStatus, refund } = order;
  const isCash = order.paymentMethod === CASH_ON_DELIVERY;
  if (to.orderStatus === 'cancelled') {
    if (paymentStatus === 'pending') return { paymentStatus: 'cancelled', refund };
    const goesBack = order.orderStatus !== 'cancelled' && paymentStatus === 'paid' && !isCash;
    return { paymentStatus, refund: goesBack ? (refund ?? 'requested') : refund };
  }
  const due = isCash && (paymentStatus === 'pending' || paymentStatus === 'cancelled');
  if (due) return { paymentStatus: to.deliveryStatus === 'delivered' ? 'paid' : 'pending', refund };
  return { paymentStatus, refund };
}

/** An order whose money goes back, or is back, cannot live again: it would be sent out unpaid. */
export function isReopeningRefunded(
  before: Pick<Order, 'refund'>,
  after: Pick<Order, 'orderStatus'>,
): boolean {
  return before.refund !== null && after.orderStatus !== 'cancelled';
}

/** The order shows how far its refund is; the money is back only when the gateway says so. */
export function withRefundState(order: Order, refund: RefundState, now: Date): Order {
  if (order.refund === refund) return order;
  if (refund !== 'refunded') return { ...order, refund, updatedAt: now };
  const from = standingOf(order);
  const to: Standing = { ...from, paymentStatus: 'refunded' };
  const entry = { at: now, who: THE_GATEWAY, from, to, note: orderNotes.refunded };
  return { ...order, ...to, refund, updatedAt: now, timeline: [...order.timeline, entry] };
}
