import { invalidArgument } from '../firestore-error.ts';
import type { DocumentKey } from '../paths/document-key.ts';
import { collectionId } from '../paths/key-parts.ts';
import { nameSize } from '../values/value-size.ts';
import type { MapValue, Value } from '../values/value.ts';
import type { DeclaredIndexes } from './declared-indexes.ts';
import { entriesOf } from './document-entries.ts';

/** https://firebase.google.com/docs/firestore/quotas#indexes */
const MAX_ENTRIES = 40_000;
const MAX_ENTRY_BYTES = 7_680;
const MAX_ENTRIES_BYTES = 8 * 1024 * 1024;
/** The length to which an indexed value is truncated, and the limit of a field path. */
const MAX_PART_BYTES = 1_500;

/**
 * Rejects a document with more, or larger, index entries than the cloud stores. Counts exactly only when a
 * cheap upper bound leaves doubt: nearly every document has a few dozen fields.
 */
export function checkIndexEntries(key: DocumentKey, fields: MapValue, declared: DeclaredIndexes): void {
  const group = collectionId(key);
  const { forms, exempt, composites } = declared.mostEntries(group);
  const widest = composites.reduce((most, { values }) => Math.max(most, values), 2);
  const entryBytes = 2 * nameSize(key) + widest * MAX_PART_BYTES + 48;
  const { nodes, elements } = nodesOf(fields, exempt);
  const perElement = composites.filter(({ contains }) => contains).length;
  const entries = nodes * forms + composites.length + elements * perElement;
  if (entryBytes <= MAX_ENTRY_BYTES && entries * entryBytes <= MAX_ENTRIES_BYTES) return;
  checkExactly(key, fields, declared);
}

function checkExactly(key: DocumentKey, fields: MapValue, declared: DeclaredIndexes): void {
  let count = 0;
  let bytes = 0;
  let largest = 0;
  for (const entry of entriesOf(key, fields, declared)) {
    count += entry.count;
    bytes += entry.count * entry.bytes;
    largest = Math.max(largest, entry.bytes);
  }
  if (count > MAX_ENTRIES) throw invalidArgument(`too many index entries for entity /${key}`);
  if (largest > MAX_ENTRY_BYTES) throw invalidArgument('Index entry is too large.');
  if (bytes > MAX_ENTRIES_BYTES) throw invalidArgument('Transaction too big. Decrease transaction size.');
}

/** Counts the values that may be indexed: fields at every depth of maps, and elements of arrays. */
function nodesOf(fields: MapValue, exempt: ReadonlySet<string>): { nodes: number; elements: number } {
  let nodes = 0;
  let elements = 0;
  const visit = (value: Value): void => {
    nodes++;
    if (value.kind === 'array') {
      nodes += 2 * value.values.length;
      elements += value.values.length;
    } else if (value.kind === 'map') for (const inner of value.fields.values()) visit(inner);
  };
  for (const [name, value] of fields) {
    if (!exempt.has(name)) visit(value);
    else if (value.kind === 'array') elements += value.values.length;
  }
  return { nodes, elements };
}
