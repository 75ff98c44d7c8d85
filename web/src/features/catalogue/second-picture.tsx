import { picturesOf } from '@nargisus/domain/catalogue';
import { useState } from 'react';
import { useProductsById } from '#data/catalogue/product-queries.ts';
import { ProductPicture } from '#ui/product-picture.tsx';
import css from './second-picture.module.css';

interface Props {
  productId: string;
  sizes: string;
}

/**
 * Renders the second picture of a product over its card while the pointer is on it. Lists have the first picture only, so this
 * takes one request, answered by the CDN, which pointing at the link sends anyway (app/prefetch-links.ts).
 */
export function SecondPicture({ productId, sizes }: Props) {
  const [product] = useProductsById([productId]);
  const [isLoaded, setLoaded] = useState(false);
  const second = product?.state === 'ready' && picturesOf(product.value)[1];
  if (!second) return null;
  return (
    <div className={css.second} data-loaded={isLoaded} onLoad={() => setLoaded(true)}>
      <ProductPicture
        product={{ name: '', image: second.url, images: [...second.renditions] }}
        sizes={sizes}
        alt=""
      />
    </div>
  );
}
