import type { MapValue, Value } from './value.ts';

/**
 * Returns whether value and type are equal: 1 is not 1.0 and 0.0 is not -0.0. Decides whether a write
 * changed anything.
 */
export function identical(a: Value, b: Value): boolean {
  if (a === b) return true;
  if (a.kind !== b.kind) return false;
  switch (a.kind) {
    case 'null':
      return true;
    case 'boolean':
    case 'integer':
    case 'string':
      return a.value === (b as typeof a).value;
    case 'double':
      return Object.is(a.value, (b as typeof a).value);
    case 'timestamp':
      return a.micros === (b as typeof a).micros;
    case 'bytes':
      return Buffer.compare(a.value, (b as typeof a).value) === 0;
    case 'reference':
      return a.name === (b as typeof a).name;
    case 'geopoint': {
      const other = b as typeof a;
      return Object.is(a.latitude, other.latitude) && Object.is(a.longitude, other.longitude);
    }
    case 'array': {
      const other = (b as typeof a).values;
      return a.values.length === other.length && a.values.every((value, i) => identical(value, other[i]!));
    }
    case 'vector': {
      const other = (b as typeof a).values;
      return a.values.length === other.length && a.values.every((value, i) => Object.is(value, other[i]));
    }
    case 'map':
      return identicalMaps(a.fields, (b as typeof a).fields);
  }
}

/** Returns whether the fields have identical values, in any order. */
export function identicalMaps(a: MapValue, b: MapValue): boolean {
  if (a === b) return true;
  if (a.size !== b.size) return false;
  for (const [name, value] of a) {
    const other = b.get(name);
    if (!other || !identical(value, other)) return false;
  }
  return true;
}
