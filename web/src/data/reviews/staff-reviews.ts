import { reviewCalls } from '@nargisus/domain/contract';
import type { Review, ReviewStatus } from '@nargisus/domain/reviews';
import { useState } from 'react';
import { callApiForPage } from '../api/call-api.ts';
import { callApiAuthenticated } from '../api/call-api-authenticated.ts';
import { getIdToken } from '../auth/auth-mutations.ts';
import type { Loadable } from '../query/loadable.ts';
import { useFetch } from '../query/use-fetch.ts';

export interface StaffReviewsPage {
  readonly reviews: Review[];
  /** Where the next page begins; null on the last one. */
  readonly next: string | null;
}

/** Returns a page of the reviews of one status, newest first. Reads 20 documents at most. `reload` reads it again. */
export function useReviews(
  status: ReviewStatus,
  cursor: string | null,
): { page: Loadable<StaffReviewsPage>; reload(): void } {
  const [version, setVersion] = useState(0);
  const page = useFetch(`${status} ${cursor ?? ''} ${version}`, async () => {
    const { data, nextCursor } = await callApiForPage(reviewCalls.listReviews, {
      query: { status, ...(cursor && { cursor }) },
      token: await getIdToken(),
    });
    return { reviews: data, next: nextCursor };
  });
  return { page, reload: () => setVersion((it) => it + 1) };
}

/** Approves or hides a review. Rejects with ShopError, 'conflict' when a colleague has decided differently. */
export const decideReview = ({ _id: id, status: from }: Review, to: 'approved' | 'hidden') =>
  callApiAuthenticated(reviewCalls.decideReview, { params: { id }, body: { status: { from, to } } });

/** Answers a review; an empty text removes the answer. Rejects with ShopError as decideReview(). */
export const answerReview = ({ _id: id, answer }: Review, to: string) =>
  callApiAuthenticated(reviewCalls.answerReview, {
    params: { id },
    body: { answer: { from: answer?.text ?? '', to } },
  });
