import { paisaFromTaka, NO_MONEY, type Paisa } from '@nargisus/domain/money';
import {
  orderSchema,
  RECENT_ORDERS,
  STAFF_PAGE_SIZE,
  type Order,
  type ShownStatus,
} from '@nargisus/domain/orders';
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
  type Firestore,
} from 'firebase/firestore';
import { useMemo } from 'react';
import { useFirestore } from 'reactfire';
import type { Loadable } from '../query/loadable.ts';
import { converterFor } from '../firebase/converters.ts';
import { whereShownStatus } from './shown-status-filter.ts';
import { subscribeToQuery, useSnapshot } from '../query/use-snapshot.ts';
import { useLive } from '../query/use-live.ts';
import { useFetch } from '../query/use-fetch.ts';

const orderConverter = converterFor(orderSchema);

/** The shop's newest orders, live; admins only. Reads STAFF_PAGE_SIZE at most, then one per order placed or changed. */
export function useNewestOrders(): Loadable<Order[]> {
  const firestore = useFirestore();
  return useLive(useMemo(() => newestOrders(firestore), [firestore]));
}

function newestOrders(firestore: Firestore) {
  const orders = collection(firestore, 'orders').withConverter(orderConverter);
  return query(orders, orderBy('createdAt', 'desc'), limit(STAFF_PAGE_SIZE));
}

/** A shopper's own newest orders, live. Reads RECENT_ORDERS at most, then one per change. */
export function useRecentOrders(uid: string): Loadable<Order[]> {
  const firestore = useFirestore();
  return useSnapshot(`recent ${uid}`, (observer) => {
    const orders = collection(firestore, 'orders').withConverter(orderConverter);
    const recent = query(orders, where('uid', '==', uid), orderBy('createdAt', 'desc'), limit(RECENT_ORDERS));
    return subscribeToQuery(recent, observer);
  });
}

/** How many of a shopper's orders are fetched at a time. */
export const ORDERS_PER_PAGE = 10;

/**
 * A page of a shopper's own orders, newest first, live: those after `after`, or the newest. Reads ORDERS_PER_PAGE at most,
 * then one per change.
 */
export function useOrdersPage(
  uid: string,
  { status, after }: { status: ShownStatus | null; after: Order | null },
): Loadable<Order[]> {
  const firestore = useFirestore();
  const afterMs = after?.createdAt.getTime() ?? null;
  return useSnapshot(`${uid} ${status} ${afterMs}`, (observer) => {
    const orders = collection(firestore, 'orders').withConverter(orderConverter);
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
 * How many orders a shopper has placed and what they sum up to, added up by the server: one read, whatever the number
 * of orders (one per thousand). Read again when `newestOrderId` changes, so that a new order is counted; not while it is not `wanted`.
 */
export function useOrderTotals(
  uid: string,
  newestOrderId: string | undefined,
  { wanted }: { wanted: boolean },
): Loadable<OrderTotals> {
  const firestore = useFirestore();
  return useFetch(
    async () => {
      const own = query(collection(firestore, 'orders'), where('uid', '==', uid));
      const totals = await getAggregateFromServer(own, { orders: count(), taka: sum('totalAmount') });
      const { orders, taka } = totals.data();
      // A sum of floats: rounded to paisa before it is read as money.
      return { ordersCount: orders, totalSpent: paisaFromTaka(taka.toFixed(2)) ?? NO_MONEY };
    },
    wanted ? `${uid}/${newestOrderId ?? ''}` : null,
  );
}
