import { Text } from '#ui/text.tsx';
import type { CardProduct } from '@nargisus/domain/catalogue';
import { useState, type PointerEvent, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '#config/paths.ts';
import { usePriced } from '#data/catalogue/use-priced.ts';
import { setInWishlist, useIsInWishlist } from '#data/wishlist/use-is-in-wishlist.ts';
import { useLocalized } from '#locales/use-localized.ts';
import { ColourLinks } from '#ui/colour-links.tsx';
import { HeartButton } from '#ui/heart-button.tsx';
import { Price } from '#ui/price.tsx';
import { ProductBadge } from '#ui/product-badge.tsx';
import { RatingLine } from '#ui/rating-line.tsx';
import { ProductPicture } from '#ui/product-picture.tsx';
import type { SecondPicture } from './second-picture.tsx';
import css from './product-card.module.css';

interface Props {
  product: CardProduct;
  sizes: string;
  eager?: boolean;
  /** Rendered between name and price. */
  children?: ReactNode;
}

/**
 * Renders a product of a list: one link, whose accessible name is the product's name and price, the heart of the wishlist
 * beside it, and below it the other colours of its style.
 */
export function ProductCard({ product: shown, sizes, eager, children }: Props) {
  const product = usePriced(shown);
  const localized = useLocalized();
  const [Second, setSecond] = useState<typeof SecondPicture | null>(null);
  const showSecond = ({ pointerType }: PointerEvent) => {
    if (pointerType !== 'mouse' || Second) return;
    import('./second-picture.tsx').then(
      (module) => setSecond(() => module.SecondPicture),
      () => undefined, // offline: the card keeps its first picture
    );
  };
  const name = localized(product, 'name');
  const card = (
    <div className={css.cell}>
      <Link
        className={css.card}
        to={paths.product(product.id)}
        discover="none" // no attribute of React Router's framework mode on each card
        data-sold-out={!product.inStock || undefined}
        onPointerEnter={showSecond}
      >
        <div className={css.frame}>
          <ProductPicture product={product} sizes={sizes} eager={eager} alt="" />
          {Second && <Second productId={product.id} sizes={sizes} />}
          <ProductBadge product={product} className={css.badge} />
        </div>
        <Text variant="h6" as="h3" {...name} />
        {children}
        <p className={css.price}>
          <Price product={product} />
        </p>
        <RatingLine rating={product.rating} />
      </Link>
      <HeartButton
        name={name.children}
        chosen={useIsInWishlist(product.id)}
        onChange={(isChosen) => setInWishlist(product.id, isChosen)}
        isOnPicture
      />
    </div>
  );
  if (!product.colours) return card;
  return (
    <>
      {card}
      <ColourLinks colours={product.colours} current={product.id} isSmall />
    </>
  );
}
