import { Text } from '#ui/text.tsx';
import { paths } from '#config/paths.ts';
import { NEWEST_AT_HOME, useNewestProducts } from '#data/catalogue/product-queries.ts';
import { productListStrings } from '#locales/en/product-lists.ts';
import { useStrings } from '#locales/use-strings.ts';
import { ArrowRightIcon } from '#ui/icons.tsx';
import { StitchedLink } from '#ui/stitched-link.tsx';
import { Container } from '#ui/container.tsx';
import { ListHeader } from './list-header.tsx';
import { ProductCardSkeleton } from './product-card-skeleton.tsx';
import { ProductCard } from './product-card.tsx';
import { Grid } from './product-grid.tsx';
import css from './new-arrivals.module.css';

/** `sizes` of the images, as in product-grid.tsx. */
const SIZES = '(min-width: 600px) 31vw, 44vw';
const FIRST_SIZES = '(min-width: 600px) 31vw, 88vw';

/**
 * Renders the three newest products (docs/reference/specification.md 2, Home). On a phone the first is as wide as the two
 * others together.
 */
export function NewArrivals() {
  const t = useStrings(productListStrings);
  const newest = useNewestProducts(NEWEST_AT_HOME);
  return (
    <Container as="section" aria-labelledby="new-arrivals">
      <ListHeader>
        <Text variant="h2" id="new-arrivals">
          {t.arrivals}
        </Text>
        <StitchedLink to={paths.products()}>
          {t.moreProducts} <ArrowRightIcon size={20} />
        </StitchedLink>
      </ListHeader>
      <Grid className={css.grid}>
        {newest.state === 'loading' &&
          Array.from({ length: NEWEST_AT_HOME }, (_, index) => (
            <li key={index}>
              <ProductCardSkeleton />
            </li>
          ))}
        {newest.state === 'ready' &&
          newest.value.slice(0, NEWEST_AT_HOME).map((product, position) => (
            <li key={product.id}>
              <ProductCard product={product} sizes={position === 0 ? FIRST_SIZES : SIZES} />
            </li>
          ))}
      </Grid>
      {(newest.state === 'failed' || (newest.state === 'ready' && !newest.value.length)) && (
        <Text tone="secondary">{t.noProducts}</Text>
      )}
    </Container>
  );
}
