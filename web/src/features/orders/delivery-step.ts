import type { DeliveryStatus, Order, OrderStatus } from '@nargisus/domain/orders';

export const STEPS = ['placed', 'packed', 'shipped', 'outForDelivery', 'delivered'] as const;

const BY_DELIVERY: Readonly<Record<Exclude<DeliveryStatus, 'failed_delivery' | 'returned'>, number>> = {
  pending: 0,
  assigned: 1,
  picked_up: 2,
  in_transit: 2,
  out_for_delivery: 3,
  delivered: 4,
};

const BY_ORDER: Readonly<Record<Exclude<OrderStatus, 'cancelled'>, number>> = {
  confirmed: 0,
  processing: 1,
  shipped: 2,
  delivered: 4,
};

/**
 * Returns the index in STEPS of the later of the two statuses; the key of a message for an order that was cancelled or
 * returned or whose delivery failed.
 */
export function deliveryStepOf({
  orderStatus,
  deliveryStatus,
}: Pick<Order, 'orderStatus' | 'deliveryStatus'>): number | 'cancelledStep' | 'returnedStep' | 'failedStep' {
  if (deliveryStatus === 'returned') return 'returnedStep';
  if (orderStatus === 'cancelled') return 'cancelledStep';
  if (deliveryStatus === 'failed_delivery') return 'failedStep';
  return Math.max(BY_DELIVERY[deliveryStatus], BY_ORDER[orderStatus]);
}
