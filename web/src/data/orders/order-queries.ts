import { paisaFromTaka, NO_MONEY, type Paisa } from '@nargisus/domain/money';
import { orderSchema, RECENT_ORDERS, type Order, type ShownStatus } from '@nargisus/domain/orders';
import {
  collection,
  count,
  getAggregateFromServer,
  limit,
  orderBy,
  query,
  startAfter,
  sum,
  where,
} from 'firebase/firestore';
import { firestore } from '../firebase/firebase-firestore.ts';
import type { Loadable } from '../query/loadable.ts';
import { converterFor } from '../firebase/converters.ts';
import { whereShownStatus } from './shown-status-filter.ts';
import { subscribeToQuery, useSnapshot } from '../query/use-snapshot.ts';
import { useFetch } from '../query/use-fetch.ts';

const orders = collection(firestore, 'orders').withConverter(converterFor(orderSchema));

/** Returns a shopper's own newest orders, live. Reads RECENT_ORDERS at most, then one per change. */
export function useRecentOrders(uid: string): Loadable<Order[]> {
  return useSnapshot(`recent ${uid}`, (observer) => {
    const recent = query(orders, where('uid', '==', uid), orderBy('createdAt', 'desc'), limit(RECENT_ORDERS));
    return subscribeToQuery(recent, observer);
  });
}

/** How many of a shopper's orders are fetched at a time. */
export const ORDERS_PER_PAGE = 10;

/**
 * Returns a page of a shopper's own orders, newest first, live: those after `after`, or the newest. Reads ORDERS_PER_PAGE
 * documents at most, then one per change.
 */
export function useOrdersPage(
  uid: string,
  { status, after }: { status: ShownStatus | null; after: Order | null },
): Loadable<Order[]> {
  const afterMs = after?.createdAt.getTime() ?? null;
  return useSnapshot(`${uid} ${status} ${afterMs}`, (observer) => {
    const page = query(
      orders,
      where('uid', '==', uid),
      ...whereShownStatus(status),
      orderBy('createdAt', 'desc'),
      ...(afterMs === null ? [] : [startAfter(new Date(afterMs))]),
      limit(ORDERS_PER_PAGE),
    );
    return subscribeToQuery(page, observer);
  });
}

export interface OrderTotals {
  ordersCount: number;
  totalSpent: Paisa;
}

/**
 * Returns how many orders a shopper has placed and their sum, aggregated by the server: one read per thousand orders. Reads
 * again when `newestOrderId` changes, so that a new order is counted.
 */
export function useOrderTotals(
  uid: string,
  newestOrderId: string | undefined,
  { enabled }: { enabled: boolean },
): Loadable<OrderTotals> {
  return useFetch(enabled ? `${uid}/${newestOrderId ?? ''}` : null, async () => {
    const own = query(collection(firestore, 'orders'), where('uid', '==', uid));
    const totals = await getAggregateFromServer(own, { orders: count(), taka: sum('totalAmount') });
    const { orders, taka } = totals.data();
    // The server adds floats: round to paisa before the sum becomes money.
    return { ordersCount: orders, totalSpent: paisaFromTaka(taka.toFixed(2)) ?? NO_MONEY };
  });
}
