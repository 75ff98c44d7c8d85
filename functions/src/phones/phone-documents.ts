import { fromDocument } from '@nargisus/domain/contract';
import { phoneRecordSchema, type PhoneRecord } from '@nargisus/domain/phones';
import type { DocumentReference, DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import { createHash } from 'node:crypto';

/** Returns where the decisions and notes about a number are stored, given in its normal form. */
export const phoneAt = (db: Firestore, phone: string): DocumentReference => db.doc(`phoneNumbers/${phone}`);

export function readPhone(document: DocumentSnapshot): PhoneRecord | undefined {
  const data = document.data();
  return data && fromDocument(phoneRecordSchema, document.id, data);
}

/** Returns the id of a number in the audit log: its hash, because the log outlives the number's record and holds no personal data. */
export const phoneAuditId = (phone: string): string =>
  createHash('sha256').update(phone).digest('hex').slice(0, 32);
