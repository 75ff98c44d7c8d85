import { useProductsById } from '#data/catalogue/product-queries.ts';
import { WishlistItem } from './wishlist-item.tsx';
import css from './wishlist.module.css';

interface Props {
  ids: readonly string[];
  /** Those that are on the list now. */
  chosen: readonly string[];
}

/** Renders the products of the ids. One request per product, which the CDN answers. */
export function WishlistItems({ ids, chosen }: Props) {
  const products = useProductsById(ids);
  return (
    <ul className={css.grid}>
      {ids.map((id, index) => (
        <li key={id}>
          <WishlistItem id={id} product={products[index]!} isChosen={chosen.includes(id)} />
        </li>
      ))}
    </ul>
  );
}
