import { DELIVERY_TRANSITIONS, nextTransition, type DeliveryTransitionName } from './delivery-transitions.ts';
import { heldByHand, refundable, withMoney } from './money.ts';
import type { Order } from './order.ts';
import { paymentAfterTransition } from './payment-after-transition.ts';
import { withoutPartialDelivery } from './refused-pieces.ts';
import type { DeliveryStatus, OrderStatus } from './statuses.ts';
import { statusesOf, type Statuses } from './timeline.ts';

interface Change {
  /** The admin's uid. */
  readonly who: string;
  readonly now: Date;
  /** The note for the timeline only. */
  readonly note?: string;
  /** Whether the shop keeps what was paid online when the change cancels the order; otherwise it is refunded. */
  readonly keepsPayment?: boolean;
}

interface TransitionDetails extends Change {
  /** The delivery person's name. */
  readonly assignTo?: string;
  /** What the delivery person has to know; undefined keeps the stored note. */
  readonly riderNote?: string;
  /** Where the parcel can be tracked; undefined keeps the stored value. */
  readonly tracking?: string;
}

type OrderAndDeliveryStatus = Pick<Statuses, 'orderStatus' | 'deliveryStatus'>;

export type TransitionResult =
  | { readonly ok: true; readonly order: Order }
  | { readonly ok: false; readonly reason: 'wrong-status'; readonly needs: DeliveryStatus }
  | { readonly ok: false; readonly reason: 'on-hold' };

/**
 * Makes a guided transition (assign, ship, send out, deliver). Rejects it unless the order has the status that the
 * transition starts at, and while the order is on hold. Setting a status by hand releases it.
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

/** Sets any pair of statuses (docs/reference/specification.md 4). */
export function setStatuses(
  order: Order,
  to: { readonly orderStatus?: OrderStatus; readonly deliveryStatus?: DeliveryStatus },
  change: Change,
): Order {
  const { orderStatus, deliveryStatus } = order;
  const reached = { orderStatus, deliveryStatus, ...to };
  const whole = withoutPartialDelivery(order, reached.deliveryStatus);
  return { ...withStatuses(whole, reached, change), onHold: false };
}

/** Adds a staff note to the timeline, which the customer reads too. Changes no status, payment or hold. */
export function addNote(order: Order, { who, now, note }: Change & { readonly note: string }): Order {
  const statuses = statusesOf(order);
  const entry = { at: now, who, from: statuses, to: statuses, note };
  return { ...order, updatedAt: now, timeline: [...order.timeline, entry] };
}

/** Returns the order with other statuses, the payment that follows, and an entry in its timeline. */
export function withStatuses(
  order: Order,
  statuses: OrderAndDeliveryStatus,
  { who, now, note, keepsPayment }: Change,
): Order {
  const { paymentStatus, refund } = paymentAfterTransition(order, statuses, { keepsPayment });
  const from = statusesOf(order);
  const to: Statuses = { ...statuses, paymentStatus };
  const entry = { at: now, who, from, to, note: note ?? '' };
  const { paymentKept, ...changed } = order;
  // A revived order is paid as any other.
  const isHolding = paymentStatus === 'paid' || refundable(order) > 0 || heldByHand(order) > 0;
  const isKept = to.orderStatus === 'cancelled' && (paymentKept ?? (keepsPayment && isHolding));
  return withMoney({
    ...changed,
    ...to,
    refund,
    ...(isKept && { paymentKept: true }),
    updatedAt: now,
    timeline: [...order.timeline, entry],
  });
}
