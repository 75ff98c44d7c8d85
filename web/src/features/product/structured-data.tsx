import type { Product } from '@nargisus/domain/catalogue';
import { useEffect } from 'react';
import { productJsonLd } from './product-json-ld.ts';

/** Puts the product's structured data into the head while its page is shown. A data block: no policy calls it a script. */
export function StructuredData({ product }: { product: Product }) {
  useEffect(() => {
    const { origin, pathname } = window.location;
    const block = document.createElement('script');
    block.type = 'application/ld+json';
    block.textContent = productJsonLd(product, origin + pathname);
    document.head.append(block);
    return () => block.remove();
  }, [product]);
  return null;
}
