import type { Product } from '@nargisus/domain/catalogue';
import type { Loadable } from '../../data/loadable.ts';
import { Notice } from '../../ui/notice.tsx';
import { catalogueMessages } from './messages.ts';
import { ProductGrid, ProductGridSkeleton } from './product-grid.tsx';
import { Action } from '../../ui/action.tsx';

interface Props {
  products: Loadable<readonly Product[]>;
  /** What to say of an empty shelf; of an empty shop the specification's words are said. */
  empty?: string;
}

/** A list in all its states. A failure shows an empty list (SPEC 2, Products), and a way to ask again. */
export function ProductList({ products, empty = catalogueMessages.noProducts }: Props) {
  if (products.state === 'loading') return <ProductGridSkeleton />;
  if (products.state === 'ready' && products.value.length) return <ProductGrid products={products.value} />;
  if (products.state !== 'failed') return <Notice title={empty} />;
  return (
    <Notice title={catalogueMessages.noProducts}>
      <Action type="button" look="outlined" onClick={products.retry}>
        Try again
      </Action>
    </Notice>
  );
}
