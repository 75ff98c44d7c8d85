import { invalidArgument } from '../engine/firestore-error.ts';
import { MAX_INT64, MIN_INT64 } from '../engine/values/int64.ts';
import type { MapValue, Value } from '../engine/values/value.ts';
import { isSet } from './is-set.ts';
import { requireDocumentName } from './resource-name.ts';
import { timestampFromWire } from './timestamp.ts';
import type { WireMapValue, WireValue } from './wire-messages.ts';

/** Far above the 20 levels that may be stored: only keeps hostile nesting from exhausting the stack. */
const MAX_DEPTH = 120;

// Values are immutable, so a million documents can share these.
const NULL: Value = { kind: 'null' };
const TRUE: Value = { kind: 'boolean', value: true };
const FALSE: Value = { kind: 'boolean', value: false };

/**
 * Decodes a value; the engine checks the limits of what may be stored. @throws INVALID_ARGUMENT for an
 * invalid one
 */
export function valueFromWire(wire: WireValue, depth = 0): Value {
  if (depth > MAX_DEPTH) throw invalidArgument('Property values may not be nested more than 20 levels.');
  if (isSet(wire.stringValue)) return { kind: 'string', value: wire.stringValue };
  if (isSet(wire.integerValue)) return { kind: 'integer', value: int64(wire.integerValue) };
  if (isSet(wire.booleanValue)) return wire.booleanValue ? TRUE : FALSE;
  if (isSet(wire.mapValue)) return mapOrVector(wire.mapValue, depth);
  if (isSet(wire.arrayValue)) {
    return {
      kind: 'array',
      values: (wire.arrayValue.values ?? []).map((one) => valueFromWire(one, depth + 1)),
    };
  }
  if (isSet(wire.doubleValue)) return { kind: 'double', value: wire.doubleValue };
  if (isSet(wire.timestampValue)) {
    return { kind: 'timestamp', micros: timestampFromWire(wire.timestampValue) };
  }
  if (isSet(wire.nullValue)) return NULL;
  if (isSet(wire.referenceValue)) {
    return { kind: 'reference', name: requireDocumentName(wire.referenceValue) };
  }
  if (isSet(wire.geoPointValue)) {
    return geoPoint(wire.geoPointValue.latitude ?? 0, wire.geoPointValue.longitude ?? 0);
  }
  if (isSet(wire.bytesValue)) return { kind: 'bytes', value: wire.bytesValue };
  throw invalidArgument('Cannot convert firestore.v1.Value with type unset.');
}

export function fieldsFromWire(fields: WireMapValue['fields'], depth = 0): MapValue {
  const map: MapValue = new Map();
  if (fields) for (const name of Object.keys(fields)) map.set(name, valueFromWire(fields[name]!, depth + 1));
  return map;
}

function int64(wire: string | number): bigint {
  let value: bigint;
  try {
    value = BigInt(wire);
  } catch {
    throw invalidArgument(`Invalid int64 value: ${wire}.`);
  }
  if (value < MIN_INT64 || value > MAX_INT64) throw invalidArgument(`Invalid int64 value: ${wire}.`);
  return value;
}

function geoPoint(latitude: number, longitude: number): Value {
  if (!(latitude >= -90 && latitude <= 90))
    throw invalidArgument(`Latitude ${latitude} is not in [-90, 90].`);
  if (!(longitude >= -180 && longitude <= 180)) {
    throw invalidArgument(`Longitude ${longitude} is not in [-180, 180].`);
  }
  return { kind: 'geopoint', latitude, longitude };
}

/**
 * Decodes a map, or a vector, which the SDKs send as a map with a `__type__` mark and the engine stores as a
 * separate kind.
 */
function mapOrVector(map: WireMapValue, depth: number): Value {
  if (map.fields?.['__type__']?.stringValue !== '__vector__') {
    return { kind: 'map', fields: fieldsFromWire(map.fields, depth) };
  }
  const values = map.fields['value']?.arrayValue?.values ?? [];
  if (!map.fields['value']?.arrayValue) throw invalidArgument('Vector value must be an array of doubles.');
  return { kind: 'vector', values: values.map(vectorElement) };
}

function vectorElement(wire: WireValue): number {
  if (isSet(wire.doubleValue)) return wire.doubleValue;
  if (isSet(wire.integerValue)) return Number(wire.integerValue);
  throw invalidArgument('Vector value must be an array of doubles.');
}
