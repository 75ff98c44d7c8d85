import { fromDocument, toDocument } from '@nargisus/domain/contract';
import { anonymizeManualPayment, manualPaymentSchema, type ManualPayment } from '@nargisus/domain/payments';
import type { Firestore, QueryDocumentSnapshot, Transaction } from 'firebase-admin/firestore';
import { ManualPaymentTransaction } from './manual-payment-transaction.ts';

/** Payments and refunds that staff recorded by hand: manualPayments/{id} (docs/adr/0063). */
export class ManualPaymentsRepository {
  readonly #db: Firestore;

  constructor(db: Firestore) {
    this.#db = db;
  }

  /** Returns the payments within a transaction that other repositories take part in. */
  paymentsIn(transaction: Transaction): ManualPaymentTransaction {
    return new ManualPaymentTransaction(this.#db, transaction);
  }

  /** Returns those of an order, oldest first. As many reads as it has. */
  async listOfOrder(order: string): Promise<ManualPayment[]> {
    const { docs } = await this.#all.where('order._id', '==', order).get();
    return docs.map(readPayment).sort(byTime);
  }

  /** Returns those of a customer, oldest first. As many reads as there are. */
  async listOf(uid: string): Promise<ManualPayment[]> {
    const { docs } = await this.#all.where('uid', '==', uid).get();
    return docs.map(readPayment).sort(byTime);
  }

  /** Replaces a customer by an alias and blanks what staff wrote. A read and a write for each payment. */
  async anonymize(uid: string, alias: string): Promise<void> {
    const { docs } = await this.#all.where('uid', '==', uid).get();
    await Promise.all(
      docs.map((document) => {
        const payment = anonymizeManualPayment(readPayment(document), alias);
        const { uid: owner, note, reversal } = toDocument(manualPaymentSchema, payment);
        return document.ref.update({ uid: owner, note, reversal });
      }),
    );
  }

  get #all() {
    return this.#db.collection('manualPayments');
  }
}

const readPayment = (document: QueryDocumentSnapshot): ManualPayment =>
  fromDocument(manualPaymentSchema, document.id, document.data());

const byTime = (one: ManualPayment, other: ManualPayment) => one.at.getTime() - other.at.getTime();
