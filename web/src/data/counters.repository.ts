import {
  PRODUCT_FIGURES,
  USER_FIGURES,
  type Figure,
  type FiguresOf,
  type ProductFigures,
  type UserFigures,
} from '@nargisus/domain/counting';
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
  doc,
  getCountFromServer,
  limit,
  query,
  where,
  type FirestoreDataConverter,
} from 'firebase/firestore';
import { useMemo } from 'react';
import { useFirestore } from 'reactfire';
import type { Loadable } from './loadable.ts';
import { followDocument, useFollowed } from './use-followed.ts';
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

/** How many products there are; live, one read (docs/adr/0019). */
export const useProductFigures = (): Loadable<ProductFigures> => useFigures('products', PRODUCT_FIGURES);

/** How many users there are; admins only. Live, one read. */
export const useUserFigures = (): Loadable<UserFigures> => useFigures('users', USER_FIGURES);

/** Where nobody has counted yet, as in a new shop, Firestore counts: a read each per thousand documents. */
function useFigures<T extends Readonly<Record<string, Figure>>>(name: string, figures: T) {
  const firestore = useFirestore();
  const kept = useFollowed<FiguresOf<T>>(name, ({ next, missing, error }) =>
    followDocument(doc(firestore, 'counters', 'figures').withConverter(asFigures), {
      next: ({ [name]: of }) => (of ? next(of as FiguresOf<T>) : missing()),
      missing,
      error,
    }),
  );
  const counted = useOnce(
    async () => {
      const all = collection(firestore, name);
      const counts = Object.entries(figures).map(async ([figure, of]) => {
        const some = of ? query(all, where(of[0], '==', of[1])) : all;
        return [figure, (await getCountFromServer(some)).data().count] as const;
      });
      return Object.fromEntries(await Promise.all(counts)) as FiguresOf<T>;
    },
    kept.state === 'missing' ? name : null,
  );
  return kept.state === 'missing' ? counted : kept;
}

/** Only functions write them, all figures of a collection at once. */
const asFigures: FirestoreDataConverter<Readonly<Record<string, object | undefined>>> = {
  fromFirestore: (snapshot) => snapshot.data(),
  toFirestore: () => {
    throw new Error('counters are written by the functions');
  },
};
