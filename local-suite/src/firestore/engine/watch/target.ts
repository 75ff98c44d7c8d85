import type { Document } from '../documents/document.ts';
import type { DocumentKey } from '../paths/document-key.ts';
import type { DocumentChange } from '../writes/write.ts';

/** What became of one document in one target's view. `in`: it is in the result, as `document` now stands. */
export interface ViewChange {
  readonly key: DocumentKey;
  readonly kind: 'in' | 'out';
  /** The document as it is now; undefined when it is gone, or when it left without having changed. */
  readonly document?: Document;
  /** It left because it does not exist any more. */
  readonly deleted?: boolean;
}

/** One thing a client listens to. */
export interface Target {
  readonly id: number;
  /** The full result, in order. Called once, before any `apply`. */
  open(): ViewChange[];
  /** What one commit's changes mean for this target. */
  apply(changes: readonly DocumentChange[]): ViewChange[];
}
