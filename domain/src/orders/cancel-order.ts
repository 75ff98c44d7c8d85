import { setStatuses } from './transition-delivery.ts';
import { orderNotes } from './order-notes.ts';
import type { Order } from './order.ts';

export interface Cancellation {
  /** Who cancels, and whether they do it for the shop. */
  readonly by: { readonly uid: string; readonly isStaff: boolean };
  readonly now: Date;
  readonly note?: string;
  /** Whether the shop keeps what was paid online. Only staff may decide that; by default it goes back. */
  readonly keepsPayment?: boolean;
}

export type CancelResult =
  | { readonly ok: true; readonly order: Order }
  | { readonly ok: false; readonly reason: 'not-yours' | 'has-shipped' | 'not-staff' | 'refund-under-way' };

/**
 * Cancels an order. The owner may cancel until it ships; staff may always, and decide whether an online payment goes back
 * or stays (docs/reference/commerce.md 0). Repeated cancellation changes nothing.
 */
export function cancelOrder(
  order: Order,
  { by, now, note, keepsPayment = false }: Cancellation,
): CancelResult {
  const { isStaff } = by;
  if (!isStaff && order.uid !== by.uid) return { ok: false, reason: 'not-yours' };
  if (keepsPayment && !isStaff) return { ok: false, reason: 'not-staff' };
  if (keepsPayment && order.refund) return { ok: false, reason: 'refund-under-way' };
  if (order.orderStatus === 'cancelled') return { ok: true, order };
  if (!isStaff && hasShipped(order)) return { ok: false, reason: 'has-shipped' };
  const change = {
    who: by.uid,
    now,
    note: note || noteOf(isStaff, keepsPayment),
    keepsPayment,
  };
  return { ok: true, order: setStatuses(order, { orderStatus: 'cancelled' }, change) };
}

function noteOf(isStaff: boolean, keepsPayment: boolean): string {
  if (!isStaff) return orderNotes.cancelledByCustomer;
  return keepsPayment ? orderNotes.cancelledAndPaymentKept : orderNotes.cancelledByShop;
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
