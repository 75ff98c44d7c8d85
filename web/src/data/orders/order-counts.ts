import {
  deskQueryOf,
  ORDER_FILTER_NAMES,
  type OrderFilter,
  type OrderFilterName,
} from '@nargisus/domain/desk';
import { collection, getCountFromServer, limit, query } from 'firebase/firestore';
import { firestore } from '../firebase/firebase-firestore.ts';
import type { Loadable } from '../query/loadable.ts';
import { useFetch } from '../query/use-fetch.ts';
import { deskConstraints } from './desk-constraints.ts';

const desks = collection(firestore, 'orderDesk');

/** Counting goes no further: a count costs a read for each thousand. */
const MOST_COUNTED = 1_000;

export interface OrderCount {
  readonly count: number;
  /** Whether other words of the search text, which the browser compares, may leave fewer. */
  readonly isUpperBound: boolean;
  /** Whether there may be more, which were not counted. */
  readonly isLowerBound: boolean;
}

async function countOf(filter: OrderFilter): Promise<OrderCount> {
  const asked = deskQueryOf(filter);
  if (!asked) return { count: 0, isUpperBound: false, isLowerBound: false };
  const counted = query(desks, ...deskConstraints(asked), limit(MOST_COUNTED));
  const { count } = (await getCountFromServer(counted)).data();
  const isUpperBound = asked.otherTokens.length > 0;
  return { count, isUpperBound, isLowerBound: count === MOST_COUNTED };
}

/** Returns how many orders a filter finds, up to MOST_COUNTED, once. One read. */
export const useOrderCount = (filter: OrderFilter): Loadable<OrderCount> =>
  useFetch(JSON.stringify(filter), () => countOf(filter));

/**
 * Returns how many orders would be found without each one of the filters, where there are any. One read for each filter that
 * is set.
 */
export function useCountsWithout(filter: OrderFilter): Loadable<(readonly [OrderFilterName, OrderCount])[]> {
  return useFetch(`without ${JSON.stringify(filter)}`, async () => {
    const names = ORDER_FILTER_NAMES.filter((name) => filter[name]);
    if (names.length < 2) return [];
    const counts = await Promise.all(
      names.map(async (name) => [name, await countOf({ ...filter, [name]: undefined })] as const),
    );
    return counts.filter(([, { count }]) => count > 0);
  });
}
