import { reviewCalls } from '@nargisus/domain/contract';
import type { Review, ReviewStatus } from '@nargisus/domain/reviews';
import { callApiForPage } from '../api/call-api.ts';
import { callApiAuthenticated } from '../api/call-api-authenticated.ts';
import { getIdToken } from '../auth/auth-mutations.ts';
import { pageByStatus } from '../query/page-by-status.ts';

/** Returns a page of the reviews of one status, newest first. Reads 20 documents at most. */
export const useReviews = pageByStatus<ReviewStatus, Review>(async (query) =>
  callApiForPage(reviewCalls.listReviews, { query, token: await getIdToken() }),
);

/** Approves or hides a review. Rejects with ShopError, 'conflict' when a colleague has decided differently. */
export const decideReview = ({ _id: id, status: from }: Review, to: 'approved' | 'hidden') =>
  callApiAuthenticated(reviewCalls.decideReview, { params: { id }, body: { status: { from, to } } });

/** Answers a review; an empty text removes the answer. Rejects with ShopError as decideReview(). */
export const answerReview = ({ _id: id, answer }: Review, to: string) =>
  callApiAuthenticated(reviewCalls.answerReview, {
    params: { id },
    body: { answer: { from: answer?.text ?? '', to } },
  });
