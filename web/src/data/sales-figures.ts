import { orderCalls } from '@nargisus/domain/contract';
import {
  comparedFigures,
  otherProductsSchema,
  othersId,
  periodId,
  periodSalesSchema,
  salesSinceKept,
  withOthers,
  type ComparedSales,
  type SalesFigures,
  type SalesPeriod,
} from '@nargisus/domain/orders';
import { addDays } from '@nargisus/domain/time';
import { doc, type FirestoreDataConverter } from 'firebase/firestore';
import { useFirestore } from 'reactfire';
import type { ShopCounters } from './counters.repository.ts';
import type { Loadable } from './loadable.ts';
import { staffCall } from './staff-call.ts';
import { followDocument, useFollowed } from './use-followed.ts';
import { useOnce } from './use-once.ts';
import { useSlowed } from './use-slowed.ts';

/** Each asking is two calls; in a rush of orders one every so often is enough. Milliseconds. */
const ASK_AT_MOST_EVERY = 10_000;

/**
 * What was sold in a period and in the one before, live: one document that the hourly fold keeps ready (docs/adr/0014), and
 * what the counters, which are here already, have gathered since; a second one when a product that was left out may have
 * become one of the ten. Where nobody has folded for a day, all days are asked.
 */
export function useComparedSales(period: SalesPeriod, counters: ShopCounters): Loadable<ComparedSales> {
  const kept = useKept(periodId(period), byPeriod);
  const few = kept.state === 'ready' ? salesSinceKept(period, kept.value, counters.unfolded) : undefined;
  const hasRisen = kept.state === 'ready' && !few;
  const others = useKept(hasRisen ? othersId(period) : null, byOthers);
  const all =
    kept.state === 'ready' && others.state === 'ready'
      ? salesSinceKept(period, withOthers(kept.value, others.value), counters.unfolded)
      : undefined;
  const exact = few ?? all;
  const isAsked = !exact && (hasRisen ? others : kept).state !== 'loading';
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

/** One read, and one each time it is folded; none without an id. */
function useKept<T>(id: string | null, converter: FirestoreDataConverter<T>): Loadable<T> {
  const firestore = useFirestore();
  return useFollowed(id ?? '', (observer) => {
    if (id === null) return () => undefined;
    const document = doc(firestore, 'counters', 'orders', 'periods', id).withConverter(converter);
    return followDocument(document, observer);
  });
}

/** Changes whenever something is sold, or is not any more. */
const soldSoFar = ({ orders, revenue }: ShopCounters) => `${orders} ${revenue}`;

/** By two calls, which read every day: the first is made again when `key` changes, none while it is null. */
function useAskedSales({ last, length }: SalesPeriod, key: string | null): Loadable<ComparedSales> {
  const slowed = useSlowed(key, ASK_AT_MOST_EVERY);
  const isOff = key === null || slowed === null;
  const now = useSalesFigures({ last, length }, isOff ? null : slowed);
  const before = useSalesFigures({ last: addDays(last, -length), length }, isOff ? null : '');
  const failed = [now, before].filter((it) => it.state === 'failed');
  if (failed.length) return { state: 'failed', retry: () => failed.forEach((it) => it.retry()) };
  if (now.state !== 'ready' || before.state !== 'ready') return { state: 'loading' };
  return { state: 'ready', value: comparedFigures(now.value, before.value) };
}

function useSalesFigures({ last, length }: SalesPeriod, key: string | null): Loadable<SalesFigures> {
  const first = addDays(last, 1 - length);
  return useOnce(
    () => staffCall(orderCalls.salesStats, { query: { from: first, to: last } }),
    key === null ? null : [first, last, key].join(' '),
  );
}
