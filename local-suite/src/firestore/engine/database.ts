import type { Document } from './documents/document.ts';
import { invalidArgument } from './firestore-error.ts';
import { IndexCatalogue } from './indexes/index-catalogue.ts';
import type { IndexPolicy } from './indexes/index-policy.ts';
import type { DocumentKey } from './paths/document-key.ts';
import { isBelow } from './paths/key-parts.ts';
import { listDocuments, type ListDocumentsOptions, type ListedDocuments } from './queries/list-documents.ts';
import { partition } from './queries/partition.ts';
import { QueryEngine } from './queries/query-engine.ts';
import type { AggregateResult, Aggregation, Cursor, IndexUse, Query, QueryResult } from './queries/query.ts';
import { listCollectionIds } from './queries/walk-keys.ts';
import { CommitClock } from './store/commit-clock.ts';
import { DocumentStore } from './store/document-store.ts';
import { expired, type Transaction } from './transactions/transaction.ts';
import { TransactionRegistry, type BeginOptions } from './transactions/transaction-registry.ts';
import type { Micros } from './values/value.ts';
import { notifySafely } from './watch/notify-safely.ts';
import { WatchHub } from './watch/watch-hub.ts';
import type { Watcher, WatchEvent } from './watch/watch-event.ts';
import { checkWrites } from './writes/check-writes.ts';
import { stageWrites } from './writes/stage-writes.ts';
import type { Commit, CommitResult, DocumentChange, StagedCommit, Write } from './writes/write.ts';

export interface CommitOptions {
  readonly transaction?: Transaction;
  /** Authorizes the staged commit in the tick that applies it. An error stops the commit. */
  readonly authorize?: (staged: StagedCommit) => void;
}

/** One database: its documents, indexes, history, transactions and listeners. */
export class Database {
  readonly #log: (commit: Commit) => void;
  readonly documentsPrefix: string;
  readonly #clock = new CommitClock();
  readonly #store: DocumentStore;
  readonly #catalogue: IndexCatalogue;
  readonly #queries: QueryEngine;
  readonly #transactions: TransactionRegistry;
  readonly #hub: WatchHub;
  readonly #commitListeners = new Set<(commit: Commit) => void>();
  #time: Micros;

