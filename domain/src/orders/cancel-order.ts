import type { Role } from '../accounts/roles.ts';
import { setStatuses } from './transition-delivery.ts';
import { orderNotes } from './order-notes.ts';
import type { Order } from './order.ts';

interface Cancellation {
  readonly by: { readonly uid: string; readonly role: Role };
  readonly now: Date;
  readonly note?: string;
}

export type CancelResult =
  | { readonly ok: true; readonly order: Order }
  | { readonly ok: false; readonly reason: 'not-yours' | 'has-shipped' };

/** Cancels an order. The owner may cancel until it ships; staff may always. Repeated cancellation changes nothing. */
export function cancelOrder(order: Order, { by, now, note }: Cancellation): CancelResult {
  const isStaff = by.role === 'admin';
  if (!isStaff && order.uid !== by.uid) return { ok: false, reason: 'not-yours' };
  if (order.orderStatus === 'cancelled') return { ok: true, order };
  if (!isStaff && hasShipped(order)) return { ok: false, reason: 'has-shipped' };
  const change = {
    who: by.uid,
    now,
    note: note || (isStaff ? orderNotes.cancelledByShop : orderNotes.cancelledByCustomer),
  };
  return { ok: true, order: setStatuses(order, { orderStatus: 'cancelled' }, change) };
}

/**
 * Returns whether the parcel has left the shop by either status, since the general status call sets them independently.
 */
export function hasShipped({
  orderStatus,
  deliveryStatus,
}: Pick<Order, 'orderStatus' | 'deliveryStatus'>): boolean {
  const isInShop = deliveryStatus === 'pending' || deliveryStatus === 'assigned';
  return !isInShop || orderStatus === 'shipped' || orderStatus === 'delivered';
}
