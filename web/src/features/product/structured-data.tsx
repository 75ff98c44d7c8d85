import type { Product } from '@nargisus/domain/catalogue';
import { use, useEffect } from 'react';
import { PageMetaContext } from '#ui/page-meta.ts';

const TYPE = 'application/ld+json';

/** Keeps the product's structured data in the head while its page is shown. A data block: no policy calls it a script. */
export function StructuredData({ product }: { product: Product }) {
  useEffect(() => {
    const { origin, pathname } = window.location;
    // HTML made ahead has brought one.
    const block = document.querySelector<HTMLScriptElement>(`script[type="${TYPE}"]`) ?? emptyBlock();
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
  if (import.meta.env.SSR) use(PageMetaContext)?.({ product });
  return null;
}

function emptyBlock(): HTMLScriptElement {
  return Object.assign(document.createElement('script'), { type: TYPE });
}
