import type { MapValue, Value } from '../engine/values/value.ts';
import { timestampToWire } from './timestamp.ts';
import type { WireValue } from './wire-messages.ts';

export function valueToWire(value: Value): WireValue {
  switch (value.kind) {
    case 'null':
      return { nullValue: 'NULL_VALUE' };
    case 'boolean':
      return { booleanValue: value.value };
    case 'integer':
      return { integerValue: value.value.toString() };
    case 'double':
      return { doubleValue: value.value };
    case 'timestamp':
      return { timestampValue: timestampToWire(value.micros) };
    case 'string':
      return { stringValue: value.value };
    case 'bytes':
      return { bytesValue: value.value };
    case 'reference':
      return { referenceValue: value.name };
    case 'geopoint':
      return { geoPointValue: { latitude: value.latitude, longitude: value.longitude } };
    case 'array':
      return { arrayValue: { values: value.values.map(valueToWire) } };
    case 'vector':
      return {
        mapValue: {
          fields: {
            __type__: { stringValue: '__vector__' },
            value: { arrayValue: { values: value.values.map((doubleValue) => ({ doubleValue })) } },
          },
        },
      };
    case 'map':
      return { mapValue: { fields: fieldsToWire(value.fields) } };
  }
}

export function fieldsToWire(fields: MapValue): Record<string, WireValue> {
  const wire: Record<string, WireValue> = {};
  for (const [name, value] of fields) wire[name] = valueToWire(value);
  return wire;
}
