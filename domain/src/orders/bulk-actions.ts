import { nextTransition } from './delivery-transitions.ts';
import type { Order } from './order.ts';
import { shippingBlocker, type ShippingBlocker } from './parcel.ts';

type BulkActionOrder = Pick<Order, 'orderStatus' | 'deliveryStatus' | 'paymentStatus' | 'refund' | 'onHold'>;

/** Why an action on many orders leaves one of them as it is. */
export type SkipReason = ShippingBlocker | 'confirmed' | 'under-way' | 'not-waiting';

/** The actions of the dashboard on many orders at once. */
export type BulkAction = 'confirm' | 'assign' | 'print-slips';

/**
 * Returns why `action` skips an order; undefined when it takes it. A risky payment is looked at one by one: confirming
 * many orders takes none of them off hold.
 */
export function skipReason(action: BulkAction, order: BulkActionOrder): SkipReason | undefined {
  const blocker = shippingBlocker(order);
  if (blocker) return blocker;
  if (action === 'confirm') {
    if (order.deliveryStatus !== 'pending') return 'under-way';
    return order.orderStatus === 'confirmed' ? 'confirmed' : undefined;
  }
  if (action === 'assign') return nextTransition(order) === 'assign' ? undefined : 'not-waiting';
  return undefined;
}
