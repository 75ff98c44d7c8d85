import { userSchema, type User } from '@nargisus/domain/accounts';
import { fromDocument } from '@nargisus/domain/contract';
import type { DocumentSnapshot } from 'firebase-admin/firestore';

/** Returns the record that a document of users/{uid} contains; undefined when it does not exist. */
export function readUser(document: DocumentSnapshot): User | undefined {
  const data = document.data();
  return data && fromDocument(userSchema, document.id, data);
}
