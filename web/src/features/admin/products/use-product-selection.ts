import { MAX_BULK_PRODUCTS, type Product } from '@nargisus/domain/catalogue';
import { useState } from 'react';
import { readFirstProducts, type ProductListRequest } from '#data/catalogue/staff-product-queries.ts';

/**
 * Holds which products are selected: some of the page, or all results of the filters, at most MAX_BULK_PRODUCTS. `rows` are
 * the products of the page, which are newer than those that were read for all results. `list` names filters, sorting and page:
 * another list begins with an empty selection.
 */
export function useProductSelection(list: string, rows: readonly Product[]) {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const [found, setFound] = useState<ReadonlyMap<string, Product>>(new Map());
  const [shownList, setShownList] = useState(list);
  const clear = () => {
    setIds(new Set());
    setFound(new Map());
  };
  if (list !== shownList) {
    setShownList(list);
    clear();
  }
  const onPage = new Map(rows.map((product) => [product.id, product]));
  const products = [...ids].flatMap((id) => onPage.get(id) ?? found.get(id) ?? []);
  return {
    ids,
    products,
    setIds,
    /** 'all': the selection is exactly what was read for all results; 'first': there are more results. */
    extent:
      found.size === 0 || found.size !== ids.size || [...ids].some((id) => !found.has(id))
        ? ('some' as const)
        : found.size < MAX_BULK_PRODUCTS
          ? ('all' as const)
          : ('first' as const),
    /** Selects the results of the filters in the order of the list. One read each. */
    chooseAll: async (request: ProductListRequest) => {
      const all = await readFirstProducts(request, MAX_BULK_PRODUCTS);
      setFound(new Map(all.map((product) => [product.id, product])));
      setIds(new Set(all.map(({ id }) => id)));
    },
    clear,
  };
}

export type ProductSelection = ReturnType<typeof useProductSelection>;
