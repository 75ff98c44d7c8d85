import {
  ORDER_COUNTER_SHARDS,
  orderCountersSchema,
  sumOrderCounters,
  sumUnfolded,
  unfoldedSalesSchema,
  type OrderCounters,
  type UnfoldedSales,
} from '@nargisus/domain/orders';
import {
  collection,
  getCountFromServer,
  limit,
  query,
  type FirestoreDataConverter,
} from 'firebase/firestore';
import { useMemo } from 'react';
import { useFirestore } from 'reactfire';
import type { Loadable } from './loadable.ts';
import { useLive } from './use-live.ts';
import { useOnce } from './use-once.ts';

/** What the shop has counted, and what it has sold since that was folded (docs/adr/0011). */
export type ShopCounters = OrderCounters & { readonly unfolded: UnfoldedSales };

/** Shards have no id of their own inside; only functions write them. */
const byShard: FirestoreDataConverter<ShopCounters> = {
  fromFirestore(snapshot) {
    const shard = snapshot.data();
    return { ...orderCountersSchema.parse(shard), unfolded: unfoldedSalesSchema.parse(shard) };
  },
  toFirestore: () => {
    throw new Error('counters are written by the functions');
  },
};

/** The shop's order counters, live; admins only. Reads ORDER_COUNTER_SHARDS documents, then one per order. */
export function useOrderCounters(): Loadable<ShopCounters> {
  const firestore = useFirestore();
  const shards = useMemo(() => {
    const counters = collection(firestore, 'counters', 'orders', 'shards').withConverter(byShard);
    return query(counters, limit(ORDER_COUNTER_SHARDS));
  }, [firestore]);
  const live = useLive(shards);
  const rows = live.state === 'ready' ? live.value : null;
  const sum = useMemo(() => rows && sumOf(rows), [rows]);
  return sum ? { state: 'ready', value: sum } : (live as Loadable<never>);
}

const sumOf = (shards: readonly ShopCounters[]): ShopCounters => ({
  ...sumOrderCounters(shards),
  unfolded: sumUnfolded(shards.map(({ unfolded }) => unfolded)),
});

/** How many users there are; admins only. One read per thousand of them. */
export function useUserCount(): Loadable<number> {
  return useDocumentCount('users');
}

/** How many products there are. One read per thousand of them. */
export function useProductCount(): Loadable<number> {
  return useDocumentCount('products');
}

function useDocumentCount(path: string): Loadable<number> {
  const firestore = useFirestore();
  return useOnce(async () => (await getCountFromServer(collection(firestore, path))).data().count, path);
}
