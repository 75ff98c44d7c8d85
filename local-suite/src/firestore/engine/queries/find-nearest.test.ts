import { describe, expect, test } from 'vitest';
import { database, double, keys, query, set } from '../testing/builders.ts';

describe('nearest neighbours', () => {
  test('sorts by distance within the threshold, and returns the distance', async () => {
    const db = database();
    const vector = (...values: number[]) => ({ kind: 'vector', values }) as const;
    await db.commit([
      set('p/x', { v: vector(2, 2) }),
      set('p/y', { v: vector(0, 1) }),
      set('p/z', { v: vector(1, 0) }),
      set('p/u', { v: vector(0, 0) }),
      set('p/w', { v: vector(1, 0, 0) }),
      set('p/t', { v: [1, 1] }),
    ]);
    const near = (measure: 'EUCLIDEAN' | 'COSINE' | 'DOT_PRODUCT', rest = {}) =>
      db.query(query('p', { findNearest: { path: ['v'], vector: [1, 1], measure, limit: 10, ...rest } }))
        .documents;
    expect(keys(near('EUCLIDEAN'))).toEqual(['p/y', 'p/z', 'p/u', 'p/x']);
    expect(keys(near('COSINE'))).toEqual(['p/x', 'p/y', 'p/z', 'p/u']);
    expect(keys(near('DOT_PRODUCT', { distanceThreshold: 1 }))).toEqual(['p/x', 'p/y', 'p/z']);
    expect(near('EUCLIDEAN', { limit: 1, distanceResultField: ['d'] })[0]!.fields.get('d')).toEqual(
      double(1),
    );
  });
});
