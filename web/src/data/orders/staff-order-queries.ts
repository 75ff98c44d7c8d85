import { takaFromPaisa } from '@nargisus/domain/money';
import {
  isDelivering,
  isRecalled,
  orderSchema,
  RECALLED_DELIVERY_STATUSES,
  searchedOrderFields,
  shownStatus,
  WAITING_ORDER_STATUSES,
  type DeliveryStatus,
  type Order,
  type PaymentStatus,
  type ShownStatus,
} from '@nargisus/domain/orders';
import { collection, doc, getDocsFromServer, query, where } from 'firebase/firestore';
import { firestore } from '../firebase/firebase-firestore.ts';
import { subscribeToPrefixSearch } from '../query/prefix-search.ts';
import {
  asPage,
  keyOfPlace,
  momentOf,
  pageOfList,
  placeOf,
  type ListPage,
  type PagePlace,
} from '../query/list-page.ts';
import type { Loadable } from '../query/loadable.ts';
import { converterFor } from '../firebase/converters.ts';
import { whereShownStatus } from './shown-status-filter.ts';
import { subscribeToDocument, subscribeToQuery, useSnapshot } from '../query/use-snapshot.ts';

export const ORDER_SORTS = ['newest', 'oldest', 'highest', 'lowest'] as const;
export type OrderSort = (typeof ORDER_SORTS)[number];

type DeliveryList = 'waiting' | 'under-way' | 'recalled';

export interface OrderListRequest {
  /** What the badge of an order shows. */
  readonly shown?: ShownStatus;
  readonly deliveryStatus?: DeliveryStatus;
  readonly paymentStatus?: PaymentStatus;
  /**
   * Of the delivery: 'waiting' has the pending ones; 'under-way' all others, or those in `deliveryStatus`; neither has
   * cancelled orders. 'recalled' has the cancelled ones whose parcel a rider has to bring back.
   */
  readonly delivery?: DeliveryList;
  readonly sort: OrderSort;
  readonly place: PagePlace | null;
}

const orders = collection(firestore, 'orders').withConverter(converterFor(orderSchema));

const SORTS = {
  newest: { field: 'createdAt', direction: 'desc', read: momentOf },
  oldest: { field: 'createdAt', direction: 'asc', read: momentOf },
  highest: { field: 'totalAmount', direction: 'desc', read: Number },
  lowest: { field: 'totalAmount', direction: 'asc', read: Number },
} as const;

/**
 * A page of all orders, live; admins only. Reads STAFF_PAGE_SIZE + 1 at most, then one per change of what is shown, wherever
 * the page is and however many orders there are. Each status with each sorting has its index (firestore.indexes.json); Firestore
 * joins them where several statuses are asked for.
 */
export function useOrderList(request: OrderListRequest): Loadable<ListPage<Order>> {
  const { shown, deliveryStatus, paymentStatus, delivery, sort, place } = request;
  const key = [shown, deliveryStatus, paymentStatus, delivery, sort, keyOfPlace(place)].join(' ');
  return useSnapshot(key, ({ next, error }) =>
    subscribeToQuery(listOf(request), { next: (found) => next(asPage(found, place)), error }),
  );
}

/** Asks the server for the page, past any connection that only seems alive; the listener shows what comes. */
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

function listOf({ shown, deliveryStatus, paymentStatus, delivery, sort, place }: OrderListRequest) {
  return query(
    orders,
    ...whereShownStatus(shown),
    ...(deliveryStatus ? [where('deliveryStatus', '==', deliveryStatus)] : []),
    ...(paymentStatus ? [where('paymentStatus', '==', paymentStatus)] : []),
    ...(delivery ? DELIVERY_LISTS[delivery] : []),
    ...pageOfList(SORTS[sort], place),
  );
}

/** The place beside an order in a list sorted so. */
export function placeOfOrder(order: Order, sort: OrderSort): string {
  const isByTime = SORTS[sort].field === 'createdAt';
  return placeOf(isByTime ? order.createdAt.getTime() : takaFromPaisa(order.totalAmount), order._id);
}

/**
 * Orders by what a caller on the phone can say: order id, phone, e-mail or name, each by its beginning
 * (docs/adr/0009). Live. Reads STAFF_PAGE_SIZE for each field that the term may be meant for, three at most.
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

/** The list of the delivery that an order found by a search belongs to; a cancelled one that is nowhere has none. */
function deliveryListOf(order: Order): DeliveryList | undefined {
  if (isRecalled(order)) return 'recalled';
  if (!isDelivering(order)) return undefined;
  return order.deliveryStatus === 'pending' ? 'waiting' : 'under-way';
}

/** What was found by a search, filtered and sorted here: there are few. */
export function filterAndSortOrders(found: readonly Order[], { sort, ...asked }: OrderListRequest): Order[] {
  const { shown, deliveryStatus, paymentStatus, delivery } = asked;
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

/** One order, live. Reads one document, then one per change. */
export function useOrder(id: string): Loadable<Order> {
  return useSnapshot(id, (observer) => subscribeToDocument(doc(orders, id), observer));
}
