import type { CardProduct } from '@nargisus/domain/catalogue';
import type { HTMLAttributes } from 'react';
import { classNames } from '#ui/class-names.ts';
import { ProductCardSkeleton } from './product-card-skeleton.tsx';
import { ProductCard } from './product-card.tsx';
import css from './product-grid.module.css';

/**
 * Two, three, four columns; the numbers of the columns below. Two points less than the column on a phone, so that what has 1.75
 * pixels a point takes the 320 pixels that it needs and not the 640 that come next.
 */
export const CARD_SLOT = '(min-width: 1200px) 23vw, (min-width: 600px) 31vw, 44vw';
/** More than one row of the widest grid: these are in sight when the list opens on a phone or a laptop. */
export const CARDS_IN_SIGHT = 4;

export function ProductGrid({ products }: { products: readonly CardProduct[] }) {
  return (
    <Grid>
      {products.map((product, at) => (
        <li key={product.id}>
          <ProductCard product={product} sizes={CARD_SLOT} eager={at < CARDS_IN_SIGHT} />
        </li>
      ))}
    </Grid>
  );
}

export function ProductGridSkeleton({ cards = 8 }: { cards?: number }) {
  return (
    <Grid aria-hidden>
      {Array.from({ length: cards }, (_, at) => (
        <li key={at}>
          <ProductCardSkeleton />
        </li>
      ))}
    </Grid>
  );
}

export const Grid = ({ className, ...rest }: HTMLAttributes<HTMLUListElement>) => (
  <ul className={classNames(css.grid, className)} {...rest} />
);
