import type { Document } from '../documents/document.ts';
import { FirestoreError, invalidArgument } from '../firestore-error.ts';
import type { DocumentKey } from '../paths/document-key.ts';
import type { PreparedQuery } from '../queries/prepare.ts';
import type { Micros } from '../values/value.ts';
import type { DocumentChange } from '../writes/write.ts';
import { DocumentsTarget } from './documents-target.ts';
import { ProjectedTarget } from './projected-target.ts';
import { QueryTarget } from './query-target.ts';
import type { Target, ViewChange } from './target.ts';
import type { Interest } from './target-registry.ts';
import { ViewEvents } from './view-events.ts';
import type { WatchHub } from './watch-hub.ts';
import { windowChanges, WindowTarget } from './window-target.ts';
import type { Watcher, WatchEvent, WatchTarget } from './watch-event.ts';

/** A target of one connection, as the registry knows it. */
export interface Listener {
  readonly session: WatchSession;
  readonly target: Target;
  readonly interest: Interest;
}

/**
 * The listeners of one client. Sends events in the order of docs/reference/firestore-protocol.md 8.1 and
 * never mixes two commits.
 */
export class WatchSession implements Watcher {
  readonly #listeners = new Map<number, Listener>();
  #closed = false;

  constructor(
    readonly hub: WatchHub,
    readonly send: (event: WatchEvent) => void,
  ) {}

  add(request: WatchTarget): void {
    if (this.#closed) return;
    const { id } = request;
    this.#forget(id);
    this.send({ kind: 'added', targetId: id });
    try {
      this.#open(request);
    } catch (error) {
      // An invalid query ends its target, not the connection.
      if (!(error instanceof FirestoreError)) throw error;
      this.send({ kind: 'removed', targetId: id, cause: error });
    }
  }

  #open(request: WatchTarget): void {
    const { id, resume, expectedCount } = request;
    const readTime = this.hub.now();
    let target: Target;
    let interest: Interest;
    let missed: ViewChange[] | undefined;
    if ('keys' in request) {
      target = new DocumentsTarget(id, request.keys, (key) => this.hub.read(key));
      interest = { keys: request.keys };
      missed = this.#missedDocuments(request.keys, resume);
    } else {
      // Listeners follow documents; a computed result has no place there.
      if (request.query.findNearest) throw invalidArgument('FindNearest is not supported in listeners.');
      const prepared = this.hub.prepare(request.query);
      target = this.#queryTarget(id, prepared);
      interest = { prepared };
      missed = this.#missedResults(prepared, resume, expectedCount);
    }
    const full = target.open();
    if (resume !== undefined && !missed) this.send({ kind: 'reset', targetId: id });
    const events = new ViewEvents();
    events.add(id, missed ? (target instanceof ProjectedTarget ? target.project(missed) : missed) : full);
    for (const event of events.events(readTime)) this.send(event);
    this.send({ kind: 'current', targetId: id, readTime });
    this.send({ kind: 'snapshot', readTime });
    if (request.once) {
      this.send({ kind: 'removed', targetId: id });
      return;
    }
    const listener: Listener = { session: this, target, interest };
    this.#listeners.set(id, listener);
    this.hub.registry.add(listener, interest);
  }

  #queryTarget(id: number, prepared: PreparedQuery): Target {
    const run = (): Document[] => this.hub.run(prepared);
    const { limit, offset, select } = prepared.query;
    const target =
      limit === undefined && offset === 0
        ? new QueryTarget(id, prepared, run)
        : new WindowTarget(id, prepared, run, (key) => this.hub.read(key));
    return select ? new ProjectedTarget(target, select) : target;
  }

  /** Returns what a resuming client has not seen; undefined when that is no longer known. */
  #missedDocuments(keys: readonly DocumentKey[], resume: Micros | undefined): ViewChange[] | undefined {
    const changed = this.hub.changedSince(resume);
    if (!changed) return undefined;
    const missed = keys
      .filter((key) => changed.has(key))
      .map((key): DocumentChange => {
        return { key, before: changed.get(key), after: this.hub.read(key) };
      });
    return new DocumentsTarget(0, keys, (key) => this.hub.read(key)).apply(missed);
  }

  #missedResults(
    prepared: PreparedQuery,
    resume: Micros | undefined,
    expectedCount: number | undefined,
  ): ViewChange[] | undefined {
    const changed = this.hub.changedSince(resume);
    if (!changed) return undefined;
    const { limit, offset } = prepared.query;
    const simple = limit === undefined && offset === 0;
    if (simple && expectedCount === undefined) return this.#missedBySimpleQuery(prepared, changed);
    const then = this.hub.run(prepared, resume);
    // The client's documents differ from the expected ones, so it is sent the full result.
    if (expectedCount !== undefined && then.length !== expectedCount) return undefined;
    if (simple) return this.#missedBySimpleQuery(prepared, changed);
    const before = new Map(then.map((document) => [document.key, document]));
    return windowChanges(before, this.hub.run(prepared), (key) => this.hub.read(key));
  }

  #missedBySimpleQuery(
    prepared: PreparedQuery,
    changed: ReadonlyMap<DocumentKey, Document | undefined>,
  ): ViewChange[] {
    const changes = [...changed]
      .map(([key, before]): DocumentChange => ({ key, before, after: this.hub.read(key) }))
      .filter(({ before, after }) => before !== after);
    return new QueryTarget(0, prepared, () => []).apply(changes);
  }

  /** Sends one commit: the changes of all targets it concerns, then one snapshot. */
  commit(concerned: readonly [Target, readonly DocumentChange[]][], readTime: Micros): void {
    if (this.#closed) return;
    const events = new ViewEvents();
    for (const [target, changes] of concerned) events.add(target.id, target.apply(changes));
    if (events.empty) return;
    for (const event of events.events(readTime)) this.send(event);
    this.send({ kind: 'snapshot', readTime });
  }

  remove(id: number, cause?: FirestoreError): void {
    if (!this.#forget(id)) return;
    this.send({ kind: 'removed', targetId: id, ...(cause && { cause }) });
  }

  #forget(id: number): boolean {
    const listener = this.#listeners.get(id);
    if (!listener) return false;
    this.#listeners.delete(id);
    this.hub.registry.delete(listener, listener.interest);
    return true;
  }

  close(): void {
    this.#closed = true;
    for (const id of [...this.#listeners.keys()]) this.#forget(id);
  }
}
