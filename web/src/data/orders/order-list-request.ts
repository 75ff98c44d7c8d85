import {
  isDelivering,
  isRecalled,
  type DeliveryStatus,
  type Order,
  type PaymentStatus,
  type ShownStatus,
} from '@nargisus/domain/orders';
import { momentOf, type PageCursor } from '../query/list-page.ts';

export const ORDER_SORTS = ['newest', 'oldest', 'highest', 'lowest'] as const;
export type OrderSort = (typeof ORDER_SORTS)[number];

export type DeliveryList = 'waiting' | 'under-way' | 'recalled';

export interface OrderListRequest {
  /** The status that the order's badge shows. */
  readonly shown?: ShownStatus;
  readonly deliveryStatus?: DeliveryStatus;
  readonly paymentStatus?: PaymentStatus;
  /**
   * The delivery list: 'waiting' has pending deliveries, 'under-way' all others or those in `deliveryStatus`; neither has
   * cancelled orders. 'recalled' has the cancelled orders whose parcel a rider has to bring back.
   */
  readonly delivery?: DeliveryList;
  readonly sort: OrderSort;
  readonly cursor: PageCursor | null;
}

/** How the server sorts a list, and how a cursor's value is read. */
export const SORTS = {
  newest: { field: 'createdAt', direction: 'desc', read: momentOf },
  oldest: { field: 'createdAt', direction: 'asc', read: momentOf },
  highest: { field: 'totalAmount', direction: 'desc', read: Number },
  lowest: { field: 'totalAmount', direction: 'asc', read: Number },
} as const;

/** How the browser sorts the orders of one page. */
export const BY_SORT: Record<OrderSort, (a: Order, b: Order) => number> = {
  newest: (a, b) => b.createdAt.getTime() - a.createdAt.getTime(),
  oldest: (a, b) => a.createdAt.getTime() - b.createdAt.getTime(),
  highest: (a, b) => b.totalAmount - a.totalAmount,
  lowest: (a, b) => a.totalAmount - b.totalAmount,
};

type OrderStatuses = Pick<Order, 'orderStatus' | 'deliveryStatus'>;

/** Returns the delivery list of an order, undefined for a cancelled order without a parcel on its way. */
export function deliveryListOf(order: OrderStatuses): DeliveryList | undefined {
  if (isRecalled(order)) return 'recalled';
  if (!isDelivering(order)) return undefined;
  return order.deliveryStatus === 'pending' ? 'waiting' : 'under-way';
}
