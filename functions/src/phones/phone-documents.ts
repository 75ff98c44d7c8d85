import { fromDocument } from '@nargisus/domain/contract';
import { phoneRecordSchema, type PhoneRecord } from '@nargisus/domain/phones';
import type { DocumentReference, DocumentSnapshot, Firestore } from 'firebase-admin/firestore';

/** Returns where the decisions and notes about a number are stored, given in its normal form. */
export const phoneAt = (db: Firestore, phone: string): DocumentReference => db.doc(`phoneNumbers/${phone}`);

export function readPhone(document: DocumentSnapshot): PhoneRecord | undefined {
  const data = document.data();
  return data && fromDocument(phoneRecordSchema, document.id, data);
}
