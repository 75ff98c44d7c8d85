import { AggregateField } from 'firebase-admin/firestore';
import { expect, test } from 'vitest';
import { all, useProducts } from './use-products.ts';

useProducts();

test('counts, sums and averages', async () => {
  const result = await all()
    .where('category', '==', 'men')
    .aggregate({
      n: AggregateField.count(),
      stock: AggregateField.sum('stock'),
      price: AggregateField.average('price'),
    })
    .get();
  expect(result.data()).toEqual({ n: 3, stock: 10, price: 6100 / 3 });
});

// nodejs-firestore, "performs aggregations on documents with all aggregated fields".
test('excludes documents without an aggregated field from every aggregation', async () => {
  const rated = await all()
    .aggregate({
      n: AggregateField.count(),
      rating: AggregateField.sum('rating'),
      stock: AggregateField.sum('stock'),
    })
    .get();
  // The vase has no rating; null and NaN are ratings.
  expect(rated.data()).toEqual({ n: 5, rating: NaN, stock: 22 });
  const missing = await all()
    .aggregate({
      n: AggregateField.count(),
      stock: AggregateField.sum('stock'),
      nothing: AggregateField.sum('missing'),
      unknown: AggregateField.average('missing'),
    })
    .get();
  expect(missing.data()).toEqual({ n: 0, stock: 0, nothing: 0, unknown: null });
});

test('stops a count at its limit', async () => {
  expect((await all().limit(4).count().get()).data().count).toBe(4);
});
