import { fromDocument, toDocument } from '@nargisus/domain/contract';
import { orderCashSchema } from '@nargisus/domain/ledger';
import { expiryOf } from '@nargisus/domain/privacy';
import {
  claimRangeReport,
  RANGE_ORDER_FIELDS,
  rangeOrderSchema,
  rangeReportSchema,
  rangeSumsSchema,
  readyReport,
  reportOfSameRange,
  requestedReport,
  restartedReport,
  type CashDue,
  type DayRange,
  type RangeOrder,
  type RangeReport,
  type RangeSums,
} from '@nargisus/domain/reports';
import { momentSchema } from '@nargisus/domain/time';
import type {
  DocumentSnapshot,
  Firestore,
  QueryDocumentSnapshot,
  Transaction,
} from 'firebase-admin/firestore';
import { readPages } from '../../firestore/read-pages.ts';
import { orderPages } from '../order-pages.ts';
import { UnreadableOrder } from './unreadable-order.ts';

const CASH_PAGE = 100;
/** Two clicks at once queue for the same reports. */
const MAX_ATTEMPTS = 12;
const OPEN_STATES = ['queued', 'running'];
/** A minute of requests: see reportOfSameRange(). */
const RECENT_MS = 60_000;

/** Reports of ranges: rangeReports/{id} and their figures, rangeSums/{id}. Their content is read from orders. */
export class RangeReportsRepository {
  readonly #db: Firestore;

  constructor(db: Firestore) {
    this.#db = db;
  }

