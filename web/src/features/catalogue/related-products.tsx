import { Text } from '#ui/text.tsx';
import type { Product } from '@nargisus/domain/catalogue';
import { useDeferredValue } from 'react';
import { useNewestOfCategory } from '#data/catalogue/product-queries.ts';
import { productStrings } from '#locales/en/product.ts';
import { useStrings } from '#locales/use-strings.ts';
import { Container } from '#ui/container.tsx';
import { ProductGrid, ProductGridSkeleton } from './product-grid.tsx';
import { selectRelatedProducts } from './select-related-products.ts';
import css from './related-products.module.css';

/** Of its category so many are asked for, newest first, and so many shown. */
const CHOICE = 24;
const SHOWN = 4;

/**
 * What else of the kind there is. All products of a category share the one request, which the CDN answers; where it fails
 * or there is nothing else, there is no such section.
 */
export function RelatedProducts({ product }: { product: Product }) {
  const t = useStrings(productStrings);
  // Drawn in small steps: the page itself is looked at by now.
  const others = useDeferredValue(useNewestOfCategory(product.category, CHOICE));
  if (others.state !== 'ready' && others.state !== 'loading') return null;
  const related = others.state === 'ready' ? selectRelatedProducts(product, others.value, SHOWN) : null;
  if (related?.length === 0) return null;
  return (
    <Container>
      <section className={css.section} aria-labelledby="related">
        <Text variant="h3" as="h2" id="related" style={{ marginBottom: 24 }}>
          {t.related}
        </Text>
        {related ? <ProductGrid products={related} /> : <ProductGridSkeleton cards={SHOWN} />}
      </section>
    </Container>
  );
}
