import { DELIVERY_TRANSITIONS } from './delivery-transitions.ts';
import { orderNotes } from './order-notes.ts';
import type { Order } from './order.ts';
import { TRACKING_PREFIX } from './tracking.ts';

const SHOP_NOTES: ReadonlySet<string> = new Set([
  ...Object.values(orderNotes),
  ...Object.values(DELIVERY_TRANSITIONS).map(({ defaultNote }) => defaultNote),
]);

/**
 * Returns what staff wrote for the rider, which the customer reads too; '' when they wrote nothing. Orders stored before
 * the timeline had these to itself hold the shop's own sentences and tracking numbers in the same field.
 */
export function riderNoteOf({ deliveryNotes }: Pick<Order, 'deliveryNotes'>): string {
  const isTheShops = SHOP_NOTES.has(deliveryNotes) || deliveryNotes.startsWith(TRACKING_PREFIX);
  return isTheShops ? '' : deliveryNotes;
}
