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
  type CatalogueEntry,
  type ListQuery,
  type CollectionId,
} from '@nargisus/domain/catalogue';
import type { SearchAnswer } from '@nargisus/domain/search';
import { useDeferredValue, useLayoutEffect, useMemo, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useCatalogue, type Catalogue } from '#data/catalogue/use-catalogue.ts';
import type { Loadable } from '#data/query/loadable.ts';
import { usePricedList } from '#data/catalogue/use-priced.ts';
import { useFirstPage } from '#data/catalogue/product-queries.ts';

/** The shown part of a list, and the number of matching products. */
export interface ShownList {
  readonly products: readonly CardProduct[];
  readonly total: number;
  /** What the search made of its words; undefined without a search. */
  readonly answer?: SearchAnswer;
}

/**
 * Returns the product list that the query string describes. The unfiltered first page is one small request; a search, a
 * filter, a sorting or "Load more" fetches the index of the catalogue.
 */
export function useProductList(collection?: CollectionId) {
  const [params, setParams] = useSearchParams();
  const query = useMemo(() => readListQuery((name) => params.get(name)), [params]);
  // A second change may happen before the first one is rendered.
  const latest = useRef(query);
  useLayoutEffect(() => {
    latest.current = query;
  }, [query]);
  const show = (next: ListQuery) => {
    latest.current = next;
    setParams(writeListQuery(next), { replace: true, preventScrollReset: true });
  };
  // Deferred, so that rendering a long list does not block typing.
  const deferredQuery = useDeferredValue(query);
  const isPlain = isFirstPage(deferredQuery);
  const first = useFirstPage(collection, isPlain);
  const catalogue = useCatalogue(!isPlain);
  const entries = usePricedList(catalogue.state === 'ready' ? catalogue.value.entries : NO_ENTRIES);
  const matching = useMemo(
    (): Loadable<ShownList> =>
      catalogue.state === 'ready'
        ? { ...catalogue, value: listOf(catalogue.value, entries, deferredQuery, collection) }
        : catalogue,
    [catalogue, entries, deferredQuery, collection],
  );

  // "Load more" keeps the first page on screen while the catalogue loads.
  const isGrowing =
    !isPlain && isUnfiltered(deferredQuery) && matching.state === 'loading' && first.state === 'ready';

  return {
    query,
    list: isPlain || isGrowing ? (first as Loadable<ShownList>) : matching,
    isGrowing,
    /** Changes search, filters or sorting and returns to the first page. Adds no entry to the history. */
    change: (change: Partial<ListQuery>) => show({ ...latest.current, show: LIST_STEP, ...change }),
    more: () => show({ ...latest.current, show: query.show + LIST_STEP }),
    clear: () => show(WHOLE_LIST),
  };
}

const NO_ENTRIES: readonly CatalogueEntry[] = [];

/** Returns the list of a query. `entries` have the prices that count now; those of the search may be older. */
function listOf(
  { search }: Catalogue,
  entries: readonly CatalogueEntry[],
  query: ListQuery,
  collection?: CollectionId,
): ShownList {
  const answer = query.search.trim() ? search(query.search) : undefined;
  const found = answer ? inOrderOf(answer.results, entries) : entries;
  const matching = sortEntries(filterEntries(found, query, collection), query.sort);
  const products = matching.slice(0, query.show).map(cardOf);
  return { products, total: matching.length, ...(answer && { answer }) };
}

/** Returns the entries that a search has found, the best first. */
function inOrderOf(
  found: readonly { readonly entry: CatalogueEntry }[],
  entries: readonly CatalogueEntry[],
): CatalogueEntry[] {
  const byId = new Map(entries.map((entry) => [entry.id, entry]));
  return found.map(({ entry }) => byId.get(entry.id) ?? entry);
}
