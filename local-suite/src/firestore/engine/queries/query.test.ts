import { describe, expect, test } from 'vitest';
import type { Database } from '../database.ts';
import {
  asc,
  database,
  desc,
  double,
  fields,
  key,
  keys,
  query,
  reference,
  set,
  value,
  where,
  type Plain,
} from '../testing/builders.ts';
import { normalise } from './normalise.ts';
import type { Aggregation, Filter, Query } from './query.ts';

const many = (count: number): Plain => Array.from({ length: count }, (_, i) => i);
const and = (...filters: Filter[]): Filter => ({ kind: 'composite', op: 'AND', filters });
const or = (...filters: Filter[]): Filter => ({ kind: 'composite', op: 'OR', filters });
const asked = (filter: Filter, rest: Partial<Query> = {}): Query => query('p', { where: filter, ...rest });

describe('rejects a query', () => {
  test.each<[string, Query, string]>([
    ['with a negative limit', query('p', { limit: -1 }), 'limit is negative'],
    ['with a negative offset', query('p', { offset: -1 }), 'offset is negative'],
    [
      'with a cursor longer than its orders',
      query('p', { orderBy: [asc('a')], startAt: { values: [value(1), value(2)], before: true } }),
      'Cursor has too many values.',
    ],
    [
      'with a cursor by name that is none',
      query('p', { orderBy: [asc('__name__')], endAt: { values: [value('x')], before: true } }),
      'Cursor __key__ value is not a document reference.',
    ],
    [
      'ordered twice by one field',
      query('p', { orderBy: [asc('a'), desc('a')] }),
      'order by clause cannot contain duplicate fields a',
    ],
    [
      'ordered behind the name',
      query('p', { orderBy: [asc('__name__'), asc('a')] }),
      'cannot contain more fields after the key',
    ],
    [
      'with a range behind the name',
      asked(where('a', 'GREATER_THAN', 1), { orderBy: [asc('__name__')] }),
      'more fields after the key',
    ],
    ['with an empty in', asked(where('a', 'IN', [])), "'IN' requires an non-empty ArrayValue."],
    ['with an in of no list', asked(where('a', 'IN', 1)), "'IN' requires an ArrayValue."],
    ['with 31 alternatives', asked(where('a', 'IN', many(31))), "'IN' supports up to 30 comparison values."],
    [
      'with 11 exclusions',
      asked(where('a', 'NOT_IN', many(11))),
      "'NOT_IN' supports up to 10 comparison values.",
    ],
    [
      'with two exclusions',
      asked(and(where('a', 'NOT_EQUAL', 1), where('b', 'NOT_EQUAL', 1))),
      "Only a single 'NOT_EQUAL'",
    ],
    [
      'with not-in and in',
      asked(and(where('a', 'NOT_IN', [1]), where('b', 'IN', [1]))),
      "'NOT_IN' cannot be used",
    ],
    [
      'with not-in and or',
      asked(or(where('a', 'NOT_IN', [1]), where('b', 'EQUAL', 1))),
      "'NOT_IN' cannot be used",
    ],
    [
      'with 32 disjunctions',
      asked(and(where('a', 'IN', many(16)), where('b', 'IN', many(2)))),
      'Result had 32 disjunctions which is more than the maximum of 30',
    ],
    [
      'with billions of disjunctions',
      asked(and(...['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((it) => where(it, 'IN', many(30))))),
      'Too many disjunctions',
    ],
    [
      'with two array-contains',
      asked(and(where('a', 'ARRAY_CONTAINS', 1), where('b', 'ARRAY_CONTAINS_ANY', [1]))),
      'Only a single array-contains clause is allowed in a query',
    ],
    [
      'with a name that is no name',
      asked(where('__name__', 'EQUAL', 'x')),
      '__key__ filter value must be a Key',
    ],
    [
      'with a list of names that are none',
      asked(where('__name__', 'IN', ['x'])),
      '__key__ filter value must be a Key',
    ],
    [
      'with a name of another database',
      asked(where('__name__', 'EQUAL', { kind: 'reference', name: 'projects/x/databases/y/documents/p/1' })),
      'no document of this database',
    ],
    [
      'over all collections by a field',
      query('', { allDescendants: true, where: where('a', 'EQUAL', 1) }),
      'kind is required for filter: a',
    ],
    ['of a reserved collection', query('__x__'), 'Collection id "__x__" is invalid because it is reserved.'],
    [
      'for no neighbour',
      query('p', { findNearest: { path: ['v'], vector: [1], measure: 'COSINE', limit: 0 } }),
      'FindNearest.limit',
    ],
    [
      'for too many neighbours',
      query('p', { findNearest: { path: ['v'], vector: [1], measure: 'COSINE', limit: 1001 } }),
      'FindNearest.limit',
    ],
    [
      'near an empty vector',
      query('p', { findNearest: { path: ['v'], vector: [], measure: 'COSINE', limit: 1 } }),
      'dimensions',
    ],
  ])('%s', (_, it, message) => {
    expect(() => database().query(it)).toThrow(message);
  });
});

describe('normal form', () => {
  test('expands alternatives to conjunctions and lists the whole order', () => {
    const { disjuncts, orderBy } = normalise(
      asked(and(where('a', 'IN', [1, 2]), where('c', 'GREATER_THAN', 1), where('b', 'LESS_THAN', 2)), {
        orderBy: [desc('d')],
      }),
    );
    expect(
      disjuncts.map((it) => it.map((filter) => (filter.kind === 'field' ? filter.op : filter.kind))),
    ).toEqual([
      ['EQUAL', 'GREATER_THAN', 'LESS_THAN'],
      ['EQUAL', 'GREATER_THAN', 'LESS_THAN'],
    ]);
    expect(orderBy).toEqual([desc('d'), desc('b'), desc('c'), desc('__name__')]);
    expect(normalise(query('p')).disjuncts).toEqual([[]]);
    expect(normalise(asked(and())).disjuncts).toEqual([[]]);
  });
});

// firebase-js-sdk, "inequality query will reject if document key appears only in equality filter".
describe('equality on the document name', () => {
  const named = where('__name__', 'EQUAL', reference('p/1'));
  const words =
    'Equality on key is not allowed if there are other inequality fields and key does not appear in inequalities.';

  test.each<[string, Filter]>([
    ['!=', and(where('n', 'NOT_EQUAL', 42), named)],
    ['a range', and(named, where('n', 'GREATER_THAN', 42))],
    ['not-in', and(named, where('n', 'NOT_IN', [42]))],
    ['a unary inequality', and(named, { kind: 'unary', path: ['n'], op: 'IS_NOT_NULL' })],
    ['in, which is equality', and(where('__name__', 'IN', [reference('p/1')]), where('n', 'LESS_THAN', 1))],
  ])('is rejected beside %s on a field', (_, filter) => {
    expect(() => normalise(asked(filter))).toThrow(words);
  });

  test.each<[string, Filter]>([
    ['equalities', and(named, where('n', 'EQUAL', 42))],
    [
      'an inequality on the name too',
      and(named, where('__name__', 'GREATER_THAN', reference('p/0')), where('n', 'LESS_THAN', 1)),
    ],
    ['array-contains', and(named, where('n', 'ARRAY_CONTAINS', 42))],
  ])('is accepted beside %s', (_, filter) => {
    expect(() => normalise(asked(filter))).not.toThrow();
  });
});

// firebase-js-sdk, "can use array-contains-any filters".
test('ignores null and NaN among the alternatives of array-contains-any', async () => {
  const db = database();
  await db.commit([
    set('p/1', { a: [double(NaN)] }),
    set('p/2', { a: [null] }),
    set('p/3', { a: [1, double(NaN)] }),
  ]);
  const found = (...values: Plain[]) =>
    keys(db.query(query('p', { where: where('a', 'ARRAY_CONTAINS_ANY', values) })).documents);
  expect(found(double(NaN))).toEqual([]);
  expect(found(null)).toEqual([]);
  expect(found(double(NaN), 1)).toEqual(['p/3']);
});

// https://firebase.google.com/docs/firestore/query-data/queries: filters of the normal form, orders and the parent.
test('rejects more than a hundred filters, orders and parents', () => {
  const alternatives = (many: number) =>
    where(
      'a',
      'IN',
      Array.from({ length: many }, (_, i) => i),
    );
  const wide = (many: number, rest: Partial<Query> = {}) =>
    asked(
      and(alternatives(many), where('b', 'EQUAL', 1), where('c', 'EQUAL', 1), where('d', 'EQUAL', 1)),
      rest,
    );
  expect(() => normalise(wide(25))).not.toThrow();
  expect(() => normalise(wide(25, { orderBy: [asc('e')] }))).toThrow('maximum of 100');
  expect(() => normalise(wide(25, { parent: key('p/1') }))).toThrow('maximum of 100');
  expect(() => normalise(wide(26))).toThrow('maximum of 100');
});

async function withNumbers(): Promise<Database> {
  const db = database();
  await db.commit([
    set('p/1', { v: 1 }),
    set('p/2', { v: 2 }),
    set('p/3', { v: double(0.5) }),
    set('p/4', { v: 'x' }),
    set('p/5', {}),
  ]);
  return db;
}

describe('aggregations', () => {
  const sum: Aggregation = { alias: 's', kind: 'sum', path: ['v'] };
  const average: Aggregation = { alias: 'a', kind: 'average', path: ['v'] };
  const count: Aggregation = { alias: 'n', kind: 'count' };

  // Recorded from Google's emulator; the SDKs' tests "performs aggregations on documents with all aggregated
  // fields".
  test('exclude a document without an aggregated field from all, the count included', async () => {
    const db = database();
    await db.commit([
      set('p/a', { p: 1, y: 1 }),
      set('p/b', { p: 10 }),
      set('p/c', { p: 5, y: null }),
      set('p/d', { p: 7, y: 'text' }),
      set('p/e', { y: 3 }),
    ]);
    const ofP: Aggregation = { alias: 's', kind: 'sum', path: ['p'] };
    const ofY: Aggregation = { alias: 'a', kind: 'average', path: ['y'] };
    expect([...db.aggregate(query('p'), [count, ofP, ofY]).values.values()]).toEqual([
      value(3),
      value(13),
      double(1),
    ]);
    expect([...db.aggregate(query('p'), [count, ofP]).values.values()]).toEqual([value(4), value(23)]);
    expect([...db.aggregate(query('p'), [count]).values.values()]).toEqual([value(5)]);
    const second = query('p', { offset: 1, limit: 2 });
    expect([...db.aggregate(second, [count, ofP, ofY]).values.values()]).toEqual([
      value(2),
      value(12),
      value(null),
    ]);
    const missing: Aggregation = { alias: 'm', kind: 'sum', path: ['q', 'r'] };
    expect([...db.aggregate(query('p'), [count, missing]).values.values()]).toEqual([value(0), value(0)]);
  });

  test('count, sum and average numbers', async () => {
    const db = await withNumbers();
    const { values } = db.aggregate(query('p'), [count, sum, average]);
    expect([...values]).toEqual([
      ['n', value(4)],
      ['s', double(3.5)],
      ['a', double(3.5 / 3)],
    ]);
    const whole = db.aggregate(query('p', { limit: 2 }), [sum, average]).values;
    expect([...whole.values()]).toEqual([value(3), double(1.5)]);
  });

  test('of no documents are zero, zero and null', () => {
    const { values } = database().aggregate(query('p'), [count, sum, average]);
    expect([...values.values()]).toEqual([value(0), value(0), value(null)]);
  });

  test('become doubles when integers overflow, and keep NaN', async () => {
    const db = database();
    await db.commit([set('p/1', { v: 2n ** 62n }), set('p/2', { v: 2n ** 62n })]);
    expect(db.aggregate(query('p'), [sum]).values.get('s')).toEqual(double(2 ** 63));
    await db.commit([set('p/3', { v: double(NaN) })]);
    expect(db.aggregate(query('p'), [average]).values.get('a')).toEqual(double(NaN));
  });

  test('stop counting at up_to and respect limit, offset and read time', async () => {
    const db = await withNumbers();
    const then = db.now();
    await db.commit([set('p/6', {})]);
    const of = (it: Query, one: Aggregation, at?: number) => db.aggregate(it, [one], at).values.get('n');
    expect(of(query('p'), { ...count, upTo: 2 } as Aggregation)).toEqual(value(2));
    expect(of(query('p', { limit: 3 }), count)).toEqual(value(3));
    expect(of(query('p', { offset: 2 }), count)).toEqual(value(4));
    expect(of(query('p', { offset: 9 }), count)).toEqual(value(0));
    expect(of(query('p'), count, then)).toEqual(value(5));
  });

  test('number one to five, each with a distinct alias', () => {
    const db = database();
    const six = Array.from({ length: 6 }, (_, i) => ({ alias: `n${i}`, kind: 'count' }) as const);
    expect(() => db.aggregate(query('p'), six)).toThrow(
      'The maximum number of aggregations allowed in an aggregation query is 5. Received: 6',
    );
    expect(() => db.aggregate(query('p'), [])).toThrow('can not be empty');
    expect(() => db.aggregate(query('p'), [count, count])).toThrow(
      'Aggregation aliases contain duplicate alias: n.',
    );
    expect(() => db.aggregate(query('p'), [{ ...count, upTo: -1 } as Aggregation])).toThrow(
      'The `up_to` value in a COUNT aggregation must be greater than or equal to zero.',
    );
  });

  test('count to zero at most when up_to is zero', async () => {
    const db = await withNumbers();
    const none = { ...count, upTo: 0 } as Aggregation;
    expect(db.aggregate(query('p'), [none]).values.get('n')).toEqual(value(0));
    const { values } = db.aggregate(query('p'), [none, sum]);
    expect([...values.values()]).toEqual([value(0), double(3.5)]);
  });
});

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

describe('listing', () => {
  async function tree(): Promise<Database> {
    const db = database();
    await db.commit(
      [
        'a/1',
        'a/1/s/x',
        'a/2',
        'a/3/s/y',
        'a/3/s!/z',
        'a/__id7__/s/q',
        'a/__id30__',
        'b/1',
        'a!/1',
        'ghost/g/c/1',
      ].map((it) => set(it, { it })),
    );
    return db;
  }

  test('names the collections below the root and below a document', async () => {
    const db = await tree();
    expect(db.listCollectionIds('')).toEqual(['a', 'a!', 'b', 'ghost']);
    expect(db.listCollectionIds(key('a/3'))).toEqual(['s', 's!']);
    expect(db.listCollectionIds(key('a/2'))).toEqual([]);
  });

  test('pages through documents, with missing parents on request', async () => {
    const db = await tree();
    const all = (showMissing: boolean, pageSize: number, orderBy = [] as Query['orderBy']): string[] => {
      const found: string[] = [];
      let pageToken: string | undefined;
      do {
        const page = db.listDocuments('', 'a', {
          pageSize,
          showMissing,
          orderBy,
          ...(pageToken && { pageToken }),
        });
        found.push(...page.documents.map((it) => (it.document ? it.key : `(${it.key})`)));
        pageToken = page.nextPageToken;
      } while (pageToken);
      return found;
    };
    for (const pageSize of [0, 1, 2, 100]) {
      expect(all(false, pageSize)).toEqual(['a/__id30__', 'a/1', 'a/2']);
      expect(all(true, pageSize)).toEqual(['(a/__id7__)', 'a/__id30__', 'a/1', 'a/2', '(a/3)']);
      expect(all(false, pageSize, [desc('it')])).toEqual(['a/__id30__', 'a/2', 'a/1']);
    }
    expect(() => all(true, 1, [asc('it')])).toThrow('showMissing');
    expect(() => db.listDocuments('', 'a', { pageSize: 1, showMissing: false, pageToken: '%%' })).toThrow(
      'page token',
    );
  });

  test('returns exactly the documents below a collection for a recursive deletion', async () => {
    const db = await tree();
    const least = '__id-9223372036854775808__';
    const range = and(
      where('__name__', 'GREATER_THAN_OR_EQUAL', reference(`a/${least}`)),
      where('__name__', 'LESS_THAN', reference(`a\u0000/${least}`)),
    );
    const { documents, scanned } = db.query(
      query('', { allDescendants: true, where: range, select: [['__name__']], orderBy: [asc('__name__')] }),
    );
    expect(keys(documents)).toEqual([
      'a/__id7__/s/q',
      'a/__id30__',
      'a/1',
      'a/1/s/x',
      'a/2',
      'a/3/s/y',
      'a/3/s!/z',
    ]);
    expect(documents.every((it) => it.fields.size === 0)).toBe(true);
    expect(scanned.documents).toBe(7);
  });

  test('partitions a collection group completely', async () => {
    const db = database();
    await db.commit(Array.from({ length: 100 }, (_, i) => set(`x/${i % 3}/g/${i}`, {})));
    const group = query('g', { allDescendants: true, orderBy: [asc('__name__')] });
    const cursors = db.partition(group, 4);
    expect(cursors).toHaveLength(3);
    const edges = [undefined, ...cursors, undefined];
    const parts = edges
      .slice(1)
      .map((endAt, i) => db.query({ ...group, startAt: edges[i], endAt }).documents.length);
    expect(parts).toEqual([25, 25, 25, 25]);
    expect(() => db.partition(query('g'), 2)).toThrow('collection group');
  });

  test('projects fields, or the name for an empty projection', async () => {
    const db = database();
    await db.commit([set('p/1', { a: 1, m: { x: 1, y: 2 } })]);
    const one = (select: string[][]) => db.query(query('p', { select })).documents[0]!.fields;
    expect(one([['m', 'x'], ['none']])).toEqual(fields({ m: { x: 1 } }));
    expect(one([['__name__']])).toEqual(fields({}));
  });
});
