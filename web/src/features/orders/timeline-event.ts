import {
  DELIVERY_TRANSITIONS,
  orderNotes,
  type DeliveryStatus,
  type OrderStatus,
  type TimelineEntry,
} from '@nargisus/domain/orders';
import type { ordersStrings } from '#locales/en/orders.ts';

type OrderEvent = keyof typeof ordersStrings.en.events;

const BY_DELIVERY: Readonly<Record<DeliveryStatus, OrderEvent>> = {
  pending: 'backInStore',
  assigned: 'assigned',
  picked_up: 'pickedUp',
  in_transit: 'inTransit',
  out_for_delivery: 'outForDelivery',
  delivered: 'delivered',
  failed_delivery: 'failedDelivery',
  returned: 'returned',
};

const BY_ORDER: Readonly<Record<OrderStatus, OrderEvent>> = {
  confirmed: 'confirmed',
  processing: 'processing',
  shipped: 'shipped',
  delivered: 'delivered',
  cancelled: 'cancelled',
};

/** Returns the event that a timeline entry shows to the customer; the most important of several changes. */
export function timelineEventOf({ from, to }: Pick<TimelineEntry, 'from' | 'to'>): OrderEvent {
  if (!from) return 'placed';
  if (to.deliveryStatus === 'returned' && from.deliveryStatus !== 'returned') return 'returned';
  const orderChanged = to.orderStatus !== from.orderStatus;
  if (orderChanged && to.orderStatus === 'cancelled') return 'cancelled';
  if (orderChanged && to.orderStatus === 'shipped') return 'shipped';
  if (to.deliveryStatus !== from.deliveryStatus) return BY_DELIVERY[to.deliveryStatus];
  if (orderChanged) return BY_ORDER[to.orderStatus];
  if (to.paymentStatus === from.paymentStatus) return 'changed';
  if (to.paymentStatus === 'refunded') return 'refunded';
  if (to.paymentStatus === 'paid') return 'paid';
  return to.paymentStatus === 'pending' ? 'paymentDue' : 'paymentFailed';
}

/** Notes that are stored when staff write none; the event says the same in the active language. */
const DEFAULT_NOTES: readonly string[] = [
  orderNotes.placed,
  orderNotes.cancelledByCustomer,
  orderNotes.cancelledByShop,
  orderNotes.refunded,
  orderNotes.paymentReceived,
  orderNotes.paymentReversed,
  orderNotes.paymentSentBack,
  orderNotes.refundReversed,
  orderNotes.contentsEdited,
  orderNotes.placedAsExchange,
  ...Object.values(DELIVERY_TRANSITIONS).map((transition) => transition.defaultNote),
];

/** Returns the note of staff, such as a tracking number; '' for a default note. */
export function staffNoteOf({ note }: Pick<TimelineEntry, 'note'>): string {
  return DEFAULT_NOTES.includes(note) ? '' : note;
}
