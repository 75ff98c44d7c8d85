import { expect, test } from 'vitest';
import { queryFromWire } from './query-from-wire.ts';
import type { WireQuery } from './wire-messages.ts';

test('decodes a query with its defaults', () => {
  expect(queryFromWire('', { from: [{ collectionId: 'orders' }] })).toEqual({
    parent: '',
    collectionId: 'orders',
    allDescendants: false,
    orderBy: [],
    offset: 0,
  });
});

test('decodes a query with every field set', () => {
  const wire: WireQuery = {
    from: [{ collectionId: 'items', allDescendants: true }],
    select: { fields: [{ fieldPath: 'name' }] },
    where: {
      compositeFilter: {
        op: 'OR',
        filters: [
          { fieldFilter: { field: { fieldPath: 'price' }, op: 'LESS_THAN', value: { integerValue: '5' } } },
          { unaryFilter: { field: { fieldPath: 'a.b' }, op: 'IS_NOT_NULL' } },
        ],
      },
    },
    orderBy: [
      { field: { fieldPath: 'price' }, direction: 'DESCENDING' },
      { field: { fieldPath: '__name__' } },
    ],
    startAt: { values: [{ integerValue: '9' }], before: true },
    endAt: { values: [{ integerValue: '1' }] },
    offset: 2,
    limit: { value: 10 },
  };
  expect(queryFromWire('', wire)).toEqual({
    parent: '',
    collectionId: 'items',
    allDescendants: true,
    select: [['name']],
    where: {
      kind: 'composite',
      op: 'OR',
      filters: [
        { kind: 'field', path: ['price'], op: 'LESS_THAN', value: { kind: 'integer', value: 5n } },
        { kind: 'unary', path: ['a', 'b'], op: 'IS_NOT_NULL' },
      ],
    },
    orderBy: [
      { path: ['price'], direction: 'DESC' },
      { path: ['__name__'], direction: 'ASC' },
    ],
    startAt: { values: [{ kind: 'integer', value: 9n }], before: true },
    endAt: { values: [{ kind: 'integer', value: 1n }], before: false },
    offset: 2,
    limit: 10,
  });
});

test('reads every collection without a selector, and all fields for an empty projection', () => {
  const query = queryFromWire('', { select: {} });
  expect(query.collectionId).toBe('');
  expect(query.select).toBeUndefined();
});

test.each<[string, WireQuery | undefined, string]>([
  ['no query', undefined, 'Query type is unset.'],
  ['two collections', { from: [{ collectionId: 'a' }, { collectionId: 'b' }] }, 'more than one collection'],
  ['a negative limit', { limit: { value: -1 } }, 'limit is negative'],
  ['a negative offset', { offset: -1 }, 'offset is negative'],
  ['an empty filter', { where: {} }, 'Filter type is unset.'],
  [
    'a filter without operator',
    { where: { fieldFilter: { field: { fieldPath: 'a' } } } },
    'FieldFilter operator',
  ],
  [
    'a filter without value',
    { where: { fieldFilter: { field: { fieldPath: 'a' }, op: 'EQUAL' } } },
    'FieldFilter value is unset',
  ],
  ['a filter without field', { where: { unaryFilter: { op: 'IS_NAN' } } }, 'Invalid property path'],
  ['an empty composite', { where: { compositeFilter: { op: 'AND' } } }, 'at least one sub-filter'],
])('rejects %s', (_what, wire, message) => {
  expect(() => queryFromWire('', wire)).toThrowError(
    expect.objectContaining({ code: 'INVALID_ARGUMENT', message: expect.stringContaining(message) }),
  );
});