  /**
   * Stores a report that waits for the worker, or returns the one that answers the request already. Reads the open reports and those
   * of a minute; one write.
   */
  request(
    { from, to }: DayRange,
    { by, now }: { readonly by: string; readonly now: Date },
  ): Promise<{ readonly report: RangeReport; readonly isNew: boolean }> {
    const all = this.#db.collection('rangeReports');
    return this.#inTransaction(async (transaction) => {
      const found = await Promise.all([
        transaction.get(all.where('state', 'in', OPEN_STATES)),
        transaction.get(all.where('requestedAt', '>', new Date(now.getTime() - RECENT_MS))),
      ]);
      const known = found.flatMap(({ docs }) => docs.map((document) => readReport(document)!));
      const same = reportOfSameRange(known, { from, to }, now);
      if (same) return { report: same, isNew: false };
      const report = requestedReport({ id: all.doc().id, from, to, by, now });
      this.#store(transaction, report);
      return { report, isNew: true };
    });
  }

  /** Returns a report. One read. */
  async find(id: string): Promise<RangeReport | undefined> {
    return readReport(await this.#reportAt(id).get());
  }

  /** Returns the figures of a report. One read. */
  async sums(id: string): Promise<RangeSums | undefined> {
    const document = await this.#db.doc(`rangeSums/${id}`).get();
    const data = document.data();
    return data && fromDocument(rangeSumsSchema, id, data);
  }

  /** Claims a report: one of several concurrent runs gets it. One read, at most one write. */
  async claim(id: string, claim: string, now: Date): Promise<RangeReport | undefined> {
    const stored = await this.#inTransaction(async (transaction) => {
      const present = readReport(await transaction.get(this.#reportAt(id)));
      const claimed = claimRangeReport(present, { claim, now });
      if (claimed) this.#store(transaction, claimed);
      return claimed;
    });
    return stored?.state === 'running' ? stored : undefined;
  }

  /**
   * Changes a report while the run still holds its claim. Returns undefined when another run has claimed it since. One read, at most
   * one write.
   */
  change(
    { _id, claim }: Pick<RangeReport, '_id' | 'claim'>,
    change: (present: RangeReport) => RangeReport,
  ): Promise<RangeReport | undefined> {
    return this.#inTransaction(async (transaction) => {
      const present = await this.#heldBy(transaction, { _id, claim });
      if (!present) return undefined;
      const changed = change(present);
      this.#store(transaction, changed);
      return changed;
    });
  }

  /** Stores the figures and ends the report, unless another run has claimed it since. One read, two writes. */
  finish(report: RangeReport, sums: RangeSums, now: Date): Promise<RangeReport | undefined> {
    return this.#inTransaction(async (transaction) => {
      const present = await this.#heldBy(transaction, report);
      if (!present) return undefined;
      const ready = readyReport(present, sums.summary.orders, now);
      transaction.set(this.#db.doc(`rangeSums/${report._id}`), {
        ...toDocument(rangeSumsSchema, sums),
        expireAt: expiryOf('rangeSums', present.requestedAt),
      });
      this.#store(transaction, ready);
      return ready;
    });
  }

  /**
   * Restarts reports whose event was lost or whose run crashed: the write is an event for the worker. Reads the open reports.
   * @returns how many it restarted or gave up
   */
  async restart(now: Date): Promise<number> {
    const open = await this.#db.collection('rangeReports').where('state', 'in', OPEN_STATES).get();
    const due = open.docs.filter((document) => restartedReport(readReport(document)!, now));
    for (const { id } of due) {
      await this.#inTransaction(async (transaction) => {
        const present = readReport(await transaction.get(this.#reportAt(id)));
        const restarted = present && restartedReport(present, now);
        if (restarted) this.#store(transaction, restarted);
      });
    }
    return due.length;
  }

  /** Yields the orders of a range, oldest first: see orderPages(). @throws UnreadableOrder */
  pagesOf(range: DayRange): AsyncGenerator<RangeOrder[]> {
    return orderPages(this.#db, range, { fields: RANGE_ORDER_FIELDS, parse: readOrder });
  }

  /**
   * Yields the cash that couriers owe now, page by page. Two reads for each order with such cash: the document of the desk, which
   * knows since when, and the cash of the order.
   */
  async *cashDue(): AsyncGenerator<CashDue[]> {
    const due = this.#db
      .collection('orderDesk')
      .where('cashDueSince', '>', new Date(0))
      .orderBy('cashDueSince')
      .select('cashDueSince');
    for await (const docs of readPages(due, CASH_PAGE)) yield await this.#cashOf(docs);
  }

  async #cashOf(desks: readonly QueryDocumentSnapshot[]): Promise<CashDue[]> {
    const found = await this.#db.getAll(...desks.map(({ id }) => this.#db.doc(`orderCash/${id}`)));
    return found.flatMap((document, at) => {
      const data = document.data();
      if (!data) return [];
      const since = momentSchema.parse(desks[at]!.get('cashDueSince'));
      return [{ since, cash: fromDocument(orderCashSchema, document.id, data) }];
    });
  }

  async #heldBy(transaction: Transaction, { _id, claim }: Pick<RangeReport, '_id' | 'claim'>) {
    const present = readReport(await transaction.get(this.#reportAt(_id)));
    return present?.state === 'running' && present.claim === claim ? present : undefined;
  }

  #store(transaction: Transaction, report: RangeReport): void {
    transaction.set(this.#reportAt(report._id), {
      ...toDocument(rangeReportSchema, report),
      expireAt: expiryOf('rangeReports', report.requestedAt),
    });
  }

  #reportAt(id: string) {
    return this.#db.doc(`rangeReports/${id}`);
  }

  #inTransaction<T>(work: (transaction: Transaction) => Promise<T>): Promise<T> {
    return this.#db.runTransaction(work, { maxAttempts: MAX_ATTEMPTS });
  }
}

function readReport(document: DocumentSnapshot): RangeReport | undefined {
  const data = document.data();
  return data && fromDocument(rangeReportSchema, document.id, data);
}

function readOrder(document: QueryDocumentSnapshot) {
  try {
    return fromDocument(rangeOrderSchema, document.id, document.data());
  } catch (cause) {
    throw new UnreadableOrder(document.id, cause);
  }
}
