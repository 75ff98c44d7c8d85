import { CATEGORIES, CATEGORY_LABELS } from '@nargisus/domain/catalogue';
import { PRODUCT_SORTS, type ProductListRequest } from '#data/product-list.ts';
import { adminDeskTexts } from '#texts/en/admin-desk.ts';
import { adminProductsTexts } from '#texts/en/admin-products.ts';
import { useSay } from '#texts/sentences.ts';
import { useTexts } from '#texts/use-texts.ts';
import { ChoiceInput } from '#ui/choice-input.tsx';
import { useAddress } from '../desk/use-address.ts';
import { FilterBar } from '../table/filter-bar.tsx';

interface Props {
  term: string;
  request: ProductListRequest;
}

/** What staff can look for among them; all of it is in the address. */
export function ProductFilters({ term, request }: Props) {
  const desk = useTexts(adminDeskTexts);
  const t = useTexts(adminProductsTexts);
  const say = useSay();
  const address = useAddress();
  const { filter } = address;
  const isFiltered = Boolean(term || request.category || request.stock || request.isFeatured);
  return (
    <FilterBar
      address={address}
      onClear={isFiltered ? () => filter({ q: null, category: null, stock: null, featured: null }) : null}
      search={{ label: t.searchLabel, term }}
      sort={{ current: request.sort, options: PRODUCT_SORTS.map((sort) => [sort, t.sorts[sort]] as const) }}
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
    </FilterBar>
  );
}
