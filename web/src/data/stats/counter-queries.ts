import {
  PRODUCT_STATS,
  USER_STATS,
  type StatFilter,
  type StatsOf,
  type ProductStats,
  type UserStats,
} from '@nargisus/domain/stats';
import {
  ORDER_COUNTER_SHARDS,
  orderCountersSchema,
  sumOrderCounters,
  type OrderCounters,
} from '@nargisus/domain/orders';
import {
  collection,
  doc,
  documentId,
  getCountFromServer,
  getDocs,
  limit,
  query,
  where,
  type FirestoreDataConverter,
} from 'firebase/firestore';
import { useMemo } from 'react';
import { useFirestore } from 'reactfire';
import type { Loadable } from '../query/loadable.ts';
import { subscribeToDocument, useSnapshot } from '../query/use-snapshot.ts';
import { useLive } from '../query/use-live.ts';
import { useFetch } from '../query/use-fetch.ts';

/** Only functions write them. */
const countersConverter: FirestoreDataConverter<OrderCounters> = {
  fromFirestore: (snapshot) => orderCountersSchema.parse(snapshot.data()),
  toFirestore: () => {
    throw new Error('counters are written by the functions');
  },
};

/**
 * The shop's order counters; admins only. Live, one read, and one at most every DASHBOARD_COUNTERS_INTERVAL_MS, however many orders come in
 * (docs/adr/0031). Until they are written for the first time the shards are summed here, once.
 */
export function useOrderCounters(): Loadable<OrderCounters> {
  const firestore = useFirestore();
  const figures = useMemo(() => {
    const live = collection(firestore, 'counters', 'orders', 'live').withConverter(countersConverter);
    return query(live, where(documentId(), '==', 'figures'));
  }, [firestore]);
  const live = useLive(figures);
  const isMissing = live.state === 'ready' && live.value.length === 0;
  const summed = useFetch(
    async () => {
      const shards = collection(firestore, 'counters', 'orders', 'shards').withConverter(countersConverter);
      const { docs } = await getDocs(query(shards, limit(ORDER_COUNTER_SHARDS)));
      return sumOrderCounters(docs.map((shard) => shard.data()));
    },
    isMissing ? 'shards' : null,
  );
  if (live.state !== 'ready') return live as Loadable<never>;
  const [value] = live.value;
  return value ? { state: 'ready', value } : summed;
}

/** How many products there are; live, one read (docs/adr/0019). */
export const useProductStats = (): Loadable<ProductStats> => useStats('products', PRODUCT_STATS);

/** How many users there are; admins only. Live, one read. */
export const useUserStats = (): Loadable<UserStats> => useStats('users', USER_STATS);

/** Where nobody has counted yet, as in a new shop, Firestore counts: a read each per thousand documents. */
function useStats<T extends Readonly<Record<string, StatFilter>>>(name: string, figures: T) {
  const firestore = useFirestore();
  const kept = useSnapshot<StatsOf<T>>(name, ({ next, missing, error }) =>
    subscribeToDocument(doc(firestore, 'counters', 'figures').withConverter(statsConverter), {
      next: ({ [name]: of }) => (of ? next(of as StatsOf<T>) : missing()),
      missing,
      error,
    }),
  );
  const counted = useFetch(
    async () => {
      const all = collection(firestore, name);
      const counts = Object.entries(figures).map(async ([figure, of]) => {
        const some = of ? query(all, where(of[0], '==', of[1])) : all;
        return [figure, (await getCountFromServer(some)).data().count] as const;
      });
      return Object.fromEntries(await Promise.all(counts)) as StatsOf<T>;
    },
    kept.state === 'missing' ? name : null,
  );
  return kept.state === 'missing' ? counted : kept;
}

/** Only functions write them, all figures of a collection at once. */
const statsConverter: FirestoreDataConverter<Readonly<Record<string, object | undefined>>> = {
  fromFirestore: (snapshot) => snapshot.data(),
  toFirestore: () => {
    throw new Error('counters are written by the functions');
  },
};
