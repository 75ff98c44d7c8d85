import type { ProductCost } from '@nargisus/domain/catalogue';
import { fromDocument } from '@nargisus/domain/contract';
import {
  claimReport,
  REPORT_LEASE_MS,
  REPORT_ORDER_FIELDS,
  reportOrderSchema,
  reportRecordSchema,
  withUnitCosts,
  type ClaimResult,
  type ReportOrder,
  type ReportRecord,
} from '@nargisus/domain/reports';
import { addDays, startOfDhakaDay, type DhakaDay } from '@nargisus/domain/time';
import { FieldPath, type Firestore, type Query, type QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { productCosts } from '../firestore/product-costs.ts';
import { ClaimedRecords } from '../outbox/claimed-records.ts';

/** In memory twice for a moment: in wire form and parsed. 250 took 50 MiB more for a day of 15,000 orders. */
const PAGE_SIZE = 100;
/** Ten concurrent runs queue for one record. */
const MAX_ATTEMPTS = 12;

type SoldCosts = Pick<ProductCost, 'costs'>;
const NO_COSTS: SoldCosts = { costs: [] };

type Outcome =
  | { readonly state: 'sent'; readonly messageId: string | null }
  | { readonly state: 'failed' | 'unconfirmed'; readonly error: string };

/** Daily reports: reports/{date}; their content is read from orders/{id}. */
export class ReportsRepository {
  readonly #db: Firestore;
  readonly #records: ClaimedRecords<typeof reportRecordSchema>;

  constructor(db: Firestore) {
    this.#db = db;
    this.#records = new ClaimedRecords(db, {
      collection: 'reports',
      schema: reportRecordSchema,
      maxAttempts: MAX_ATTEMPTS,
    });
  }

  /**
   * Yields a day's orders with the costs of their lines, oldest first, PAGE_SIZE at a time. One read each, of the fields that a
   * report has, and one for each product sold.
   */
  async *pagesOf(day: DhakaDay): AsyncGenerator<ReportOrder[]> {
    const ofDay = this.#db
      .collection('orders')
      .where('createdAt', '>=', startOfDhakaDay(day))
      .where('createdAt', '<', startOfDhakaDay(addDays(day, 1)))
      .orderBy('createdAt')
      .orderBy(FieldPath.documentId())
      .select(...REPORT_ORDER_FIELDS)
      .limit(PAGE_SIZE);
    const costs = new Map<string, SoldCosts>();
    let after: QueryDocumentSnapshot | undefined;
    do {
      const { orders, last } = await pageOf(after ? ofDay.startAfter(after) : ofDay);
      yield await this.#withCosts(orders, costs);
      after = last;
    } while (after);
  }

  /** @param known - the costs that were read for earlier pages, to which it adds */
  async #withCosts(orders: readonly ReportOrder[], known: Map<string, SoldCosts>): Promise<ReportOrder[]> {
    const sold = new Set(orders.flatMap(({ items }) => items.map(({ productId }) => productId)));
    const unread = [...sold].filter((id) => !known.has(id));
    const found = await productCosts(this.#db, this.#db, unread);
    for (const id of unread) known.set(id, found.get(id) ?? NO_COSTS);
    return orders.map((order) => withUnitCosts(order, known));
  }

  /** Returns the records of days, in the given order, without those that do not exist. One read per day. */
  async records(days: readonly DhakaDay[]): Promise<ReportRecord[]> {
    const documents = await this.#db.getAll(...days.map((day) => this.#records.reference(day)));
    return documents.flatMap((document) => this.#records.read(document) ?? []);
  }

  /** Claims a day: one of several concurrent callers gets it. One read, one write. */
  claim(wanted: Parameters<typeof claimReport>[1]): Promise<ClaimResult> {
    return this.#records.claim(wanted.day, wanted.now, (present) => {
      const result = claimReport(present, wanted);
      const isChanged = result.ok || result.reason === 'died';
      return Promise.resolve({ result, ...(isChanged && { record: result.record }) });
    });
  }

  /** Moves from preparing to sending; returns false when the lease expired and another run has claimed the day. */
  async beginSending(
    { _id: day, claim }: ReportRecord,
    content: Pick<ReportRecord, 'to' | 'orders' | 'revenue'>,
    now: Date,
  ): Promise<boolean> {
    const leaseUntil = new Date(now.getTime() + REPORT_LEASE_MS);
    const begun = await this.#records.change(day, claim, now, (present) => ({
      ...present,
      ...content,
      state: 'sending',
      at: now,
      leaseUntil,
    }));
    return begun !== undefined;
  }

  /** Records the outcome, unless another run has claimed the day since. */
  settle({ _id: day, claim }: ReportRecord, outcome: Outcome, now: Date): Promise<ReportRecord | undefined> {
    const sent = outcome.state === 'sent' ? { sentAt: now, error: null } : {};
    return this.#records.change(day, claim, now, (present) => ({
      ...present,
      ...outcome,
      ...sent,
      at: now,
      leaseUntil: null,
    }));
  }
}

/**
 * Returns a page of orders, and its last document when another page may follow. Frees the wire form once it is
 * parsed.
 */
async function pageOf(
  query: Query,
): Promise<{ orders: ReportOrder[]; last: QueryDocumentSnapshot | undefined }> {
  const { docs } = await query.get();
  const orders = docs.map((it) => fromDocument(reportOrderSchema, it.id, it.data()));
  return { orders, last: docs.length === PAGE_SIZE ? docs.at(-1) : undefined };
}
