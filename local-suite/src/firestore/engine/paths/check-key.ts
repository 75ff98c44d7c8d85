import { invalidArgument } from '../firestore-error.ts';
import { utf8Length } from '../values/compare-strings.ts';
import { numericId } from './compare-keys.ts';
import type { DocumentKey } from './document-key.ts';

const MAX_SEGMENT_BYTES = 1500;
/** https://firebase.google.com/docs/firestore/quotas */
const MAX_NAME_BYTES = 6 * 1024;
const MAX_DEPTH = 100;

/** Rejects an invalid collection or document id (docs/reference/firestore-protocol.md 7.2). */
export function checkResourceId(id: string, kind: 'collection' | 'document'): void {
  if (id === '') throw invalidArgument('Document name has an empty segment.');
  if (id === '.' || id === '..')
    throw invalidArgument(`Resource id "${id}" is invalid because it is "${id}".`);
  if (
    id.startsWith('__') &&
    id.endsWith('__') &&
    id.length >= 4 &&
    !(kind === 'document' && numericId(id) !== undefined)
  ) {
    throw invalidArgument(`Resource id "${id}" is invalid because it is reserved.`);
  }
  // A UTF-16 code unit takes at most three bytes.
  if (id.length * 3 > MAX_SEGMENT_BYTES && utf8Length(id) > MAX_SEGMENT_BYTES) {
    const element = kind === 'collection' ? 'kind' : 'name';
    throw invalidArgument(`The key path element ${element} is longer than ${MAX_SEGMENT_BYTES} bytes.`);
  }
}

/** Rejects a text that cannot be a document key. */
export function checkDocumentKey(text: string): DocumentKey {
  const segments = text.split('/');
  if (segments.length % 2 !== 0) {
    throw invalidArgument(`Document name "${text}" lacks a document id: it has an odd number of segments.`);
  }
  if (segments.length > 2 * MAX_DEPTH) {
    throw invalidArgument(`The document name has more than ${MAX_DEPTH} collections.`);
  }
  if (text.length * 3 > MAX_NAME_BYTES && utf8Length(text) > MAX_NAME_BYTES) {
    throw invalidArgument(`The document name is longer than ${MAX_NAME_BYTES} bytes.`);
  }
  segments.forEach((segment, i) => checkResourceId(segment, i % 2 === 0 ? 'collection' : 'document'));
  return text as DocumentKey;
}
