import { discountOf } from '../checkout/order-total.ts';
import type { Order } from '../orders/order.ts';
import { isDeliveredInPart } from '../orders/kept-amount.ts';

export const CREDIT_REASONS = ['cancelled', 'returned', 'part-returned', 'edited', 'deleted'] as const;
export type CreditReason = (typeof CREDIT_REASONS)[number];

/**
 * Returns why a change of an order takes its tax invoice back: it was cancelled, its parcel or a part of it came back, or its contents
 * are no longer those of the invoice. Undefined when nothing does, and without an invoice that counts.
 */
export function creditReason(before: Order, after: Order): CreditReason | undefined {
  if (!countingInvoice(after)) return undefined;
  if (before.orderStatus !== 'cancelled' && after.orderStatus === 'cancelled') return 'cancelled';
  if (before.deliveryStatus !== 'returned' && after.deliveryStatus === 'returned') return 'returned';
  if (!isDeliveredInPart(before) && isDeliveredInPart(after)) return 'part-returned';
  return suppliesOf(before) === suppliesOf(after) ? undefined : 'edited';
}

/** Returns the tax invoice of an order that no credit note has taken back. */
export function countingInvoice({ taxInvoice }: Pick<Order, 'taxInvoice'>): Order['taxInvoice'] {
  return taxInvoice?.creditNote === undefined ? taxInvoice : undefined;
}

/** What an invoice is made from (tax-lines.ts), as a text to compare. */
function suppliesOf(order: Order): string {
  const lines = order.items.map(({ productId, size, quantity, itemTotal }) => [
    productId,
    size,
    quantity,
    itemTotal,
  ]);
  return JSON.stringify([lines, order.deliveryCharge, discountOf(order), order.returnedAmount]);
}
