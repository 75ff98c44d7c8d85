import { invalidArgument, type FirestoreError } from '../firestore-error.ts';
import type { DocumentKey } from '../paths/document-key.ts';
import { utf8Length } from '../values/compare-strings.ts';
import { fieldsSize, nameSize } from '../values/value-size.ts';
import type { MapValue, Value } from '../values/value.ts';

const MAX_DOCUMENT_BYTES = 1_048_576;
const MAX_PROPERTY_BYTES = 1_048_487;
const MAX_NAME_BYTES = 1500;
const MAX_DEPTH = 20;
/** Of a vector. */
export const MAX_DIMENSIONS = 2048;

function tooLong(text: string, limit: number): boolean {
  return text.length > limit || (text.length * 3 > limit && utf8Length(text) > limit);
}

/** Checks a field name: not empty, not `__reserved__`, at most 1,500 bytes. */
export function checkFieldName(name: string): void {
  if (name === '') throw invalidArgument('The property.name is the empty string.');
  if (name.length >= 4 && name.startsWith('__') && name.endsWith('__')) {
    throw invalidArgument(`field name ${name} is reserved`);
  }
  if (tooLong(name, MAX_NAME_BYTES))
    throw invalidArgument(`The property.name is longer than ${MAX_NAME_BYTES} bytes.`);
}

/**
 * Checks one value. `property` is the top-level field, or `array` inside one, which is how the cloud's
 * messages name it. `depth` counts the maps and arrays around the value.
 */
function checkValue(value: Value, property: string, depth: number, inArray: boolean): void {
  switch (value.kind) {
    case 'string':
      if (tooLong(value.value, MAX_PROPERTY_BYTES)) throw tooLongProperty(property);
      return;
    case 'bytes':
      if (value.value.length > MAX_PROPERTY_BYTES) throw tooLongProperty(property);
      return;
    case 'array':
      if (inArray) throw invalidArgument('Nested arrays are not allowed');
      if (depth >= MAX_DEPTH)
        throw invalidArgument(`Property ${property} contains an invalid nested entity.`);
      for (const element of value.values) checkValue(element, 'array', depth + 1, true);
      return;
    case 'map':
      if (depth >= MAX_DEPTH)
        throw invalidArgument(`Property ${property} contains an invalid nested entity.`);
      for (const [name, inner] of value.fields) {
        if (tooLong(name, MAX_NAME_BYTES))
          throw invalidArgument(`Property ${property} contains an invalid nested entity.`);
        checkFieldName(name);
        checkValue(inner, name, depth + 1, false);
      }
      return;
    case 'vector':
      if (value.values.length > MAX_DIMENSIONS) {
        throw invalidArgument(
          `The vector of property "${property}" has more than ${MAX_DIMENSIONS} dimensions.`,
        );
      }
      if (value.values.length === 0) throw invalidArgument('Cannot have an empty vector value.');
      return;
    case 'null':
    case 'boolean':
    case 'integer':
    case 'double':
    case 'timestamp':
    case 'reference':
    case 'geopoint':
      return;
  }
}

function tooLongProperty(property: string): FirestoreError {
  return invalidArgument(`The value of property "${property}" is longer than ${MAX_PROPERTY_BYTES} bytes.`);
}

/**
 * Checks the names, nesting and lengths of a write (docs/reference/firestore-protocol.md 7.2). Sizes are
 * checked on the result.
 */
export function checkFields(fields: MapValue): void {
  for (const [name, value] of fields) {
    checkFieldName(name);
    checkValue(value, name, 0, false);
  }
}

/** Returns name + fields + 32, in bytes (docs/reference/firestore-protocol.md 7.2). */
export function documentSize(key: DocumentKey, fields: MapValue): number {
  return nameSize(key) + fieldsSize(fields) + 32;
}

/** @throws INVALID_ARGUMENT for a document that is too large to be stored */
export function checkDocumentSize(key: DocumentKey, fields: MapValue): void {
  if (documentSize(key, fields) > MAX_DOCUMENT_BYTES) {
    throw invalidArgument(`maximum entity size is ${MAX_DOCUMENT_BYTES} bytes`);
  }
}
