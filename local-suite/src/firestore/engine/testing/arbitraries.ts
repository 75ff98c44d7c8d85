import fc from 'fast-check';
import type { Value } from '../values/value.ts';
import { reference, value } from './builders.ts';

/** Few, so that equals meet; odd, so that they include every edge of the order. */
const STRINGS = ['', 'a', 'aa', 'b', 'é', '\uffff', '😀', '\ud800', '\ue000', 'a\u0000', 'B'];
const DOUBLES = [NaN, -Infinity, -1.5, -0, 0, 0.5, 1, 2 ** 53, 2 ** 63, Infinity];
const INTEGERS = [-(2n ** 63n), -1n, 0n, 1n, 2n, 9007199254740992n, 9007199254740993n, 2n ** 63n - 1n];
const NAMES = ['a/b', 'a/b/c/d', 'a/__id5__', 'a/__id-7__', 'a/__id40__', 'a/!', 'a!/b', 'b/a'];

const scalar: fc.Arbitrary<Value> = fc.oneof(
  fc.constant<Value>({ kind: 'null' }),
  fc.boolean().map((it) => value(it)),
  fc.constantFrom(...INTEGERS).map((it): Value => ({ kind: 'integer', value: it })),
  fc.constantFrom(...DOUBLES).map((it): Value => ({ kind: 'double', value: it })),
  fc.constantFrom(0, 1, 1_000_000, -5).map((micros): Value => ({ kind: 'timestamp', micros })),
  fc.constantFrom(...STRINGS).map((it) => value(it)),
  fc.uint8Array({ maxLength: 3 }).map((it): Value => ({ kind: 'bytes', value: it })),
  fc.constantFrom(...NAMES).map((it) => reference(it)),
  fc
    .tuple(fc.constantFrom(-90, 0, 1), fc.constantFrom(-180, 0, 2))
    .map(([latitude, longitude]): Value => ({ kind: 'geopoint', latitude, longitude })),
  fc
    .array(fc.constantFrom(NaN, -1, 0, 1), { minLength: 1, maxLength: 3 })
    .map((values): Value => ({ kind: 'vector', values })),
);

function mapOf(inner: fc.Arbitrary<Value>): fc.Arbitrary<Value> {
  return fc
    .uniqueArray(fc.tuple(fc.constantFrom('a', 'b', '😀', '\uffff'), inner), {
      maxLength: 3,
      selector: ([name]) => name,
    })
    .map((entries): Value => ({ kind: 'map', fields: new Map(entries) }));
}

const flatArray = fc.array(scalar, { maxLength: 3 }).map((values): Value => ({ kind: 'array', values }));

/** Generates any value, two levels deep. */
export const anyValue: fc.Arbitrary<Value> = fc.oneof(
  { weight: 4, arbitrary: scalar },
  { weight: 1, arbitrary: flatArray },
  { weight: 1, arbitrary: mapOf(fc.oneof(scalar, flatArray)) },
);
