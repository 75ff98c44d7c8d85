import { auditEntrySchema, buildAuditEntry } from '@nargisus/domain/audit';
import { AUDITED_FIELDS, versionOf, type AuditedField } from '@nargisus/domain/catalogue';
import { toDocument } from '@nargisus/domain/contract';
import type { DocumentData, Firestore } from 'firebase-admin/firestore';
import { isDeepStrictEqual } from 'node:util';
import { ALREADY_EXISTS, hasCode } from '../firestore/status-codes.ts';

interface ProductEvent {
  readonly eventId: string;
  /** When the product was written. */
  readonly at: Date;
  readonly id: string;
  readonly before: DocumentData | undefined;
  readonly after: DocumentData | undefined;
}

/** Writes the audit entries of products that staff saved, through the API or directly under the rules. */
export class ProductAuditRepository {
  readonly #db: Firestore;

  constructor(db: Firestore) {
    this.#db = db;
  }

  /**
   * Appends the entry of one event, once however often the event is delivered: the event's id determines the
   * entry's. Ignores events without a new version (renditions, repairs) and deletions, which the API records in
   * their own transaction. One write.
   */
  async record({ eventId, at, id, before, after }: ProductEvent): Promise<void> {
    // Not parsed: a document written outside the rules may have any shape, and its event must not fail forever.
    const { version, updatedBy, name } = after ?? {};
    if (typeof updatedBy !== 'string' || !updatedBy || version === versionOf(before ?? {})) return;
    const fields = AUDITED_FIELDS.filter((field) => !isDeepStrictEqual(before?.[field], after?.[field]));
    const entry = buildAuditEntry(
      `product-${eventId}`,
      {
        by: { uid: updatedBy },
        action: before ? 'product.edited' : 'product.created',
        subject: { kind: 'product', id, label: String(name) },
        before: before ? picked(before, fields) : null,
        after: picked(after!, fields),
        note: '',
      },
      at,
    );
    try {
      await this.#db.doc(`audit/${entry._id}`).create(toDocument(auditEntrySchema, entry));
    } catch (cause) {
      if (!hasCode(cause, ALREADY_EXISTS)) throw cause;
    }
  }
}

const picked = (document: DocumentData, fields: readonly AuditedField[]) =>
  Object.fromEntries(fields.map((field) => [field, (document[field] ?? null) as unknown]));
