import { orderCalls } from '@nargisus/domain/contract';
import {
  compareSales,
  otherProductsSchema,
  othersId,
  periodId,
  periodSalesSchema,
  recentSalesSchema,
  salesSinceKept,
  withOthers,
  type ComparedSales,
  type OrderCounters,
  type SalesStats,
  type SalesPeriod,
} from '@nargisus/domain/orders';
import { addDays } from '@nargisus/domain/time';
import { doc, type FirestoreDataConverter } from 'firebase/firestore';
import { useFirestore } from 'reactfire';
import type { Loadable } from './loadable.ts';
import { staffCall } from './staff-call.ts';
import { followDocument, useFollowed } from './use-followed.ts';
import { useOnce } from './use-once.ts';
import { useSlowed } from './use-slowed.ts';

/** Each asking is two calls; in a rush of orders one every so often is enough. Milliseconds. */
const ASK_AT_MOST_EVERY = 10_000;

/**
 * What was sold in a period and in the one before, live: one document that is computed every hour (docs/adr/0030), and one
 * with what was sold since, which changes at most every ten seconds; a third one when a product that was left out may have
 * become one of the ten. Where no period was computed for a day, all days are asked.
 */
export function useComparedSales(period: SalesPeriod, counters: OrderCounters): Loadable<ComparedSales> {
  const kept = useKept(['periods', periodId(period)], byPeriod);
  const since = useKept(['live', 'sales'], byRecent);
  const recent = since.state === 'missing' ? NOTHING_SINCE : since.state === 'ready' ? since.value : null;
  const isReady = kept.state === 'ready' && recent !== null;
  const few = isReady ? salesSinceKept(period, kept.value, recent) : undefined;
  const hasRisen = isReady && !few;
  const others = useKept(hasRisen ? ['periods', othersId(period)] : null, byOthers);
  const all =
    isReady && others.state === 'ready'
      ? salesSinceKept(period, withOthers(kept.value, others.value), recent)
      : undefined;
  const exact = few ?? all;
  const isWaiting = since.state === 'loading' || (hasRisen ? others : kept).state === 'loading';
  const isAsked = !exact && !isWaiting;
  const asked = useAskedSales(period, isAsked ? soldSoFar(counters) : null);
  if (exact) return { state: 'ready', value: exact };
  return isAsked ? asked : { state: 'loading' };
}

const readBy = <T>(read: (document: unknown) => T): FirestoreDataConverter<T> => ({
  fromFirestore: (snapshot) => read(snapshot.data()),
  toFirestore: () => {
    throw new Error('sales are kept by the functions');
  },
});
const byPeriod = readBy((document) => periodSalesSchema.parse(document));
const byOthers = readBy((document) => otherProductsSchema.parse(document));
const byRecent = readBy((document) => recentSalesSchema.parse(document));
const NOTHING_SINCE = recentSalesSchema.parse({});

/** One read, and one each time it is written; none without a place. */
function useKept<T>(
  place: readonly [collection: 'periods' | 'live', id: string] | null,
  converter: FirestoreDataConverter<T>,
): Loadable<T> {
  const firestore = useFirestore();
  return useFollowed(place?.join('/') ?? '', (observer) => {
    if (place === null) return () => undefined;
    const document = doc(firestore, 'counters', 'orders', ...place).withConverter(converter);
    return followDocument(document, observer);
  });
}

/** Changes whenever something is sold, or is not any more. */
const soldSoFar = ({ orders, revenue }: OrderCounters) => `${orders} ${revenue}`;

/** By two calls, which read every day: the first is made again when `key` changes, none while it is null. */
function useAskedSales({ last, length }: SalesPeriod, key: string | null): Loadable<ComparedSales> {
  const slowed = useSlowed(key, ASK_AT_MOST_EVERY);
  const isOff = key === null || slowed === null;
  const now = useSalesFigures({ last, length }, isOff ? null : slowed);
  const before = useSalesFigures({ last: addDays(last, -length), length }, isOff ? null : '');
  const failed = [now, before].filter((it) => it.state === 'failed');
  if (failed.length) return { state: 'failed', retry: () => failed.forEach((it) => it.retry()) };
  if (now.state !== 'ready' || before.state !== 'ready') return { state: 'loading' };
  return { state: 'ready', value: compareSales(now.value, before.value) };
}

function useSalesFigures({ last, length }: SalesPeriod, key: string | null): Loadable<SalesStats> {
  const first = addDays(last, 1 - length);
  return useOnce(
    () => staffCall(orderCalls.salesStats, { query: { from: first, to: last } }),
    key === null ? null : [first, last, key].join(' '),
  );
}
