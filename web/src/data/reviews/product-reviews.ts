import { reviewCalls } from '@nargisus/domain/contract';
import type { PublicReview } from '@nargisus/domain/reviews';
import { callApiForPage } from '../api/call-api.ts';
import type { Loadable } from '../query/loadable.ts';
import { useQuery } from '../query/query-cache.ts';

/** A page of a product's approved reviews, newest first. */
export interface ReviewsPage {
  readonly reviews: PublicReview[];
  /** Where the next page begins; null on the last one. */
  readonly next: string | null;
}

/** Returns the first approved reviews of a product. One request, which the CDN answers. */
export function useProductReviews(productId: string): Loadable<ReviewsPage> {
  return useQuery(`reviews of ${productId}`, () => readProductReviews(productId));
}

/** Reads one page of a product's reviews. */
export async function readProductReviews(productId: string, cursor?: string): Promise<ReviewsPage> {
  const { data, nextCursor } = await callApiForPage(reviewCalls.listProductReviews, {
    params: { id: productId },
    query: cursor ? { cursor } : {},
  });
  return { reviews: data, next: nextCursor };
}
