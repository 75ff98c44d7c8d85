import type { DeliveryStatus, OrderStatus } from './statuses.ts';

interface DeliveryMove {
  readonly from: DeliveryStatus;
  readonly to: DeliveryStatus;
  readonly orderStatus: OrderStatus;
  /** Written to the timeline when nobody gave a note. */
  readonly defaultNote: string;
}

/** docs/reference/specification.md 4, Admin-driven delivery transitions: who may follow whom. */
export const DELIVERY_MOVES = {
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
} as const satisfies Record<string, DeliveryMove>;

export type DeliveryMoveName = keyof typeof DELIVERY_MOVES;

/** The move whose button a row shows, if any. */
export function nextMove(order: {
  readonly deliveryStatus: DeliveryStatus;
  readonly orderStatus: OrderStatus;
}): DeliveryMoveName | undefined {
  if (order.orderStatus === 'cancelled') return undefined;
  const names = Object.keys(DELIVERY_MOVES) as DeliveryMoveName[];
  return names.find((name) => DELIVERY_MOVES[name].from === order.deliveryStatus);
}
