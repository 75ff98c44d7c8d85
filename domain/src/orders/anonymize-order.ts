import { CLOSED_ACCOUNT_NAME } from '../accounts/closed-account.ts';
import { anonymizedAddress } from '../checkout/anonymized-address.ts';
import type { Order } from './order.ts';
import { orderNotes } from './order-notes.ts';

const OWN_NOTES = new Set<string>(Object.values(orderNotes));

/** Whether something is still to happen to it: a parcel to arrive, or money to go back. */
export function isUnderWay({
  orderStatus,
  deliveryStatus,
  refund,
}: Pick<Order, 'orderStatus' | 'deliveryStatus' | 'refund'>): boolean {
  if (refund !== null && refund !== 'refunded') return true;
  if (orderStatus === 'cancelled' || orderStatus === 'delivered') return false;
  return deliveryStatus !== 'delivered' && deliveryStatus !== 'returned';
}

/**
 * The order as the books need it, of a buyer who has left: what was sold, for how much, when and into which region.
 * Nothing that is counted changes. Notes that staff typed go too, as they may name her; the shop's own stay.
 */
export function anonymizeOrder(order: Order, alias: string): Order {
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
