import type { Document } from '../documents/document.ts';
import type { PreparedQuery } from '../queries/prepare.ts';
import type { DocumentChange } from '../writes/write.ts';
import type { Target, ViewChange } from './target.ts';

/** A query without limit or offset: each document matches independently, so it keeps no state. */
export class QueryTarget implements Target {
  constructor(
    readonly id: number,
    readonly prepared: PreparedQuery,
    readonly run: () => Document[],
  ) {}

  open(): ViewChange[] {
    return this.run().map((document) => ({ key: document.key, kind: 'in', document }));
  }

  apply(changes: readonly DocumentChange[]): ViewChange[] {
    const view: ViewChange[] = [];
    for (const { key, before, after } of changes) {
      if (after && this.prepared.matches(after)) view.push({ key, kind: 'in', document: after });
      else if (before && this.prepared.matches(before)) {
        view.push({ key, kind: 'out', document: after, deleted: !after });
      }
    }
    return view;
  }
}
