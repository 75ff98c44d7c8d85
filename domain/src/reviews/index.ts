export { authorNameOf } from './author-name.ts';
export { reviewMessages } from './review-messages.ts';
export {
  MAX_REVIEW_ANSWER,
  MAX_REVIEW_PICTURES,
  MAX_REVIEW_TEXT,
  publicReviewOf,
  REVIEW_STATUSES,
  reviewRejection,
  reviewSchema,
  STARS,
  starsGained,
  type PublicReview,
  type Review,
  type ReviewForm,
  type ReviewStatus,
} from './review.ts';
