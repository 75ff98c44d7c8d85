import type { Document } from '../documents/document.ts';
import type { DocumentKey } from '../paths/document-key.ts';
import type { Micros } from '../values/value.ts';
import type { ViewChange } from './target.ts';
import type { WatchEvent } from './watch-event.ts';

/** The events of one document, for targets with the same view of it. */
interface KeyEvents {
  readonly targetIds: number[];
  readonly removedTargetIds: number[];
  document?: Document;
  deleted: boolean;
}

/** The events of one commit for one connection: one per document, naming all targets with the same view. */
export class ViewEvents {
  readonly #byKey = new Map<DocumentKey, KeyEvents[]>();

  add(targetId: number, changes: readonly ViewChange[]): void {
    for (const change of changes) {
      const events = this.#eventsFor(change);
      (change.kind === 'in' ? events.targetIds : events.removedTargetIds).push(targetId);
      events.document ??= change.document;
      events.deleted ||= change.deleted ?? false;
    }
  }

  /**
   * Returns the events of a key. A target with a projection gets a separate one: the others need the whole
   * document.
   */
  #eventsFor({ key, document }: ViewChange): KeyEvents {
    const known = this.#byKey.get(key) ?? [];
    this.#byKey.set(key, known);
    const matching = known.find((events) => !events.document || !document || events.document === document);
    if (matching) return matching;
    const events: KeyEvents = { targetIds: [], removedTargetIds: [], deleted: false };
    known.push(events);
    return events;
  }

  get empty(): boolean {
    return this.#byKey.size === 0;
  }

  *events(readTime: Micros): Iterable<WatchEvent> {
    for (const [key, events] of this.#byKey) {
      for (const { targetIds, removedTargetIds, document, deleted } of events) {
        if (document) yield { kind: 'change', document, targetIds, removedTargetIds };
        else yield { kind: deleted ? 'delete' : 'remove', key, removedTargetIds, readTime };
      }
    }
  }
}
