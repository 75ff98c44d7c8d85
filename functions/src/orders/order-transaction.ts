import type { AuditRecord } from '@nargisus/domain/audit';
import { lineId } from '@nargisus/domain/cart';
import { productSchema, type Product } from '@nargisus/domain/catalogue';
import { fromDocument, toDocument } from '@nargisus/domain/contract';
import { stageChange, type OrderDesk } from '@nargisus/domain/desk';
import {
  orderCounterChange,
  orderCounterShard,
  orderSchema,
  salesChange,
  soldSomething,
  staffNoteSchema,
  type Order,
  type OrderCounters,
  type StaffNote,
} from '@nargisus/domain/orders';
import {
  FieldValue,
  type DocumentReference,
  type DocumentSnapshot,
  type Firestore,
  type Transaction,
} from 'firebase-admin/firestore';
import { changedFields } from '../firestore/changed-fields.ts';
import { appendAuditEntry } from '../audit/audit-log.ts';
import { deskReference, readDesk, writeDesk } from './desk-documents.ts';
import { counterIncrements } from './order-counters.ts';

/** The reads and writes of placing or changing an order, all or nothing. Firestore requires reads before writes. */
export class OrderTransaction {
  readonly #db: Firestore;
  readonly #transaction: Transaction;
  /** The desk documents of the orders that were found; undefined for an order from before the desk. */
  readonly #desks = new Map<string, OrderDesk | undefined>();

  constructor(db: Firestore, transaction: Transaction) {
    this.#db = db;
    this.#transaction = transaction;
  }

  /** Returns an order, to change or to delete it. Two reads, in one round trip: the order and its desk document. */
  async find(id: string): Promise<Order | undefined> {
    const [order, desk] = await this.#transaction.getAll(this.#orderAt(id), deskReference(this.#db, id));
    this.#desks.set(id, desk && readDesk(desk));
    return order && readOrder(order);
  }

  /** Returns the products that exist; one read each. */
  async products(ids: readonly string[]): Promise<Product[]> {
    return (await this.#transaction.getAll(...this.#productsAt(ids))).flatMap(readProduct);
  }

  /**
   * Returns the order of a document id, if any, and the products that exist, in one round trip, because that is
   * most of the time that placing an order takes. One read each.
   */
  async findWithProducts(
    id: string,
    productIds: readonly string[],
  ): Promise<{ made: Order | undefined; products: Product[] }> {
    const [order, ...products] = await this.#transaction.getAll(
      this.#orderAt(id),
      ...this.#productsAt(productIds),
    );
    return { made: order && readOrder(order), products: products.flatMap(readProduct) };
  }

  /**
   * Stores a new order with its desk document, counts it, and removes the bought lines from the buyer's cart. A separate document claims
   * the order id, so that the commit fails when another order has it, without a read before (OrdersRepository then
   * runs the work again with another id).
   */
  place(order: Order): void {
    this.#transaction.create(this.#orderAt(order._id), toDocument(orderSchema, order));
    this.#transaction.create(this.#db.doc(`orderIds/${order.orderId}`), { order: order._id });
    this.#count(null, order, writeDesk(this.#db, this.#transaction, order, undefined));
    const cart = this.#db.doc(`carts/${order.uid}`);
    const bought = order.items.map(lineId);
    for (const id of bought) this.#transaction.delete(cart.collection('items').doc(id));
    const lines = FieldValue.arrayRemove(...bought);
    this.#transaction.set(cart, { lines, updatedAt: FieldValue.serverTimestamp() }, { merge: true });
  }

  /** Stores the fields of a found order and of its desk document that differ, and counts the change. */
  change(before: Order, after: Order): void {
    const changes = changedFields(toDocument(orderSchema, before), toDocument(orderSchema, after));
    if (Object.keys(changes).length > 0) this.#transaction.update(this.#orderAt(after._id), changes);
    this.#count(before, after, writeDesk(this.#db, this.#transaction, after, this.#deskOf(after)));
  }

  /** Returns the staff notes of an order; one read each. */
  async notesOf(id: string): Promise<DocumentReference[]> {
    const { docs } = await this.#transaction.get(this.#notesAt(id).select());
    return docs.map(({ ref }) => ref);
  }

  addNote(id: string, note: Omit<StaffNote, '_id'>): StaffNote {
    const reference = this.#notesAt(id).doc();
    const stored = { ...note, _id: reference.id };
    this.#transaction.create(reference, toDocument(staffNoteSchema, stored));
    return stored;
  }

  removeNotes(notes: readonly DocumentReference[]): void {
    for (const note of notes) this.#transaction.delete(note);
  }

  /** Deletes a found order with its staff notes and its desk document, and removes it from the counters. */
  remove(order: Order, notes: readonly DocumentReference[]): void {
    this.removeNotes(notes);
    this.#transaction.delete(this.#orderAt(order._id));
    this.#transaction.delete(deskReference(this.#db, order._id));
    this.#count(order, null, stageChange(this.#deskOf(order), undefined));
  }

  /** Appends an entry to the audit log. One write. */
  audit(record: AuditRecord, now: Date): void {
    appendAuditEntry(this.#db, this.#transaction, record, now);
  }

  #orderAt(id: string): DocumentReference {
    return this.#db.doc(`orders/${id}`);
  }

  #notesAt(id: string) {
    return this.#orderAt(id).collection('notes');
  }

  #productsAt(ids: readonly string[]): DocumentReference[] {
    return [...new Set(ids)].map((id) => this.#db.doc(`products/${id}`));
  }

  #deskOf({ _id }: Order): OrderDesk | undefined {
    if (!this.#desks.has(_id)) throw new Error(`Order ${_id} must be found before it is changed`);
    return this.#desks.get(_id);
  }

  #count(before: Order | null, after: Order | null, stages: OrderCounters['stages']): void {
    const id = (after ?? before)?._id ?? '';
    const increments = counterIncrements({ ...orderCounterChange(before, after), stages });
    if (Object.keys(increments).length > 0) {
      const shard = this.#db.doc(`counters/orders/shards/${orderCounterShard(id)}`);
      this.#transaction.set(shard, increments, { merge: true });
    }
    this.#sell(before, after);
  }

  /**
   * Stores the sales of the order as pending, in a separate document as large as the order's lines: an order
   * never writes a document that grows with the shop's sales (docs/adr/0030).
   */
  #sell(before: Order | null, after: Order | null): void {
    const sales = soldSomething(salesChange(before, after));
    if (Object.keys(sales).length === 0) return;
    const items = (after ?? before)?.items ?? [];
    const names = Object.fromEntries(items.map(({ productId, name }) => [productId, name]));
    this.#transaction.create(this.#db.collection('counters/orders/pending').doc(), { sales, names });
  }
}

function readOrder(document: DocumentSnapshot): Order | undefined {
  const data = document.data();
  return data && fromDocument(orderSchema, document.id, data);
}

function readProduct(document: DocumentSnapshot): [] | [Product] {
  const data = document.data();
  return data ? [fromDocument(productSchema, document.id, data)] : [];
}
