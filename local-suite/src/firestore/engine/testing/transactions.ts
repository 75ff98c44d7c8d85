import { setTimeout as sleep } from 'node:timers/promises';
import type { Database } from '../database.ts';
import { FirestoreError } from '../firestore-error.ts';
import type { Transaction } from '../transactions/transaction.ts';
import type { Write } from '../writes/write.ts';
import { key, set } from './builders.ts';

/** The document that the tests increment. */
export const COUNTER = key('c/counter');

/** Returns the field `n` of a document, 0 without one. */
export function countOf(db: Database, at = COUNTER): number {
  const value = db.read(at)?.fields.get('n');
  return value?.kind === 'integer' ? Number(value.value) : 0;
}

/** Returns the code of a Firestore error, or another error as text. */
function codeOf(error: unknown): string {
  return error instanceof FirestoreError ? error.code : String(error);
}

/** Retries as the Admin SDK does: five attempts, each naming the previous one, with a short backoff. */
export async function runTransaction(
  db: Database,
  work: (tx: Transaction) => Promise<Write[]>,
  attempts = 5,
): Promise<number> {
  let retry: Uint8Array | undefined;
  for (let attempt = 1; ; attempt++) {
    const transaction = db.begin({ retry });
    try {
      await db.commit(await work(transaction), { transaction });
      return attempt;
    } catch (error) {
      db.rollback(transaction.id);
      if (codeOf(error) !== 'ABORTED' || attempt === attempts) throw error;
      retry = transaction.id;
      await sleep(Math.random() * 5 * attempt);
    }
  }
}

/** Reads a counter in the transaction and returns the write that adds one to it. */
export async function incremented(tx: Transaction, at = COUNTER): Promise<Write> {
  const [document] = await tx.read([at]);
  await sleep(Math.random() * 3);
  const n = document?.fields.get('n');
  return set(at, { n: (n?.kind === 'integer' ? n.value : 0n) + 1n });
}
