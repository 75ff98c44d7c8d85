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
} from 'firebase/firestore';
import { readOnlyConverter } from '../firebase/converters.ts';
import { firestore } from '../firebase/firebase-firestore.ts';
import type { Loadable } from '../query/loadable.ts';
import { subscribeToDocument, useSnapshot } from '../query/use-snapshot.ts';
import { useLive } from '../query/use-live.ts';
import { useFetch } from '../query/use-fetch.ts';

const countersConverter = readOnlyConverter((document) => orderCountersSchema.parse(document));
const liveCounters = query(
  collection(firestore, 'counters', 'orders', 'live').withConverter(countersConverter),
  where(documentId(), '==', 'figures'),
);

/**
 * Returns the shop's order counters, live; staff only. One read, and at most one every DASHBOARD_COUNTERS_INTERVAL_MS,
 * however many orders come in (docs/adr/0031). Sums the shards once while the counters have never been written.
 */
export function useOrderCounters(): Loadable<OrderCounters> {
  const live = useLive('order counters', liveCounters);
  const isMissing = live.state === 'ready' && live.value.length === 0;
  const summed = useFetch(isMissing ? 'shards' : null, async () => {
    const shards = collection(firestore, 'counters', 'orders', 'shards').withConverter(countersConverter);
    const { docs } = await getDocs(query(shards, limit(ORDER_COUNTER_SHARDS)));
    return sumOrderCounters(docs.map((shard) => shard.data()));
  });
  if (live.state !== 'ready') return live as Loadable<never>;
  const [value] = live.value;
  return value ? { state: 'ready', value } : summed;
}

/** Returns how many products there are, live. One read (docs/adr/0019). */
export const useProductStats = (): Loadable<ProductStats> => useStats('products', PRODUCT_STATS);

/** Returns how many users there are, live; staff only. One read. */
export const useUserStats = (): Loadable<UserStats> => useStats('users', USER_STATS);

/** The stats of all collections, by collection. */
const statsConverter = readOnlyConverter(
  (document) => document as Readonly<Record<string, object | undefined>>,
);

/** Before the counters are written, as in a new shop, Firestore counts: one read per stat and thousand documents. */
function useStats<T extends Readonly<Record<string, StatFilter>>>(name: string, stats: T) {
  const stored = useSnapshot<StatsOf<T>>(name, ({ next, missing, error }) =>
    subscribeToDocument(doc(firestore, 'counters', 'figures').withConverter(statsConverter), {
      next: ({ [name]: of }) => (of ? next(of as StatsOf<T>) : missing()),
      missing,
      error,
    }),
  );
  const counted = useFetch(stored.state === 'missing' ? name : null, async () => {
    const all = collection(firestore, name);
    const counts = Object.entries(stats).map(async ([stat, filter]) => {
      const documents = filter ? query(all, where(filter[0], '==', filter[1])) : all;
      return [stat, (await getCountFromServer(documents)).data().count] as const;
    });
    return Object.fromEntries(await Promise.all(counts)) as StatsOf<T>;
  });
  return stored.state === 'missing' ? counted : stored;
}
