import type { Document } from '../documents/document.ts';
import type { FirestoreError } from '../firestore-error.ts';
import type { DocumentKey } from '../paths/document-key.ts';
import type { Query } from '../queries/query.ts';
import type { Micros } from '../values/value.ts';

/**
 * What a listener receives, in an order that both SDKs accept (docs/reference/firestore-protocol.md 8.1).
 * Resume token = the read time.
 */
export type WatchEvent =
  | { readonly kind: 'added' | 'current' | 'reset'; readonly targetId: number; readonly readTime?: Micros }
  | { readonly kind: 'removed'; readonly targetId: number; readonly cause?: FirestoreError }
  | {
      readonly kind: 'change';
      readonly document: Document;
      readonly targetIds: readonly number[];
      readonly removedTargetIds: readonly number[];
    }
  | {
      readonly kind: 'delete' | 'remove';
      readonly key: DocumentKey;
      readonly removedTargetIds: readonly number[];
      readonly readTime: Micros;
    }
  | { readonly kind: 'filter'; readonly targetId: number; readonly count: number }
  | { readonly kind: 'snapshot'; readonly readTime: Micros };

export type WatchTarget = {
  readonly id: number;
  readonly once?: boolean;
  /** The read time of the last snapshot that this client has seen. */
  readonly resume?: Micros;
  /** The number of documents that the client holds for this target at `resume`. */
  readonly expectedCount?: number;
} & ({ readonly query: Query } | { readonly keys: readonly DocumentKey[] });

export interface Watcher {
  /** Sends the target's state and keeps it current. The caller has checked the rules. */
  add(target: WatchTarget): void;
  /** Emits `removed` once; ignores an unknown id. */
  remove(id: number, cause?: FirestoreError): void;
  close(): void;
}
