import { takaFromPaisa } from '@nargisus/domain/money';
import {
  orderSchema,
  RECALLED_DELIVERY_STATUSES,
  STAFF_PAGE_SIZE,
  WAITING_ORDER_STATUSES,
  type Order,
} from '@nargisus/domain/orders';
import { collection, doc, getDocsFromServer, limit, orderBy, query, where } from 'firebase/firestore';
import { firestore } from '../firebase/firebase-firestore.ts';
import { asPage, keyOfCursor, pageOfList, cursorOf, type ListPage } from '../query/list-page.ts';
import type { Loadable } from '../query/loadable.ts';
import { converterFor } from '../firebase/converters.ts';
import { SORTS, type OrderListRequest, type OrderSort } from './order-list-request.ts';
import { whereShownStatus } from './shown-status-filter.ts';
import { useLive } from '../query/use-live.ts';
import { subscribeToDocument, subscribeToQuery, useSnapshot } from '../query/use-snapshot.ts';

const orders = collection(firestore, 'orders').withConverter(converterFor(orderSchema));
const newestOrders = query(orders, orderBy('createdAt', 'desc'), limit(STAFF_PAGE_SIZE));

/** Returns the shop's newest orders, live. Reads STAFF_PAGE_SIZE at most, then one per order placed or changed. */
export const useNewestOrders = (): Loadable<Order[]> => useLive('newest orders', newestOrders);

/**
 * Returns a page of all orders, live; staff only. Reads STAFF_PAGE_SIZE + 1 documents at most, then one per change of a
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

/** Returns one order, live. Reads one document, then one per change. */
export function useOrder(id: string): Loadable<Order> {
  return useSnapshot(id, (observer) => subscribeToDocument(doc(orders, id), observer));
}
