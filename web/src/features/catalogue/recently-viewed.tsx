import { isSoldOut } from '@nargisus/domain/catalogue';
import { useDeferredValue, useRef } from 'react';
import { useProductsById } from '#data/catalogue/product-queries.ts';
import { useViewedBefore } from '#data/catalogue/viewed-products.ts';
import { productStrings } from '#locales/en/product.ts';
import { useStrings } from '#locales/use-strings.ts';
import { useNearViewport } from '#ui/use-near-viewport.ts';
import { ProductGrid } from './product-grid.tsx';
import { ProductSection } from './product-section.tsx';

const SHOWN = 4;
/** How far below the window the products are loaded, in pixels. */
const AHEAD = 600;
const NONE: readonly string[] = [];

/**
 * Renders the products that this browser opened before; nothing when there are none that can be bought. They are requested
 * when the section comes near the window, each from the CDN.
 */
export function RecentlyViewed({ current }: { current: string }) {
  const t = useStrings(productStrings);
  const ids = useViewedBefore(current);
  const place = useRef<HTMLDivElement>(null);
  const isNear = useNearViewport(place, AHEAD);
  const products = useDeferredValue(useProductsById(isNear ? ids : NONE));
  const shown = products
    .flatMap((product) => (product.state === 'ready' && !isSoldOut(product.value) ? [product.value] : []))
    .slice(0, SHOWN);
  return (
    <div ref={place}>
      {shown.length > 0 && (
        <ProductSection id="viewed" title={t.viewed}>
          <ProductGrid products={shown} />
        </ProductSection>
      )}
    </div>
  );
}
