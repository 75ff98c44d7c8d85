import { auditEntrySchema, buildAuditEntry, type AuditRecord } from '@nargisus/domain/audit';
import { toDocument } from '@nargisus/domain/contract';
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

/** Returns the staff account as an audit entry names it. */
export function staffOf({ uid }: { readonly uid: string }): NonNullable<AuditRecord['by']> {
  return { uid };
}
