import { expect, test } from 'vitest';
import { aggregationsFromWire } from './aggregations-from-wire.ts';

test('aggregations without an alias are numbered', () => {
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

test.each([
  [[], 'Aggregations can not be empty'],
  [Array(6).fill({ count: {} }), 'is 5. Received: 6'],
  [
    [
      { alias: 'n', count: {} },
      { alias: 'n', count: {} },
    ],
    'not unique',
  ],
  [[{ alias: 'n' }], 'type is unset'],
  [[{ count: { upTo: { value: '0' } } }], 'up_to'],
])('%j is refused', (wire, message) => {
  expect(() => aggregationsFromWire(wire)).toThrowError(message);
});
