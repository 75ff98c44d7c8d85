import { hasShipped } from '../orders/cancel-order.ts';
import type { Order } from '../orders/order.ts';
import type { Attempt } from '../payments/attempt.ts';
import type { OrderMailKind } from './mail-kinds.ts';

type Standing = Pick<Order, 'orderStatus' | 'deliveryStatus'>;
type Paying = Pick<Attempt, 'state' | 'session'>;

const A_DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Which mails a change of an order asks for; `before` is absent when it was placed. What is stored long after it was placed
 * was brought from elsewhere, and is no news to anybody.
 */
export function orderMailsFor(
  before: Standing | undefined,
  after: Standing & Pick<Order, 'createdAt'>,
  now: Date,
): OrderMailKind[] {
  if (!before) return now.getTime() - after.createdAt.getTime() < A_DAY_MS ? ['order-confirmation'] : [];
  if (before.orderStatus === after.orderStatus) return [];
  if (after.orderStatus === 'shipped') return ['order-shipped'];
  return after.orderStatus === 'delivered' ? ['order-delivered'] : [];
}

/**
 * Whether it is still true when the mail goes out, which may be hours after the change: nobody wants to read that an order
 * is confirmed which has been cancelled meanwhile.
 */
export function isStillTrue(kind: OrderMailKind, order: Standing): boolean {
  if (order.orderStatus === 'cancelled' || order.deliveryStatus === 'returned') return false;
  switch (kind) {
    case 'order-confirmation':
      return true;
    case 'order-shipped':
      return hasShipped(order);
    case 'order-delivered':
      return order.orderStatus === 'delivered';
  }
}

/** The gateway said no. Where no page was opened nobody has tried to pay yet, and the checkout says so itself. */
export function hasPaymentFailed({ state, session }: Paying): boolean {
  return state === 'failed' && session !== null;
}
