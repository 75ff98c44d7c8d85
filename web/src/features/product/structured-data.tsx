import type { Product } from '@nargisus/domain/catalogue';
import { use, useEffect } from 'react';
import { useDelivery } from '#data/delivery/delivery-queries.ts';
import { MetaContext } from '#ui/page-meta.ts';

const TYPE = 'application/ld+json';

/** Keeps the product's structured data in the head while its page is shown. The content security policy allows data blocks. */
export function StructuredData({ product }: { product: Product }) {
  const settings = useDelivery();
  const delivery = settings.state === 'ready' ? settings.value : undefined;
  useEffect(() => {
    const { origin, pathname } = window.location;
    // Prerendered HTML contains one.
    const block =
      document.querySelector<HTMLScriptElement>(`script[type="${TYPE}"]:not([data-reviews])`) ?? emptyBlock();
    let isUnmounted = false;
    // Loaded late: only search engines read it, and they wait.
    import('./product-json-ld.ts').then(
      ({ productJsonLd }) => {
        block.textContent = productJsonLd(product, origin + pathname, delivery);
        if (!isUnmounted) document.head.append(block);
      },
      () => undefined,
    );
    return () => {
      isUnmounted = true;
      block.remove();
    };
  }, [product, delivery]);
  if (import.meta.env.SSR) use(MetaContext)?.({ product, ...(delivery && { delivery }) });
  return null;
}

function emptyBlock(): HTMLScriptElement {
  return Object.assign(document.createElement('script'), { type: TYPE });
}