  constructor(
    readonly project: string,
    readonly id: string,
    readonly policy: IndexPolicy,
    log: (commit: Commit) => void = () => undefined,
  ) {
    this.#log = log;

    this.documentsPrefix = `projects/${project}/databases/${id}/documents/`;
    this.#time = this.#clock.next();
    this.#store = new DocumentStore(this.#time);
    this.#catalogue = new IndexCatalogue((key) => this.#store.read(key));
    this.#queries = new QueryEngine(
      this.#store,
      this.#catalogue,
      policy,
      { project, id },
      this.documentsPrefix,
    );
    this.#transactions = new TransactionRegistry(this.#queries, this.#clock);
    this.#hub = new WatchHub(this.#queries, this.#clock);
  }

  /** Returns the time of the last commit. */
  get time(): Micros {
    return this.#time;
  }

  /** Returns a read time after every commit so far and before every later one. */
  now(): Micros {
    return this.#clock.next();
  }

  read(key: DocumentKey, at?: Micros): Document | undefined {
    if (at === undefined) return this.#store.read(key);
    this.#clock.checkNotFuture(at);
    return this.#store.readAt(key, at);
  }

  query(query: Query, at?: Micros): QueryResult {
    if (at !== undefined) this.#clock.checkNotFuture(at);
    const prepared = this.#queries.prepare(query);
    const { documents, skipped, scanned } = this.#queries.run(prepared, at);
    return {
      documents: this.#queries.project(prepared, documents),
      skipped,
      readTime: at ?? this.now(),
      scanned,
    };
  }

  aggregate(query: Query, aggregations: readonly Aggregation[], at?: Micros): AggregateResult {
    if (at !== undefined) this.#clock.checkNotFuture(at);
    const { values, scanned } = this.#queries.aggregate(this.#queries.prepare(query), aggregations, at);
    return { values, readTime: at ?? this.now(), scanned };
  }

  /** Returns the indexes that a query, or an aggregation over it, would use; reads nothing. */
  explain(query: Query, aggregations?: readonly Aggregation[]): IndexUse[] {
    return this.#queries.explain(this.#queries.prepare(query), aggregations);
  }

  begin(options: BeginOptions = {}): Transaction {
    return this.#transactions.begin(options);
  }

  /** @throws ABORTED for a transaction that has ended, INVALID_ARGUMENT for an unknown id */
  transaction(id: Uint8Array): Transaction {
    return this.#transactions.get(id);
  }

  /** Idempotent: also accepts a transaction that has ended. */
  rollback(transaction: Transaction | Uint8Array): void {
    this.#transactions.rollback(transaction instanceof Uint8Array ? transaction : transaction.id);
  }

  /**
   * Applies all writes or none, and ends the transaction either way. Waits only for documents locked by a
   * transaction; the rest happens in one tick.
   */
  async commit(writes: readonly Write[], options: CommitOptions = {}): Promise<CommitResult> {
    const { transaction } = options;
    let owner = undefined;
    try {
      checkWrites(writes);
      transaction?.checkOpen();
      if (transaction?.readOnly && writes.length > 0) {
        throw invalidArgument('Cannot modify entities in a read-only transaction.');
      }
      // Also before queueing: a commit that must fail should not wait.
      transaction?.validate();
      const keys = new Set(writes.map((write) => write.key));
      const waiting = this.#transactions.lockForCommit(keys, transaction);
      if (waiting) {
        owner = await waiting;
        if (transaction?.ended) throw expired();
        transaction?.validate();
      }
      return this.#apply(writes, options);
    } finally {
      if (owner) this.#transactions.locks.release(owner);
      if (transaction) this.#transactions.finish(transaction);
    }
  }

  #apply(writes: readonly Write[], { transaction, authorize }: CommitOptions): CommitResult {
    const { documentsPrefix } = this;
    const time = this.#clock.next();
    const staged = stageWrites(writes, (key) => this.#store.read(key), {
      time,
      documentsPrefix,
      inTransaction: transaction !== undefined,
      indexes: this.policy.declared,
    });
    authorize?.(staged);
    for (const { failure } of staged.writes) if (failure) throw failure;
    const changes: DocumentChange[] = [];
    for (const [key, after] of staged.after) {
      const before = this.#store.read(key);
      if (before !== after) changes.push({ key, before, after });
    }
    this.#publish({ time, changes });
    const results = staged.writes.map(({ after, transformResults }) => ({
      ...(after && { updateTime: after.updateTime }),
      transformResults,
    }));
    return { time, results, changed: changes.length };
  }

  #publish(commit: Commit, toCommitListeners = true): void {
    if (commit.changes.length > 0) this.#log(commit);
    this.#time = commit.time;
    if (commit.changes.length === 0) return;
    for (const change of commit.changes) {
      this.#store.put(change, commit.time);
      this.#catalogue.replace(change.before, change.after);
    }
    this.#store.trim(commit.time);
    this.#hub.notify(commit);
    if (!toCommitListeners) return;
    for (const listener of this.#commitListeners) notifySafely(() => listener(commit));
  }

  listCollectionIds(parent: DocumentKey | ''): string[] {
    return listCollectionIds(this.#catalogue.all, parent);
  }

  listDocuments(
    parent: DocumentKey | '',
    collectionId: string,
    options: ListDocumentsOptions,
  ): ListedDocuments {
    return listDocuments(this, this.#catalogue, parent, collectionId, options);
  }

  /** Returns at most `count` - 1 split points, each a cursor of one reference value. */
  partition(query: Query, count: number): Cursor[] {
    const prepared = this.#queries.prepare(query);
    return partition(this.#catalogue.setFor(prepared.scope), prepared, count, this.documentsPrefix);
  }

  /** Subscribes to commits that change something; not to loads and clears. */
  onCommit(listener: (commit: Commit) => void): () => void {
    this.#commitListeners.add(listener);
    return () => this.#commitListeners.delete(listener);
  }

  watch(sink: (event: WatchEvent) => void): Watcher {
    return this.#hub.watch(sink);
  }

  /** Removes everything, or everything at and below a document. Notifies listeners, not triggers. */
  clear(prefix?: DocumentKey): void {
    const changes = [...this.#store.documents()]
      .filter(({ key }) => prefix === undefined || key === prefix || isBelow(key, prefix))
      .map((before): DocumentChange => ({ key: before.key, before }));
    this.#publish({ time: this.#clock.next(), changes }, false);
  }

  /** Yields all documents in no particular order. */
  dump(): Iterable<Document> {
    return this.#store.documents();
  }

  /** Stores documents as they are, times included. Notifies listeners, not triggers. */
  load(documents: Iterable<Document>): void {
    this.replay(new Map([...documents].map((document) => [document.key, document])));
  }

  /** Does the same for journal records, where undefined means deleted. */
  replay(documents: ReadonlyMap<DocumentKey, Document | undefined>): void {
    const changes: DocumentChange[] = [];
    for (const [key, after] of documents) {
      const before = this.#store.read(key);
      if (before !== after) changes.push({ key, before, after });
      // Their writer's clock may have been ahead of this one.
      if (after) this.#clock.advanceTo(after.updateTime);
    }
    this.#publish({ time: this.#clock.next(), changes }, false);
  }
}
