import type { AuditRecord } from '@nargisus/domain/audit';
import { fromDocument, toDocument } from '@nargisus/domain/contract';
import { orderSchema, type Order } from '@nargisus/domain/orders';
import { forgetPhone, phoneRecordSchema, type PhoneRecord, type PhoneSummary } from '@nargisus/domain/phones';
import type { Firestore } from 'firebase-admin/firestore';
import { appendAuditEntry } from '../audit/audit-log.ts';
import { newestFirst, type Page, type PageRequest } from '../firestore/pagination.ts';
import { phoneAt, readPhone } from './phone-documents.ts';
import { ordersOn, readPhoneCounts } from './phone-history.ts';

interface Change {
  readonly record: PhoneRecord;
  readonly audit: AuditRecord;
}

/** What staff decided and noted about phone numbers (phoneNumbers/{phone}), and the orders on them. */
export class PhonesRepository {
  readonly #db: Firestore;

  constructor(db: Firestore) {
    this.#db = db;
  }

  /** Returns a number as staff see it. Some nine reads, whatever the number of orders below 1,000. */
  async summary(phone: string): Promise<PhoneSummary> {
    const [document, counts] = await Promise.all([
      phoneAt(this.#db, phone).get(),
      readPhoneCounts(this.#db, phone),
    ]);
    const record = readPhone(document);
    const { blocked = null, override = null, notes = [], expireAt = null } = record ?? {};
    return { phone, blocked, override, notes, expireAt, counts };
  }

  /** Newest first; reads at most `limit` documents. */
  orders(phone: string, page: PageRequest): Promise<Page<Order>> {
    return newestFirst(ordersOn(this.#db, phone), page, (it) => fromDocument(orderSchema, it.id, it.data()));
  }

  /**
   * Stores what `change` makes of a number, with its audit entry. One read and two writes; no write when it returns undefined.
   */
  change(
    phone: string,
    now: Date,
    change: (present: PhoneRecord | undefined) => Change | undefined,
  ): Promise<void> {
    const reference = phoneAt(this.#db, phone);
    return this.#db.runTransaction(async (transaction) => {
      const changed = change(readPhone(await transaction.get(reference)));
      if (!changed) return;
      transaction.set(reference, toDocument(phoneRecordSchema, changed.record));
      appendAuditEntry(this.#db, transaction, changed.audit, now);
    });
  }

  /**
   * Removes what staff noted about the number of an account that is deleted, unless an order of somebody else is on it: the notes may
   * be about that person. A block stays, without its reason. Idempotent; two counts, and a read where they are equal.
   */
  async forget(phone: string, uid: string): Promise<void> {
    const on = ordersOn(this.#db, phone);
    const [all, own] = await Promise.all([on.count().get(), on.where('uid', '==', uid).count().get()]);
    if (all.data().count > own.data().count) return;
    const reference = phoneAt(this.#db, phone);
    await this.#db.runTransaction(async (transaction) => {
      const record = readPhone(await transaction.get(reference));
      if (!record) return;
      const left = forgetPhone(record);
      if (left) transaction.set(reference, toDocument(phoneRecordSchema, left));
      else transaction.delete(reference);
    });
  }
}
