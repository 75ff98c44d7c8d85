import { invalidArgument } from '../engine/firestore-error.ts';
import type { DocumentKey, FieldPath } from '../engine/paths/document-key.ts';
import type { FieldTransform, Precondition, Write } from '../engine/writes/write.ts';
import { fieldPathFromWire } from './field-path-from-wire.ts';
import { isSet } from './is-set.ts';
import { documentFromWire, requireSameDatabase } from './resource-name.ts';
import { timestampFromWire } from './timestamp.ts';
import { fieldsFromWire, valueFromWire } from './value-from-wire.ts';
import type { WireFieldTransform, WireMask, WirePrecondition, WireWrite } from './wire-messages.ts';

/** Decodes a write. @throws INVALID_ARGUMENT for one that is unreadable or of another database */
export function writeFromWire(database: { project: string; id: string }, wire: WireWrite): Write {
  const precondition = preconditionFromWire(wire.currentDocument);
  if (wire.update) {
    return {
      kind: 'set',
      key: keyOf(database, wire.update.name),
      fields: fieldsFromWire(wire.update.fields),
      mask: maskFromWire(wire.updateMask),
      transforms: (wire.updateTransforms ?? []).map(transformFromWire),
      precondition,
    };
  }
  if (isSet(wire.delete)) return { kind: 'delete', key: keyOf(database, wire.delete), precondition };
  if (isSet(wire.verify)) return { kind: 'verify', key: keyOf(database, wire.verify), precondition };
  if (wire.transform) {
    return {
      kind: 'transform',
      key: keyOf(database, wire.transform.document),
      transforms: (wire.transform.fieldTransforms ?? []).map(transformFromWire),
      precondition,
    };
  }
  throw invalidArgument('Unsupported write type: one of update, delete, verify or transform must be set.');
}

/** Returns undefined for no mask, which means the whole document; an empty mask names no field. */
export function maskFromWire(wire: WireMask | null | undefined): FieldPath[] | undefined {
  return wire ? (wire.fieldPaths ?? []).map(fieldPathFromWire) : undefined;
}

/** Returns undefined for none, so that `{ exists: false }` keeps its meaning. */
export function preconditionFromWire(wire: WirePrecondition | null | undefined): Precondition | undefined {
  if (isSet(wire?.exists)) return { exists: wire.exists };
  if (wire?.updateTime) return { updateTime: timestampFromWire(wire.updateTime) };
  return undefined;
}

function transformFromWire(wire: WireFieldTransform): FieldTransform {
  const path = fieldPathFromWire(wire.fieldPath ?? '');
  if (isSet(wire.setToServerValue)) {
    if (wire.setToServerValue === 'REQUEST_TIME') return { path, kind: 'server-time' };
    throw invalidArgument('Unsupported server value: only REQUEST_TIME is known.');
  }
  if (wire.increment) return { path, kind: 'increment', operand: valueFromWire(wire.increment) };
  if (wire.maximum) return { path, kind: 'maximum', operand: valueFromWire(wire.maximum) };
  if (wire.minimum) return { path, kind: 'minimum', operand: valueFromWire(wire.minimum) };
  if (wire.appendMissingElements) {
    return { path, kind: 'array-union', values: listOf(wire.appendMissingElements.values) };
  }
  if (wire.removeAllFromArray) {
    return { path, kind: 'array-remove', values: listOf(wire.removeAllFromArray.values) };
  }
  throw invalidArgument(`The transform of "${wire.fieldPath ?? ''}" has no type.`);
}

function listOf(values: WireFieldTransform['increment'][] | null | undefined) {
  return (values ?? []).map((value) => valueFromWire(value ?? {}));
}

function keyOf(database: { project: string; id: string }, name: string | null | undefined): DocumentKey {
  const document = documentFromWire(name);
  requireSameDatabase(document, database);
  return document.path;
}
