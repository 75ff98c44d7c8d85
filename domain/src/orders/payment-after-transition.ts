import { orderNotes } from './order-notes.ts';
import { CASH_ON_DELIVERY, type RefundState } from './statuses.ts';
import type { Order } from './order.ts';
import { statusesOf, type Statuses } from './timeline.ts';

/** In the timeline, where a person's uid would stand. */
const THE_GATEWAY = 'payment-gateway';

type Paying = Pick<Order, 'orderStatus' | 'deliveryStatus' | 'paymentMethod' | 'paymentStatus' | 'refund'>;
type Reached = Pick<Statuses, 'orderStatus' | 'deliveryStatus'>;

/**
 * Returns what a change of statuses does to the money (docs/architecture.md#one-order-from-tap-to-report;
 * docs/payments.md, "Cash"). What was paid online stays paid and is asked back once, by the cancellation. Cash is
 * what the delivery status says it is.
 */
export function paymentAfterTransition(order: Paying, to: Reached): Pick<Order, 'paymentStatus' | 'refund'> {
  const { paymentStatus, refund } = order;
  if (order.paymentMethod === CASH_ON_DELIVERY)
    return { paymentStatus: cashAfterTransition(order, to), refund };
  if (to.orderStatus !== 'cancelled') return { paymentStatus, refund };
  if (paymentStatus === 'pending') return { paymentStatus: 'cancelled', refund };
  const goesBack = order.orderStatus !== 'cancelled' && paymentStatus === 'paid';
  return { paymentStatus, refund: goesBack ? (refund ?? 'requested') : refund };
}

/**
 * Cash is collected at the door: it is paid while the parcel is delivered, due before, and called off when the
 * parcel came back or the order was cancelled. A delivery that is taken back is therefore unpaid again. Cancelling
 * an order that stays delivered leaves the collected cash with the shop: it is given back by hand.
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
  const from = statusesOf(order);
  const to: Statuses = { ...from, paymentStatus: 'refunded' };
  const entry = { at: now, who: THE_GATEWAY, from, to, note: orderNotes.refunded };
  return { ...order, ...to, refund, updatedAt: now, timeline: [...order.timeline, entry] };
}
