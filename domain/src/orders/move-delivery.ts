import { DELIVERY_MOVES, nextMove, type DeliveryMoveName } from './delivery-moves.ts';
import type { Order } from './order.ts';
import { CASH_ON_DELIVERY, type DeliveryStatus, type OrderStatus } from './statuses.ts';
import type { Standing } from './timeline.ts';

interface Change {
  /** The admin's uid. */
  readonly who: string;
  readonly now: Date;
  readonly note?: string;
  /** The delivery person's name. */
  readonly assignTo?: string;
}

export type MoveResult =
  | { readonly ok: true; readonly order: Order }
  | { readonly ok: false; readonly reason: 'wrong-status'; readonly needs: DeliveryStatus };

/** A guided step (assign, ship, send out, deliver): refused unless the order stands where the step begins. */
export function moveDelivery(order: Order, name: DeliveryMoveName, change: Change): MoveResult {
  const move = DELIVERY_MOVES[name];
  if (nextMove(order) !== name) return { ok: false, reason: 'wrong-status', needs: move.from };
  const collected = name === 'deliver' && order.paymentMethod === CASH_ON_DELIVERY;
  const to: Standing = {
    orderStatus: move.orderStatus,
    deliveryStatus: move.to,
    paymentStatus: collected ? 'paid' : order.paymentStatus,
  };
  return { ok: true, order: withStanding(order, to, { ...change, note: change.note || move.defaultNote }) };
}

/** The general status call: any pair may be set (SPEC 4). */
export function setStatuses(
  order: Order,
  to: { readonly orderStatus?: OrderStatus; readonly deliveryStatus?: DeliveryStatus },
  change: Change,
): Order {
  const { orderStatus, deliveryStatus, paymentStatus } = order;
  return withStanding(order, { orderStatus, deliveryStatus, paymentStatus, ...to }, change);
}

function withStanding(order: Order, to: Standing, { who, now, note, assignTo }: Change): Order {
  const from: Standing = {
    orderStatus: order.orderStatus,
    deliveryStatus: order.deliveryStatus,
    paymentStatus: order.paymentStatus,
  };
  return {
    ...order,
    ...to,
    updatedAt: now,
    deliveryAssignedTo: assignTo ?? order.deliveryAssignedTo,
    deliveryNotes: note ?? order.deliveryNotes,
    timeline: [...order.timeline, { at: now, who, from, to, note: note ?? '' }],
  };
}
