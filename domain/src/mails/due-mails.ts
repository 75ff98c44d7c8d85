import { hasShipped } from '../orders/cancel-order.ts';
import { editsToTell } from '../orders/edits-to-tell.ts';
import type { Order } from '../orders/order.ts';
import type { Attempt } from '../payments/attempt.ts';
import type { OrderMailKind } from './mail-kinds.ts';

type StatusMailKind = Exclude<OrderMailKind, 'order-edited'>;

type OrderStatuses = Pick<Order, 'orderStatus' | 'deliveryStatus'>;
type Paying = Pick<Attempt, 'state' | 'session'>;

const A_DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Returns the mails that a change of an order causes; `before` is undefined for a new order. An order that is stored
 * long after it was placed was imported, and causes none.
 */
export function orderMailsFor(
  before: OrderStatuses | undefined,
  after: OrderStatuses & Pick<Order, 'createdAt'>,
  now: Date,
): StatusMailKind[] {
  if (!before) return now.getTime() - after.createdAt.getTime() < A_DAY_MS ? ['order-confirmation'] : [];
  if (before.orderStatus === after.orderStatus) return [];
  if (after.orderStatus === 'shipped') return ['order-shipped'];
  return after.orderStatus === 'delivered' ? ['order-delivered'] : [];
}

/**
 * Returns which edit a change of an order makes of which the customer is told, as the number of these edits; undefined for another
 * change (docs/adr/0089).
 */
export function orderEditFor(
  before: Pick<Order, 'timeline'> | undefined,
  after: Pick<Order, 'timeline'>,
): number | undefined {
  const edit = editsToTell(after).length;
  return before && edit > editsToTell(before).length ? edit : undefined;
}

/** Returns whether no later edit has overtaken the one that a mail is about: its mail says what the order is now. */
export const isLastEdit = (edit: number, order: Pick<Order, 'timeline'>): boolean =>
  editsToTell(order).length === edit;

/**
 * Returns whether a mail is still accurate when it is sent, which may be hours after the change: a confirmation must
 * not follow a cancellation.
 */
export function isStillTrue(kind: OrderMailKind, order: OrderStatuses): boolean {
  if (order.orderStatus === 'cancelled' || order.deliveryStatus === 'returned') return false;
  switch (kind) {
    case 'order-confirmation':
      return true;
    case 'order-edited':
      // The mail about the parcel says the rest.
      return !hasShipped(order);
    case 'order-shipped':
      return hasShipped(order);
    case 'order-delivered':
      return order.orderStatus === 'delivered';
  }
}

/**
 * Returns whether the gateway declined a payment. An attempt without a gateway page was never started, and checkout
 * shows its error.
 */
export function hasPaymentFailed({ state, session }: Paying): boolean {
  return state === 'failed' && session !== null;
}
