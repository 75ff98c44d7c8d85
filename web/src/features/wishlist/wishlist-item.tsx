import { hasSizes, type Product } from '@nargisus/domain/catalogue';
import { Link } from 'react-router-dom';
import { paths } from '#config/paths.ts';
import type { Loadable } from '#data/query/loadable.ts';
import { setInWishlist } from '#data/wishlist/use-is-in-wishlist.ts';
import { productListStrings } from '#locales/en/product-lists.ts';
import { wishlistStrings } from '#locales/en/wishlist.ts';
import { useLocalized, useProductName } from '#locales/use-localized.ts';
import { useStrings } from '#locales/use-strings.ts';
import { ButtonLink } from '#ui/button.tsx';
import { HeartButton } from '#ui/heart-button.tsx';
import { Money } from '#ui/money.tsx';
import { NarcissusMark } from '#ui/narcissus-mark.tsx';
import { ProductPicture } from '#ui/product-picture.tsx';
import { Text } from '#ui/text.tsx';
import { WishlistItemSkeleton } from './wishlist-skeleton.tsx';
import css from './wishlist.module.css';

/** `sizes` of the pictures in the grid of two, three or four columns. */
const SIZES = '(min-width: 1200px) 23vw, (min-width: 600px) 31vw, 44vw';

interface Props {
  id: string;
  product: Loadable<Product>;
  isChosen: boolean;
}

/** Renders a saved product with its present price and stock, or the reason why there is none. */
export function WishlistItem({ id, product, isChosen }: Props) {
  const t = useStrings(wishlistStrings);
  const nameOf = useProductName();
  if (product.state === 'loading') return <WishlistItemSkeleton />;
  return (
    <div className={css.item} data-removed={!isChosen || undefined}>
      {product.state === 'ready' ? (
        <SoldProduct product={product.value} />
      ) : (
        <>
          <div className={css.empty}>
            <NarcissusMark size={56} />
          </div>
          <Text tone="secondary">{product.state === 'missing' ? t.gone : t.productFailed}</Text>
        </>
      )}
      <HeartButton
        name={product.state === 'ready' ? nameOf(product.value) : t.goneName}
        chosen={isChosen}
        onChange={(next) => setInWishlist(id, next)}
        isOnPicture
      />
      {!isChosen && <p className={css.removed}>{t.removed}</p>}
    </div>
  );
}

function SoldProduct({ product }: { product: Product }) {
  const t = useStrings(wishlistStrings);
  const { outOfStock } = useStrings(productListStrings);
  const name = useLocalized()(product, 'name');
  const to = paths.product(product.id);
  const action = product.inStock && hasSizes(product) ? t.chooseSize : t.viewProduct;
  return (
    <>
      <Link className={css.link} to={to} data-sold-out={!product.inStock || undefined}>
        <div className={css.frame}>
          <ProductPicture product={product} sizes={SIZES} alt="" />
          {!product.inStock && <span className={css.badge}>{outOfStock}</span>}
        </div>
        <Text variant="h6" as="h2" {...name} />
        <p className={css.price}>
          <Money amount={product.price} />
        </p>
      </Link>
      <ButtonLink
        className={css.action}
        variant="outlined"
        small
        to={to}
        aria-label={`${action}: ${name.children}`}
      >
        {action}
      </ButtonLink>
    </>
  );
}
