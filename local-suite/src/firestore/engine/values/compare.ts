import { compareKeys } from '../paths/compare-keys.ts';
import { compareStrings } from './compare-strings.ts';
import { typeOrder } from './type-order.ts';
import type { MapValue, Value } from './value.ts';

/** Compares bigint and number as JavaScript does, by exact value, which is Firestore's order. */
export function compareNumbers(a: number | bigint, b: number | bigint): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

function compareBytes(a: Uint8Array, b: Uint8Array): number {
  const length = Math.min(a.length, b.length);
  for (let i = 0; i < length; i++) {
    const difference = a[i]! - b[i]!;
    if (difference) return difference;
  }
  return a.length - b.length;
}

function compareArrays(a: readonly Value[], b: readonly Value[]): number {
  const length = Math.min(a.length, b.length);
  for (let i = 0; i < length; i++) {
    const order = compareValues(a[i]!, b[i]!);
    if (order) return order;
  }
  return a.length - b.length;
}

/** Compares doubles, NaN first. */
function compareDoubles(a: number, b: number): number {
  if (Number.isNaN(a)) return Number.isNaN(b) ? 0 : -1;
  if (Number.isNaN(b)) return 1;
  return compareNumbers(a, b);
}

function compareVectors(a: readonly number[], b: readonly number[]): number {
  if (a.length !== b.length) return a.length - b.length;
  for (let i = 0; i < a.length; i++) {
    const order = compareDoubles(a[i]!, b[i]!);
    if (order) return order;
  }
  return 0;
}

function compareMaps(a: MapValue, b: MapValue): number {
  const aKeys = [...a.keys()].sort(compareStrings);
  const bKeys = [...b.keys()].sort(compareStrings);
  const length = Math.min(aKeys.length, bKeys.length);
  for (let i = 0; i < length; i++) {
    const order = compareStrings(aKeys[i]!, bKeys[i]!) || compareValues(a.get(aKeys[i]!)!, b.get(bKeys[i]!)!);
    if (order) return order;
  }
  return aKeys.length - bKeys.length;
}

/**
 * Compares any two values (docs/reference/firestore-protocol.md 7.3): negative, zero or positive. Zero is
 * what EQUAL means: 1 == 1.0.
 */
export function compareValues(a: Value, b: Value): number {
  if (a === b) return 0;
  if (a.kind === 'string' && b.kind === 'string') return compareStrings(a.value, b.value);
  if (a.kind === 'integer' && b.kind === 'integer') return compareNumbers(a.value, b.value);
  const order = typeOrder(a) - typeOrder(b);
  if (order) return order;
  switch (a.kind) {
    case 'boolean':
      return Number(a.value) - Number((b as typeof a).value);
    case 'integer':
    case 'double':
      return Number.isNaN(a.value) ? 0 : compareNumbers(a.value, (b as typeof a).value);
    case 'timestamp':
      return a.micros - (b as typeof a).micros;
    case 'string':
      return compareStrings(a.value, (b as typeof a).value);
    case 'bytes':
      return compareBytes(a.value, (b as typeof a).value);
    case 'reference':
      return compareKeys(a.name, (b as typeof a).name);
    case 'geopoint': {
      const other = b as typeof a;
      return compareDoubles(a.latitude, other.latitude) || compareDoubles(a.longitude, other.longitude);
    }
    case 'array':
      return compareArrays(a.values, (b as typeof a).values);
    case 'vector':
      return compareVectors(a.values, (b as typeof a).values);
    case 'map':
      return compareMaps(a.fields, (b as typeof a).fields);
    case 'null':
      return 0;
  }
}
