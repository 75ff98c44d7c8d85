import { CLOSED_ACCOUNT_NAME } from '../accounts/closed-account.ts';
import { anonymizedAddress } from '../checkout/anonymized-address.ts';
import type { Order } from './order.ts';
import { heldByHand, type moneyOf } from './money.ts';
import { orderNotes } from './order-notes.ts';
import { hasEnded } from './parcel.ts';

const OWN_NOTES = new Set<string>(Object.values(orderNotes));

/**
 * Returns whether an order is still in progress: its parcel has to arrive, a refund is pending, or staff have to send back what was
 * paid by hand or in cash.
 */
export function isUnderWay(order: Parameters<typeof moneyOf>[0] & Pick<Order, 'paymentKept'>): boolean {
  const isRefundPending = order.refund !== null && order.refund !== 'refunded';
  const isOwed = order.orderStatus === 'cancelled' && !order.paymentKept && heldByHand(order) > 0;
  return isRefundPending || isOwed || !hasEnded(order);
}

/**
 * Returns an order of a deleted account as accounting needs it: items, amounts, time and region. No counter changes.
 * Clears the notes that staff typed, which may contain personal data; keeps the shop's own notes. Its tracking link ends.
 */
export function anonymizeOrder({ trackingToken: _link, ...order }: Order, alias: string): Order {
  return {
    ...order,
    uid: alias,
    userName: CLOSED_ACCOUNT_NAME,
    userEmail: '',
    shippingAddress: anonymizedAddress(order.shippingAddress),
    deliveryAddress: order.shippingAddress.region,
    deliveryNotes: '',
    trackingInfo: '',
    timeline: order.timeline.map((entry) => ({
      ...entry,
      who: entry.who === order.uid ? alias : entry.who,
      note: OWN_NOTES.has(entry.note) ? entry.note : '',
    })),
  };
}
