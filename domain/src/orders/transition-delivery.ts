import { DELIVERY_TRANSITIONS, nextTransition, type DeliveryTransitionName } from './delivery-transitions.ts';
import type { Order } from './order.ts';
import { paymentAfterTransition } from './payment-after-transition.ts';
import type { DeliveryStatus, OrderStatus } from './statuses.ts';
import { statusesOf, type Statuses } from './timeline.ts';

interface Change {
  /** The admin's uid. */
  readonly who: string;
  readonly now: Date;
  /** What the step says, for the timeline alone. */
  readonly note?: string;
}

interface TransitionDetails extends Change {
  /** The delivery person's name. */
  readonly assignTo?: string;
  /** What the delivery person has to know; nothing leaves what stands there. */
  readonly riderNote?: string;
  /** Where the parcel can be followed; nothing leaves what stands there. */
  readonly tracking?: string;
}

type OrderAndDeliveryStatus = Pick<Statuses, 'orderStatus' | 'deliveryStatus'>;

export type TransitionResult =
  | { readonly ok: true; readonly order: Order }
  | { readonly ok: false; readonly reason: 'wrong-status'; readonly needs: DeliveryStatus }
  | { readonly ok: false; readonly reason: 'on-hold' };

/**
 * A guided step (assign, ship, send out, deliver): refused unless the order stands where the step begins, and while it
 * is on hold. Setting a status by hand takes it off hold.
 */
export function transitionDelivery(
  order: Order,
  name: DeliveryTransitionName,
  details: TransitionDetails,
): TransitionResult {
  const transition = DELIVERY_TRANSITIONS[name];
  if (nextTransition(order) !== name) return { ok: false, reason: 'wrong-status', needs: transition.from };
  if (order.onHold) return { ok: false, reason: 'on-hold' };
  const to = { orderStatus: transition.orderStatus, deliveryStatus: transition.to };
  const { assignTo, riderNote, tracking, ...change } = details;
  const moved = withStatuses(order, to, { ...change, note: change.note || transition.defaultNote });
  return {
    ok: true,
    order: {
      ...moved,
      deliveryAssignedTo: assignTo ?? order.deliveryAssignedTo,
      deliveryNotes: riderNote || order.deliveryNotes,
      trackingInfo: tracking || order.trackingInfo,
    },
  };
}

/** The general status call: any pair may be set (docs/reference/specification.md 4). */
export function setStatuses(
  order: Order,
  to: { readonly orderStatus?: OrderStatus; readonly deliveryStatus?: DeliveryStatus },
  change: Change,
): Order {
  const { orderStatus, deliveryStatus } = order;
  return { ...withStatuses(order, { orderStatus, deliveryStatus, ...to }, change), onHold: false };
}

/** A note of the staff for the timeline, which the customer reads too: no status moves, no money, and no hold ends. */
export function addNote(order: Order, { who, now, note }: Change & { readonly note: string }): Order {
  const standing = statusesOf(order);
  const entry = { at: now, who, from: standing, to: standing, note };
  return { ...order, updatedAt: now, timeline: [...order.timeline, entry] };
}

function withStatuses(order: Order, statuses: OrderAndDeliveryStatus, { who, now, note }: Change): Order {
  const { paymentStatus, refund } = paymentAfterTransition(order, statuses);
  const from = statusesOf(order);
  const to: Statuses = { ...statuses, paymentStatus };
  const entry = { at: now, who, from, to, note: note ?? '' };
  return { ...order, ...to, refund, updatedAt: now, timeline: [...order.timeline, entry] };
}
