import { filtersOf, type CollectionId } from '@nargisus/domain/catalogue';
import { lazy, Suspense } from 'react';
import { paths } from '#config/paths.ts';
import { commonStrings } from '#locales/en/common.ts';
import { listFilterStrings } from '#locales/en/list-filters.ts';
import { productListStrings } from '#locales/en/product-lists.ts';
import { useFormats } from '#locales/formats.ts';
import { useStrings } from '#locales/use-strings.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { useScrollRestoration } from '#ui/use-scroll-restoration.ts';
import { LoadMore } from './load-more.tsx';
import { ListFilters } from './list-filters.tsx';
import { ListStatus } from './list-header.tsx';
import { ProductGrid, ProductGridSkeleton } from './product-grid.tsx';
import { useProductList } from './use-product-list.ts';

const SearchNote = lazy(async () => ({ default: (await import('./search-note.tsx')).SearchNote }));

interface Props {
  /** Undefined for the whole catalogue. */
  collection?: CollectionId;
  autoFocus?: boolean;
}

/** Renders a product list with search, filters, sorting and "Load more", in all its states. */
export function ProductList({ collection, autoFocus }: Props) {
  const t = useStrings(listFilterStrings);
  const { noProducts } = useStrings(productListStrings);
  const { number } = useFormats();
  const { query, list, isGrowing, change, more, clear } = useProductList(collection);
  useScrollRestoration(list.state === 'ready' && !isGrowing);
  const count =
    list.state === 'ready' && list.value.total > 0
      ? t.shown(number(list.value.products.length), number(list.value.total))
      : '';
  const answer = list.state === 'ready' && list.value.total > 0 ? list.value.answer : undefined;
  return (
    <>
      <ListFilters query={query} onChange={change} autoFocus={autoFocus} />
      <ListStatus>{list.state === 'loading' ? t.searching : count}</ListStatus>
      {answer && (
        <Suspense>
          <SearchNote answer={answer} />
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
          <LoadMore
            shown={list.value.products.length}
            total={list.value.total}
            isGrowing={isGrowing}
            onMore={more}
          />
        </>
      );
    }
    if (query.search.trim() || filtersOf(query)) {
      const search = query.search.trim();
      return (
        <EmptyState title={search ? t.nothingFitsFor(search) : t.nothingFits} text={t.nothingFitsHint}>
          <Button type="button" onClick={clear}>
            {t.clearFilters}
          </Button>
        </EmptyState>
      );
    }
    if (!collection) return <EmptyState title={noProducts} />;
    return (
      <EmptyState title={t.collectionEmpty} text={t.collectionEmptyHint}>
        <ButtonLink to={paths.products()}>{t.allProducts}</ButtonLink>
      </EmptyState>
    );
  }
}

export function RetryButton({ onClick }: { onClick(): void }) {
  return (
    <Button type="button" variant="outlined" onClick={onClick}>
      {useStrings(commonStrings).retry}
    </Button>
  );
}
