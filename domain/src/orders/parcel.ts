import type { Order } from './order.ts';
import type { DeliveryStatus, OrderStatus } from './statuses.ts';

/** Why a parcel must not be sent. */
export type ShippingBlocker = 'cancelled' | 'refunded' | 'returned' | 'on-hold';

/** Returns why an order must not be sent now; undefined when it may be. A packing slip shows it first and largest. */
export function shippingBlocker(
  order: Pick<Order, 'orderStatus' | 'deliveryStatus' | 'paymentStatus' | 'refund' | 'onHold'>,
): ShippingBlocker | undefined {
  if (order.orderStatus === 'cancelled') return 'cancelled';
  if (order.refund !== null || order.paymentStatus === 'refunded') return 'refunded';
  if (order.deliveryStatus === 'returned') return 'returned';
  return order.onHold ? 'on-hold' : undefined;
}

type OrderAndDeliveryStatus = Pick<Order, 'orderStatus' | 'deliveryStatus'>;

/** The delivery statuses at which a cancelled order's parcel has to be recalled. */
export const RECALLED_DELIVERY_STATUSES = [
  'assigned',
  'picked_up',
  'in_transit',
  'out_for_delivery',
  'failed_delivery',
] as const satisfies readonly DeliveryStatus[];

/** Returns whether the order was cancelled while a rider had its parcel or was assigned to it. */
export function isRecalled({ orderStatus, deliveryStatus }: OrderAndDeliveryStatus): boolean {
  return orderStatus === 'cancelled' && RECALLED_DELIVERY_STATUSES.some((it) => it === deliveryStatus);
}

/**
 * Returns whether the order is in the riders' lists and counts under its delivery status. A cancelled order is not,
 * unless its parcel was returned.
 */
export function isDelivering({ orderStatus, deliveryStatus }: OrderAndDeliveryStatus): boolean {
  return orderStatus !== 'cancelled' || deliveryStatus === 'returned';
}

/** Returns whether nothing more happens to the parcel: it was delivered or returned, or the order was cancelled. */
export function hasEnded({ orderStatus, deliveryStatus }: OrderAndDeliveryStatus): boolean {
  return (
    orderStatus === 'cancelled' ||
    orderStatus === 'delivered' ||
    deliveryStatus === 'delivered' ||
    deliveryStatus === 'returned'
  );
}

const USUAL_PAIRS: Readonly<Record<OrderStatus, readonly DeliveryStatus[]>> = {
  confirmed: ['pending'],
  processing: ['pending', 'assigned', 'picked_up'],
  shipped: ['picked_up', 'in_transit', 'out_for_delivery', 'failed_delivery', 'returned'],
  delivered: ['delivered', 'returned'],
  cancelled: [
    'pending',
    'assigned',
    'picked_up',
    'in_transit',
    'out_for_delivery',
    'failed_delivery',
    'returned',
  ],
};

/**
 * Whether two statuses go together. Any pair can be set (docs/reference/specification.md 4); staff are warned of
 * one that contradicts itself.
 */
export function isUsualPair({ orderStatus, deliveryStatus }: OrderAndDeliveryStatus): boolean {
  return USUAL_PAIRS[orderStatus].includes(deliveryStatus);
}
