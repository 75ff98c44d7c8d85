import { describe, expect, test } from 'vitest';
import {
  and,
  asc,
  database,
  desc,
  double,
  key,
  keys,
  or,
  type Plain,
  query,
  reference,
  set,
  value,
  where,
} from '../testing/builders.ts';
import { normalise } from './normalise.ts';
import type { Filter, Query } from './query.ts';

const many = (count: number): Plain => Array.from({ length: count }, (_, i) => i);
const filteredBy = (filter: Filter, rest: Partial<Query> = {}): Query =>
  query('p', { where: filter, ...rest });

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
      'with a cursor by a malformed name',
      query('p', { orderBy: [asc('__name__')], endAt: { values: [value('x')], before: true } }),
      'Cursor __key__ value is not a document reference.',
    ],
    [
      'ordered twice by one field',
      query('p', { orderBy: [asc('a'), desc('a')] }),
      'order by clause cannot contain duplicate fields a',
    ],
    [
      'ordered after the name',
      query('p', { orderBy: [asc('__name__'), asc('a')] }),
      'cannot contain more fields after the key',
    ],
    [
      'with a range after the name',
      filteredBy(where('a', 'GREATER_THAN', 1), { orderBy: [asc('__name__')] }),
      'more fields after the key',
    ],
    ['with an empty in', filteredBy(where('a', 'IN', [])), "'IN' requires an non-empty ArrayValue."],
    ['with in and no list', filteredBy(where('a', 'IN', 1)), "'IN' requires an ArrayValue."],
    [
      'with 31 alternatives',
      filteredBy(where('a', 'IN', many(31))),
      "'IN' supports up to 30 comparison values.",
    ],
    [
      'with 11 exclusions',
      filteredBy(where('a', 'NOT_IN', many(11))),
      "'NOT_IN' supports up to 10 comparison values.",
    ],
    [
      'with two exclusions',
      filteredBy(and(where('a', 'NOT_EQUAL', 1), where('b', 'NOT_EQUAL', 1))),
      "Only a single 'NOT_EQUAL'",
    ],
    [
      'with not-in and in',
      filteredBy(and(where('a', 'NOT_IN', [1]), where('b', 'IN', [1]))),
      "'NOT_IN' cannot be used",
    ],
    [
      'with not-in and or',
      filteredBy(or(where('a', 'NOT_IN', [1]), where('b', 'EQUAL', 1))),
      "'NOT_IN' cannot be used",
    ],
    [
      'with 32 disjunctions',
      filteredBy(and(where('a', 'IN', many(16)), where('b', 'IN', many(2)))),
      'Result had 32 disjunctions which is more than the maximum of 30',
    ],
    [
      'with billions of disjunctions',
      filteredBy(and(...['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((it) => where(it, 'IN', many(30))))),
      'Too many disjunctions',
    ],
    [
      'with two array-contains',
      filteredBy(and(where('a', 'ARRAY_CONTAINS', 1), where('b', 'ARRAY_CONTAINS_ANY', [1]))),
      'Only a single array-contains clause is allowed in a query',
    ],
    [
      'with a malformed name',
      filteredBy(where('__name__', 'EQUAL', 'x')),
      '__key__ filter value must be a Key',
    ],
    [
      'with a list of malformed names',
      filteredBy(where('__name__', 'IN', ['x'])),
      '__key__ filter value must be a Key',
    ],
    [
      'with a name of another database',
      filteredBy(
        where('__name__', 'EQUAL', { kind: 'reference', name: 'projects/x/databases/y/documents/p/1' }),
      ),
      'no document of this database',
    ],
    [
      'over all collections by a field',
      query('', { allDescendants: true, where: where('a', 'EQUAL', 1) }),
      'kind is required for filter: a',
    ],
    ['of a reserved collection', query('__x__'), 'Collection id "__x__" is invalid because it is reserved.'],
    [
      'for zero neighbours',
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
      filteredBy(and(where('a', 'IN', [1, 2]), where('c', 'GREATER_THAN', 1), where('b', 'LESS_THAN', 2)), {
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
    expect(normalise(filteredBy(and())).disjuncts).toEqual([[]]);
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
    expect(() => normalise(filteredBy(filter))).toThrow(words);
  });

  test.each<[string, Filter]>([
    ['equalities', and(named, where('n', 'EQUAL', 42))],
    [
      'an inequality on the name too',
      and(named, where('__name__', 'GREATER_THAN', reference('p/0')), where('n', 'LESS_THAN', 1)),
    ],
    ['array-contains', and(named, where('n', 'ARRAY_CONTAINS', 42))],
  ])('is accepted beside %s', (_, filter) => {
    expect(() => normalise(filteredBy(filter))).not.toThrow();
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
    filteredBy(
      and(alternatives(many), where('b', 'EQUAL', 1), where('c', 'EQUAL', 1), where('d', 'EQUAL', 1)),
      rest,
    );
  expect(() => normalise(wide(25))).not.toThrow();
  expect(() => normalise(wide(25, { orderBy: [asc('e')] }))).toThrow('maximum of 100');
  expect(() => normalise(wide(25, { parent: key('p/1') }))).toThrow('maximum of 100');
  expect(() => normalise(wide(26))).toThrow('maximum of 100');
});
