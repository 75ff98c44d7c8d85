import { CATEGORIES } from '@nargisus/domain/catalogue';
import { PRODUCT_SORTS, type ProductListRequest } from '#data/catalogue/staff-product-queries.ts';
import { catalogueLabelStrings } from '#locales/en/catalogue-labels.ts';
import { adminSharedStrings } from '#locales/en/staff/admin-shared.ts';
import { adminProductsStrings } from '#locales/en/staff/admin-products.ts';
import { useStrings } from '#locales/use-strings.ts';
import { SelectField } from '#ui/select-field.tsx';
import { useListParams } from '../shared/use-list-params.ts';
import { FilterBar } from '../table/filter-bar.tsx';

interface Props {
  term: string;
  request: ProductListRequest;
}

/** Renders search, filters and sort order of the products. */
export function ProductFilters({ term, request }: Props) {
  const shared = useStrings(adminSharedStrings);
  const t = useStrings(adminProductsStrings);
  const labels = useStrings(catalogueLabelStrings);
  const params = useListParams();
  const { filter } = params;
  const isFiltered = Boolean(term || request.category || request.stock || request.isFeatured);
  return (
    <FilterBar
      params={params}
      onClear={isFiltered ? () => filter({ q: null, category: null, stock: null, featured: null }) : null}
      search={{ label: t.searchLabel, term }}
      sort={{ current: request.sort, options: PRODUCT_SORTS.map((sort) => [sort, t.sorts[sort]] as const) }}
    >
      <SelectField
        label={t.category}
        isOptional
        value={request.category ?? ''}
        options={[['', shared.all], ...CATEGORIES.map((it) => [it, labels.categories[it]] as const)]}
        onChange={({ target }) => filter({ category: target.value })}
      />
      <SelectField
        label={t.stock}
        isOptional
        value={request.stock ?? ''}
        options={[
          ['', shared.all],
          ['in', t.inStock],
          ['out', t.outOfStock],
        ]}
        onChange={({ target }) => filter({ stock: target.value })}
      />
      <SelectField
        label={t.featured}
        isOptional
        value={request.isFeatured ? 'yes' : ''}
        options={[
          ['', shared.all],
          ['yes', t.featured],
        ]}
        onChange={({ target }) => filter({ featured: target.value })}
      />
    </FilterBar>
  );
}
