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
import type { Loadable } from '../query/loadable.ts';
import { callApiAuthenticated } from '../api/call-api-authenticated.ts';
import { subscribeToDocument, useSnapshot } from '../query/use-snapshot.ts';
import { useFetch } from '../query/use-fetch.ts';
import { useThrottledValue } from '../query/use-throttled-value.ts';

/** Each asking is two calls; in a rush of orders one every so often is enough. Milliseconds. */
const REFETCH_INTERVAL_MS = 10_000;

/**
 * What was sold in a period and in the one before, live: one document that is computed every hour (docs/adr/0030), and one
 * with what was sold since, which changes at most every ten seconds; a third one when a product that was left out may have
 * become one of the ten. Where no period was computed for a day, all days are asked.
 */
export function useComparedSales(period: SalesPeriod, counters: OrderCounters): Loadable<ComparedSales> {
  const kept = useStoredDocument(['periods', periodId(period)], periodConverter);
  const since = useStoredDocument(['live', 'sales'], recentConverter);
  const recent = since.state === 'missing' ? NOTHING_SINCE : since.state === 'ready' ? since.value : null;
  const isReady = kept.state === 'ready' && recent !== null;
  const few = isReady ? salesSinceKept(period, kept.value, recent) : undefined;
  const hasRisen = isReady && !few;
  const others = useStoredDocument(hasRisen ? ['periods', othersId(period)] : null, othersConverter);
  const all =
    isReady && others.state === 'ready'
      ? salesSinceKept(period, withOthers(kept.value, others.value), recent)
      : undefined;
  const exact = few ?? all;
  const isWaiting = since.state === 'loading' || (hasRisen ? others : kept).state === 'loading';
  const isAsked = !exact && !isWaiting;
  const asked = useComputedSales(period, isAsked ? soldKey(counters) : null);
  if (exact) return { state: 'ready', value: exact };
  return isAsked ? asked : { state: 'loading' };
}

const readOnlyConverter = <T>(read: (document: unknown) => T): FirestoreDataConverter<T> => ({
  fromFirestore: (snapshot) => read(snapshot.data()),
  toFirestore: () => {
    throw new Error('sales are kept by the functions');
  },
});
const periodConverter = readOnlyConverter((document) => periodSalesSchema.parse(document));
const othersConverter = readOnlyConverter((document) => otherProductsSchema.parse(document));
const recentConverter = readOnlyConverter((document) => recentSalesSchema.parse(document));
const NOTHING_SINCE = recentSalesSchema.parse({});

/** One read, and one each time it is written; none without a place. */
function useStoredDocument<T>(
  place: readonly [collection: 'periods' | 'live', id: string] | null,
  converter: FirestoreDataConverter<T>,
): Loadable<T> {
  const firestore = useFirestore();
  return useSnapshot(place?.join('/') ?? '', (observer) => {
    if (place === null) return () => undefined;
    const document = doc(firestore, 'counters', 'orders', ...place).withConverter(converter);
    return subscribeToDocument(document, observer);
  });
}

/** Changes whenever something is sold, or is not any more. */
const soldKey = ({ orders, revenue }: OrderCounters) => `${orders} ${revenue}`;

/** By two calls, which read every day: the first is made again when `key` changes, none while it is null. */
function useComputedSales({ last, length }: SalesPeriod, key: string | null): Loadable<ComparedSales> {
  const slowed = useThrottledValue(key, REFETCH_INTERVAL_MS);
  const isOff = key === null || slowed === null;
  const now = useSalesStats({ last, length }, isOff ? null : slowed);
  const before = useSalesStats({ last: addDays(last, -length), length }, isOff ? null : '');
  const failed = [now, before].filter((it) => it.state === 'failed');
  if (failed.length) return { state: 'failed', retry: () => failed.forEach((it) => it.retry()) };
  if (now.state !== 'ready' || before.state !== 'ready') return { state: 'loading' };
  return { state: 'ready', value: compareSales(now.value, before.value) };
}

function useSalesStats({ last, length }: SalesPeriod, key: string | null): Loadable<SalesStats> {
  const first = addDays(last, 1 - length);
  return useFetch(
    () => callApiAuthenticated(orderCalls.salesStats, { query: { from: first, to: last } }),
    key === null ? null : [first, last, key].join(' '),
  );
}
