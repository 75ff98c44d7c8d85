import { lineId } from '@nargisus/domain/cart';
import { productSchema, type Product } from '@nargisus/domain/catalogue';
import { fromDocument, toDocument } from '@nargisus/domain/contract';
import { orderCounterChange, orderCounterShard, orderSchema, type Order } from '@nargisus/domain/orders';
import { FieldValue, type Firestore, type Transaction } from 'firebase-admin/firestore';
import { AttemptTransaction } from '../payments/attempt-transaction.ts';
import { counterIncrements } from './counter-increments.ts';

const MAX_ID_TRIES = 5;

/** What making or changing an order touches, all of it or nothing. Reads come before writes, as Firestore demands. */
export class OrderTransaction {
  readonly #db: Firestore;
  readonly #transaction: Transaction;
  /** What was paid for orders, changed together with them. */
  readonly attempts: AttemptTransaction;

  constructor(db: Firestore, transaction: Transaction) {
    this.#db = db;
    this.#transaction = transaction;
    this.attempts = new AttemptTransaction(db, transaction);
  }

  async find(id: string): Promise<Order | undefined> {
    const document = await this.#transaction.get(this.#db.doc(`orders/${id}`));
    const data = document.data();
    return data && fromDocument(orderSchema, id, data);
  }

  /** Those that exist; one read each. */
  async products(ids: readonly string[]): Promise<Product[]> {
    const references = [...new Set(ids)].map((id) => this.#db.doc(`products/${id}`));
    const documents = await this.#transaction.getAll(...references);
    return documents.flatMap((document) => {
      const data = document.data();
      return data ? [fromDocument(productSchema, document.id, data)] : [];
    });
  }

  /** The first of the proposed ids that no order has; nearly always one read. */
  async freeOrderId(propose: () => string): Promise<string> {
    for (let tries = 0; tries < MAX_ID_TRIES; tries += 1) {
      const orderId = propose();
      const taken = this.#db.collection('orders').where('orderId', '==', orderId).limit(1);
      if ((await this.#transaction.get(taken)).empty) return orderId;
    }
    throw new Error(`No free order id in ${MAX_ID_TRIES} tries`);
  }

  /** Stores a new order, counts it, and takes the bought lines out of the buyer's cart. */
  place(order: Order): void {
    this.#transaction.create(this.#db.doc(`orders/${order._id}`), toDocument(orderSchema, order));
    this.#count(null, order);
    const cart = this.#db.doc(`carts/${order.uid}`);
    const bought = order.items.map(lineId);
    for (const id of bought) this.#transaction.delete(cart.collection('items').doc(id));
    const lines = FieldValue.arrayRemove(...bought);
    this.#transaction.set(cart, { lines, updatedAt: FieldValue.serverTimestamp() }, { merge: true });
  }

  /** Stores a changed order and counts the change. */
  change(before: Order, after: Order): void {
    this.#transaction.set(this.#db.doc(`orders/${after._id}`), toDocument(orderSchema, after));
    this.#count(before, after);
  }

  /** Deletes an order and takes it out of the counters. */
  remove(order: Order): void {
    this.#transaction.delete(this.#db.doc(`orders/${order._id}`));
    this.#count(order, null);
  }

  #count(before: Order | null, after: Order | null): void {
    const id = (after ?? before)?._id ?? '';
    const increments = counterIncrements(orderCounterChange(before, after));
    if (Object.keys(increments).length === 0) return;
    const shard = this.#db.doc(`counters/orders/shards/${orderCounterShard(id)}`);
    this.#transaction.set(shard, increments, { merge: true });
  }
}
