import { reviewCalls, type SentPartOf } from '@nargisus/domain/contract';
import type { Review } from '@nargisus/domain/reviews';
import { useState } from 'react';
import { callApiAuthenticated } from '../api/call-api-authenticated.ts';
import type { Loadable } from '../query/loadable.ts';
import { useFetch } from '../query/use-fetch.ts';

/** Returns the user's reviews of an order. Reads as many documents as the order has reviews. `reload` reads them again. */
export function useOwnReviews(
  orderId: string,
  enabled: boolean,
): { reviews: Loadable<Review[]>; reload(): void } {
  const [version, setVersion] = useState(0);
  const reviews = useFetch(enabled ? `${orderId} ${version}` : null, () =>
    callApiAuthenticated(reviewCalls.listMyReviews, { query: { orderId } }),
  );
  return { reviews, reload: () => setVersion((it) => it + 1) };
}

/** Stores a review of an order line, or replaces it while it waits for staff. Rejects with ShopError. */
export const writeReview = (body: SentPartOf<typeof reviewCalls.writeReview, 'body'>): Promise<Review> =>
  callApiAuthenticated(reviewCalls.writeReview, { body });
