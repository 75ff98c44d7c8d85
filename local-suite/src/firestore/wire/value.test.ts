import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Value } from '../engine/values/value.ts';
import { valueFromWire } from './value-from-wire.ts';
import { valueToWire } from './value-to-wire.ts';
import type { WireValue } from './wire-messages.ts';

const leaf = fc.oneof(
  fc.constant<Value>({ kind: 'null' }),
  fc.boolean().map((value): Value => ({ kind: 'boolean', value })),
  fc.bigInt({ min: -(2n ** 63n), max: 2n ** 63n - 1n }).map((value): Value => ({ kind: 'integer', value })),
  fc.double().map((value): Value => ({ kind: 'double', value })),
  fc.integer().map((micros): Value => ({ kind: 'timestamp', micros })),
  fc.string({ unit: 'binary' }).map((value): Value => ({ kind: 'string', value })),
  fc.uint8Array().map((value): Value => ({ kind: 'bytes', value })),
  fc.constant<Value>({ kind: 'reference', name: 'projects/p/databases/(default)/documents/shops/s1' }),
  fc
    .tuple(fc.integer({ min: -90, max: 90 }), fc.integer({ min: -180, max: 180 }))
    .map(([latitude, longitude]): Value => ({ kind: 'geopoint', latitude, longitude })),
  fc.array(fc.double()).map((values): Value => ({ kind: 'vector', values })),
);
const { value: anyValue } = fc.letrec<{ value: Value }>((tie) => ({
  value: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    leaf,
    fc.array(tie('value'), { maxLength: 3 }).map((values): Value => ({ kind: 'array', values })),
    fc
      .uniqueArray(fc.tuple(fc.string({ minLength: 1 }), tie('value')), {
        selector: ([name]) => name,
        maxLength: 3,
      })
      .filter((entries) => entries.every(([name]) => !name.startsWith('__')))
      .map((entries): Value => ({ kind: 'map', fields: new Map(entries) })),
  ),
}));

test('preserves every value through encoding and decoding', () => {
  fc.assert(
    fc.property(anyValue, (value) => {
      expect(valueFromWire(valueToWire(value))).toEqual(value);
    }),
  );
});

test('decodes a vector from the map that the SDKs mark as one', () => {
  expect(valueToWire({ kind: 'vector', values: [1.5] })).toEqual({
    mapValue: {
      fields: {
        __type__: { stringValue: '__vector__' },
        value: { arrayValue: { values: [{ doubleValue: 1.5 }] } },
      },
    },
  });
});

test('decodes a set but empty field as a value: false, zero, the empty text, no elements', () => {
  expect(valueFromWire({ booleanValue: false })).toEqual({ kind: 'boolean', value: false });
  expect(valueFromWire({ integerValue: '0' })).toEqual({ kind: 'integer', value: 0n });
  expect(valueFromWire({ doubleValue: 0 })).toEqual({ kind: 'double', value: 0 });
  expect(valueFromWire({ stringValue: '' })).toEqual({ kind: 'string', value: '' });
  expect(valueFromWire({ arrayValue: {} })).toEqual({ kind: 'array', values: [] });
  expect(valueFromWire({ mapValue: {} })).toEqual({ kind: 'map', fields: new Map() });
  expect(valueFromWire({ geoPointValue: {} })).toEqual({ kind: 'geopoint', latitude: 0, longitude: 0 });
});

const nested = (levels: number): WireValue =>
  levels === 0 ? { booleanValue: true } : { mapValue: { fields: { inner: nested(levels - 1) } } };

test.each<[string, WireValue, RegExp]>([
  ['no type', {}, /type unset/],
  ['a malformed integer', { integerValue: '12x' }, /Invalid int64/],
  ['an integer above int64', { integerValue: '9223372036854775808' }, /Invalid int64/],
  ['a latitude out of range', { geoPointValue: { latitude: 90.1 } }, /Latitude/],
  ['a longitude out of range', { geoPointValue: { longitude: -181 } }, /Longitude/],
  ['a reference to a collection', { referenceValue: 'projects/p/databases/d/documents/shops' }, /segments/],
  ['a malformed reference', { referenceValue: 'shops/s1' }, /lacks "projects"/],
  [
    'a vector of strings',
    {
      mapValue: {
        fields: {
          __type__: { stringValue: '__vector__' },
          value: { arrayValue: { values: [{ stringValue: 'a' }] } },
        },
      },
    },
    /array of doubles/,
  ],
  [
    'a vector without values',
    { mapValue: { fields: { __type__: { stringValue: '__vector__' } } } },
    /array of doubles/,
  ],
  ['nesting that would exhaust the stack', nested(5000), /nested/],
])('rejects %s with INVALID_ARGUMENT', (_what, wire, message) => {
  expect(() => valueFromWire(wire)).toThrowError(
    expect.objectContaining({ code: 'INVALID_ARGUMENT', message: expect.stringMatching(message) }),
  );
});
