import type { Database } from '../engine/database.ts';
import type { Document } from '../engine/documents/document.ts';
import type { DocumentKey } from '../engine/paths/document-key.ts';
import type { Transaction } from '../engine/transactions/transaction.ts';
import type { Micros } from '../engine/values/value.ts';
import { timestampFromWire } from '../wire/timestamp.ts';
import type { WireTimestamp, WireTransactionOptions } from '../wire/wire-messages.ts';
import type { CallContext } from './call-context.ts';

/** The `consistency_selector` of read requests. */
export interface ConsistencySelector {
  transaction?: Uint8Array | null;
  newTransaction?: WireTransactionOptions | null;
  readTime?: WireTimestamp | null;
}

/** The time, and the transaction, of a read. */
export interface ReadPoint {
  /** The transaction of the read. */
  transaction?: Transaction;
  /** True when this request began it: the response must carry its id. */
  begun: boolean;
  /** The requested past time. */
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

/** Begins a transaction; options that name neither kind begin a read-write one. */
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

/** Reads documents in the order of their keys; in a transaction this may wait for locks. */
export async function readAt(
  database: Database,
  point: ReadPoint,
  keys: readonly DocumentKey[],
): Promise<(Document | undefined)[]> {
  if (point.transaction) return point.transaction.read(keys);
  return keys.map((key) => database.read(key, point.at));
}

/** Returns the read time of a response. Call it in the tick of the read. */
export function readTimeOf(database: Database, { transaction, at }: ReadPoint): Micros {
  if (transaction && transaction.mode !== 'pessimistic') return transaction.readTime;
  return at ?? database.now();
}

/**
 * Streams the response of a read request. When it fails, or its client disconnects early, ends a transaction
 * that it began: its id never reached the client, and its locks would block others for a minute. Also ends a
 * known one, because SDKs retry with a new one.
 */
export async function* streamRead<T>(
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
