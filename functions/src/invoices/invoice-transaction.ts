import type { AuditRecord } from '@nargisus/domain/audit';
import { fromDocument, toDocument } from '@nargisus/domain/contract';
import {
  buildCreditNote,
  buildInvoice,
  countingInvoice,
  creditReason,
  drawSerial,
  fiscalYearOf,
  invoiceSeriesSchema,
  newSeries,
  taxInvoiceSchema,
  type CreditReason,
  type InvoiceKind,
  type InvoiceSeries,
  type Seller,
  type TaxInvoice,
} from '@nargisus/domain/invoices';
import { orderSchema, THE_COURIER, type Order } from '@nargisus/domain/orders';
import { dhakaDay } from '@nargisus/domain/time';
import type { DocumentReference, Firestore, Transaction } from 'firebase-admin/firestore';
import { appendAuditEntry } from '../audit/audit-log.ts';

interface Issue {
  /** The uid of the member of staff; null for a change that no staff made. */
  readonly by: string | null;
  readonly now: Date;
}

/**
 * Tax invoices and credit notes within a transaction (docs/adr/0080): read first, then written. Numbers have no gaps: a number
 * is drawn from `invoiceSeries/{year}` in the transaction that stores what it numbers, so a failed one draws nothing.
 */
export class InvoiceTransaction {
  readonly #db: Firestore;
  readonly #transaction: Transaction;
  readonly #series = new Map<string, InvoiceSeries>();
  /** What write() stores. */
  readonly #drawn: TaxInvoice[] = [];

  constructor(db: Firestore, transaction: Transaction) {
    this.#db = db;
    this.#transaction = transaction;
  }

  /** Reads the series of the fiscal year of `now`. One read for each year; none when it was read. */
  async open(now: Date): Promise<void> {
    const year = fiscalYearOf(dhakaDay(now));
    if (this.#series.has(year)) return;
    const document = await this.#transaction.get(this.#seriesAt(year));
    const data = document.data();
    this.#series.set(year, data ? fromDocument(invoiceSeriesSchema, year, data) : newSeries(year));
  }

  /** Returns the orders that exist, by `_id`. One read each. */
  async orders(ids: readonly string[]): Promise<ReadonlyMap<string, Order>> {
    const documents = await this.#transaction.getAll(...ids.map((id) => this.#orderAt(id)));
    const found = documents.flatMap((document) => {
      const data = document.data();
      return data ? [fromDocument(orderSchema, document.id, data)] : [];
    });
    return new Map(found.map((order) => [order._id, order]));
  }

  /** Draws the number of an order's invoice and stores it on the order; write() stores the invoice. open() must have read the series. */
  issue(
    order: Order,
    { by, now, ...terms }: Issue & { readonly seller: Seller; readonly rate: number },
  ): TaxInvoice {
    const invoice = buildInvoice(order, { ...this.#draw('invoice', now), by, now, ...terms });
    this.#drawn.push(invoice);
    const taxInvoice = { number: invoice._id, issuedAt: now };
    this.#transaction.update(this.#orderAt(order._id), { taxInvoice, updatedAt: now });
    return invoice;
  }

  /**
   * Returns the order with the number of the credit note that its change issues, if any; write() stores it. Two reads for such
   * a change, invoice and series; none for others.
   */
  async settle(before: Order, after: Order): Promise<Order> {
    const reason = creditReason(before, after);
    const { taxInvoice } = after;
    if (!reason || !taxInvoice) return after;
    const issue = { by: staffBehind(after), now: after.updatedAt };
    const note = await this.#credit(taxInvoice.number, reason, issue);
    return { ...after, taxInvoice: { ...taxInvoice, creditNote: note._id } };
  }

  /** Draws the credit note of an order that is deleted. Two reads, none for one without an invoice that counts. */
  async settleDeletion(order: Order, issue: Issue): Promise<void> {
    const invoice = countingInvoice(order);
    if (invoice) await this.#credit(invoice.number, 'deleted', issue);
  }

  /** Stores what was drawn, an audit entry for each invoice, and the series. No write when nothing was drawn. */
  write(): void {
    const years = new Set(this.#drawn.map(({ year }) => year));
    for (const invoice of this.#drawn.splice(0)) {
      this.#transaction.create(this.#invoiceAt(invoice._id), toDocument(taxInvoiceSchema, invoice));
      if (invoice.kind === 'invoice')
        appendAuditEntry(this.#db, this.#transaction, auditOf(invoice), invoice.issuedAt);
    }
    for (const year of years) {
      const series = this.#series.get(year)!;
      this.#transaction.set(this.#seriesAt(year), toDocument(invoiceSeriesSchema, series));
    }
  }

  async #credit(number: string, reason: CreditReason, { by, now }: Issue): Promise<TaxInvoice> {
    const document = await this.#transaction.get(this.#invoiceAt(number));
    await this.open(now);
    const invoice = fromDocument(taxInvoiceSchema, number, document.data() ?? {});
    const note = buildCreditNote(invoice, { ...this.#draw('credit-note', now), by, now, reason });
    this.#drawn.push(note);
    return note;
  }

  #draw(kind: InvoiceKind, now: Date): { year: string; serial: number } {
    const year = fiscalYearOf(dhakaDay(now));
    const { serial, series } = drawSerial(this.#series.get(year)!, kind);
    this.#series.set(year, series);
    return { year, serial };
  }

  #orderAt(id: string): DocumentReference {
    return this.#db.doc(`orders/${id}`);
  }

  #invoiceAt(number: string): DocumentReference {
    return this.#db.doc(`invoices/${number}`);
  }

  #seriesAt(year: string): DocumentReference {
    return this.#db.doc(`invoiceSeries/${year}`);
  }
}

/** Returns the uid of the member of staff who made an order's last change; null when its buyer or a courier did. */
function staffBehind({ uid, timeline }: Order): string | null {
  const who = timeline.at(-1)?.who;
  return who === undefined || who === uid || who === THE_COURIER ? null : who;
}

/**
 * Returns the audit entry of an invoice. A credit note has none: the change that issues it has its own, and the note says who
 * issued it and why.
 */
function auditOf({ _id, by, order, orderId }: TaxInvoice): AuditRecord {
  return {
    by: by === null ? null : { uid: by },
    action: 'invoice.issued',
    subject: { kind: 'order', id: order, label: orderId },
    before: null,
    after: { number: _id },
    note: '',
  };
}
