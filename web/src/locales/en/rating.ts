import { defineStrings } from '../define-strings.ts';

/** The rating of a product, on cards and its page. */
export const ratingStrings = defineStrings('rating', {
  of: (average: string, count: string) => `${average} out of 5 stars, reviews: ${count}`,
});
