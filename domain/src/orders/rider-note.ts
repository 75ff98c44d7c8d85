import { DELIVERY_TRANSITIONS } from './delivery-transitions.ts';
import { orderNotes } from './order-notes.ts';
import type { Order } from './order.ts';
import { TRACKING_PREFIX } from './tracking.ts';

const SHOP_NOTES: ReadonlySet<string> = new Set([
  ...Object.values(orderNotes),
  ...Object.values(DELIVERY_TRANSITIONS).map(({ defaultNote }) => defaultNote),
]);

/**
 * Returns the staff's note for the rider, which the customer reads too; '' when there is none. In orders that were
 * stored before the timeline had its own notes, the field may hold the shop's texts and tracking numbers.
 */
export function riderNoteOf({ deliveryNotes }: Pick<Order, 'deliveryNotes'>): string {
  const isTheShops = SHOP_NOTES.has(deliveryNotes) || deliveryNotes.startsWith(TRACKING_PREFIX);
  return isTheShops ? '' : deliveryNotes;
}
