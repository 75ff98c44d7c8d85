import type { Order } from '../orders/order.ts';

/** How an order ended, as the history of a phone number counts it. */
export type OrderEnd = 'delivered' | 'came-back' | 'returned' | 'cancelled' | 'combined';

/** Returns how an order ended; undefined while it is under way. Parcels that come back after their delivery are 'returned'. */
export function orderEnd({
  orderStatus,
  deliveryStatus,
  isCombined,
}: Pick<Order, 'orderStatus' | 'deliveryStatus'> & { readonly isCombined: boolean }): OrderEnd | undefined {
  // Its products went out with the other order: the customer cancelled nothing.
  if (isCombined) return 'combined';
  if (deliveryStatus === 'returned') return orderStatus === 'delivered' ? 'returned' : 'came-back';
  if (orderStatus === 'cancelled') return 'cancelled';
  return deliveryStatus === 'delivered' ? 'delivered' : undefined;
}
