import { assert } from 'vitest';
import type { Database } from '../database.ts';
import type { Document } from '../documents/document.ts';
import type { DocumentKey } from '../paths/document-key.ts';
import type { WatchEvent, Watcher, WatchTarget } from '../watch/watch-event.ts';

/** A client like the SDKs: keeps its documents per target, and checks the rules of the protocol. */
export class WatchClient {
  readonly events: WatchEvent[] = [];
  readonly held = new Map<number, Map<DocumentKey, Document>>();
  readonly watcher: Watcher;
  last = 0;
  #open = false;

  constructor(db: Database) {
    this.watcher = db.watch((event) => this.#receive(event));
  }

  #receive(event: WatchEvent): void {
    this.events.push(event);
    this.#open = event.kind !== 'snapshot';
    if (event.kind === 'added') this.held.set(event.targetId, new Map());
    if (event.kind === 'reset') this.held.get(event.targetId)!.clear();
    if (event.kind === 'change') {
      assert(event.targetIds.length + event.removedTargetIds.length > 0, 'a change names its targets');
      for (const id of event.targetIds) this.held.get(id)!.set(event.document.key, event.document);
      for (const id of event.removedTargetIds) this.held.get(id)!.delete(event.document.key);
    }
    if (event.kind === 'delete' || event.kind === 'remove') {
      for (const id of event.removedTargetIds) this.held.get(id)!.delete(event.key);
    }
    if (event.kind === 'snapshot') {
      assert(event.readTime > this.last, 'snapshots move forward in time');
      this.last = event.readTime;
    }
  }

  /** Between snapshots nothing may be pending. */
  get settled(): boolean {
    return !this.#open;
  }

  add(target: WatchTarget): void {
    this.watcher.add(target);
  }

  kinds(): string[] {
    return this.events.splice(0).map((event) => event.kind);
  }

  result(id: number): Document[] {
    return [...this.held.get(id)!.values()];
  }
}
