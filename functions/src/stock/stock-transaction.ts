import { toDocument, fromDocument } from '@nargisus/domain/contract';
import {
  levelsOf,
  stockId,
  stockMoveSchema,
  stockSchema,
  storedStock,
  withHold,
  withoutHold,
  type Stock,
  type StockChange,
  type StockLevels as Levels,
  type StockMove,
} from '@nargisus/domain/stock';
import type {
  DocumentReference,
  Firestore,
  Transaction,
  WithFieldValue,
  DocumentData,
} from 'firebase-admin/firestore';
import { changedFields } from '../firestore/changed-fields.ts';
import { stockAt, StockLevels, type SizeOfProduct } from './stock-levels.ts';

/** Who or what moves stock. */
export interface StockCause {
  readonly order: StockMove['order'];
  /** The uid of the staff account; null for others. */
  readonly by: string | null;
  readonly now: Date;
}

/** The stock of sizes within a transaction: read first, then changed. Each size costs one read and at most two writes. */
export class StockTransaction extends StockLevels {
  readonly #db: Firestore;
  readonly #transaction: Transaction;

  constructor(db: Firestore, transaction: Transaction) {
    super();
    this.#db = db;
    this.#transaction = transaction;
  }

  /** Reads the stock documents that are not read yet; one read each. */
  async read(ids: readonly string[]): Promise<void> {
    const unread = [...new Set(ids)].filter((id) => !this.hasRead(id));
    if (unread.length > 0) this.load(await this.#transaction.getAll(...unread.map((id) => this.#at(id))));
  }

  /**
   * Moves stock as an order does, and appends a move for each size. Ends the hold of the purchase's own attempt.
   * @param holder - the tran_id of that attempt
   */
  apply(changes: readonly StockChange[], cause: StockCause, holder?: string): void {
    for (const { stock: id, onHand, committed, why } of changes) {
      const before = this.find(id);
      // The size was never counted in this shop: nothing to move.
      if (!before) continue;
      const moved = { ...before, onHand: before.onHand + onHand, committed: before.committed + committed };
      this.#put(before, holder ? withoutHold(moved, holder) : moved, cause.now);
      this.#append(before, moved, { ...cause, why, note: '' });
    }
  }

  /** Stores a change by staff, and appends its move where it changed the pieces. */
  set(
    before: Stock | undefined,
    after: Stock,
    move: Omit<StockCause, 'order'> & Pick<StockMove, 'why' | 'note'> & { readonly id?: string },
  ): Stock {
    const stored = this.#put(before, after, move.now);
    const from = before ?? { ...after, onHand: 0, committed: 0 };
    const isMoved = from.onHand !== after.onHand || from.committed !== after.committed;
    if (isMoved || !before) this.#append(from, after, { ...move, order: null });
    return stored;
  }

  /** Reserves pieces for an attempt to pay. The sizes must have been read and be counted. */
  hold(lines: readonly (SizeOfProduct & { readonly quantity: number })[], tranId: string, now: Date): void {
    for (const line of lines) {
      const before = this.find(stockId(line));
      if (before) this.#put(before, withHold(before, tranId, line.quantity, now), now);
    }
  }

  /** Ends what an attempt holds. Reads the sizes that are not read yet, so it must come before other writes. */
  async release(ids: readonly string[], tranId: string, now: Date): Promise<void> {
    await this.read(ids);
    for (const id of ids) {
      const before = this.find(id);
      if (before?.holds[tranId]) this.#put(before, withoutHold(before, tranId), now);
    }
  }

  /** Stores a repaired size, and appends the move that its earlier moves, which add up to `from`, lack. */
  repair(repaired: Stock, { from, now }: { readonly from: Levels; readonly now: Date }): void {
    this.#put(this.find(repaired._id), repaired, now);
    const before = { ...repaired, ...from };
    const isMissing = from.onHand !== repaired.onHand || from.committed !== repaired.committed;
    if (isMissing) this.#append(before, repaired, { why: 'repair', order: null, by: null, now, note: '' });
  }

  /** Stores a size without its lapsed holds. */
  removeLapsedHolds(id: string, now: Date): void {
    const before = this.find(id);
    // Each put leaves them out.
    if (before?.lapsesAt && before.lapsesAt <= now) this.#put(before, before, now);
  }

  /** Returns the move with an id of its own, if it was made before. One read. */
  async findMove(id: string): Promise<StockMove | undefined> {
    const document = await this.#transaction.get(this.#moveAt(id));
    const data = document.data();
    return data && fromDocument(stockMoveSchema, id, data);
  }

  #put(before: Stock | undefined, after: Stock, now: Date): Stock {
    const stored = storedStock(after, now);
    const document = toDocument(stockSchema, stored);
    const changes = before && changedFields(toDocument(stockSchema, before), document);
    if (!changes) this.#transaction.create(this.#at(after._id), document as WithFieldValue<DocumentData>);
    // Firestore rejects an update without a field.
    else if (Object.keys(changes).length > 0) this.#transaction.update(this.#at(after._id), changes);
    this.change(stored);
    return stored;
  }

  #append(
    from: Stock,
    to: Stock,
    {
      id,
      why,
      order,
      by,
      now,
      note,
    }: StockCause & Pick<StockMove, 'why' | 'note'> & { readonly id?: string },
  ): void {
    const reference = id ? this.#moveAt(id) : this.#db.collection('stockMoves').doc();
    const move: StockMove = {
      _id: reference.id,
      stock: to._id,
      createdAt: now,
      why,
      order,
      by,
      from: levelsOf(from),
      to: levelsOf(to),
      note,
    };
    this.#transaction.create(reference, toDocument(stockMoveSchema, move));
  }

  #at(id: string): DocumentReference {
    return stockAt(this.#db, id);
  }

  #moveAt(id: string): DocumentReference {
    return this.#db.doc(`stockMoves/${id}`);
  }
}
