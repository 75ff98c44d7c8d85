import type { Document } from '../documents/document.ts';
import type { DocumentKey } from '../paths/document-key.ts';
import type { DocumentChange } from '../writes/write.ts';

/** The change of one document in one target's view. `in`: it is in the result, as `document` now is. */
export interface ViewChange {
  readonly key: DocumentKey;
  readonly kind: 'in' | 'out';
  /** The current document; undefined when it is deleted, or when it left without having changed. */
  readonly document?: Document;
  /** It left because it no longer exists. */
  readonly deleted?: boolean;
}

/** One thing that a client listens to. */
export interface Target {
  readonly id: number;
  /** Returns the full result in order. Called once, before any `apply`. */
  open(): ViewChange[];
  /** Returns what one commit's changes mean for this target. */
  apply(changes: readonly DocumentChange[]): ViewChange[];
}
