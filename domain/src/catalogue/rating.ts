import * as z from 'zod/mini';

/**
 * The approved reviews of a product, as products/{id}.rating stores them: their number, and the sum of their stars, which
 * unlike an average can be changed exactly. Written by functions only; missing while there is no approved review.
 */
export const ratingSchema = z
  .object({ count: z.int().check(z.gte(1)), total: z.int().check(z.gte(1)) })
  .check(z.refine(({ count, total }) => total >= count && total <= 5 * count));

export type Rating = z.output<typeof ratingSchema>;

/** Returns the average, rounded to one decimal. */
export const ratingAverage = ({ count, total }: Rating): number => Math.round((total / count) * 10) / 10;

/** Returns the rating with a review of so many stars added; removed for a negative number. Null without any review. */
export function changedRating(rating: Rating | undefined, stars: number): Rating | null {
  const count = (rating?.count ?? 0) + Math.sign(stars);
  const total = (rating?.total ?? 0) + stars;
  return count > 0 ? { count, total } : null;
}
