import type { DeliveryStatus, OrderStatus } from './statuses.ts';

interface DeliveryTransition {
  readonly from: DeliveryStatus;
  readonly to: DeliveryStatus;
  readonly orderStatus: OrderStatus;
  /** The timeline note when staff enter none. */
  readonly defaultNote: string;
}

/** The guided delivery transitions (docs/reference/specification.md 4, Admin-driven delivery transitions). */
export const DELIVERY_TRANSITIONS = {
  assign: {
    from: 'pending',
    to: 'assigned',
    orderStatus: 'processing',
    defaultNote: 'Delivery person assigned',
  },
  ship: { from: 'assigned', to: 'in_transit', orderStatus: 'shipped', defaultNote: 'Order shipped' },
  sendOut: {
    from: 'in_transit',
    to: 'out_for_delivery',
    orderStatus: 'shipped',
    defaultNote: 'Out for delivery',
  },
  deliver: {
    from: 'out_for_delivery',
    to: 'delivered',
    orderStatus: 'delivered',
    defaultNote: 'Order delivered successfully',
  },
} as const satisfies Record<string, DeliveryTransition>;

export type DeliveryTransitionName = keyof typeof DELIVERY_TRANSITIONS;

/** Returns the transition whose button a row shows; undefined when there is none. */
export function nextTransition(order: {
  readonly deliveryStatus: DeliveryStatus;
  readonly orderStatus: OrderStatus;
}): DeliveryTransitionName | undefined {
  if (order.orderStatus === 'cancelled') return undefined;
  const names = Object.keys(DELIVERY_TRANSITIONS) as DeliveryTransitionName[];
  return names.find((name) => DELIVERY_TRANSITIONS[name].from === order.deliveryStatus);
}
