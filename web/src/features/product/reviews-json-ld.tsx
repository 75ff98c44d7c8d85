import type { Product } from '@nargisus/domain/catalogue';
import type { PublicReview } from '@nargisus/domain/reviews';
import { useEffect } from 'react';
import { reviewsJsonLd } from './product-json-ld.ts';

interface Props {
  product: Product;
  reviews: readonly PublicReview[];
}

/** Keeps the structured data of the shown reviews in the head, beside that of the product. */
export function ReviewsJsonLd({ product, reviews }: Props) {
  useEffect(() => {
    const { origin, pathname } = window.location;
    const block = Object.assign(document.createElement('script'), { type: 'application/ld+json' });
    block.dataset.reviews = '';
    block.textContent = reviewsJsonLd(product, origin + pathname, reviews);
    document.head.append(block);
    return () => block.remove();
  }, [product, reviews]);
  return null;
}
