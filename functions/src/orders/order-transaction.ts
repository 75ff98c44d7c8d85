import type { AuditRecord } from '@nargisus/domain/audit';
import type { Product } from '@nargisus/domain/catalogue';
import { ShopError, staffErrorMessages, toDocument } from '@nargisus/domain/contract';
import {
  NO_CALLS,
  orderDeskOf,
  stageChange,
  withCashDue,
  type CallState,
  type DeskFacts,
  type OrderDesk,
} from '@nargisus/domain/desk';
import {
  orderCounterChange,
  orderCounterShard,
  orderSchema,
  withLineStock,
  type Order,
  type OrderCounters,
} from '@nargisus/domain/orders';
import type { TrustReason } from '@nargisus/domain/phones';
import { piecesTaken, stockChange, type StockChange } from '@nargisus/domain/stock';
import { withParams } from '@nargisus/domain/text';
import type { DocumentReference, Firestore, Transaction } from 'firebase-admin/firestore';
import { changedFields } from '../firestore/changed-fields.ts';
import { appendAuditEntry } from '../audit/audit-log.ts';
import { InvoiceTransaction } from '../invoices/invoice-transaction.ts';
import { LedgerTransaction } from '../ledger/ledger-transaction.ts';
import { StockTransaction } from '../stock/stock-transaction.ts';
import { VoucherTransaction } from '../vouchers/voucher-transaction.ts';
import type { VoucherRequest } from '../vouchers/voucher-offers.ts';
import type { SizeOfProduct } from '../stock/stock-levels.ts';
import { deskReference, readDesk, writeDesk } from './desk-documents.ts';
import { counterIncrements } from './order-counters.ts';
import { NoteTransaction } from './note-transaction.ts';
import { storePendingSales } from './pending-sales.ts';
import {
  orderAt,
  productsAt,
  readForOrder,
  readOrder,
  readProduct,
  type FoundForOrder,
} from './read-for-order.ts';
import { removeBoughtLines } from './remove-bought-lines.ts';

/** The reads and writes of placing or changing an order, all or nothing. Firestore requires reads before writes. */
export class OrderTransaction {
  readonly #db: Firestore;
  readonly #transaction: Transaction;
  readonly stock: StockTransaction;
  readonly ledger: LedgerTransaction;
  readonly invoices: InvoiceTransaction;
  readonly vouchers: VoucherTransaction;
  readonly notes: NoteTransaction;
  /** The desk documents of the orders that were found; undefined for an order from before the desk. */
  readonly #desks = new Map<string, OrderDesk | undefined>();

  constructor(db: Firestore, transaction: Transaction) {
    this.#db = db;
    this.#transaction = transaction;
    this.stock = new StockTransaction(db, transaction);
    this.ledger = new LedgerTransaction(db, transaction);
    this.invoices = new InvoiceTransaction(db, transaction);
    this.vouchers = new VoucherTransaction(db, transaction);
    this.notes = new NoteTransaction(db, transaction);
  }

  /** Returns an order, to change or to delete it. Two reads, in one round trip: the order and its desk document. */
  async find(id: string): Promise<Order | undefined> {
    const [order, desk] = await this.#transaction.getAll(orderAt(this.#db, id), deskReference(this.#db, id));
    this.#desks.set(id, desk && readDesk(desk));
    return order && readOrder(order);
  }

  /** Returns the products that exist; one read each. */
  async products(ids: readonly string[]): Promise<Product[]> {
    return (await this.#transaction.getAll(...productsAt(this.#db, ids))).flatMap(readProduct);
  }

  /**
   * Returns the order of a document id, if any, the products of its lines that exist, the delivery settings, and what a voucher
   * gives, and reads the lines' stock (readForOrder).
   * @param phone - the number whose decisions count; none are read without it
   */
  async findForOrder(
    id: string,
    lines: readonly SizeOfProduct[],
    voucher?: VoucherRequest,
    phone?: string,
  ): Promise<FoundForOrder> {
    return readForOrder(this.#db, (...documents) => this.#transaction.getAll(...documents), {
      id,
      lines,
      stock: this.stock,
      vouchers: this.vouchers,
      voucher,
      phone,
    });
  }

