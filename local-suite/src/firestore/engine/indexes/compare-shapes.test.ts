import { expect, test } from 'vitest';
import { compareShapes } from './compare-shapes.ts';
import type { QueryShape } from './serve-shape.ts';

const orders = (equal: string[], by?: [string, 'ASC' | 'DESC']): QueryShape => ({
  scope: 'COLLECTION',
  collectionId: 'orders',
  equalities: equal.map((name) => ({ path: [name], contains: false })),
  needed: { orders: by ? [{ path: [by[0]], direction: by[1] }] : [], nameDirection: by?.[1] ?? 'ASC' },
  aggregated: [],
});
const index = (...fields: [string, 'ASCENDING' | 'DESCENDING'][]) => ({
  collectionGroup: 'orders',
  queryScope: 'COLLECTION',
  fields: fields.map(([fieldPath, order]) => ({ fieldPath, order })),
});
const byUid = index(['uid', 'ASCENDING'], ['at', 'DESCENDING']);
const byState = index(['state', 'ASCENDING'], ['at', 'DESCENDING']);
const byBoth = index(['uid', 'ASCENDING'], ['state', 'ASCENDING'], ['at', 'DESCENDING']);

test('names a query without an index, with the entry that would serve it', () => {
  const { missing, unused } = compareShapes({ indexes: [byUid] }, [
    orders(['uid'], ['at', 'DESC']),
    orders(['uid'], ['at', 'ASC']),
    orders(['uid', 'state']),
  ]);
  expect(missing).toEqual([
    'orders, uid ==, at ASC, __name__ ASC (indexes: ' +
      `${JSON.stringify(index(['uid', 'ASCENDING'], ['at', 'ASCENDING']))})`,
  ]);
  expect(unused).toEqual([]);
});

test('names an index that no query needs, including one that a merge replaces', () => {
  const shapes = [
    orders(['uid'], ['at', 'DESC']),
    orders(['state'], ['at', 'DESC']),
    orders(['state', 'uid'], ['at', 'DESC']),
  ];
  const redundant = 'orders: uid ASCENDING, state ASCENDING, at DESCENDING';
  expect(compareShapes({ indexes: [byUid, byState, byBoth] }, shapes).unused).toEqual([redundant]);
  expect(compareShapes({ indexes: [byUid, byState] }, shapes)).toEqual({ missing: [], unused: [] });
  expect(compareShapes({ indexes: [byUid, byBoth] }, shapes.slice(0, 1)).unused).toEqual([redundant]);
});

test('does not report an index as unused when it serves part of an unserved query', () => {
  const { missing, unused } = compareShapes({ indexes: [byUid] }, [
    orders(['uid', 'other'], ['at', 'DESC']),
    orders(['uid'], ['at', 'DESC']),
  ]);
  expect(missing).toHaveLength(1);
  expect(unused).toEqual([]);
});
