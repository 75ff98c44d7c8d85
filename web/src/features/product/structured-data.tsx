import type { Product } from '@nargisus/domain/catalogue';
import { useEffect } from 'react';

/** Puts the product's structured data into the head while its page is shown. A data block: no policy calls it a script. */
export function StructuredData({ product }: { product: Product }) {
  useEffect(() => {
    const { origin, pathname } = window.location;
    const block = document.createElement('script');
    block.type = 'application/ld+json';
    let left = false;
    // For search engines alone, which wait.
    import('./product-json-ld.ts').then(
      ({ productJsonLd }) => {
        block.textContent = productJsonLd(product, origin + pathname);
        if (!left) document.head.append(block);
      },
      () => undefined,
    );
    return () => {
      left = true;
      block.remove();
    };
  }, [product]);
  return null;
}