  /**
   * Stores a new order with its desk document, counts it, commits its stock and uses its voucher, which findForOrder() must have read, and removes the bought lines
   * from the buyer's cart. A separate document claims the order id, so that the commit fails when another order has it,
   * without a read before (OrdersRepository then runs the work again with another id).
   * @param holder - the tran_id of the attempt to pay for the same purchase, whose hold ends
   * @param call - whether staff call before they pack it
   * @param trust - what is asked of it because of its phone number
   * @param by - the member of staff who takes it for a customer, whose cart it leaves as it is
   */
  place(
    placed: Order,
    {
      holder,
      call,
      trust = [],
      by = null,
    }: {
      readonly holder?: string;
      readonly call: CallState;
      readonly trust?: TrustReason[];
      readonly by?: string | null;
    },
  ): Order {
    const order = withLineStock(null, placed, (line) => this.stock.isCounted(line));
    this.#transaction.create(orderAt(this.#db, order._id), toDocument(orderSchema, order));
    this.#transaction.create(this.#db.doc(`orderIds/${order.orderId}`), { order: order._id });
    const desk = { ...NO_CALLS, call, trust, dueAt: order.createdAt };
    this.#count(null, order, writeDesk(this.#db, this.#transaction, order, undefined, desk));
    this.#moveStock(null, order, by, holder);
    this.vouchers.useOf(order);
    if (by === null) removeBoughtLines(this.#db, this.#transaction, order);
    return order;
  }

  /**
   * Reads the stock that a change of an order moves, and returns the order with the state of its lines and the credit note
   * that the change issues. One read for each line whose pieces move, none where nothing was counted; two for a credit note.
   * @param released - what a change of another order in this transaction does to stock, applied before
   * @throws ShopError 'conflict' when the change needs pieces that are not there
   */
  async settle(before: Order, after: Order, released: readonly StockChange[] = []): Promise<Order> {
    const ifCounted = stockChange(
      before,
      withLineStock(before, after, () => true),
    );
    await this.stock.read(ifCounted.map(({ stock }) => stock));
    const settled = withLineStock(before, after, (line) => this.stock.isCounted(line));
    for (const change of stockChange(before, settled)) {
      const left = this.stock.piecesLeft(change.line, after.updatedAt);
      const freed = released.find(({ stock }) => stock === change.stock);
      const taken = piecesTaken(change) + (freed ? piecesTaken(freed) : 0);
      if (left === undefined || taken <= left) continue;
      const { name } = settled.items.find(({ productId }) => productId === change.line.productId)!;
      const params = { name, size: change.line.size, left };
      throw new ShopError('conflict', withParams(staffErrorMessages.notEnoughStock, params));
    }
    return this.invoices.settle(before, settled);
  }

  /** Reads the use of the voucher of an order that is cancelled or revived. */
  async readVoucher(before: Order, after: Order): Promise<void> {
    if (isCancelled(before) !== isCancelled(after)) await this.vouchers.readOf(after);
  }

  /**
   * Stores the fields of a found order and of its desk document that differ, counts the change, moves the stock that
   * settle() read, posts the cash whose ledger was read, and ends or renews the use of the voucher that readVoucher() read. Staff who revive an order give its
   * voucher back, whatever its limits are.
   * @param own - the facts that only the desk knows, as they are to be; unchanged by default
   */
  change(before: Order, after: Order, own?: DeskFacts): void {
    const changes = changedFields(toDocument(orderSchema, before), toDocument(orderSchema, after));
    if (Object.keys(changes).length > 0) this.#transaction.update(orderAt(this.#db, after._id), changes);
    const stored = this.#deskOf(after);
    const facts = own ?? stored;
    const parcel = facts?.parcel?.state === 'booked' ? facts.parcel.invoice : null;
    const owed = this.ledger.post(before, after, parcel);
    const due = facts && owed !== undefined ? withCashDue(facts, owed, after.updatedAt) : facts;
    this.#count(before, after, writeDesk(this.#db, this.#transaction, after, stored, due));
    this.invoices.write();
    const who = after.timeline.at(-1)?.who ?? after.uid;
    this.#moveStock(before, after, who === after.uid ? null : who);
    if (isCancelled(before) === isCancelled(after)) return;
    if (isCancelled(after)) this.vouchers.releaseOf(after);
    else this.vouchers.useOf(after);
  }

  /**
   * Reads what the deletion of an order releases: the stock of each line that was not handed over, the use of its voucher, and the
   * tax invoice that a credit note takes back.
   */
  async readUsedBy(order: Order, { by, now }: { by: string; now: Date }): Promise<void> {
    await Promise.all([
      this.invoices.settleDeletion(order, { by, now }),
      this.stock.read(stockChange(order, null).map(({ stock }) => stock)),
      this.vouchers.readOf(order),
    ]);
  }

  /**
   * Deletes a found order with its staff notes and its desk document, removes it from the counters, and releases what
   * readUsedBy() read.
   */
  remove(
    order: Order,
    { notes, by, now }: { notes: readonly DocumentReference[]; by: string; now: Date },
  ): void {
    this.notes.remove(notes);
    this.#transaction.delete(orderAt(this.#db, order._id));
    this.#transaction.delete(deskReference(this.#db, order._id));
    this.#count(order, null, stageChange(this.#deskOf(order), undefined));
    this.#moveStock({ ...order, updatedAt: now }, null, by);
    this.vouchers.releaseOf(order);
    this.invoices.write();
  }

  /** Appends an entry to the audit log. One write. */
  audit(record: AuditRecord, now: Date): void {
    appendAuditEntry(this.#db, this.#transaction, record, now);
  }

  /** Returns the desk document of a found order; of an order from before the desk, what it would be. */
  deskOf(order: Order): OrderDesk {
    return this.#deskOf(order) ?? orderDeskOf(order);
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
    storePendingSales(this.#db, this.#transaction, before, after);
  }

  #moveStock(before: Order | null, after: Order | null, by: string | null, holder?: string): void {
    const { _id, orderId, updatedAt: now } = (after ?? before)!;
    this.stock.apply(stockChange(before, after), { order: { _id, orderId }, by, now }, holder);
  }
}

const isCancelled = ({ orderStatus }: Order): boolean => orderStatus === 'cancelled';
