import { fieldAt } from '../documents/fields-at.ts';
import type { DocumentKey, FieldPath } from '../paths/document-key.ts';
import { fieldPathText } from '../paths/field-paths.ts';
import { collectionId, parentDocument } from '../paths/key-parts.ts';
import { utf8Length } from '../values/compare-strings.ts';
import { compareValues } from '../values/compare.ts';
import { nameSize, valueSize } from '../values/value-size.ts';
import type { MapValue, Value } from '../values/value.ts';
import type { DeclaredIndexes, IndexScope } from './declared-indexes.ts';

/** Index entries of one size. */
export interface IndexEntries {
  readonly count: number;
  /** Bytes of each entry, by https://firebase.google.com/docs/firestore/storage-size#index-entry-size. */
  readonly bytes: number;
}

/** Longer values are truncated (https://firebase.google.com/docs/firestore/quotas#indexes). */
const MAX_VALUE_BYTES = 1_500;
/**
 * Membership is indexed in both directions of the document name: 19,999 elements are accepted and 20,000
 * rejected.
 */
const ENTRIES_PER_ELEMENT = 2;

function indexedSize(value: Value): number {
  return Math.min(MAX_VALUE_BYTES, valueSize(value));
}

/** Removes repeated elements, which share their entries. */
function distinct(values: readonly Value[]): Value[] {
  const sorted = [...values].sort(compareValues);
  return sorted.filter((value, i) => i === 0 || compareValues(value, sorted[i - 1]!) !== 0);
}

/**
 * Yields every index entry that the cloud would store for a document: automatic, exempted and composite
 * ones.
 */
export function* entriesOf(
  key: DocumentKey,
  fields: MapValue,
  declared: DeclaredIndexes,
): Generator<IndexEntries> {
  const group = collectionId(key);
  const parent = parentDocument(key);
  const own = nameSize(key);
  const { exempt } = declared.mostEntries(group);
  const inCollection = own + (parent === '' ? 0 : nameSize(parent)) + 32;
  const baseOf = (scope: IndexScope) => (scope === 'COLLECTION' ? inCollection : own + 48);

  function* ofFields(within: MapValue, around: FieldPath): Generator<IndexEntries> {
    for (const [name, value] of within) {
      if (around.length === 0 && exempt.has(name)) continue;
      const path = [...around, name];
      const named = utf8Length(fieldPathText(path)) + 1;
      for (const { scope, order } of declared.singleFields(group, path)) {
        const base = baseOf(scope) + named;
        if (order !== 'CONTAINS') yield { count: 1, bytes: base + indexedSize(value) };
        else if (value.kind === 'array') {
          for (const element of distinct(value.values)) {
            yield { count: ENTRIES_PER_ELEMENT, bytes: base + indexedSize(element) };
          }
        }
      }
      if (value.kind === 'map') yield* ofFields(value.fields, path);
    }
  }

  yield* ofFields(fields, []);
  for (const { scope, fields: indexed } of declared.compositesOf(group)) {
    let bytes = scope === 'COLLECTION' ? inCollection : own + 32;
    let elements: readonly Value[] | undefined;
    const isComplete = indexed.every(({ path, order }) => {
      const value = fieldAt(fields, path);
      if (!value) return false;
      if (order !== 'CONTAINS') {
        bytes += indexedSize(value);
        return true;
      }
      elements = value.kind === 'array' ? distinct(value.values) : [];
      return true;
    });
    if (!isComplete) continue;
    if (!elements) yield { count: 1, bytes };
    else for (const element of elements) yield { count: 1, bytes: bytes + indexedSize(element) };
  }
}
