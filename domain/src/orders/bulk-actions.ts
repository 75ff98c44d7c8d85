import { hasShipped } from './cancel-order.ts';
import { nextTransition } from './delivery-transitions.ts';
import type { Order } from './order.ts';
import { shippingBlocker, type ShippingBlocker } from './parcel.ts';

type BulkActionOrder = Pick<Order, 'orderStatus' | 'deliveryStatus' | 'paymentStatus' | 'refund' | 'onHold'>;

/** Why a bulk action skips an order. */
export type SkipReason = ShippingBlocker | 'confirmed' | 'under-way' | 'not-waiting';

/** The bulk actions of the dashboard. `print`: slips, labels and invoices of what may be sent. `pick`: what is still in the shop. */
export type BulkAction = 'confirm' | 'assign' | 'print' | 'pick';

/**
 * Returns why `action` skips an order; undefined when it does not. Risky payments need individual review: bulk
 * confirmation releases no order from hold.
 */
export function skipReason(action: BulkAction, order: BulkActionOrder): SkipReason | undefined {
  const blocker = shippingBlocker(order);
  if (blocker) return blocker;
  if (action === 'confirm') {
    if (order.deliveryStatus !== 'pending') return 'under-way';
    return order.orderStatus === 'confirmed' ? 'confirmed' : undefined;
  }
  if (action === 'pick') return hasShipped(order) ? 'under-way' : undefined;
  if (action === 'assign') return nextTransition(order) === 'assign' ? undefined : 'not-waiting';
  return undefined;
}
