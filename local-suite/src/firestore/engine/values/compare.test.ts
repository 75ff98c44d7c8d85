import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyValue } from '../testing/arbitraries.ts';
import { double, reference, value } from '../testing/builders.ts';
import { compareValues } from './compare.ts';
import { identical } from './identical.ts';
import type { Value } from './value.ts';

/** In ascending order; the values of a row are equal (docs/reference/firestore-protocol.md 7.3). */
const ROWS: Value[][] = [
  [value(null)],
  [value(false)],
  [value(true)],
  [double(NaN)],
  [double(-Infinity)],
  [value(-(2n ** 63n))],
  [value(-1), double(-1)],
  [double(-0), value(0), double(0)],
  [double(0.5)],
  [value(1), double(1)],
  [value(9007199254740992n), double(9007199254740992)],
  [value(9007199254740993n)],
  [value(2n ** 63n - 1n)],
  [double(2 ** 63)],
  [double(Infinity)],
  [{ kind: 'timestamp', micros: -1 }],
  [{ kind: 'timestamp', micros: 1_577_836_800_000_001 }],
  [value('')],
  [value('a')],
  [value('a\u0000')],
  [value('aa')],
  [value('b')],
  [value('é')],
  [value('\ue000')],
  [value('\uffff')],
  [value('😀')],
  [{ kind: 'bytes', value: new Uint8Array([]) }],
  [
    { kind: 'bytes', value: new Uint8Array([1]) },
    { kind: 'bytes', value: Buffer.from([1]) },
  ],
  [{ kind: 'bytes', value: new Uint8Array([1, 2]) }],
  [{ kind: 'bytes', value: new Uint8Array([255]) }],
  [reference('a/__id-5__')],
  [reference('a/__id9__')],
  [reference('a/__id10__')],
  [reference('a/!')],
  [reference('a/b')],
  [reference('a/b/c/d')],
  [reference('a/b!')],
  [reference('a!/b')],
  [{ kind: 'geopoint', latitude: -1, longitude: 5 }],
  [{ kind: 'geopoint', latitude: 1, longitude: 2 }],
  [{ kind: 'geopoint', latitude: 1, longitude: 3 }],
  [value([])],
  [value([null])],
  [value([1]), value([1.0])],
  [value([1, 2])],
  [value([2])],
  [{ kind: 'vector', values: [9] }],
  [{ kind: 'vector', values: [1, 2] }],
  [{ kind: 'vector', values: [1, 3] }],
  [value({})],
  [value({ a: 1 }), value({ a: double(1) })],
  [value({ a: 1, b: 0 }), value({ b: 0, a: 1 })],
  [value({ a: 2 })],
  [value({ b: 0 })],
];

describe('the order of values', () => {
  test('sorts every kind and every special number', () => {
    ROWS.forEach((row, i) => {
      ROWS.forEach((other, j) => {
        for (const a of row) {
          for (const b of other) {
            expect(Math.sign(compareValues(a, b)), `${i} against ${j}`).toBe(Math.sign(i - j));
          }
        }
      });
    });
  });

  test('is antisymmetric and total', () => {
    fc.assert(
      fc.property(anyValue, anyValue, (a, b) => {
        expect(Math.sign(compareValues(a, b)) + Math.sign(compareValues(b, a))).toBe(0);
      }),
      { numRuns: 1000 },
    );
  });

  test('is transitive', () => {
    fc.assert(
      fc.property(anyValue, anyValue, anyValue, (a, b, c) => {
        const [x, y, z] = [a, b, c].sort(compareValues) as [Value, Value, Value];
        expect(compareValues(x, y)).toBeLessThanOrEqual(0);
        expect(compareValues(y, z)).toBeLessThanOrEqual(0);
        expect(compareValues(x, z)).toBeLessThanOrEqual(0);
        const agree = Math.sign(compareValues(x, z)) === Math.sign(compareValues(y, z));
        expect(compareValues(x, y) !== 0 || agree).toBe(true);
      }),
      { numRuns: 1500 },
    );
  });

  test('agrees with UTF-8 byte order for any two strings', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' }), (a, b) => {
        const bytes = Buffer.compare(Buffer.from(a, 'utf8'), Buffer.from(b, 'utf8'));
        expect(Math.sign(compareValues(value(a), value(b)))).toBe(bytes);
      }),
      { numRuns: 1000 },
    );
  });

  test('treats only equal values as identical, and equal values of other types as not identical', () => {
    fc.assert(
      fc.property(anyValue, anyValue, (a, b) => {
        expect(!identical(a, b) || compareValues(a, b) === 0).toBe(true);
      }),
    );
    expect(identical(value(1), double(1))).toBe(false);
    expect(identical(double(0), double(-0))).toBe(false);
    expect(identical(double(NaN), double(NaN))).toBe(true);
    expect(identical(value({ a: [1, { b: 'x' }] }), value({ a: [1, { b: 'x' }] }))).toBe(true);
  });
});
