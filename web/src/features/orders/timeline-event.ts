import {
  DELIVERY_TRANSITIONS,
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

/** What a change of an order means to the one who waits for it: of several things at once, the one she would tell. */
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

/** Written where nobody gave a note: the event itself says it, in the reader's language. */
const DEFAULT_NOTES: readonly string[] = [
  'Order placed',
  'Cancelled by the customer',
  'Cancelled by the shop',
  'Payment refunded',
  ...Object.values(DELIVERY_TRANSITIONS).map((move) => move.defaultNote),
];

/** What staff wrote to it, such as the number of the parcel; '' when that says nothing new. */
export function staffNoteOf({ note }: Pick<TimelineEntry, 'note'>): string {
  return DEFAULT_NOTES.includes(note) ? '' : note;
}
