import { FirestoreError } from '../engine/firestore-error.ts';

/**
 * Converts anything thrown to an error for the client. A defect becomes INTERNAL with a plain sentence; its
 * stack goes to the log (firebase-tools keeps it in firestore-debug.log), and the process continues.
 */
export function toFirestoreError(thrown: unknown): FirestoreError {
  if (thrown instanceof FirestoreError) return thrown;
  console.error('Internal error:', thrown);
  return new FirestoreError('INTERNAL', 'Internal error in the Firestore emulator; see its log.');
}
