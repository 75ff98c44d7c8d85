import type { Document } from '../documents/document.ts';
import type { FirestoreError } from '../firestore-error.ts';
import type { DocumentKey, FieldPath } from '../paths/document-key.ts';
import type { MapValue, Micros, Value } from '../values/value.ts';

export type Precondition = { readonly exists: boolean } | { readonly updateTime: Micros };

export type FieldTransform = { readonly path: FieldPath } & (
  | { readonly kind: 'server-time' }
  | { readonly kind: 'increment' | 'maximum' | 'minimum'; readonly operand: Value }
  | { readonly kind: 'array-union' | 'array-remove'; readonly values: readonly Value[] }
);

/**
 * `set` is update + update_mask + update_transforms; `verify` only checks its precondition
 * (docs/reference/firestore-protocol.md 7.1).
 */
export type Write =
  | {
      readonly kind: 'set';
      readonly key: DocumentKey;
      readonly fields: MapValue;
      readonly mask?: readonly FieldPath[];
      readonly transforms: readonly FieldTransform[];
      readonly precondition?: Precondition;
    }
  | {
      readonly kind: 'transform';
      readonly key: DocumentKey;
      readonly transforms: readonly FieldTransform[];
      readonly precondition?: Precondition;
    }
  | { readonly kind: 'delete'; readonly key: DocumentKey; readonly precondition?: Precondition }
  | { readonly kind: 'verify'; readonly key: DocumentKey; readonly precondition?: Precondition };

/**
 * One write of a commit with the document before and after it; later writes of the same document start from
 * the `after` of the earlier one.
 */
export interface StagedWrite {
  readonly write: Write;
  readonly key: DocumentKey;
  readonly before?: Document;
  readonly after?: Document;
  /**
   * The failed precondition. Raised only after `authorize` has agreed, so that NOT_FOUND or ALREADY_EXISTS
   * reveals nothing that the rules hide; `before` and `after` are then what the write would have made.
   */
  readonly failure?: FirestoreError;
  readonly transformResults: readonly Value[];
}

/** What `authorize` checks: everything a commit would do, before any of it is done. */
export interface StagedCommit {
  /** Commit time, microseconds. */
  readonly time: Micros;
  /**
   * The value of REQUEST_TIME transforms and of `request.time` in rules: the commit time in whole
   * milliseconds.
   */
  readonly requestTime: Micros;
  readonly writes: readonly StagedWrite[];
  readonly inTransaction: boolean;
  readBefore(key: DocumentKey): Document | undefined;
  readAfter(key: DocumentKey): Document | undefined;
}

export interface CommitResult {
  readonly time: Micros;
  /** One per write; a delete, and a verify of a missing document, have no update time. */
  readonly results: readonly { readonly updateTime?: Micros; readonly transformResults: readonly Value[] }[];
  /** The number of documents that differ now. */
  readonly changed: number;
}

/** The change of one document in a commit. */
export interface DocumentChange {
  readonly key: DocumentKey;
  readonly before?: Document;
  readonly after?: Document;
}

export interface Commit {
  readonly time: Micros;
  readonly changes: readonly DocumentChange[];
}
