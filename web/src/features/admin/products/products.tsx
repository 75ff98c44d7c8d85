import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { CATEGORIES, type Product } from '@nargisus/domain/catalogue';
import { Link } from 'react-router-dom';
import { paths } from '#config/paths.ts';
import type { ListPage } from '#data/query/list-page.ts';
import type { Loadable } from '#data/query/loadable.ts';
import {
  filterAndSortProducts,
  PRODUCT_SORTS,
  useProductSearch,
  useStaffProductList,
  type ProductListRequest,
} from '#data/catalogue/staff-product-queries.ts';
import { adminProductsStrings } from '#locales/en/staff/admin-products.ts';
import { adminImportStrings } from '#locales/en/staff/admin-import.ts';
import { useStrings } from '#locales/use-strings.ts';
import { useListParams } from '../shared/use-list-params.ts';
import { ExportButton } from './export-button.tsx';
import { ProductStats } from './product-stats.tsx';
import { ProductFilters } from './product-filters.tsx';
import { ProductList } from './product-list.tsx';

const STOCK = ['in', 'out'] as const;

/** Renders the Products tab (docs/reference/specification.md 2), live. Reads a page of products and their stats. */
export function Products() {
  const t = useStrings(adminProductsStrings);
  const imports = useStrings(adminImportStrings);
  const { oneOf, text, cursor } = useListParams();
  const term = text('q').trim();
  const request: ProductListRequest = {
    category: oneOf('category', CATEGORIES),
    stock: oneOf('stock', STOCK),
    isFeatured: text('featured') === 'yes',
    sort: oneOf('sort', PRODUCT_SORTS) ?? 'newest',
    cursor,
  };
  return (
    <>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          justifyContent: 'space-between',
          alignItems: 'center',
          gap: 2,
          mb: 3,
        }}
      >
        <Typography variant="h2" component="h1">
          {t.title}
        </Typography>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
          {!term && <ExportButton request={request} />}
          <Button variant="outlined" component={Link} to={paths.importProducts()}>
            {imports.importProducts}
          </Button>
          <Button component={Link} to={paths.addProduct()}>
            {t.addNew}
          </Button>
        </Box>
      </Box>
      <ProductStats />
      <ProductFilters term={term} request={request} />
      {term ? <Found term={term} request={request} /> : <Pages request={request} />}
    </>
  );
}

function Pages({ request }: { request: ProductListRequest }) {
  return <ProductList of={useStaffProductList(request)} request={request} term="" />;
}

/** Renders the search results within the filters. */
function Found({ term, request }: { term: string; request: ProductListRequest }) {
  const found = useProductSearch(term);
  const page: Loadable<ListPage<Product>> =
    found.state === 'ready'
      ? {
          state: 'ready',
          value: { rows: filterAndSortProducts(found.value, request), hasPrevious: false, hasNext: false },
        }
      : found;
  return <ProductList of={page} request={request} term={term} />;
}
