import { utf8Length } from './compare-strings.ts';
import type { MapValue, Value } from './value.ts';

/**
 * Returns the bytes that a value adds to the size of its document (docs/reference/firestore-protocol.md
 * 7.2).
 */
export function valueSize(value: Value): number {
  switch (value.kind) {
    case 'null':
    case 'boolean':
      return 1;
    case 'integer':
    case 'double':
    case 'timestamp':
      return 8;
    case 'geopoint':
      return 16;
    case 'string':
      return utf8Length(value.value) + 1;
    case 'bytes':
      return value.value.length;
    case 'reference':
      return nameSize(value.name.slice(value.name.indexOf('/documents/') + '/documents/'.length));
    case 'array': {
      let size = 0;
      for (const element of value.values) size += valueSize(element);
      return size;
    }
    case 'vector':
      return 8 * value.values.length;
    case 'map':
      return fieldsSize(value.fields);
  }
}

/** Returns the size of a document's fields, or of a nested map's. */
export function fieldsSize(fields: MapValue): number {
  let size = 0;
  for (const [name, value] of fields) size += utf8Length(name) + 1 + valueSize(value);
  return size;
}

/**
 * Returns the size of a document name: each segment's bytes + 1, and 16 for the whole. A slash counts as the
 * `+ 1` of its segment.
 */
export function nameSize(path: string): number {
  return utf8Length(path) + 1 + 16;
}
