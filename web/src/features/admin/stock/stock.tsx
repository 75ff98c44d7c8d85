import Box from '@mui/material/Box';
import type { Product } from '@nargisus/domain/catalogue';
import type { ReactNode } from 'react';
import {
  cursorOfProduct,
  filterAndSortProducts,
  useProductSearch,
  useStaffProductList,
} from '#data/catalogue/staff-product-queries.ts';
import type { ListPage } from '#data/query/list-page.ts';
import type { Loadable } from '#data/query/loadable.ts';
import { useKeepPreviousData } from '#data/query/use-keep-previous-data.ts';
import { useStockOf } from '#data/stock/stock-queries.ts';
import { adminStockStrings } from '#locales/en/staff/admin-stock.ts';
import { useStrings } from '#locales/use-strings.ts';
import { SegmentedControl } from '#ui/segmented-control.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { LoadFailed } from '#ui/load-failed.tsx';
import { FirstProducts } from '../products/first-products.tsx';
import { TabHeading } from '../shared/tab-heading.tsx';
import { useListParams } from '../shared/use-list-params.ts';
import { ListSection } from '../table/list-section.tsx';
import { Pagination } from '../table/pagination.tsx';
import { SearchField } from '../table/search-field.tsx';
import { CsvBar } from './csv-bar.tsx';
import { LowStockList } from './low-stock.tsx';
import { ProductStock } from './product-stock.tsx';

const VIEWS = ['all', 'low'] as const;
/** The most products of a search that are shown. */
const FOUND = 20;

/**
 * Renders the Stock tab: a page of products with the stock of their sizes, live, or what is low. Reads a page of products and
 * their stock documents, at most MAX_SIZES each, however large the shop is.
 */
export function Stock() {
  const t = useStrings(adminStockStrings);
  const { oneOf, text, filter } = useListParams();
  const view = oneOf('view', VIEWS) ?? 'all';
  const term = text('q').trim();
  return (
    <>
      <TabHeading title={t.title} about={t.about} />
      <CsvBar />
      <Box sx={{ mb: 3 }}>
        <SegmentedControl
          legend={t.view}
          value={view}
          options={VIEWS.map((value) => ({ value, label: t.views[value] }))}
          onChoose={(chosen) => filter({ view: chosen === 'all' ? null : chosen, q: null })}
        />
      </Box>
      {view === 'low' ? (
        <LowStockList />
      ) : (
        <>
          <Box component="search" sx={{ display: 'block', mb: 3, maxWidth: 420 }}>
            <SearchField
              label={t.search}
              value={term}
              onSearch={(q) => filter({ q }, { replace: term !== '' })}
            />
          </Box>
          {term ? <Found term={term} /> : <Pages />}
        </>
      )}
    </>
  );
}

function Pages() {
  const { cursor } = useListParams();
  const t = useStrings(adminStockStrings);
  const list = useStaffProductList({ sort: 'newest', cursor });
  return <Products of={list} empty={cursor ? t.none : <FirstProducts />} />;
}

function Found({ term }: { term: string }) {
  const t = useStrings(adminStockStrings);
  const found = useProductSearch(term);
  const page: Loadable<ListPage<Product>> =
    found.state === 'ready' ? { state: 'ready', value: firstOf(found.value) } : found;
  return <Products of={page} empty={t.none} />;
}

function firstOf(found: readonly Product[]): ListPage<Product> {
  const rows = filterAndSortProducts(found, { sort: 'name', cursor: null }).slice(0, FOUND);
  return { rows, hasPrevious: false, hasNext: false };
}

function Products({ of, empty }: { of: Loadable<ListPage<Product>>; empty: ReactNode }) {
  const t = useStrings(adminStockStrings);
  const { go } = useListParams();
  return (
    <ListSection of={of} failed={t.failed} isEmpty={({ rows }) => rows.length === 0} empty={empty} rows={8}>
      {(page, isOld) => (
        <>
          <ProductList products={page.rows} isOld={isOld} />
          <Pagination page={page} isOld={isOld} cursorOf={(it) => cursorOfProduct(it, 'newest')} onGo={go} />
        </>
      )}
    </ListSection>
  );
}

function ProductList({ products, isOld }: { products: readonly Product[]; isOld: boolean }) {
  const t = useStrings(adminStockStrings);
  const { shown } = useKeepPreviousData(useStockOf(products));
  if (shown.state === 'failed') return <LoadFailed text={t.failed} onRetry={shown.retry} />;
  const known = shown.state === 'ready' ? shown.value : undefined;
  return (
    <Box sx={{ display: 'grid', gap: 4, opacity: isOld ? 0.6 : 1 }}>
      {products.map((product) =>
        // A product that joins the page waits for its stock; the others keep what is being typed.
        known?.productIds.has(product.id) ? (
          <ProductStock key={product.id} product={product} stocks={known.stocks} />
        ) : (
          <div key={product.id} role="status" aria-label={t.loading}>
            <Skeleton style={{ height: 220 }} />
          </div>
        ),
      )}
    </Box>
  );
}
