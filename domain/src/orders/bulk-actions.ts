import { nextMove } from './delivery-moves.ts';
import type { Order } from './order.ts';
import { whyNotToSend, type HeldBack } from './parcel.ts';

type Standing = Pick<Order, 'orderStatus' | 'deliveryStatus' | 'paymentStatus' | 'refund' | 'onHold'>;

/** Why an action on many orders leaves one of them as it is. */
export type SkipReason = HeldBack | 'confirmed' | 'under-way' | 'not-waiting';

/** The actions of the dashboard on many orders at once. */
export type BulkAction = 'confirm' | 'assign' | 'print-slips';

/**
 * Returns why `action` skips an order; undefined when it takes it. A risky payment is looked at one by one: confirming
 * many orders takes none of them off hold.
 */
export function whySkipped(action: BulkAction, order: Standing): SkipReason | undefined {
  const heldBack = whyNotToSend(order);
  if (heldBack) return heldBack;
  if (action === 'confirm') {
    if (order.deliveryStatus !== 'pending') return 'under-way';
    return order.orderStatus === 'confirmed' ? 'confirmed' : undefined;
  }
  if (action === 'assign') return nextMove(order) === 'assign' ? undefined : 'not-waiting';
  return undefined;
}
