import { filtersOf } from '@nargisus/domain/catalogue';
import { lazy, Suspense } from 'react';
import type { ShownCollection } from '#data/catalogue/list-entries.ts';
import { commonStrings } from '#locales/en/common.ts';
import { listFilterStrings } from '#locales/en/list-filters.ts';
import { productListStrings } from '#locales/en/product-lists.ts';
import { useFormats } from '#locales/formats.ts';
import { useStrings } from '#locales/use-strings.ts';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { useScrollRestoration } from '#ui/use-scroll-restoration.ts';
import { NothingFits } from './load-filter-parts.ts';
import { LoadMore } from './load-more.tsx';
import { ListFilters } from './list-filters.tsx';
import { ListStatus } from './list-header.tsx';
import { ProductGrid, ProductGridSkeleton } from './product-grid.tsx';
import { useListCount } from './use-list-count.ts';
import { useProductList } from './use-product-list.ts';

const SearchNote = lazy(async () => ({ default: (await import('./search-note.tsx')).SearchNote }));
const ServerListNote = lazy(async () => ({
  default: (await import('./search-note.tsx')).ServerListNote,
}));
const ServerListEnd = lazy(async () => ({ default: (await import('./search-note.tsx')).ServerListEnd }));

interface Props {
  /** Undefined for the whole catalogue. */
  collection?: ShownCollection;
  autoFocus?: boolean;
}

/** Renders a product list with search, filters, sorting and "Load more", in all its states. */
export function ProductList({ collection, autoFocus }: Props) {
  const t = useStrings(listFilterStrings);
  const { noProducts } = useStrings(productListStrings);
  const countOf = useListCount();
  const { number } = useFormats();
  const { query, list, isGrowing, isSearching, isClosed, change, more, clear } = useProductList(collection);
  const isStaffs = typeof collection === 'object';
  const isPicked = isStaffs && collection.membership.by === 'hand';
  useScrollRestoration(list.state === 'ready' && !isGrowing);
  const count =
    list.state === 'ready' && list.value.total > 0
      ? countOf({ ...list.value, shown: list.value.products.length })
      : '';
  const found =
    list.state === 'ready' && !isSearching
      ? { count: list.value.total, written: number(list.value.total) + (list.value.isMore ? '+' : '') }
      : undefined;
  const answer = list.state === 'ready' && list.value.total > 0 ? list.value.answer : undefined;
  return (
    <>
      {/* The server knows no search within a collection of staff. */}
      {!(isStaffs && isClosed) && (
        <ListFilters
          query={query}
          isClosed={isClosed}
          onChange={change}
          autoFocus={autoFocus}
          isPicked={isPicked}
          found={found}
        />
      )}
      <ListStatus>{list.state === 'loading' || isSearching ? t.searching : count}</ListStatus>
      {answer && (
        <Suspense>
          <SearchNote answer={answer} />
        </Suspense>
      )}
      {isClosed && !isStaffs && (
        <Suspense>
          <ServerListNote query={query} />
        </Suspense>
      )}
      {renderList()}
    </>
  );

  function renderList() {
    if (list.state === 'loading') return <ProductGridSkeleton />;
    if (list.state !== 'ready') {
      return (
        <EmptyState title={noProducts}>
          {list.state === 'failed' && <RetryButton onClick={list.retry} />}
        </EmptyState>
      );
    }
    if (list.value.products.length) {
      return (
        <>
          <ProductGrid products={list.value.products} />
          <LoadMore {...list.value} shown={list.value.products.length} isGrowing={isGrowing} onMore={more} />
          {list.value.isEnd && (list.value.isMore || list.value.total > list.value.products.length) && (
            <Suspense>
              <ServerListEnd shown={list.value.products.length} />
            </Suspense>
          )}
        </>
      );
    }
    if (collection || query.search.trim() || filtersOf(query)) {
      return (
        <Suspense>
          <NothingFits query={query} toRemove={list.value.toRemove} onChange={change} onClear={clear} />
        </Suspense>
      );
    }
    return <EmptyState title={noProducts} />;
  }
}

/** Renders that a list could not be loaded, with a retry. */
export function ProductListFailed({ onRetry }: { onRetry(): void }) {
  return (
    <EmptyState title={useStrings(productListStrings).noProducts}>
      <RetryButton onClick={onRetry} />
    </EmptyState>
  );
}

export function RetryButton({ onClick }: { onClick(): void }) {
  return (
    <Button type="button" variant="outlined" onClick={onClick}>
      {useStrings(commonStrings).retry}
    </Button>
  );
}
