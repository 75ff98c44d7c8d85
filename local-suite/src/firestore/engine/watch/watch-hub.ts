import type { Document } from '../documents/document.ts';
import type { DocumentKey } from '../paths/document-key.ts';
import type { PreparedQuery } from '../queries/prepare.ts';
import type { QueryEngine } from '../queries/query-engine.ts';
import type { Query } from '../queries/query.ts';
import type { CommitClock } from '../store/commit-clock.ts';
import type { Micros } from '../values/value.ts';
import type { Commit, DocumentChange } from '../writes/write.ts';
import type { Target } from './target.ts';
import { TargetRegistry } from './target-registry.ts';
import { notifySafely } from './notify-safely.ts';
import { WatchSession, type Listener } from './watch-session.ts';
import type { Watcher, WatchEvent } from './watch-event.ts';

/** A client that missed more changes than this is sent the full result. */
const MAX_CATCH_UP = 20_000;

/** Delivers commits to the listeners that they concern. */
export class WatchHub {
  readonly registry = new TargetRegistry<Listener>();

  constructor(
    readonly queries: QueryEngine,
    readonly clock: CommitClock,
  ) {}

  watch(sink: (event: WatchEvent) => void): Watcher {
    return new WatchSession(this, sink);
  }

  notify(commit: Commit): void {
    const sessions = new Map<WatchSession, [Target, DocumentChange[]][]>();
    for (const [{ session, target }, changes] of this.registry.concernedBy(commit.changes)) {
      const concerned = sessions.get(session);
      if (concerned) concerned.push([target, changes]);
      else sessions.set(session, [[target, changes]]);
    }
    for (const [session, concerned] of sessions) notifySafely(() => session.commit(concerned, commit.time));
  }

  now(): Micros {
    return this.clock.next();
  }

  read(key: DocumentKey): Document | undefined {
    return this.queries.store.read(key);
  }

  prepare(query: Query): PreparedQuery {
    return this.queries.prepare(query);
  }

  run(prepared: PreparedQuery, at?: Micros): Document[] {
    return this.queries.run(prepared, at).documents;
  }

  /**
   * Returns undefined when the log does not reach back so far, when `since` is not one of this database's
   * times, or when there are too many changes.
   */
  changedSince(since: Micros | undefined): Map<DocumentKey, Document | undefined> | undefined {
    const { store } = this.queries;
    if (since === undefined || since < store.horizon || since > this.clock.last) return undefined;
    return store.countSince(since) > MAX_CATCH_UP ? undefined : store.changedSince(since);
  }
}
