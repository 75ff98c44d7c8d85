import { auditEntrySchema, buildAuditEntry, type AuditRecord } from '@nargisus/domain/audit';
import { fromDocument, toDocument } from '@nargisus/domain/contract';
import type { Firestore, Transaction } from 'firebase-admin/firestore';

/**
 * Appends an entry to the audit log (`audit/{id}`) in the transaction of the change that it records, so that neither
 * exists without the other. One write.
 */
export function appendAuditEntry(
  db: Firestore,
  transaction: Transaction,
  record: AuditRecord,
  now: Date,
): void {
  const reference = db.collection('audit').doc();
  transaction.create(reference, toDocument(auditEntrySchema, buildAuditEntry(reference.id, record, now)));
}

/**
 * Returns the uid of who made the newest change of a subject, by the subject's id; null for the shop's own change, and where
 * the log has no entry. At most one read.
 */
export async function lastAuthorOf(db: Firestore, subject: string): Promise<string | null> {
  const entries = db.collection('audit').where('subject.id', '==', subject);
  const { docs } = await entries.orderBy('at', 'desc').limit(1).get();
  const [last] = docs;
  return last ? (fromDocument(auditEntrySchema, last.id, last.data()).by?.uid ?? null) : null;
}

/** Returns the staff account as an audit entry names it. */
export function staffOf({ uid }: { readonly uid: string }): NonNullable<AuditRecord['by']> {
  return { uid };
}
