import { fromDocument } from '@nargisus/domain/contract';
import { attemptSchema, type Attempt, type AttemptState } from '@nargisus/domain/payments';
import type { Firestore, Query, Transaction } from 'firebase-admin/firestore';
import { listOfBuyerWithin, type BuyerPeriod } from '../firestore/list-of-buyer.ts';
import { newestFirst, type Page, type PageRequest } from '../firestore/pagination.ts';
import { postponeDue } from '../firestore/postpone-due.ts';
import { StockTransaction } from '../stock/stock-transaction.ts';
import { voucherOfAttempt } from './voucher-of-attempt.ts';
import { VoucherTransaction } from '../vouchers/voucher-transaction.ts';
import { AttemptTransaction } from './attempt-transaction.ts';

/** Attempts to pay: payments/{tranId}. What creates an order goes through the OrdersRepository. */
export class PaymentsRepository {
  readonly #db: Firestore;

  constructor(db: Firestore) {
    this.#db = db;
  }

  /** Returns the attempts within a transaction that other repositories take part in. */
  attemptsIn(transaction: Transaction): AttemptTransaction {
    return new AttemptTransaction(this.#db, transaction);
  }

  /** One read. */
  async find(tranId: string): Promise<Attempt | undefined> {
    const document = await this.#db.doc(`payments/${tranId}`).get();
    const data = document.data();
    return data && fromDocument(attemptSchema, tranId, data);
  }

  /** Newest first; reads at most `limit` documents. */
  list({ state }: { state?: AttemptState }, page: PageRequest): Promise<Page<Attempt>> {
    let query: Query = this.#db.collection('payments');
    if (state) query = query.where('state', '==', state);
    return newestFirst(query, page, (it) => fromDocument(attemptSchema, it.id, it.data()));
  }

  /** Newest first; reads at most `limit` documents. */
  listOfPayer(uid: string, page: PageRequest): Promise<Page<Attempt>> {
    const attempts = this.#db.collection('payments').where('uid', '==', uid);
    return newestFirst(attempts, page, (it) => fromDocument(attemptSchema, it.id, it.data()));
  }

  /** Returns a buyer's attempts within a period, newest first. Reads at most `limit` documents. */
  async listOfBuyer(time: BuyerPeriod, limit: number): Promise<Attempt[]> {
    const attempts = await listOfBuyerWithin(this.#db.collection('payments'), time, limit);
    return attempts.map((it) => fromDocument(attemptSchema, it.id, it.data()));
  }

  /** Returns the attempts to ask the gateway about, longest due first. Reads at most `limit` documents. */
  async due(now: Date, limit: number): Promise<string[]> {
    const due = this.#db.collection('payments').where('nextCheckAt', '<=', now).orderBy('nextCheckAt');
    const { docs } = await due.limit(limit).select().get();
    return docs.map((it) => it.id);
  }

  /** Postpones the next check of an attempt that could not be checked. One read, at most one write. */
  postpone(tranId: string, until: Date): Promise<void> {
    return postponeDue(this.#db.doc(`payments/${tranId}`), 'nextCheckAt', until);
  }

  /**
   * Stores what `change` makes of the present attempt, and ends what one that is no longer open holds of stock and of its voucher; returns undefined
   * when there is none. One read, at most one write, and as many of each for sizes that it holds; for a voucher at most four of each.
   */
  async change(tranId: string, change: (attempt: Attempt) => Attempt): Promise<Attempt | undefined> {
    return this.#db.runTransaction(async (transaction) => {
      const attempts = this.attemptsIn(transaction);
      const before = await attempts.find(tranId);
      if (!before) return undefined;
      const after = change(before);
      // Reads come before writes.
      const isReleasing = before.holdsVoucher && !after.holdsVoucher;
      const voucher = isReleasing ? voucherOfAttempt(before) : undefined;
      const vouchers = new VoucherTransaction(this.#db, transaction);
      if (voucher) await vouchers.read(voucher);
      if (before.hold && !after.hold) {
        const stock = new StockTransaction(this.#db, transaction);
        await stock.release(before.hold.stock, tranId, after.updatedAt);
      }
      if (voucher) vouchers.release(voucher, { heldOnly: true });
      if (after !== before) attempts.change(before, after);
      return after;
    });
  }
}
