import { skipReason, type BulkAction } from '../orders/bulk-actions.ts';
import type { Order } from '../orders/order.ts';
import { withParams, type Message } from '../text/message.ts';
import { paperMessages } from './paper-messages.ts';

/** Returns why an order has no such paper now, naming it; undefined when it may be printed. */
export function paperRejection(
  action: Extract<BulkAction, 'print' | 'pick'>,
  order: Order,
): Message | undefined {
  const { orderId } = order;
  switch (skipReason(action, order)) {
    case 'cancelled':
      return withParams(paperMessages.cancelled, { orderId });
    case 'refunded':
      return withParams(paperMessages.refunded, { orderId });
    case 'returned':
      return withParams(paperMessages.returned, { orderId });
    case 'on-hold':
      return withParams(paperMessages.onHold, { orderId });
    case 'under-way':
      return withParams(paperMessages.underWay, { orderId });
    // Reasons of other actions.
    case 'confirmed':
    case 'not-waiting':
    case undefined:
      return undefined;
  }
}
