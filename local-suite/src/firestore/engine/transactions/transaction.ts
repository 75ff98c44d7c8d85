import type { Document } from '../documents/document.ts';
import { FirestoreError } from '../firestore-error.ts';
import type { DocumentKey } from '../paths/document-key.ts';
import type { PreparedQuery } from '../queries/prepare.ts';
import type { QueryEngine } from '../queries/query-engine.ts';
import type { AggregateResult, Aggregation, Query, QueryResult } from '../queries/query.ts';
import { identical } from '../values/identical.ts';
import type { Micros, Value } from '../values/value.ts';
import { queryLockName } from './lock-names.ts';
import type { LockOwner, LockTable } from './lock-table.ts';

/** Milliseconds that a retry queues for a lock: enough for many ahead of it. */
const READ_LOCK_TIMEOUT_MS = 30_000;

export type TransactionMode = 'read-only' | 'optimistic' | 'pessimistic';

/** What a transaction has seen of one query, and how to check that it still holds. */
interface QueryRead {
  readonly prepared: PreparedQuery;
  readonly at: Micros;
  readonly unchanged: () => boolean;
}

const EXPIRED = 'The referenced transaction has expired or is no longer valid.';

/** Returns the error for a transaction that has ended. */
export function expired(): FirestoreError {
  return new FirestoreError('ABORTED', EXPIRED);
}

function sameDocuments(a: readonly Document[], b: readonly Document[]): boolean {
  return a.length === b.length && a.every((document, i) => document === b[i]);
}

function sameValues(a: ReadonlyMap<string, Value>, b: ReadonlyMap<string, Value>): boolean {
  return [...a].every(([alias, value]) => identical(value, b.get(alias)!));
}

/**
 * One transaction. Read-only and optimistic ones read the snapshot of their beginning and never wait; an
 * optimistic commit validates its reads. A retry is pessimistic: it locks what it reads, so it cannot be
 * invalidated again.
 */
export class Transaction implements LockOwner {
  #ended = false;
  /** Settles when the reads so far have their locks. */
  #locked = Promise.resolve();
  readonly #documents = new Map<DocumentKey, Document | undefined>();
  readonly #queries: QueryRead[] = [];
  /** The locks known to be needed: a retry acquires them first. */
  readonly footprint = new Set<string>();

  constructor(
    readonly id: Uint8Array,
    readonly mode: TransactionMode,
    /** The snapshot it reads; a pessimistic one reads the latest state under its locks. */
    readonly readTime: Micros,
    readonly seniority: number,
    /**
     * The locks of the previous attempt. Acquired at the first read, all at once and in one global order, so
     * that retries of the same work queue up instead of deadlocking.
     */
    readonly inherited: Iterable<string>,
    readonly queries: QueryEngine,
    readonly locks: LockTable,
    /** Called on every activity. */
    readonly touch: () => void,
    readonly now: () => Micros,
  ) {}

  get readOnly(): boolean {
    return this.mode === 'read-only';
  }

  get ended(): boolean {
    return this.#ended;
  }

  end(): void {
    this.#ended = true;
    this.locks.release(this);
  }

  /** @throws ABORTED once it has ended or expired */
  checkOpen(): void {
    if (!this.#ended) this.touch();
    // `touch` may find that it has expired.
    if (this.#ended) throw expired();
  }

  /** Acquires locks one read after the other, because a lock table allows one wait per owner. */
  #lock(names: readonly string[]): Promise<void> {
    const locked = this.#locked.then(() => this.#lockNow(names));
    this.#locked = locked.catch(() => {});
    return locked;
  }

  async #lockNow(names: readonly string[]): Promise<void> {
    const first = this.footprint.size === 0;
    for (const name of names) this.footprint.add(name);
    if (first) for (const name of this.inherited) this.footprint.add(name);
    try {
      for (const name of first ? [...this.footprint].sort() : [...names].sort()) {
        this.checkOpen();
        await this.locks.acquire(this, name, READ_LOCK_TIMEOUT_MS);
      }
      this.checkOpen();
    } catch (error) {
      // An aborted owner has lost its locks and must start over; one that ended while waiting must not keep
      // any.
      this.end();
      throw error;
    }
  }

  async read(keys: readonly DocumentKey[]): Promise<(Document | undefined)[]> {
    this.checkOpen();
    if (this.mode === 'pessimistic') await this.#lock(keys);
    else for (const key of keys) this.footprint.add(key);
    return keys.map((key) => {
      const { store } = this.queries;
      if (this.mode === 'pessimistic') return this.#seen(key, store.read(key));
      this.#checkHistory();
      const document = store.readAt(key, this.readTime);
      return this.mode === 'optimistic' ? this.#seen(key, document) : document;
    });
  }

  /** Throws a retryable error when history no longer reaches back to the snapshot, since a retry helps. */
  #checkHistory(): void {
    if (this.mode === 'optimistic' && this.readTime < this.queries.store.horizon) throw expired();
  }

  #seen(key: DocumentKey, document: Document | undefined): Document | undefined {
    this.#documents.set(key, document);
    return document;
  }

  /** Returns the read time of its next query, after acquiring the locks of a pessimistic query. */
  async #queryTime(prepared: PreparedQuery): Promise<Micros> {
    this.checkOpen();
    const name = queryLockName(prepared.scope);
    if (this.mode !== 'pessimistic') {
      this.footprint.add(name);
      this.#checkHistory();
      return this.readTime;
    }
    await this.#lock([name]);
    return this.now();
  }

  async query(query: Query): Promise<QueryResult> {
    const prepared = this.queries.prepare(query);
    const at = await this.#queryTime(prepared);
    const { documents, skipped, scanned } = this.queries.run(prepared, at);
    if (!this.readOnly) {
      const unchanged = (): boolean => sameDocuments(this.queries.run(prepared).documents, documents);
      this.#queries.push({ prepared, at, unchanged });
    }
    return { documents: this.queries.project(prepared, documents), skipped, readTime: at, scanned };
  }

  async aggregate(query: Query, aggregations: readonly Aggregation[]): Promise<AggregateResult> {
    const prepared = this.queries.prepare(query);
    const at = await this.#queryTime(prepared);
    const { values, scanned } = this.queries.aggregate(prepared, aggregations, at);
    if (!this.readOnly) {
      const unchanged = (): boolean =>
        sameValues(values, this.queries.aggregate(prepared, aggregations).values);
      this.#queries.push({ prepared, at, unchanged });
    }
    return { values, readTime: at, scanned };
  }

  /**
   * Checks that everything read is unchanged.
   * @throws ABORTED when it is not
   */
  validate(): void {
    const { store } = this.queries;
    for (const [key, document] of this.#documents) {
      if (store.read(key) !== document) throw contention();
    }
    for (const { prepared, at, unchanged } of this.#queries) {
      if (at < store.horizon) throw expired();
      if (!store.changesSince(at)) continue;
      const touched = [...store.changedSince(at)].some(([key, before]) => {
        const after = store.read(key);
        return (before && prepared.matches(before)) || (after && prepared.matches(after));
      });
      if (touched && !unchanged()) throw contention();
    }
  }
}

function contention(): FirestoreError {
  return new FirestoreError('ABORTED', 'Too much contention on these documents. Please try again.');
}
