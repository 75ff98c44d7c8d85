import type { Document } from '../documents/document.ts';
import type { DocumentKey } from '../paths/document-key.ts';
import type { DocumentChange } from '../writes/write.ts';
import type { Target, ViewChange } from './target.ts';

function viewOf(key: DocumentKey, document: Document | undefined): ViewChange {
  return document ? { key, kind: 'in', document } : { key, kind: 'out', deleted: true };
}

/** A target of single documents, whether they exist or not. */
export class DocumentsTarget implements Target {
  constructor(
    readonly id: number,
    readonly keys: readonly DocumentKey[],
    readonly read: (key: DocumentKey) => Document | undefined,
  ) {}

  open(): ViewChange[] {
    return this.keys.map((key) => viewOf(key, this.read(key)));
  }

  apply(changes: readonly DocumentChange[]): ViewChange[] {
    return changes.map(({ key, after }) => viewOf(key, after));
  }
}
