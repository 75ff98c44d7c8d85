import {
  cardOf,
  filterEntries,
  isFirstPage,
  isUnfiltered,
  LIST_STEP,
  readListQuery,
  sortEntries,
  WHOLE_LIST,
  writeListQuery,
  type CardProduct,
  type ListQuery,
  type CollectionId,
} from '@nargisus/domain/catalogue';
import { useDeferredValue, useLayoutEffect, useMemo, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useCatalogue, type Catalogue } from '#data/catalogue/use-catalogue.ts';
import type { Loadable } from '#data/query/loadable.ts';
import { useFirstPage } from '#data/catalogue/product-queries.ts';

/** As much of a list as is shown, and how many match. */
export interface ShownList {
  readonly products: readonly CardProduct[];
  readonly total: number;
}

/**
 * A list of products as its address asks for it. The first page of the whole list is one small request; the index of the
 * catalogue comes when somebody searches, filters, sorts or asks for more.
 */
export function useProductList(collection?: CollectionId) {
  const [params, setParams] = useSearchParams();
  const query = useMemo(() => readListQuery((name) => params.get(name)), [params]);
  // A second change may come before the address of the first one is rendered.
  const latest = useRef(query);
  useLayoutEffect(() => {
    latest.current = query;
  }, [query]);
  const show = (next: ListQuery) => {
    latest.current = next;
    setParams(writeListQuery(next), { replace: true, preventScrollReset: true });
  };
  // Typing stays quick while a long list follows.
  const wanted = useDeferredValue(query);
  const plain = isFirstPage(wanted);
  const first = useFirstPage(collection, plain);
  const catalogue = useCatalogue(!plain);
  const whole = useMemo(
    (): Loadable<ShownList> =>
      catalogue.state === 'ready'
        ? { ...catalogue, value: listed(catalogue.value, wanted, collection) }
        : catalogue,
    [catalogue, wanted, collection],
  );

  // What is there already stays while more of the same comes.
  const isGrowing = !plain && isUnfiltered(wanted) && whole.state === 'loading' && first.state === 'ready';

  return {
    query,
    list: plain || isGrowing ? (first as Loadable<ShownList>) : whole,
    isGrowing,
    /** Another search, filter or order begins at its beginning. None of them is a step of its own for Back. */
    change: (change: Partial<ListQuery>) => show({ ...latest.current, show: LIST_STEP, ...change }),
    more: () => show({ ...latest.current, show: query.show + LIST_STEP }),
    clear: () => show(WHOLE_LIST),
  };
}

function listed({ entries, search }: Catalogue, query: ListQuery, collection?: CollectionId): ShownList {
  const found = query.search.trim() ? search(query.search).map(({ entry }) => entry) : entries;
  const fitting = sortEntries(filterEntries(found, query, collection), query.sort);
  return { products: fitting.slice(0, query.show).map(cardOf), total: fitting.length };
}
