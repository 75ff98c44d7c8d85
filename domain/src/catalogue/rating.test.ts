import fc from 'fast-check';
import { expect, test } from 'vitest';
import { changedRating, ratingAverage, ratingSchema, type Rating } from './rating.ts';

test.each([
  [{ count: 1, total: 5 }, 5],
  [{ count: 3, total: 13 }, 4.3],
  [{ count: 2, total: 9 }, 4.5],
  [{ count: 8, total: 29 }, 3.6],
])('the average of %j is %s', (rating, average) => {
  expect(ratingAverage(rating)).toBe(average);
});

test('after reviews were added and removed in any order, the rating is that of the remaining ones', () => {
  const stars = fc.integer({ min: 1, max: 5 });
  fc.assert(
    fc.property(fc.array(stars), fc.array(stars), (kept, removed) => {
      let rating: Rating | undefined;
      const change = (by: number) => (rating = changedRating(rating, by) ?? undefined);
      for (const it of [...removed, ...kept]) change(it);
      for (const it of removed) change(-it);
      const total = kept.reduce((sum, it) => sum + it, 0);
      expect(rating).toEqual(kept.length ? { count: kept.length, total } : undefined);
      expect(rating === undefined || ratingSchema.safeParse(rating).success).toBe(true);
    }),
  );
});

test.each([
  { count: 0, total: 0 },
  { count: 2, total: 1 },
  { count: 1, total: 6 },
  { count: 1.5, total: 3 },
])('%j is no rating', (rating) => {
  expect(ratingSchema.safeParse(rating).success).toBe(false);
});
