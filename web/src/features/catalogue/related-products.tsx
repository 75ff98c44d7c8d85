import type { Product } from '@nargisus/domain/catalogue';
import { useDeferredValue } from 'react';
import { useNewestOfCategory } from '#data/catalogue/product-queries.ts';
import { productStrings } from '#locales/en/product.ts';
import { useStrings } from '#locales/use-strings.ts';
import { ProductGrid, ProductGridSkeleton } from './product-grid.tsx';
import { ProductSection } from './product-section.tsx';
import { selectRelatedProducts } from './select-related-products.ts';

/** The number of products of the category to select from, newest first, and the number to show. */
const CANDIDATES = 24;
const SHOWN = 4;

/**
 * Renders other products of the same category; nothing when there are none or the request fails. All product pages of a
 * category share the request, which the CDN answers.
 */
export function RelatedProducts({ product }: { product: Product }) {
  const t = useStrings(productStrings);
  // Deferred, so that rendering the cards does not block input.
  const candidates = useDeferredValue(useNewestOfCategory(product.category, CANDIDATES));
  if (candidates.state !== 'ready' && candidates.state !== 'loading') return null;
  const related =
    candidates.state === 'ready' ? selectRelatedProducts(product, candidates.value, SHOWN) : null;
  if (related?.length === 0) return null;
  return (
    <ProductSection id="related" title={t.related}>
      {related ? <ProductGrid products={related} /> : <ProductGridSkeleton cards={SHOWN} />}
    </ProductSection>
  );
}
