import { checkDocumentSize, checkFields } from '../documents/check-fields.ts';
import type { Document } from '../documents/document.ts';
import { fieldAt, withField, withoutField } from '../documents/fields-at.ts';
import type { DeclaredIndexes } from '../indexes/declared-indexes.ts';
import { checkIndexEntries } from '../indexes/entry-limits.ts';
import type { DocumentKey, FieldPath } from '../paths/document-key.ts';
import { identicalMaps } from '../values/identical.ts';
import type { MapValue, Micros, Value } from '../values/value.ts';
import { applyTransforms } from './apply-transform.ts';
import { preconditionFailure } from './precondition.ts';
import type { StagedCommit, StagedWrite, Write } from './write.ts';

/**
 * Applies a mask: its paths take their value from the write, or are deleted when the write has none
 * (docs/reference/firestore-protocol.md 7.1).
 */
function applyMask(stored: MapValue, written: MapValue, mask: readonly FieldPath[]): MapValue {
  const fields = new Map(stored);
  for (const path of mask) {
    const [name] = path as [string];
    const inner = fields.get(name);
    const innerFields: MapValue = inner?.kind === 'map' ? inner.fields : new Map();
    const value = fieldAt(written, path);
    if (value && path.length === 1) fields.set(name, value);
    else if (value) fields.set(name, { kind: 'map', fields: withField(innerFields, path, value, 1) });
    else if (path.length === 1) fields.delete(name);
    else if (inner?.kind === 'map')
      fields.set(name, { kind: 'map', fields: withoutField(innerFields, path, 1) });
  }
  return fields;
}

interface Outcome {
  readonly after: Document | undefined;
  readonly transformResults: readonly Value[];
}

const NO_RESULTS: readonly Value[] = [];

function outcomeOf(
  write: Write,
  before: Document | undefined,
  { time, indexes }: StagingOptions,
  requestTime: Micros,
): Outcome {
  if (write.kind === 'verify') return { after: before, transformResults: NO_RESULTS };
  if (write.kind === 'delete') return { after: undefined, transformResults: NO_RESULTS };
  const stored: MapValue = before?.fields ?? new Map();
  let fields =
    write.kind === 'transform'
      ? stored
      : write.mask
        ? applyMask(stored, write.fields, write.mask)
        : write.fields;
  let transformResults = NO_RESULTS;
  if (write.transforms.length > 0) {
    const transformed = applyTransforms(fields, write.transforms, requestTime);
    fields = transformed.fields;
    transformResults = transformed.results;
  }
  if (before && identicalMaps(before.fields, fields)) return { after: before, transformResults };
  // A mask or a transform can build fields that no write may send: too deep, or too long.
  if (write.kind === 'transform' || write.mask || write.transforms.length > 0) checkFields(fields);
  checkDocumentSize(write.key, fields);
  checkIndexEntries(write.key, fields, indexes);
  const createTime = before?.createTime ?? time;
  return { after: { key: write.key, fields, createTime, updateTime: time }, transformResults };
}

interface StagingOptions {
  readonly time: Micros;
  readonly documentsPrefix: string;
  readonly inTransaction: boolean;
  /** The declared indexes, whose entries every stored document has. */
  readonly indexes: DeclaredIndexes;
}

/**
 * Computes what a commit would do, without doing it. @throws FirestoreError for invalid resulting documents
 */
export function stageWrites(
  writes: readonly Write[],
  read: (key: DocumentKey) => Document | undefined,
  options: StagingOptions,
): StagedCommit & { readonly after: ReadonlyMap<DocumentKey, Document | undefined> } {
  const { time, documentsPrefix, inTransaction } = options;
  const requestTime = time - (time % 1000);
  const after = new Map<DocumentKey, Document | undefined>();
  const readAfter = (key: DocumentKey): Document | undefined => (after.has(key) ? after.get(key) : read(key));
  const staged: StagedWrite[] = [];
  for (const write of writes) {
    const { key } = write;
    const before = readAfter(key);
    const failure = preconditionFailure(write, before, documentsPrefix, after.has(key));
    const outcome = outcomeOf(write, before, options, requestTime);
    if (write.kind !== 'verify') after.set(key, outcome.after);
    staged.push({ write, key, before, failure, ...outcome });
  }
  return { time, requestTime, writes: staged, inTransaction, readBefore: read, readAfter, after };
}
