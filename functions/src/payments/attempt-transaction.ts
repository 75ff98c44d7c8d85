import { fromDocument, toDocument } from '@nargisus/domain/contract';
import { attemptExpiry, attemptSchema, type Attempt } from '@nargisus/domain/payments';
import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { createHash } from 'node:crypto';
import { changedFields } from '../firestore/changed-fields.ts';

/** What settling and refunding touch besides the order. Reads come before writes. */
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

  create(attempt: Attempt): void {
    this.#transaction.create(this.#db.doc(`payments/${attempt._id}`), stored(attempt));
  }

  /** Stores the fields of an attempt that differ, and when it is deleted. */
  change(before: Attempt, after: Attempt): void {
    const changes = changedFields(stored(before), stored(after));
    if (Object.keys(changes).length === 0) return;
    // Also where it stays the same: an attempt that is older than the policy has none yet.
    const { expireAt } = stored(after);
    this.#transaction.update(this.#db.doc(`payments/${after._id}`), { ...changes, expireAt });
  }

  /** The attempt that a payment of the gateway was taken for. */
  async holderOf(valId: string): Promise<string | undefined> {
    const lock = await this.#transaction.get(this.#lock(valId));
    return lock.get('tranId') as string | undefined;
  }

  /** From now on this payment is this attempt's: `create` fails should another take it in the same moment. */
  claim(valId: string, tranId: string): void {
    this.#transaction.create(this.#lock(valId), { tranId });
  }

  // A document of its own, because only a document's name is unique by itself. val_ids may hold any character.
  #lock(valId: string) {
    return this.#db.doc(`paymentLocks/${createHash('sha256').update(valId).digest('hex').slice(0, 40)}`);
  }
}

/** The attempt, with the moment at which the TTL policy deletes it if it took no money. */
function stored(attempt: Attempt) {
  return { ...toDocument(attemptSchema, attempt), expireAt: attemptExpiry(attempt) };
}
