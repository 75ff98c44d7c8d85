import { describe, expect, test } from 'vitest';
import type { Database } from '../database.ts';
import type { Query } from '../queries/query.ts';
import { and, asc, database, desc, keys, or, query, set, where } from '../testing/builders.ts';

const CATEGORIES = ['panjabi', 'shirt', 'pants', 'shoes'];

async function shopOf(size: number, db = database()): Promise<Database> {
  const write = (n: number) =>
    set(`products/${(n * 7919) % size}`, {
      n,
      category: CATEGORIES[n % 4]!,
      featured: n % 10 === 0,
      price: (n * 31) % 997,
      tags: ['all', `t${n % 20}`],
    });
  for (let n = 0; n < size; n += 500) {
    await db.commit(Array.from({ length: Math.min(500, size - n) }, (_, i) => write(n + i)));
  }
  return db;
}

/**
 * Queries with limit 20, each with the most index entries and documents it may touch, whatever the
 * collection's size.
 */
const QUERIES: [string, Query, number][] = [
  ['the first by name', query('products', { limit: 20 }), 20],
  ['one field equal', query('products', { where: where('category', 'EQUAL', 'shirt'), limit: 20 }), 20],
  ['one field in descending order', query('products', { orderBy: [desc('price')], limit: 20 }), 20],
  ['a range', query('products', { where: where('price', 'GREATER_THAN', 500), limit: 20 }), 20],
  ['all but one rare value', query('products', { where: where('n', 'NOT_EQUAL', 0), limit: 20 }), 20],
  ['an array element', query('products', { where: where('tags', 'ARRAY_CONTAINS', 't7'), limit: 20 }), 20],
  [
    'a page by cursor',
    query('products', {
      orderBy: [asc('n')],
      startAt: { values: [{ kind: 'integer', value: 700n }], before: false },
      limit: 20,
    }),
    20,
  ],
  [
    'an equality and another order',
    query('products', { where: where('category', 'EQUAL', 'shirt'), orderBy: [desc('price')], limit: 20 }),
    20,
  ],
  [
    'several alternatives',
    query('products', { where: where('category', 'IN', ['shirt', 'shoes']), orderBy: [asc('n')], limit: 20 }),
    22,
  ],
  [
    'either of two',
    query('products', {
      where: or(where('category', 'EQUAL', 'shirt'), where('featured', 'EQUAL', true)),
      limit: 20,
    }),
    42,
  ],
  [
    'two equalities merged',
    query('products', {
      where: and(where('category', 'EQUAL', 'panjabi'), where('featured', 'EQUAL', true)),
      limit: 20,
    }),
    160,
  ],
  ['nothing at all', query('products', { where: where('category', 'EQUAL', 'hats'), limit: 20 }), 0],
];

describe('the cost of a query', () => {
  test('follows the result size, not the collection size', async () => {
    const small = await shopOf(1000);
    const large = await shopOf(8_000);
    for (const [name, request, most] of QUERIES) {
      for (const db of [small, large]) {
        const { documents, scanned } = db.query(request);
        expect(documents.length, name).toBe(most === 0 ? 0 : 20);
        expect(scanned.documents, name).toBeLessThanOrEqual(Math.min(22, most));
        expect(scanned.indexEntries, name).toBeLessThanOrEqual(most);
      }
    }
  });

  test('of a count is that of its index range, without reading a document', async () => {
    const db = await shopOf(1000);
    const request = query('products', { where: where('category', 'EQUAL', 'shirt') });
    const { values, scanned } = db.aggregate(request, [{ alias: 'n', kind: 'count' }]);
    expect(values.get('n')).toEqual({ kind: 'integer', value: 250n });
    expect(scanned).toEqual({ documents: 0, indexEntries: 250 });
  });

  test('of a rare value among many is small when equalities are merged', async () => {
    const db = await shopOf(8_000);
    const request = query('products', {
      where: and(where('n', 'EQUAL', 77), where('tags', 'ARRAY_CONTAINS', 'all')),
    });
    const { documents, scanned } = db.query(request);
    expect(documents).toHaveLength(1);
    expect(scanned.indexEntries).toBeLessThan(10);
  });

  test('of a past read is that of the present plus the changes since', async () => {
    const db = await shopOf(5000);
    const then = db.now();
    const request = query('products', { orderBy: [asc('n')], limit: 20 });
    const before = keys(db.query(request).documents);
    await db.commit([set('products/new', { n: -1 }), set(before[3]!, { n: 99_999 })]);
    const past = db.query(request, then);
    expect(keys(past.documents)).toEqual(before);
    expect(past.scanned.documents).toBeLessThanOrEqual(22);
    expect(keys(db.query(request).documents)).not.toEqual(before);
  });
});
