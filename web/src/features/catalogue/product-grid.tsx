import type { CardProduct } from '@nargisus/domain/catalogue';
import type { HTMLAttributes } from 'react';
import { classNames } from '#ui/class-names.ts';
import { ProductCardSkeleton } from './product-card-skeleton.tsx';
import { ProductCard } from './product-card.tsx';
import css from './product-grid.module.css';

/**
 * The `sizes` of an image in the grid of two, three or four columns. On a phone two points less than the column, so that a
 * screen with 1.75 pixels per point loads the image of 320 pixels and not the one of 640.
 */
export const CARD_SIZES = '(min-width: 1200px) 23vw, (min-width: 600px) 31vw, 44vw';
/**
 * The number of cards whose images load eagerly: the first row on a phone, whose first image is the LCP. More would share
 * its bandwidth; the other images in view start with the first layout.
 */
export const EAGER_CARDS = 2;

export function ProductGrid({ products }: { products: readonly CardProduct[] }) {
  return (
    <Grid>
      {products.map((product, position) => (
        <li key={product.id}>
          <ProductCard product={product} sizes={CARD_SIZES} eager={position < EAGER_CARDS} />
        </li>
      ))}
    </Grid>
  );
}

export function ProductGridSkeleton({ cards = 8 }: { cards?: number }) {
  return (
    <Grid aria-hidden>
      {Array.from({ length: cards }, (_, index) => (
        <li key={index}>
          <ProductCardSkeleton />
        </li>
      ))}
    </Grid>
  );
}

export const Grid = ({ className, ...rest }: HTMLAttributes<HTMLUListElement>) => (
  <ul className={classNames(css.grid, className)} {...rest} />
);
