import {
  isFirstPage,
  isUnfiltered,
  LIST_STEP,
  readListQuery,
  WHOLE_LIST,
  writeListQuery,
  type CatalogueEntry,
  type ListQuery,
} from '@nargisus/domain/catalogue';
import { useDeferredValue, useLayoutEffect, useMemo, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { ShownCollection, ShownList } from '#data/catalogue/list-entries.ts';
import { useCatalogue } from '#data/catalogue/use-catalogue.ts';
import { useServerList } from '#data/catalogue/use-server-list.ts';
import type { Loadable } from '#data/query/loadable.ts';
import { useKeepPreviousData } from '#data/query/use-keep-previous-data.ts';
import { usePricedList } from '#data/catalogue/use-priced.ts';
import { useFirstPage } from '#data/catalogue/product-queries.ts';

/**
 * Returns the product list that the query string describes. The unfiltered first page is one small request; a search, a
 * filter, a sorting or "Load more" fetches the index of the catalogue; where that is closed, the server answers.
 */
export function useProductList(collection?: ShownCollection) {
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
  const isStaffs = typeof collection === 'object';
  // Picked products come in the order of staff, so that "Newest" is an order of its own.
  const isResorted = isStaffs && collection.membership.by === 'hand' && deferredQuery.sort === 'newest';
  const isPlain = isFirstPage(deferredQuery) && !isResorted;
  const id = isStaffs ? collection.id : collection;
  const first = useFirstPage(id, isPlain);
  const catalogue = useCatalogue(!isPlain);
  const entries = usePricedList(catalogue.state === 'ready' ? catalogue.value.entries : NO_ENTRIES);
  const isClosed = catalogue.state === 'ready' && catalogue.value.isClosed;
  const local = useMemo(
    (): Loadable<ShownList> =>
      catalogue.state === 'ready'
        ? { ...catalogue, value: catalogue.value.list(entries, deferredQuery, collection) }
        : catalogue,
    [catalogue, entries, deferredQuery, collection],
  );
  // The previous results stay on screen while the server looks for the next.
  // It knows no search within a collection of staff: of those it lists the products alone.
  const asked: ListQuery = isStaffs
    ? { ...WHOLE_LIST, show: query.show }
    : { ...deferredQuery, sort: 'best' };
  const served = useServerList(asked, id, isClosed && !isPlain);
  const server = useKeepPreviousData(served);
  const matching: Loadable<ShownList> = isClosed ? server.shown : local;

  // "Load more" keeps the first page on screen while the catalogue loads.
  const isFirstGrowing =
    !isPlain &&
    !isResorted &&
    isUnfiltered(deferredQuery) &&
    matching.state === 'loading' &&
    first.state === 'ready';
  const isAsked = !isPlain && isClosed && server.isOld;

  return {
    query,
    list: isPlain || isFirstGrowing ? (first as Loadable<ShownList>) : matching,
    isGrowing: isFirstGrowing || (isAsked && query.show > LIST_STEP),
    /** Whether the server is asked for other products than those shown. */
    isSearching: isAsked && query.show === LIST_STEP,
    /** Whether the server lists the products: it sorts by best match, or newest first. */
    isClosed,
    /** Changes search, filters or sorting and returns to the first page. Adds no entry to the history. */
    change: (change: Partial<ListQuery>) => show({ ...latest.current, show: LIST_STEP, ...change }),
    more: () => show({ ...latest.current, show: query.show + LIST_STEP }),
    clear: () => show(WHOLE_LIST),
  };
}

const NO_ENTRIES: readonly CatalogueEntry[] = [];
