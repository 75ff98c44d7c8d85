import { DELIVERY_TRANSITIONS } from '../orders/delivery-transitions.ts';
import type { Order } from '../orders/order.ts';
import { orderNotes, THE_COURIER } from '../orders/order-notes.ts';
import { isDeliveredInPart } from '../orders/kept-amount.ts';
import type { DeliveryStatus, OrderStatus } from '../orders/statuses.ts';
import { isTakingBackSentCash } from '../orders/payment-after-transition.ts';
import { setStatuses } from '../orders/transition-delivery.ts';
import type { ParcelProblem, ParcelProgress } from './parcel-progress.ts';

/** The order status that goes with each delivery status: of the guided transitions, and of the statuses between them. */
const ORDER_STATUS_OF: Readonly<Record<ParcelProgress['status'], OrderStatus>> = {
  assigned: DELIVERY_TRANSITIONS.assign.orderStatus,
  picked_up: DELIVERY_TRANSITIONS.ship.orderStatus,
  in_transit: DELIVERY_TRANSITIONS.ship.orderStatus,
  out_for_delivery: DELIVERY_TRANSITIONS.sendOut.orderStatus,
  delivered: DELIVERY_TRANSITIONS.deliver.orderStatus,
  failed_delivery: DELIVERY_TRANSITIONS.ship.orderStatus,
  returned: DELIVERY_TRANSITIONS.ship.orderStatus,
};

/** What the customer reads. */
const NOTE_OF: Readonly<Record<ParcelProgress['status'], string>> = {
  assigned: orderNotes.parcelBooked,
  picked_up: orderNotes.courierPickedUp,
  in_transit: orderNotes.courierInTransit,
  out_for_delivery: orderNotes.courierOutForDelivery,
  delivered: orderNotes.courierDelivered,
  failed_delivery: orderNotes.courierNotDelivered,
  returned: orderNotes.courierReturned,
};

/** Delivery statuses that only a person changes once a person has set them. */
const ENDS: readonly DeliveryStatus[] = ['delivered', 'returned'];

/**
 * Returns when a status of the order was last set by anyone but the courier; null if never. What staff set counts over every
 * older sighting.
 */
export function setByHandAt({ timeline }: Pick<Order, 'timeline'>): Date | null {
  const entry = timeline.findLast(
    ({ who, from, to }) =>
      who !== THE_COURIER &&
      from !== null &&
      (from.deliveryStatus !== to.deliveryStatus || from.orderStatus !== to.orderStatus),
  );
  return entry?.at ?? null;
}

export interface FollowedParcel {
  readonly order: Order;
  /** Why a person must look at the order; null when the courier and the order agree. */
  readonly problem: ParcelProblem | null;
}

/**
 * Moves an order to where its parcel is. Payment follows by the rule of every change of statuses (docs/adr/0034). A pair that
 * staff set stands against older sightings, and a delivered or returned one against all: a later contradiction is a problem
 * for a person, unless staff recorded the partial delivery that it reports (docs/adr/0091). So is a courier that takes back a delivery whose cash was sent back to the customer. A cancelled order remains cancelled, and one on hold remains on hold.
 */
export function followParcel(order: Order, progress: ParcelProgress, now: Date): FollowedParcel {
  const { status, at, problem } = progress;
  if (at === null) return { order, problem: null };
  const handSet = setByHandAt(order);
  if (handSet !== null && handSet >= at) return { order, problem: null };
  if (order.orderStatus === 'cancelled' && status === 'delivered')
    return { order, problem: 'cancelled-order' };
  // Staff have recorded what the courier reports; another amount of cash shows in its statement.
  if (isDeliveredInPart(order) && isPart(progress)) return { order, problem: null };
  if (order.deliveryStatus === status) return { order, problem };
  const wasSetByHand = handSet !== null && lastDeliveryChangeIsByHand(order);
  if (wasSetByHand && ENDS.includes(order.deliveryStatus)) return { order, problem: 'contradiction' };
  const orderStatus = order.orderStatus === 'cancelled' ? 'cancelled' : ORDER_STATUS_OF[status];
  const change = { who: THE_COURIER, now, note: NOTE_OF[status] };
  const moved = setStatuses(order, { orderStatus, deliveryStatus: status }, change);
  if (isTakingBackSentCash(moved)) return { order, problem: 'contradiction' };
  return { order: { ...moved, onHold: order.onHold }, problem };
}

/** Returns whether the courier says that a part was delivered, or all for another amount. */
const isPart = ({ end, problem }: ParcelProgress): boolean =>
  problem !== 'contradiction' && (end === 'partial' || end === 'amount');

function lastDeliveryChangeIsByHand({ timeline }: Order): boolean {
  const last = timeline.findLast(({ from, to }) => from?.deliveryStatus !== to.deliveryStatus);
  return last !== undefined && last.who !== THE_COURIER;
}
