import type { TrackedOrder } from '@nargisus/domain/orders';

interface Arrival {
  isComing: boolean;
  /** Undefined unless the order was delivered. */
  arrivedAt: Date | undefined;
}

/** Returns whether an order is still to be delivered, and when it was delivered last. */
export function arrivalOf({
  orderStatus,
  deliveryStatus,
  timeline,
}: Pick<TrackedOrder, 'orderStatus' | 'deliveryStatus' | 'timeline'>): Arrival {
  if (deliveryStatus === 'delivered') {
    const arrived = timeline.findLast(({ to }) => to.deliveryStatus === 'delivered');
    return { isComing: false, arrivedAt: arrived?.at };
  }
  return { isComing: orderStatus !== 'cancelled' && deliveryStatus !== 'returned', arrivedAt: undefined };
}
