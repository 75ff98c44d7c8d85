import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Database } from '../database.ts';
import type { Document } from '../documents/document.ts';
import { FirestoreError } from '../firestore-error.ts';
import { anyValue } from '../testing/arbitraries.ts';
import { database, key, keys, query, reference } from '../testing/builders.ts';
import type { MapValue, Value } from '../values/value.ts';
import type { Write } from '../writes/write.ts';
import { FIELD_OPERATOR_TRAITS } from './operators.ts';
import { PreparedQuery } from './prepare.ts';
import {
  COMPOSITE_OPERATORS,
  DIRECTIONS,
  FIELD_OPERATORS,
  UNARY_OPERATORS,
  type Cursor,
  type FieldOperator,
  type Filter,
  type Order,
  type Query,
} from './query.ts';

const PATHS = [['a'], ['b'], ['m', 'x']];
const COLLECTIONS = ['c', 'c/d1/c', 'c/d2/c', 'x/y/c', 'e'];

const smallValue: fc.Arbitrary<Value> = fc.oneof(
  fc.constantFrom<Value>(
    { kind: 'integer', value: 1n },
    { kind: 'double', value: 1 },
    { kind: 'integer', value: 2n },
    { kind: 'double', value: NaN },
    { kind: 'null' },
    { kind: 'string', value: 'a' },
    { kind: 'string', value: 'b' },
    {
      kind: 'array',
      values: [
        { kind: 'integer', value: 1n },
        { kind: 'string', value: 'a' },
      ],
    },
    {
      kind: 'array',
      values: [{ kind: 'string', value: 'a' }, { kind: 'string', value: 'a' }, { kind: 'null' }],
    },
  ),
  anyValue,
);

const fieldsArbitrary: fc.Arbitrary<MapValue> = fc
  .record({ a: fc.option(smallValue), b: fc.option(smallValue), x: fc.option(smallValue) })
  .map(({ a, b, x }) => {
    const fields: MapValue = new Map();
    if (a) fields.set('a', a);
    if (b) fields.set('b', b);
    if (x) fields.set('m', { kind: 'map', fields: new Map([['x', x]]) });
    return fields;
  });

const keyArbitrary = fc
  .tuple(fc.constantFrom(...COLLECTIONS), fc.constantFrom('d1', 'd2', 'd3', '__id5__', '__id12__', 'd!', 'é'))
  .map(([collection, id]) => key(`${collection}/${id}`));

const writeArbitrary: fc.Arbitrary<Write> = fc.oneof(
  {
    weight: 5,
    arbitrary: fc
      .record({ key: keyArbitrary, fields: fieldsArbitrary })
      .map((it): Write => ({ kind: 'set', transforms: [], ...it })),
  },
  { weight: 1, arbitrary: keyArbitrary.map((it): Write => ({ kind: 'delete', key: it })) },
);

const pathArbitrary = fc.constantFrom(...PATHS);
const nameArbitrary = keyArbitrary.map((it) => reference(it));

/** Returns the field operators with these traits. */
const operators = (wanted: (traits: (typeof FIELD_OPERATOR_TRAITS)[FieldOperator]) => boolean) =>
  FIELD_OPERATORS.filter((op) => wanted(FIELD_OPERATOR_TRAITS[op]));

const simpleFilter: fc.Arbitrary<Filter> = fc.oneof(
  fc.record({
    kind: fc.constant('field' as const),
    path: pathArbitrary,
    op: fc.constantFrom('EQUAL', ...operators(({ maxValues }) => maxValues === undefined)),
    value: smallValue,
  }),
  fc.record({
    kind: fc.constant('field' as const),
    path: pathArbitrary,
    op: fc.constantFrom(...operators(({ maxValues }) => maxValues !== undefined)),
    value: fc
      .array(smallValue, { minLength: 1, maxLength: 3 })
      .map((values): Value => ({ kind: 'array', values })),
  }),
  fc.record({
    kind: fc.constant('unary' as const),
    path: pathArbitrary,
    op: fc.constantFrom(...UNARY_OPERATORS),
  }),
  fc.record({
    kind: fc.constant('field' as const),
    path: fc.constant(['__name__']),
    op: fc.constantFrom(...operators(({ maxValues, membership }) => maxValues === undefined && !membership)),
    value: nameArbitrary,
  }),
);

const filterArbitrary: fc.Arbitrary<Filter> = fc.letrec<{ filter: Filter }>((tie) => ({
  filter: fc.oneof(
    { maxDepth: 2, depthSize: 'small' },
    simpleFilter,
    fc.record({
      kind: fc.constant('composite' as const),
      op: fc.constantFrom('AND', ...COMPOSITE_OPERATORS),
      filters: fc.array(tie('filter'), { minLength: 1, maxLength: 3 }),
    }),
  ),
})).filter;

