import { fromDocument, toDocument } from '@nargisus/domain/contract';
import {
  changesCollectedCash,
  orderCashSchema,
  owedByCourier,
  postDelivery,
  postExchange,
  postingSchema,
  riderCashChanges,
  riderCashId,
  type OrderCash,
  type Posting,
} from '@nargisus/domain/ledger';
import type { Paisa } from '@nargisus/domain/money';
import type { Order } from '@nargisus/domain/orders';
import { FieldValue, type Firestore, type Transaction } from 'firebase-admin/firestore';

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
    if (changesCollectedCash(before, after)) this.#found.set(after._id, await this.cashOf(after._id));
  }

  /** Returns what was posted of an order, by its document id; undefined without a delivery with cash. One read. */
  async cashOf(order: string): Promise<OrderCash | undefined> {
    const document = await this.#transaction.get(this.#cashAt(order));
    const data = document.data();
    return data && fromDocument(orderCashSchema, document.id, data);
  }

  /**
   * Posts a row of a courier's statement, and what it settles of an order. Two writes at most. The commit fails when the posting
   * exists.
   * @param posting - null for a row that moves no money
   * @param cash - as it is to be; undefined for a row that settles no order
   */
  settle(posting: Posting | null, cash: OrderCash | undefined): void {
    if (posting) this.#create(posting);
    if (cash) this.#transaction.set(this.#cashAt(cash._id), toDocument(orderCashSchema, cash));
  }

  /** Posts the credit of an exchange: out of one order and into another. Two writes. The commit fails when a posting exists. */
  exchange(exchange: Parameters<typeof postExchange>[0]): void {
    for (const posting of postExchange(exchange)) this.#create(posting);
  }

  /**
   * Posts a delivery with cash, or its reversal, and what its rider holds. Two writes, three when both, and one for each own rider;
   * none for other changes. The commit fails when
   * a posting exists.
   * @param invoice - the parcel at a courier; null when an own rider has it
   * @returns what the courier owes for the order now; undefined when that did not change
   * @throws Error when read() was not called for the change
   */
  post(before: Order, after: Order, invoice: string | null): Paisa | undefined {
    if (!changesCollectedCash(before, after)) return undefined;
    const id = after._id;
    if (!this.#found.has(id)) throw new Error(`The ledger of order ${id} must be read before it is changed`);
    const stored = this.#found.get(id);
    const { postings, cash } = postDelivery({ after, invoice, stored, now: after.updatedAt });
    for (const posting of postings) this.#create(posting);
    this.#countRiderCash(after, postings);
    if (postings.length > 0) this.#transaction.set(this.#cashAt(id), toDocument(orderCashSchema, cash));
    return owedByCourier(cash);
  }

  /** Increments what own riders hold: without a read, so that deliveries of one rider do not wait for each other. */
  #countRiderCash({ deliveryAssignedTo }: Order, postings: readonly Posting[]): void {
    for (const [id, change] of riderCashChanges(postings)) {
      const isPresent = id === riderCashId(deliveryAssignedTo);
      const name = isPresent ? { rider: deliveryAssignedTo.trim() } : {};
      const fields = { ...name, heldPaisa: FieldValue.increment(change) };
      this.#transaction.set(this.#db.doc(`riderCash/${id}`), fields, { merge: true });
    }
  }

  #create(posting: Posting): void {
    this.#transaction.create(this.#db.doc(`ledger/${posting._id}`), toDocument(postingSchema, posting));
  }

  #cashAt(id: string) {
    return this.#db.doc(`orderCash/${id}`);
  }
}
