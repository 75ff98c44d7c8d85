import { staffOrderCalls } from '@nargisus/domain/contract';
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
import { readOnlyConverter } from '../firebase/converters.ts';
import { firestore } from '../firebase/firebase-firestore.ts';
import type { Loadable } from '../query/loadable.ts';
import { callApiAuthenticated } from '../api/call-api-authenticated.ts';
import { subscribeToDocument, useSnapshot } from '../query/use-snapshot.ts';
import { useFetch } from '../query/use-fetch.ts';
import { useThrottledValue } from '../query/use-throttled-value.ts';

/** A refetch is two calls, so that a rush of orders must not trigger one each. Milliseconds. */
const REFETCH_INTERVAL_MS = 10_000;

/**
 * Returns the sales of a period and of the one before, live: one document that is computed every hour (docs/adr/0030), and
 * one with the sales since, which changes at most every ten seconds; a third one when a product outside the top ten may have
 * entered it. Where no period was computed for a day, the server adds up all days.
 */
export function useComparedSales(period: SalesPeriod, counters: OrderCounters): Loadable<ComparedSales> {
  const stored = useStoredDocument(['periods', periodId(period)], periodConverter);
  const since = useStoredDocument(['live', 'sales'], recentConverter);
  const recent = since.state === 'missing' ? NOTHING_SINCE : since.state === 'ready' ? since.value : null;
  const isReady = stored.state === 'ready' && recent !== null;
  const fromTopTen = isReady ? salesSinceKept(period, stored.value, recent) : undefined;
  const needsOthers = isReady && !fromTopTen;
  const others = useStoredDocument(needsOthers ? ['periods', othersId(period)] : null, othersConverter);
  const fromAll =
    isReady && others.state === 'ready'
      ? salesSinceKept(period, withOthers(stored.value, others.value), recent)
      : undefined;
  const exact = fromTopTen ?? fromAll;
  const isWaiting = since.state === 'loading' || (needsOthers ? others : stored).state === 'loading';
  const needsComputing = !exact && !isWaiting;
  const computed = useComputedSales(period, needsComputing ? soldKey(counters) : null);
  if (exact) return { state: 'ready', value: exact };
  return needsComputing ? computed : { state: 'loading' };
}

const periodConverter = readOnlyConverter((document) => periodSalesSchema.parse(document));
const othersConverter = readOnlyConverter((document) => otherProductsSchema.parse(document));
const recentConverter = readOnlyConverter((document) => recentSalesSchema.parse(document));
const NOTHING_SINCE = recentSalesSchema.parse({});

/** Listens to one document: one read, and one each time it is written. Null listens to nothing. */
function useStoredDocument<T>(
  path: readonly [collection: 'periods' | 'live', id: string] | null,
  converter: FirestoreDataConverter<T>,
): Loadable<T> {
  return useSnapshot(path?.join('/') ?? '', (observer) => {
    if (path === null) return () => undefined;
    const document = doc(firestore, 'counters', 'orders', ...path).withConverter(converter);
    return subscribeToDocument(document, observer);
  });
}

/** Returns a key that changes with every sale and every cancelled sale. */
const soldKey = ({ orders, revenue }: OrderCounters) => `${orders} ${revenue}`;

/** Adds up both periods by two calls. Repeats the first when `key` changes; null makes no call. */
function useComputedSales({ last, length }: SalesPeriod, key: string | null): Loadable<ComparedSales> {
  const throttledKey = useThrottledValue(key, REFETCH_INTERVAL_MS);
  const isDisabled = key === null || throttledKey === null;
  const now = useSalesStats({ last, length }, isDisabled ? null : throttledKey);
  const before = useSalesStats({ last: addDays(last, -length), length }, isDisabled ? null : '');
  const failed = [now, before].filter((it) => it.state === 'failed');
  if (failed.length) return { state: 'failed', retry: () => failed.forEach((it) => it.retry()) };
  if (now.state !== 'ready' || before.state !== 'ready') return { state: 'loading' };
  return { state: 'ready', value: compareSales(now.value, before.value) };
}

function useSalesStats({ last, length }: SalesPeriod, key: string | null): Loadable<SalesStats> {
  const first = addDays(last, 1 - length);
  return useFetch(key === null ? null : [first, last, key].join(' '), () =>
    callApiAuthenticated(staffOrderCalls.salesStats, { query: { from: first, to: last } }),
  );
}
