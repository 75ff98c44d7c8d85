import type { Order } from './order.ts';
import {
  DELIVERY_STATUSES,
  ORDER_STATUSES,
  WAITING_ORDER_STATUSES,
  type DeliveryStatus,
  type OrderStatus,
} from './statuses.ts';

/** docs/reference/specification.md 4's order statuses, and 'returned' for a parcel that came back (docs/adr/0035). */
export const SHOWN_STATUSES = [...ORDER_STATUSES, 'returned'] as const;

/** What one badge says of a whole order. Cards, charts, filters, reports and exports count and list by it. */
export type ShownStatus = (typeof SHOWN_STATUSES)[number];

/**
 * Returns the status that one badge shows for the whole order. A parcel that came back is 'returned', whatever order
 * status it had when it did; a cancelled order stays 'cancelled'.
 */
export function shownStatus({
  orderStatus,
  deliveryStatus,
}: Pick<Order, 'orderStatus' | 'deliveryStatus'>): ShownStatus {
  return deliveryStatus === 'returned' && orderStatus !== 'cancelled' ? 'returned' : orderStatus;
}

/** The stored statuses of the orders that are shown with one status: both have to be in their list. */
interface StoredStatuses {
  readonly orderStatus: readonly OrderStatus[];
  /** Absent where the delivery status makes no difference. */
  readonly deliveryStatus?: readonly DeliveryStatus[];
}

const NOT_RETURNED = DELIVERY_STATUSES.filter((status) => status !== 'returned');

/** Returns what `shownStatus` answers `shown` for, as a query can ask for it. */
export function storedStatusesOf(shown: ShownStatus): StoredStatuses {
  if (shown === 'cancelled') return { orderStatus: ['cancelled'] };
  if (shown === 'returned') return { orderStatus: WAITING_ORDER_STATUSES, deliveryStatus: ['returned'] };
  return { orderStatus: [shown], deliveryStatus: NOT_RETURNED };
}
