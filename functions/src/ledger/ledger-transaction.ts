import { fromDocument, toDocument } from '@nargisus/domain/contract';
import {
  changesCollectedCash,
  orderCashSchema,
  postDelivery,
  postingSchema,
  type OrderCash,
} from '@nargisus/domain/ledger';
import type { Order } from '@nargisus/domain/orders';
import type { Firestore, Transaction } from 'firebase-admin/firestore';

/** The postings of orders within a transaction (docs/adr/0067): read first, then written. */
export class LedgerTransaction {
  readonly #db: Firestore;
  readonly #transaction: Transaction;
  /** What was read of the orders whose cash changes; undefined for an order without a posting. */
  readonly #found = new Map<string, OrderCash | undefined>();

  constructor(db: Firestore, transaction: Transaction) {
    this.#db = db;
    this.#transaction = transaction;
  }

  /** Reads the postings that count for an order. One read when its collected cash changes; none otherwise. */
  async read(before: Order, after: Order): Promise<void> {
    if (!changesCollectedCash(before, after)) return;
    const document = await this.#transaction.get(this.#cashAt(after._id));
    const data = document.data();
    this.#found.set(after._id, data && fromDocument(orderCashSchema, document.id, data));
  }

  /**
   * Posts a delivery with cash, or its reversal. Two writes, three when both; none for other changes. The commit fails when
   * a posting exists.
   * @param invoice - the parcel at a courier; null when an own rider has it
   * @throws Error when read() was not called for the change
   */
  post(before: Order, after: Order, invoice: string | null): void {
    if (!changesCollectedCash(before, after)) return;
    const id = after._id;
    if (!this.#found.has(id)) throw new Error(`The ledger of order ${id} must be read before it is changed`);
    const stored = this.#found.get(id);
    const { postings, cash } = postDelivery({ after, invoice, stored, now: after.updatedAt });
    for (const posting of postings) {
      this.#transaction.create(this.#db.doc(`ledger/${posting._id}`), toDocument(postingSchema, posting));
    }
    if (postings.length > 0) this.#transaction.set(this.#cashAt(id), toDocument(orderCashSchema, cash));
  }

  #cashAt(id: string) {
    return this.#db.doc(`orderCash/${id}`);
  }
}
