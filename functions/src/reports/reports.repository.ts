import { fromDocument } from '@nargisus/domain/contract';
import {
  claimReport,
  REPORT_LEASE_MS,
  REPORT_ORDER_FIELDS,
  reportOrderSchema,
  reportRecordSchema,
  type ClaimResult,
  type ReportOrder,
  type ReportRecord,
} from '@nargisus/domain/reports';
import type { DhakaDay } from '@nargisus/domain/time';
import type { Firestore, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { ClaimedRecords } from '../outbox/claimed-records.ts';
import { orderPages } from './order-pages.ts';

/** Ten concurrent runs queue for one record. */
const MAX_ATTEMPTS = 12;

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

  /** Yields a day's orders with the costs of their lines, page by page: see orderPages(). */
  pagesOf(day: DhakaDay): AsyncGenerator<ReportOrder[]> {
    const parse = (it: QueryDocumentSnapshot) => fromDocument(reportOrderSchema, it.id, it.data());
    return orderPages(this.#db, { from: day, to: day }, { fields: REPORT_ORDER_FIELDS, parse });
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
