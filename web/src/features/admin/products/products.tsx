import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { CATEGORIES, CATEGORY_LABELS, type Product } from '@nargisus/domain/catalogue';
import { productMessages } from '@nargisus/domain/messages';
import { Link } from 'react-router-dom';
import { paths } from '../../../config/paths.ts';
import type { ListPage } from '../../../data/list-page.ts';
import type { Loadable } from '../../../data/loadable.ts';
import {
  fittingProducts,
  placeOfProduct,
  PRODUCT_SORTS,
  useFoundProducts,
  useProductList,
  type ProductListRequest,
} from '../../../data/product-list.ts';
import { adminDeskTexts } from '../../../texts/en/admin-desk.ts';
import { adminProductsTexts } from '../../../texts/en/admin-products.ts';
import { useSay } from '../../../texts/sentences.ts';
import { useTexts } from '../../../texts/use-texts.ts';
import { ChoiceInput } from '../../../ui/choice-input.tsx';
import { useAddress } from '../desk/use-address.ts';
import { FilterBar } from '../table/filter-bar.tsx';
import { ListSection } from '../table/list-section.tsx';
import { Pager } from '../table/pager.tsx';
import { SearchField } from '../table/search-field.tsx';
import { ProductFigureCards } from './product-figure-cards.tsx';
import { ProductTable } from './product-table.tsx';

const STOCK = ['in', 'out'] as const;

/** SPEC 2, Products: live. Reads a page of products and their figures. */
export function Products() {
  const t = useTexts(adminProductsTexts);
  const { oneOf, text, place } = useAddress();
  const term = text('q').trim();
  const request: ProductListRequest = {
    category: oneOf('category', CATEGORIES),
    stock: oneOf('stock', STOCK),
    isFeatured: text('featured') === 'yes',
    sort: oneOf('sort', PRODUCT_SORTS) ?? 'newest',
    place,
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
        <Button component={Link} to={paths.addProduct()}>
          {t.addNew}
        </Button>
      </Box>
      {term ? <Found term={term} request={request} /> : <Pages request={request} />}
    </>
  );
}

function Pages({ request }: { request: ProductListRequest }) {
  return <List of={useProductList(request)} request={request} term="" />;
}

/** What was searched for, within the filters. */
function Found({ term, request }: { term: string; request: ProductListRequest }) {
  const found = useFoundProducts(term);
  const page: Loadable<ListPage<Product>> =
    found.state === 'ready'
      ? {
          state: 'ready',
          value: { rows: fittingProducts(found.value, request), hasPrevious: false, hasNext: false },
        }
      : found;
  return <List of={page} request={request} term={term} />;
}

interface ListProps {
  of: Loadable<ListPage<Product>>;
  request: ProductListRequest;
  term: string;
}

function List({ of, request, term }: ListProps) {
  const desk = useTexts(adminDeskTexts);
  const t = useTexts(adminProductsTexts);
  const say = useSay();
  const { go, filter } = useAddress();
  const isFiltered = Boolean(term || request.category || request.stock || request.isFeatured);
  const sortBy = (sort: string) => filter({ sort: sort === 'newest' ? null : sort });
  return (
    <>
      <ProductFigureCards />
      <FilterBar
        onClear={isFiltered ? () => filter({ q: null, category: null, stock: null, featured: null }) : null}
        search={
          <SearchField
            label={t.searchLabel}
            value={term}
            onSearch={(q) => filter({ q }, { replace: term !== '' })}
          />
        }
      >
        <ChoiceInput
          label={t.category}
          isOptional
          value={request.category ?? ''}
          options={[['', desk.all], ...CATEGORIES.map((it) => [it, say(CATEGORY_LABELS[it])] as const)]}
          onChange={({ target }) => filter({ category: target.value })}
        />
        <ChoiceInput
          label={t.stock}
          isOptional
          value={request.stock ?? ''}
          options={[
            ['', desk.all],
            ['in', t.inStock],
            ['out', t.outOfStock],
          ]}
          onChange={({ target }) => filter({ stock: target.value })}
        />
        <ChoiceInput
          label={t.featured}
          isOptional
          value={request.isFeatured ? 'yes' : ''}
          options={[
            ['', desk.all],
            ['yes', t.featured],
          ]}
          onChange={({ target }) => filter({ featured: target.value })}
        />
        <ChoiceInput
          label={desk.sort}
          isOptional
          value={request.sort}
          options={PRODUCT_SORTS.map((sort) => [sort, t.sorts[sort]] as const)}
          onChange={({ target }) => sortBy(target.value)}
        />
      </FilterBar>
      <ListSection
        of={of}
        failed={say(productMessages.listFailed)}
        isEmpty={({ rows }) => rows.length === 0}
        empty={isFiltered || request.place ? t.noneHere : t.none}
      >
        {(page, isOld) => (
          <>
            <ProductTable
              products={page.rows}
              sort={{ current: request.sort, onSort: sortBy }}
              isOld={isOld}
            />
            <Pager page={page} isOld={isOld} placeOf={(it) => placeOfProduct(it, request.sort)} onGo={go} />
          </>
        )}
      </ListSection>
    </>
  );
}
