import type { Order } from './order.ts';
import {
  DELIVERY_STATUSES,
  ORDER_STATUSES,
  WAITING_ORDER_STATUSES,
  type DeliveryStatus,
  type OrderStatus,
} from './statuses.ts';

/** The order statuses of docs/reference/specification.md 4, and 'returned' for a returned parcel (docs/adr/0035). */
export const SHOWN_STATUSES = [...ORDER_STATUSES, 'returned'] as const;

/** The status that one badge shows for a whole order. Cards, charts, filters, reports and exports use it. */
export type ShownStatus = (typeof SHOWN_STATUSES)[number];

/**
 * Returns the status that one badge shows for the whole order. A returned parcel is 'returned', whatever its order
 * status; a cancelled order remains 'cancelled'.
 */
export function shownStatus({
  orderStatus,
  deliveryStatus,
}: Pick<Order, 'orderStatus' | 'deliveryStatus'>): ShownStatus {
  return deliveryStatus === 'returned' && orderStatus !== 'cancelled' ? 'returned' : orderStatus;
}

/** The stored statuses of the orders that are shown with one status. An order has to match both lists. */
interface StoredStatuses {
  readonly orderStatus: readonly OrderStatus[];
  /** Absent where the delivery status makes no difference. */
  readonly deliveryStatus?: readonly DeliveryStatus[];
}

const NOT_RETURNED = DELIVERY_STATUSES.filter((status) => status !== 'returned');

/** Returns the stored statuses for which `shownStatus` returns `shown`, as a query needs them. */
export function storedStatusesOf(shown: ShownStatus): StoredStatuses {
  if (shown === 'cancelled') return { orderStatus: ['cancelled'] };
  if (shown === 'returned') return { orderStatus: WAITING_ORDER_STATUSES, deliveryStatus: ['returned'] };
  return { orderStatus: [shown], deliveryStatus: NOT_RETURNED };
}
