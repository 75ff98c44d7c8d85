import type { Document } from '../documents/document.ts';
import type { DocumentKey } from '../paths/document-key.ts';
import type { Micros } from '../values/value.ts';
import type { ViewChange } from './target.ts';
import type { WatchEvent } from './watch-event.ts';

interface KeyEvents {
  readonly targetIds: number[];
  readonly removedTargetIds: number[];
  document?: Document;
  deleted: boolean;
}

/** The events of one commit for one connection: one per document, naming all targets it concerns. */
export class ViewEvents {
  readonly #byKey = new Map<DocumentKey, KeyEvents>();

  add(targetId: number, changes: readonly ViewChange[]): void {
    for (const change of changes) {
      let events = this.#byKey.get(change.key);
      if (!events) {
        this.#byKey.set(change.key, (events = { targetIds: [], removedTargetIds: [], deleted: false }));
      }
      (change.kind === 'in' ? events.targetIds : events.removedTargetIds).push(targetId);
      events.document ??= change.document;
      events.deleted ||= change.deleted ?? false;
    }
  }

  get empty(): boolean {
    return this.#byKey.size === 0;
  }

  *events(readTime: Micros): Iterable<WatchEvent> {
    for (const [key, { targetIds, removedTargetIds, document, deleted }] of this.#byKey) {
      if (document) yield { kind: 'change', document, targetIds, removedTargetIds };
      else yield { kind: deleted ? 'delete' : 'remove', key, removedTargetIds, readTime };
    }
  }
}
