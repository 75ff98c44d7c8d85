import * as z from 'zod/mini';
import { productIdSchema } from '../../catalogue/product-id.ts';
import { reviewMessages } from '../../reviews/review-messages.ts';
import {
  MAX_REVIEW_ANSWER,
  publicReviewSchema,
  REVIEW_STATUSES,
  reviewDecisionSchema,
  reviewFormSchema,
  reviewSchema,
} from '../../reviews/review.ts';
import { typedText } from '../../text/written-text.ts';
import { call } from '../call.ts';
import { cursor, wholeNumber } from '../list-parameters.ts';
import { orderIdParameter } from '../parameters.ts';
import { changeOf } from '../change-of.ts';
import { requestMessages } from '../request-messages.ts';

const statusSchema = z.enum(REVIEW_STATUSES, reviewMessages.unknownStatus);
const oneReview = z.object({
  id: z.string().check(z.regex(/^[A-Za-z0-9-]{1,64}$/, reviewMessages.notFound)),
});

/** Reviews by people who received the product (docs/adr/0049). */
export const reviewCalls = {
  /**
   * Reviews one line of a delivered order of the caller. A second call for the same line replaces the review while staff
   * have not decided about it, with 200 instead of 201; afterwards 409.
   */
  writeReview: call({
    method: 'POST',
    path: '/api/reviews',
    access: 'signed-in',
    perMinute: 10,
    body: reviewFormSchema,
    status: 201,
    data: reviewSchema,
  }),
  /** The caller's reviews of one order, at most one for each of its lines. */
  listMyReviews: call({
    method: 'GET',
    path: '/api/me/reviews',
    access: 'signed-in',
    query: z.object({ orderId: orderIdParameter.check(z.minLength(8, requestMessages.unknownOrder)) }),
    data: z.array(reviewSchema),
  }),
  /** The approved reviews of a product, newest first, 5 unless `limit` says otherwise. */
  listProductReviews: call({
    method: 'GET',
    path: '/api/products/{id}/reviews',
    access: 'anyone',
    params: z.object({ id: productIdSchema }),
    query: z.object({ limit: z.optional(wholeNumber(50)), cursor: z.optional(cursor) }),
    data: z.array(publicReviewSchema),
  }),
  /** The reviews of one status, newest first, 20 per page. */
  listReviews: call({
    method: 'GET',
    path: '/api/reviews',
    access: 'staff',
    rights: ['catalogue'],
    query: z.object({
      status: z._default(statusSchema, 'pending'),
      limit: z.optional(wholeNumber(100)),
      cursor: z.optional(cursor),
    }),
    data: z.array(reviewSchema),
  }),
  /** Approves or hides a review, and changes the product's rating with it. 409 when `from` is not the stored status. */
  decideReview: call({
    method: 'PUT',
    path: '/api/reviews/{id}/status',
    access: 'staff',
    rights: ['catalogue'],
    params: oneReview,
    body: z.object({ status: z.object({ from: statusSchema, to: reviewDecisionSchema }) }),
    data: reviewSchema,
  }),
  /** Answers a review below its text; an empty answer removes the present one. 409 when `from` is not the stored one. */
  answerReview: call({
    method: 'PUT',
    path: '/api/reviews/{id}/answer',
    access: 'staff',
    rights: ['catalogue'],
    params: oneReview,
    body: z.object({ answer: changeOf(typedText(MAX_REVIEW_ANSWER)) }),
    data: reviewSchema,
  }),
};
