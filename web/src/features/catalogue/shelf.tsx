import Typography from '@mui/material/Typography';
import { collectionsOf, standsOn, type Product, type ShopCategory } from '@nargisus/domain/catalogue';
import { useMemo } from 'react';
import type { Loadable } from '../../data/loadable.ts';
import { useProducts } from '../../data/products.repository.ts';
import { Wrap } from '../../ui/wrap.tsx';
import { ListHeader } from './list-header.tsx';
import { ProductList } from './product-list.tsx';

/** One shop category: the products of its mapping, out of the list every visitor has anyway. */
export function Shelf({ shelf }: { shelf: ShopCategory }) {
  const all = useProducts();
  const here = useMemo(
    (): Loadable<Product[]> =>
      all.state === 'ready'
        ? {
            ...all,
            value: all.value.filter((it) => standsOn(shelf.id, { ...it, collections: collectionsOf(it) })),
          }
        : all,
    [all, shelf],
  );
  return (
    <Wrap>
      <ListHeader>
        <Typography variant="h1">{shelf.label}</Typography>
        <Typography color="textSecondary">{shelf.description}</Typography>
      </ListHeader>
      <ProductList products={here} empty="Nothing on this shelf yet." />
    </Wrap>
  );
}
