import { fromDocument, toDocument } from '@nargisus/domain/contract';
import { attemptExpiry, attemptSchema, type Attempt } from '@nargisus/domain/payments';
import { MAX_HOLDING_ATTEMPTS } from '@nargisus/domain/stock';
import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { createHash } from 'node:crypto';
import { changedFields } from '../firestore/changed-fields.ts';

/** The reads and writes of attempts to pay, within a transaction. Reads come before writes. */
export class AttemptTransaction {
  readonly #db: Firestore;
  readonly #transaction: Transaction;

  constructor(db: Firestore, transaction: Transaction) {
    this.#db = db;
    this.#transaction = transaction;
  }

  async find(tranId: string): Promise<Attempt | undefined> {
    const document = await this.#transaction.get(this.#db.doc(`payments/${tranId}`));
    const data = document.data();
    return data && fromDocument(attemptSchema, tranId, data);
  }

  /**
   * Returns how many other attempts of an account hold stock at `now`, at most MAX_HOLDING_ATTEMPTS. Reads as many
   * documents, and one more.
   */
  async countHolding({ uid, except, now }: { uid: string; except: string; now: Date }): Promise<number> {
    const holding = this.#db.collection('payments').where('uid', '==', uid).where('hold.until', '>', now);
    const { docs } = await this.#transaction.get(holding.limit(MAX_HOLDING_ATTEMPTS + 1).select());
    return docs.filter(({ id }) => id !== except).length;
  }

  create(attempt: Attempt): void {
    this.#transaction.create(this.#db.doc(`payments/${attempt._id}`), stored(attempt));
  }

  /** Stores the fields of an attempt that differ, and when it expires. */
  change(before: Attempt, after: Attempt): void {
    const changes = changedFields(stored(before), stored(after));
    if (Object.keys(changes).length === 0) return;
    // Also when unchanged: an attempt from before the TTL policy has no expiry yet.
    const { expireAt } = stored(after);
    this.#transaction.update(this.#db.doc(`payments/${after._id}`), { ...changes, expireAt });
  }

  /** Returns the attempt that a payment of the gateway was used for. */
  async holderOf(valId: string): Promise<string | undefined> {
    const lock = await this.#transaction.get(this.#lock(valId));
    return lock.get('tranId') as string | undefined;
  }

  /** Claims a payment for an attempt: `create` fails when another one claims it concurrently. */
  claim(valId: string, tranId: string): void {
    this.#transaction.create(this.#lock(valId), { tranId });
  }

  // A separate document, because only document names are unique. val_ids may contain any character, so the name
  // is a hash.
  #lock(valId: string) {
    return this.#db.doc(`paymentLocks/${createHash('sha256').update(valId).digest('hex').slice(0, 40)}`);
  }
}

/** Returns the document of an attempt, with its expiry if it received no money. */
function stored(attempt: Attempt) {
  return { ...toDocument(attemptSchema, attempt), expireAt: attemptExpiry(attempt) };
}
