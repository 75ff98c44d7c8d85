import type { Database } from '../engine/database.ts';
import type { Document } from '../engine/documents/document.ts';
import type { DocumentKey } from '../engine/paths/document-key.ts';
import type { Transaction } from '../engine/transactions/transaction.ts';
import type { Micros } from '../engine/values/value.ts';
import { timestampFromWire } from '../wire/timestamp.ts';
import type { WireTimestamp, WireTransactionOptions } from '../wire/wire-messages.ts';
import type { CallContext } from './call-context.ts';

/** The `consistency_selector` of every reading request. */
export interface ConsistencySelector {
  transaction?: Uint8Array | null;
  newTransaction?: WireTransactionOptions | null;
  readTime?: WireTimestamp | null;
}

/** When, and as part of what, a request reads. */
export interface ReadPoint {
  /** The transaction the read belongs to. */
  transaction?: Transaction;
  /** True when this very request began it: its id has to be sent back. */
  begun: boolean;
  /** The past moment asked for. */
  at?: Micros;
}

/** Begins the transaction that a request asks for, or finds the one that it names. */
export function readPoint(database: Database, selector: ConsistencySelector): ReadPoint {
  if (selector.newTransaction) {
    return { transaction: beginFromWire(database, selector.newTransaction), begun: true };
  }
  if (selector.transaction?.length) {
    return { transaction: database.transaction(selector.transaction), begun: false };
  }
  return { begun: false, at: selector.readTime ? timestampFromWire(selector.readTime) : undefined };
}

/** Options that name neither kind begin a transaction that reads and writes. */
export function beginFromWire(
  database: Database,
  options: WireTransactionOptions | null | undefined,
): Transaction {
  if (options?.readOnly) {
    const { readTime } = options.readOnly;
    return database.begin({ readOnly: { readTime: readTime ? timestampFromWire(readTime) : undefined } });
  }
  const retry = options?.readWrite?.retryTransaction;
  return database.begin({ retry: retry?.length ? retry : undefined });
}

/** Documents in the order of their keys; inside a transaction this may wait for locks. */
export async function readAt(
  database: Database,
  point: ReadPoint,
  keys: readonly DocumentKey[],
): Promise<(Document | undefined)[]> {
  if (point.transaction) return point.transaction.read(keys);
  return keys.map((key) => database.read(key, point.at));
}

/** The moment an answer speaks of. Take it in the same tick as the read. */
export function readTimeOf(database: Database, { transaction, at }: ReadPoint): Micros {
  if (transaction && transaction.mode !== 'pessimistic') return transaction.readTime;
  return at ?? database.now();
}

/**
 * Answers a request that reads. When it fails, or its client goes before the whole answer, a transaction that it began ends with
 * it: nobody ever learns the id, and its locks would be in everybody's way for a minute. So does one that is known, because
 * SDKs start over with another.
 */
export async function* answering<T>(
  database: Database,
  selector: ConsistencySelector,
  { signal }: CallContext,
  answer: (point: ReadPoint) => AsyncIterable<T>,
): AsyncIterable<T> {
  const point = readPoint(database, selector);
  const { transaction, begun } = point;
  const end = () => transaction && database.rollback(transaction);
  signal.addEventListener('abort', end);
  try {
    yield* answer(point);
  } catch (error) {
    if (begun) end();
    throw error;
  } finally {
    signal.removeEventListener('abort', end);
  }
}
