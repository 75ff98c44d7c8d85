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
 * One write of a commit with the document as it stands before and after that write; later writes of the same
 * document start from the `after` of the earlier one.
 */
export interface StagedWrite {
  readonly write: Write;
  readonly key: DocumentKey;
  readonly before?: Document;
  readonly after?: Document;
  /**
   * The precondition that does not hold. Raised only after `authorize` has agreed, so that a stranger cannot learn
   * from NOT_FOUND or ALREADY_EXISTS what the rules hide; `before` and `after` are then what would have been.
   */
  readonly failure?: FirestoreError;
  readonly transformResults: readonly Value[];
}

/** What `authorize` judges: everything a commit would do, before any of it is done. */
export interface StagedCommit {
  /** Commit time, microseconds. */
  readonly time: Micros;
  /** The value of REQUEST_TIME transforms and of `request.time` in rules: the commit time, whole milliseconds. */
  readonly requestTime: Micros;
  readonly writes: readonly StagedWrite[];
  readonly inTransaction: boolean;
  readBefore(key: DocumentKey): Document | undefined;
  readAfter(key: DocumentKey): Document | undefined;
}

export interface CommitResult {
  readonly time: Micros;
  /** One per write; a delete and a verify of a missing document have no update time. */
  readonly results: readonly { readonly updateTime?: Micros; readonly transformResults: readonly Value[] }[];
  /** How many documents are different now. */
  readonly changed: number;
}

/** One document's step from one commit to the next. */
export interface DocumentChange {
  readonly key: DocumentKey;
  readonly before?: Document;
  readonly after?: Document;
}

export interface Commit {
  readonly time: Micros;
  readonly changes: readonly DocumentChange[];
}
