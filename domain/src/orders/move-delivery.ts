import { DELIVERY_MOVES, nextMove, type DeliveryMoveName } from './delivery-moves.ts';
import type { Order } from './order.ts';
import { paymentAfter } from './payment-after.ts';
import type { DeliveryStatus, OrderStatus } from './statuses.ts';
import { standingOf, type Standing } from './timeline.ts';

interface Change {
  /** The admin's uid. */
  readonly who: string;
  readonly now: Date;
  readonly note?: string;
  /** The delivery person's name. */
  readonly assignTo?: string;
}

type Statuses = Pick<Standing, 'orderStatus' | 'deliveryStatus'>;

export type MoveResult =
  | { readonly ok: true; readonly order: Order }
  | { readonly ok: false; readonly reason: 'wrong-status'; readonly needs: DeliveryStatus }
  | { readonly ok: false; readonly reason: 'on-hold' };

/**
 * A guided step (assign, ship, send out, deliver): refused unless the order stands where the step begins, and while it
 * is on hold. Setting a status by hand takes it off hold.
 */
export function moveDelivery(order: Order, name: DeliveryMoveName, change: Change): MoveResult {
  const move = DELIVERY_MOVES[name];
  if (nextMove(order) !== name) return { ok: false, reason: 'wrong-status', needs: move.from };
  if (order.onHold) return { ok: false, reason: 'on-hold' };
  const to = { orderStatus: move.orderStatus, deliveryStatus: move.to };
  return { ok: true, order: withStatuses(order, to, { ...change, note: change.note || move.defaultNote }) };
}

/** The general status call: any pair may be set (SPEC 4). */
export function setStatuses(
  order: Order,
  to: { readonly orderStatus?: OrderStatus; readonly deliveryStatus?: DeliveryStatus },
  change: Change,
): Order {
  const { orderStatus, deliveryStatus } = order;
  return { ...withStatuses(order, { orderStatus, deliveryStatus, ...to }, change), onHold: false };
}

/** A note of the staff for the timeline, which the customer reads too: no status moves, no money, and no hold ends. */
export function addNote(
  order: Order,
  { who, now, note, assignTo }: Change & { readonly note: string },
): Order {
  const standing = standingOf(order);
  return {
    ...order,
    updatedAt: now,
    deliveryAssignedTo: assignTo ?? order.deliveryAssignedTo,
    timeline: [...order.timeline, { at: now, who, from: standing, to: standing, note }],
  };
}

function withStatuses(order: Order, statuses: Statuses, { who, now, note, assignTo }: Change): Order {
  const { paymentStatus, refund } = paymentAfter(order, statuses);
  const from = standingOf(order);
  const to: Standing = { ...statuses, paymentStatus };
  return {
    ...order,
    ...to,
    refund,
    updatedAt: now,
    deliveryAssignedTo: assignTo ?? order.deliveryAssignedTo,
    deliveryNotes: note ?? order.deliveryNotes,
    timeline: [...order.timeline, { at: now, who, from, to, note: note ?? '' }],
  };
}
