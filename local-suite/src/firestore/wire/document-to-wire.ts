import type { Document } from '../engine/documents/document.ts';
import type { FieldPath } from '../engine/paths/document-key.ts';
import type { MapValue, Value } from '../engine/values/value.ts';
import { documentToName } from './resource-name.ts';
import { timestampToWire } from './timestamp.ts';
import { fieldsToWire } from './value-to-wire.ts';
import type { WireDocument } from './wire-messages.ts';

/** Encodes a document; with a mask, only the fields that it names and the document has. */
export function documentToWire(
  database: { project: string; id: string },
  document: Document,
  mask?: readonly FieldPath[],
): WireDocument {
  return {
    name: documentToName(database, document.key),
    fields: fieldsToWire(mask ? masked(document.fields, mask) : document.fields),
    createTime: timestampToWire(document.createTime),
    updateTime: timestampToWire(document.updateTime),
  };
}

function masked(fields: MapValue, mask: readonly FieldPath[]): MapValue {
  const kept: MapValue = new Map();
  for (const path of mask) copy(fields, kept, path);
  return kept;
}

function copy(from: MapValue, to: MapValue, [name, ...below]: FieldPath): void {
  const value = name === undefined ? undefined : from.get(name);
  if (name === undefined || value === undefined) return;
  if (below.length === 0) {
    to.set(name, value);
    return;
  }
  if (value.kind !== 'map') return;
  const known = to.get(name);
  const fields: MapValue = known?.kind === 'map' ? new Map(known.fields) : new Map();
  copy(value.fields, fields, below);
  const changed: Value = { kind: 'map', fields };
  if (fields.size > 0) to.set(name, changed);
}
