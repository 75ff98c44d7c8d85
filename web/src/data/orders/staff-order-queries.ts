import { takaFromPaisa } from '@nargisus/domain/money';
import {
  isDelivering,
  isRecalled,
  orderSchema,
  RECALLED_DELIVERY_STATUSES,
  searchedOrderFields,
  STAFF_PAGE_SIZE,
  shownStatus,
  WAITING_ORDER_STATUSES,
  type DeliveryStatus,
  type Order,
  type PaymentStatus,
  type ShownStatus,
} from '@nargisus/domain/orders';
import { collection, doc, getDocsFromServer, limit, orderBy, query, where } from 'firebase/firestore';
import { firestore } from '../firebase/firebase-firestore.ts';
import { subscribeToPrefixSearch } from '../query/prefix-search.ts';
import {
  asPage,
  keyOfCursor,
  momentOf,
  pageOfList,
  cursorOf,
  type ListPage,
  type PageCursor,
} from '../query/list-page.ts';
import type { Loadable } from '../query/loadable.ts';
import { converterFor } from '../firebase/converters.ts';
import { whereShownStatus } from './shown-status-filter.ts';
import { useLive } from '../query/use-live.ts';
import { subscribeToDocument, subscribeToQuery, useSnapshot } from '../query/use-snapshot.ts';

const orders = collection(firestore, 'orders').withConverter(converterFor(orderSchema));
const newestOrders = query(orders, orderBy('createdAt', 'desc'), limit(STAFF_PAGE_SIZE));

/** Returns the shop's newest orders, live. Reads STAFF_PAGE_SIZE at most, then one per order placed or changed. */
export const useNewestOrders = (): Loadable<Order[]> => useLive('newest orders', newestOrders);

export const ORDER_SORTS = ['newest', 'oldest', 'highest', 'lowest'] as const;
export type OrderSort = (typeof ORDER_SORTS)[number];

type DeliveryList = 'waiting' | 'under-way' | 'recalled';

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

const SORTS = {
  newest: { field: 'createdAt', direction: 'desc', read: momentOf },
  oldest: { field: 'createdAt', direction: 'asc', read: momentOf },
  highest: { field: 'totalAmount', direction: 'desc', read: Number },
  lowest: { field: 'totalAmount', direction: 'asc', read: Number },
} as const;

/**
 * Returns a page of all orders, live; admins only. Reads STAFF_PAGE_SIZE + 1 documents at most, then one per change of a
 * shown order, for any page. Each status with each sorting has its index (firestore.indexes.json); Firestore joins them for
 * several statuses.
 */
export function useOrderList(request: OrderListRequest): Loadable<ListPage<Order>> {
  const { shown, deliveryStatus, paymentStatus, delivery, sort, cursor } = request;
  const key = [shown, deliveryStatus, paymentStatus, delivery, sort, keyOfCursor(cursor)].join(' ');
  return useSnapshot(key, ({ next, error }) =>
    subscribeToQuery(listOf(request), { next: (found) => next(asPage(found, cursor)), error }),
  );
}

/** Reads the page from the server, in case the connection is dead; the listener shows the result. */
export async function refreshOrderList(request: OrderListRequest): Promise<void> {
  await getDocsFromServer(listOf(request));
}

const NOT_CANCELLED = where('orderStatus', 'in', WAITING_ORDER_STATUSES);
const DELIVERY_LISTS = {
  waiting: [where('deliveryStatus', '==', 'pending'), NOT_CANCELLED],
  'under-way': [NOT_CANCELLED],
  recalled: [
    where('orderStatus', '==', 'cancelled'),
    where('deliveryStatus', 'in', RECALLED_DELIVERY_STATUSES),
  ],
};

function listOf({ shown, deliveryStatus, paymentStatus, delivery, sort, cursor }: OrderListRequest) {
  return query(
    orders,
    ...whereShownStatus(shown),
    ...(deliveryStatus ? [where('deliveryStatus', '==', deliveryStatus)] : []),
    ...(paymentStatus ? [where('paymentStatus', '==', paymentStatus)] : []),
    ...(delivery ? DELIVERY_LISTS[delivery] : []),
    ...pageOfList(SORTS[sort], cursor),
  );
}

/** Returns the cursor beside an order in a list with this sorting. */
export function cursorOfOrder(order: Order, sort: OrderSort): string {
  const isByTime = SORTS[sort].field === 'createdAt';
  return cursorOf(isByTime ? order.createdAt.getTime() : takaFromPaisa(order.totalAmount), order._id);
}

/**
 * Returns the orders whose order id, phone, e-mail or name begins with `term`, live (docs/adr/0009). Reads
 * STAFF_PAGE_SIZE documents for each field that the term may match, three at most.
 */
export function useFoundOrders(term: string): Loadable<Order[]> {
  return useSnapshot(term, ({ next, error }) =>
    subscribeToPrefixSearch(orders, searchedOrderFields(term), {
      next: (found) => next(found.sort((a, b) => b.createdAt.getTime() - a.createdAt.getTime())),
      error,
    }),
  );
}

const BY_SORT: Record<OrderSort, (a: Order, b: Order) => number> = {
  newest: (a, b) => b.createdAt.getTime() - a.createdAt.getTime(),
  oldest: (a, b) => a.createdAt.getTime() - b.createdAt.getTime(),
  highest: (a, b) => b.totalAmount - a.totalAmount,
  lowest: (a, b) => a.totalAmount - b.totalAmount,
};

/** Returns the delivery list of an order, undefined for a cancelled order without a parcel on its way. */
function deliveryListOf(order: Order): DeliveryList | undefined {
  if (isRecalled(order)) return 'recalled';
  if (!isDelivering(order)) return undefined;
  return order.deliveryStatus === 'pending' ? 'waiting' : 'under-way';
}

/** Filters and sorts the results of a search in the browser: there are few. */
export function filterAndSortOrders(
  found: readonly Order[],
  { sort, ...filters }: OrderListRequest,
): Order[] {
  const { shown, deliveryStatus, paymentStatus, delivery } = filters;
  return found
    .filter(
      (order) =>
        (!shown || shownStatus(order) === shown) &&
        (!deliveryStatus || order.deliveryStatus === deliveryStatus) &&
        (!paymentStatus || order.paymentStatus === paymentStatus) &&
        (!delivery || deliveryListOf(order) === delivery),
    )
    .sort(BY_SORT[sort]);
}

/** Returns one order, live. Reads one document, then one per change. */
export function useOrder(id: string): Loadable<Order> {
  return useSnapshot(id, (observer) => subscribeToDocument(doc(orders, id), observer));
}
