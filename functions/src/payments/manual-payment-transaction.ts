import { fromDocument, toDocument } from '@nargisus/domain/contract';
import { manualPaymentSchema, type ManualMethod, type ManualPayment } from '@nargisus/domain/payments';
import type { DocumentReference, Firestore, Transaction } from 'firebase-admin/firestore';
import { createHash } from 'node:crypto';

/** A transaction of a wallet or a bank, as its claim names it. */
type Reference = Pick<ManualPayment, 'method' | 'reference'>;

/** The reads and writes of payments by hand, within a transaction. Reads come before writes. */
export class ManualPaymentTransaction {
  readonly #db: Firestore;
  readonly #transaction: Transaction;

  constructor(db: Firestore, transaction: Transaction) {
    this.#db = db;
    this.#transaction = transaction;
  }

  /** One read. */
  async find(id: string): Promise<ManualPayment | undefined> {
    const data = (await this.#transaction.get(this.#at(id))).data();
    return data && fromDocument(manualPaymentSchema, id, data);
  }

  /** Returns the readable id of the order for which a transaction was recorded; undefined for a new one. One read. */
  async claimedFor(reference: Reference): Promise<string | undefined> {
    return (await this.#transaction.get(this.#claim(reference))).get('orderId') as string | undefined;
  }

  /** Stores a new payment and claims its transaction: `create` fails when another one claims it concurrently. */
  create(payment: ManualPayment): void {
    this.#transaction.create(this.#at(payment._id), toDocument(manualPaymentSchema, payment));
    const { _id, order } = payment;
    this.#transaction.create(this.#claim(payment), { payment: _id, orderId: order.orderId });
  }

  /** Stores that a payment was reversed, and ends the claim of its transaction. */
  reverse(payment: ManualPayment): void {
    const { state, reversal } = toDocument(manualPaymentSchema, payment);
    this.#transaction.update(this.#at(payment._id), { state, reversal });
    this.#transaction.delete(this.#claim(payment));
  }

  #at(id: string): DocumentReference {
    return this.#db.doc(`manualPayments/${id}`);
  }

  // A separate document, because only document names are unique.
  #claim({ method, reference }: Reference): DocumentReference {
    return this.#db.doc(`manualPaymentClaims/${method}_${nameOf(method, reference)}`);
  }
}

/** Returns a TrxID as it is; a digest of a bank's reference, which may contain any character. */
const nameOf = (method: ManualMethod, reference: string): string =>
  method === 'bank' ? createHash('sha256').update(reference).digest('hex').slice(0, 40) : reference;
