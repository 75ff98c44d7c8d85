import { GeoPoint, Timestamp, type DocumentSnapshot } from 'firebase-admin/firestore';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

const INDEXES = resolve(import.meta.dirname, '../../../firestore.indexes.json');
const { fieldOverrides } = JSON.parse(readFileSync(INDEXES, 'utf8')) as {
  fieldOverrides: { collectionGroup: string; fieldPath: string; indexes: unknown[] }[];
};

/** What Firestore limits: 1 MiB and 40,000 index entries per document. */
export interface DocumentCost {
  readonly bytes: number;
  readonly indexEntries: number;
}

/**
 * Returns the size of a stored document (https://firebase.google.com/docs/firestore/storage-size) and its entries
 * in single-field indexes: an ascending and a descending one for each field, also for a map and each field within,
 * and one for each element of an array, unless firestore.indexes.json exempts the field.
 */
export function costOfDocument(document: DocumentSnapshot): DocumentCost {
  const segments = document.ref.path.split('/');
  const name = segments.reduce((sum, segment) => sum + Buffer.byteLength(segment) + 1, 16);
  const group = document.ref.parent.id;
  const fields = Object.entries(document.data() ?? {});
  const indexed = fields.map(([field, value]) => entriesOf(group, field, value));
  return { bytes: name + sizeOf(document.data()) + 32, indexEntries: indexed.reduce((a, b) => a + b, 0) };
}

function entriesOf(group: string, path: string, value: unknown): number {
  if (
    fieldOverrides.some((it) => it.collectionGroup === group && it.fieldPath === path && !it.indexes.length)
  )
    return 0;
  if (Array.isArray(value)) return 2 + value.length;
  if (!isMap(value)) return 2;
  return Object.entries(value).reduce((sum, [key, its]) => sum + entriesOf(group, `${path}.${key}`, its), 2);
}

function sizeOf(value: unknown): number {
  if (typeof value === 'string') return Buffer.byteLength(value) + 1;
  if (typeof value === 'boolean' || value === null) return 1;
  if (Array.isArray(value)) return value.reduce<number>((sum, it) => sum + sizeOf(it), 0);
  if (!isMap(value)) return value instanceof GeoPoint ? 16 : 8;
  return Object.entries(value).reduce((sum, [key, its]) => sum + Buffer.byteLength(key) + 1 + sizeOf(its), 0);
}

const isMap = (value: unknown): value is object =>
  typeof value === 'object' &&
  value !== null &&
  !(value instanceof Timestamp) &&
  !(value instanceof GeoPoint);