const orderArbitrary: fc.Arbitrary<Order[]> = fc.uniqueArray(
  fc.record({
    path: fc.constantFrom(...PATHS, ['__name__']),
    direction: fc.constantFrom(...DIRECTIONS),
  }),
  { maxLength: 3, selector: (order) => order.path.join('.') },
);

const cursorArbitrary: fc.Arbitrary<Cursor> = fc.record({
  values: fc.array(fc.oneof(smallValue, nameArbitrary), { maxLength: 3 }),
  before: fc.boolean(),
});

const queryArbitrary: fc.Arbitrary<Query> = fc
  .record({
    place: fc.constantFrom<Partial<Query>>(
      { collectionId: 'c' },
      { collectionId: 'c', parent: key('c/d1') },
      { collectionId: 'c', allDescendants: true },
      { collectionId: 'c', allDescendants: true, parent: key('c/d1') },
      { collectionId: '', allDescendants: true },
      { collectionId: '', allDescendants: true, parent: key('c/d1') },
      { collectionId: '' },
    ),
    where: fc.oneof(fc.constant(undefined), simpleFilter, filterArbitrary),
    orderBy: orderArbitrary,
    startAt: fc.oneof(
      { weight: 4, arbitrary: fc.constant(undefined) },
      { weight: 1, arbitrary: cursorArbitrary },
    ),
    endAt: fc.oneof(
      { weight: 4, arbitrary: fc.constant(undefined) },
      { weight: 1, arbitrary: cursorArbitrary },
    ),
    offset: fc.constantFrom(0, 0, 0, 1, 3),
    limit: fc.constantFrom(undefined, undefined, 1, 2, 5),
  })
  .map(({ place, startAt, endAt, ...rest }) => {
    const cut = (cursor: Cursor | undefined) =>
      cursor && { ...cursor, values: cursor.values.slice(0, rest.orderBy.length) };
    return { ...query(''), ...place, ...rest, startAt: cut(startAt), endAt: cut(endAt) };
  });

/** Filters, sorts and pages as documented, without any index. */
function naive(db: Database, all: readonly Document[], request: Query): string[] {
  const prepared = new PreparedQuery(request, db.documentsPrefix);
  const matches = all.filter((it) => prepared.matches(it)).sort((a, b) => prepared.compare(a, b));
  const from = request.offset;
  return keys(matches.slice(from, request.limit === undefined ? undefined : from + request.limit));
}

/** Returns whether the query is invalid, or in descending name order, which has no index. */
function isRejected(db: Database, request: Query): boolean {
  try {
    new PreparedQuery(request, db.documentsPrefix);
  } catch (error) {
    if (error instanceof FirestoreError) return true;
    throw error;
  }
  try {
    db.query(request);
    return false;
  } catch (error) {
    const downwards = request.orderBy.at(-1);
    if (!(error instanceof FirestoreError) || downwards?.direction !== 'DESC') throw error;
    return error.code === 'FAILED_PRECONDITION' && downwards.path[0] === '__name__';
  }
}

describe('a query', () => {
  test('returns what filtering and sorting all documents returns, now and in the past', async () => {
    let served = 0;
    let answered = 0;
    await fc.assert(
      fc.asyncProperty(
        fc.array(writeArbitrary, { minLength: 20, maxLength: 60 }),
        fc.array(writeArbitrary, { maxLength: 15 }),
        fc.array(queryArbitrary, { minLength: 10, maxLength: 20 }),
        async (first, second, queries) => {
          const db = database();
          const accepted = queries.filter((it) => !isRejected(db, it));
          // Half of the queries build their indexes before the documents are written, half after.
          for (const it of accepted.slice(0, accepted.length / 2)) db.query(it);
          for (const write of first) await db.commit([write]);
          const then = db.now();
          const before = [...db.dump()];
          for (const it of accepted) {
            const expected = naive(db, before, it);
            served++;
            if (expected.length > 0) answered++;
            expect(keys(db.query(it).documents)).toEqual(expected);
          }
          await db.commit(second);
          const after = [...db.dump()];
          for (const it of accepted) {
            expect(keys(db.query(it).documents)).toEqual(naive(db, after, it));
            expect(keys(db.query(it, then).documents)).toEqual(naive(db, before, it));
            const count = db.aggregate(it, [{ alias: 'n', kind: 'count' }]).values.get('n');
            expect(count).toEqual({ kind: 'integer', value: BigInt(naive(db, after, it).length) });
          }
        },
      ),
      { numRuns: 150 },
    );
    // Queries that find nothing would prove nothing.
    expect(served).toBeGreaterThan(400);
    expect(answered).toBeGreaterThan(served / 5);
  });
});
