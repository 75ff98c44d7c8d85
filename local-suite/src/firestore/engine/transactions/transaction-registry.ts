import { randomBytes } from 'node:crypto';
import { invalidArgument } from '../firestore-error.ts';
import type { QueryEngine } from '../queries/query-engine.ts';
import type { CommitClock } from '../store/commit-clock.ts';
import type { Micros } from '../values/value.ts';
import type { DocumentKey } from '../paths/document-key.ts';
import { commitLockNames } from './lock-names.ts';
import { LockTable, type LockOwner } from './lock-table.ts';
import { expired, Transaction, type TransactionMode } from './transaction.ts';

/**
 * Lifetime of a transaction, and its limit without a read or write
 * (https://firebase.google.com/docs/firestore/quotas).
 */
const LIFE_MILLISECONDS = 270_000;
const IDLE_MILLISECONDS = 60_000;
/**
 * Milliseconds that a commit waits for documents locked by a transaction
 * (docs/reference/firestore-protocol.md 7.4).
 */
const COMMIT_LOCK_TIMEOUT_MS = 2_000;
const ID_BYTES = 16;
/** Ended transactions remembered, so that their retries keep their age and their locks. */
const MAX_REMEMBERED = 2_000;

/** What a retry inherits from the previous attempt. */
interface Attempt {
  readonly seniority: number;
  readonly footprint: ReadonlySet<string>;
}

export interface BeginOptions {
  readonly readOnly?: { readonly readTime?: Micros };
  /** The id of the attempt that this one retries. Any id is accepted. */
  readonly retry?: Uint8Array;
}

function nameOf(id: Uint8Array): string {
  return Buffer.from(id).toString('hex');
}

/** The open transactions of one database and the locks they hold. */
export class TransactionRegistry {
  readonly #open = new Map<string, Transaction>();
  readonly #attempts = new Map<string, Attempt>();
  readonly #timers = new Map<string, NodeJS.Timeout>();
  readonly locks = new LockTable();
  #begun = 0;

  constructor(
    readonly queries: QueryEngine,
    readonly clock: CommitClock,
  ) {}

  begin({ readOnly, retry }: BeginOptions): Transaction {
    const mode: TransactionMode = readOnly ? 'read-only' : retry?.length ? 'pessimistic' : 'optimistic';
    const requestedTime = readOnly?.readTime;
    if (requestedTime !== undefined) {
      this.clock.checkNotFuture(requestedTime);
      this.queries.store.checkAge(requestedTime);
    }
    const id = new Uint8Array(randomBytes(ID_BYTES));
    const name = nameOf(id);
    // A retry keeps the age of its first attempt, so that it is not aborted again and again.
    const before = retry && this.#attempts.get(nameOf(retry));
    const seniority = before?.seniority ?? ++this.#begun;
    const idle = setTimeout(() => this.#end(name), IDLE_MILLISECONDS);
    idle.unref();
    const end = Date.now() + LIFE_MILLISECONDS;
    const transaction = new Transaction(
      id,
      mode,
      requestedTime ?? this.clock.next(),
      seniority,
      before?.footprint ?? [],
      this.queries,
      this.locks,
      () => (Date.now() < end ? idle.refresh() : this.#end(name)),
      () => this.clock.next(),
    );
    this.#open.set(name, transaction);
    this.#timers.set(name, idle);
    this.#remember(name, transaction);
    return transaction;
  }

  #remember(name: string, attempt: Attempt): void {
    this.#attempts.set(name, { seniority: attempt.seniority, footprint: attempt.footprint });
    if (this.#attempts.size > MAX_REMEMBERED) {
      const [oldest] = this.#attempts.keys();
      this.#attempts.delete(oldest!);
    }
  }

  get(id: Uint8Array): Transaction {
    if (id.length !== ID_BYTES) throw invalidArgument('Invalid transaction.');
    const transaction = this.#open.get(nameOf(id));
    if (!transaction || transaction.ended) throw expired();
    return transaction;
  }

  /** Ends a transaction without a commit. Accepts one that has ended. */
  rollback(id: Uint8Array): void {
    if (id.length !== ID_BYTES) throw invalidArgument('Invalid transaction.');
    this.#end(nameOf(id));
  }

  #end(name: string): void {
    clearTimeout(this.#timers.get(name));
    this.#timers.delete(name);
    this.#open.get(name)?.end();
    this.#open.delete(name);
  }

  finish(transaction: Transaction): void {
    this.#end(nameOf(transaction.id));
  }

  /**
   * Locks the documents that a commit writes. Returns undefined when no lock is held: there is nothing to
   * wait for.
   * @throws ABORTED when a lock is not free within two seconds
   */
  lockForCommit(
    keys: ReadonlySet<DocumentKey>,
    transaction: Transaction | undefined,
  ): Promise<LockOwner> | undefined {
    const owner: LockOwner = transaction ?? { seniority: ++this.#begun };
    if (transaction) for (const key of keys) transaction.footprint.add(key);
    const free = !this.locks.busy || this.#missing(keys, owner).every((name) => !this.locks.isLocked(name));
    return free ? undefined : this.#acquire(keys, owner);
  }

  #missing(keys: ReadonlySet<DocumentKey>, owner: LockOwner): string[] {
    return commitLockNames(keys, this.locks).filter((name) => !this.locks.holds(owner, name));
  }

  async #acquire(keys: ReadonlySet<DocumentKey>, owner: LockOwner): Promise<LockOwner> {
    const deadline = Date.now() + COMMIT_LOCK_TIMEOUT_MS;
    try {
      // Others may take locks while it waits for one, so it repeats until none is missing.
      for (let names = this.#missing(keys, owner); names.length > 0; names = this.#missing(keys, owner)) {
        for (const name of names) await this.locks.acquire(owner, name, Math.max(0, deadline - Date.now()));
      }
    } catch (error) {
      this.locks.release(owner);
      throw error;
    }
    return owner;
  }
}
