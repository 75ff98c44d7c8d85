import { expect, test } from 'vitest';
import { aggregationsFromWire } from './aggregations-from-wire.ts';

test('numbers aggregations without an alias', () => {
  expect(
    aggregationsFromWire([
      { count: {} },
      { alias: 'total', sum: { field: { fieldPath: 'price' } } },
      { avg: { field: { fieldPath: 'price' } } },
      { alias: 'some', count: { upTo: { value: '10' } } },
    ]),
  ).toEqual([
    { kind: 'count', alias: 'field_1' },
    { kind: 'sum', alias: 'total', path: ['price'] },
    { kind: 'average', alias: 'field_2', path: ['price'] },
    { kind: 'count', alias: 'some', upTo: 10 },
  ]);
});

test('rejects an aggregation without a type', () => {
  expect(() => aggregationsFromWire([{ alias: 'n' }])).toThrowError('type is unset');
});
