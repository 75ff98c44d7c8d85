import type { FieldPath } from '../paths/document-key.ts';
import type { MapValue, Value } from '../values/value.ts';

/** Returns the value at a path, or undefined. */
export function fieldAt(fields: MapValue, path: FieldPath): Value | undefined {
  let value = fields.get(path[0]!);
  for (let i = 1; value && i < path.length; i++) {
    value = value.kind === 'map' ? value.fields.get(path[i]!) : undefined;
  }
  return value;
}

/**
 * Returns a copy with the value at the path. Copies only the maps along the path; a non-map on it becomes a
 * map.
 */
export function withField(fields: MapValue, path: FieldPath, value: Value, depth = 0): MapValue {
  const copy = new Map(fields);
  const name = path[depth]!;
  if (depth === path.length - 1) return copy.set(name, value);
  const inner = fields.get(name);
  const innerFields: MapValue = inner?.kind === 'map' ? inner.fields : new Map();
  return copy.set(name, { kind: 'map', fields: withField(innerFields, path, value, depth + 1) });
}

/** Returns a copy without the value at the path, or the same map when there is none. */
export function withoutField(fields: MapValue, path: FieldPath, depth = 0): MapValue {
  const name = path[depth]!;
  const inner = fields.get(name);
  if (!inner) return fields;
  if (depth === path.length - 1) {
    const copy = new Map(fields);
    copy.delete(name);
    return copy;
  }
  if (inner.kind !== 'map') return fields;
  const innerFields = withoutField(inner.fields, path, depth + 1);
  return innerFields === inner.fields
    ? fields
    : new Map(fields).set(name, { kind: 'map', fields: innerFields });
}
