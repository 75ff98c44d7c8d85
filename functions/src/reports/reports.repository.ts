import { fromDocument, toDocument } from '@nargisus/domain/contract';
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
import { addDays, startOfDhakaDay, type DhakaDay } from '@nargisus/domain/time';
import {
  FieldPath,
  type DocumentSnapshot,
  type Firestore,
  type Query,
  type QueryDocumentSnapshot,
  type Transaction,
} from 'firebase-admin/firestore';

/** In memory twice for a moment: in wire form and parsed. 250 took 50 MiB more for a day of 15,000 orders. */
const PAGE_SIZE = 100;
/** Ten concurrent runs queue for one record. */
const MAX_ATTEMPTS = 12;

type Outcome =
  | { readonly state: 'sent'; readonly messageId: string | null }
  | { readonly state: 'failed' | 'unconfirmed'; readonly error: string };

/** Daily reports: reports/{date}; their content is read from orders/{id}. */
export class ReportsRepository {
  readonly #db: Firestore;

  constructor(db: Firestore) {
    this.#db = db;
  }

  /** Yields a day's orders, oldest first, PAGE_SIZE at a time. One read each, of the fields that a report has. */
  async *pagesOf(day: DhakaDay): AsyncGenerator<ReportOrder[]> {
    const ofDay = this.#db
      .collection('orders')
      .where('createdAt', '>=', startOfDhakaDay(day))
      .where('createdAt', '<', startOfDhakaDay(addDays(day, 1)))
      .orderBy('createdAt')
      .orderBy(FieldPath.documentId())
      .select(...REPORT_ORDER_FIELDS)
      .limit(PAGE_SIZE);
    let after: QueryDocumentSnapshot | undefined;
    do {
      const { orders, last } = await pageOf(after ? ofDay.startAfter(after) : ofDay);
      yield orders;
      after = last;
    } while (after);
  }

  /** Returns the records of days, in the given order, without those that do not exist. One read per day. */
  async records(days: readonly DhakaDay[]): Promise<ReportRecord[]> {
    const documents = await this.#db.getAll(...days.map((day) => this.#record(day)));
    return documents.flatMap((document) => readRecord(document) ?? []);
  }

  /** Claims a day: one of several concurrent callers gets it. One read, one write. */
  claim(wanted: Parameters<typeof claimReport>[1]): Promise<ClaimResult> {
    return this.#inTransaction(async (transaction) => {
      const record = this.#record(wanted.day);
      const result = claimReport(readRecord(await transaction.get(record)), wanted);
      if (result.ok || result.reason === 'died')
        transaction.set(record, toDocument(reportRecordSchema, result.record));
      return result;
    });
  }

  /** Moves from preparing to sending; returns false when the lease expired and another run has claimed the day. */
  async beginSending(
    { _id: day, claim }: ReportRecord,
    content: Pick<ReportRecord, 'to' | 'orders' | 'revenue'>,
    now: Date,
  ): Promise<boolean> {
    const leaseUntil = new Date(now.getTime() + REPORT_LEASE_MS);
    const begun = await this.#change(day, claim, { ...content, state: 'sending', at: now, leaseUntil });
    return begun !== undefined;
  }

  /** Records the outcome, unless another run has claimed the day since. */
  settle({ _id: day, claim }: ReportRecord, outcome: Outcome, now: Date): Promise<ReportRecord | undefined> {
    const sent = outcome.state === 'sent' ? { sentAt: now, error: null } : {};
    return this.#change(day, claim, { ...outcome, ...sent, at: now, leaseUntil: null });
  }

  #change(day: DhakaDay, claim: string, change: Partial<ReportRecord>): Promise<ReportRecord | undefined> {
    return this.#inTransaction(async (transaction) => {
      const record = this.#record(day);
      const present = readRecord(await transaction.get(record));
      if (present?.claim !== claim) return undefined;
      const changed = { ...present, ...change };
      transaction.set(record, toDocument(reportRecordSchema, changed));
      return changed;
    });
  }

  #record(day: DhakaDay) {
    return this.#db.doc(`reports/${day}`);
  }

  #inTransaction<T>(work: (transaction: Transaction) => Promise<T>): Promise<T> {
    return this.#db.runTransaction(work, { maxAttempts: MAX_ATTEMPTS });
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

function readRecord(document: DocumentSnapshot): ReportRecord | undefined {
  const data = document.data();
  return data && fromDocument(reportRecordSchema, document.id, data);
}
