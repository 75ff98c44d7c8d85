import { FirestoreError } from '../engine/firestore-error.ts';

/**
 * Turns anything thrown into what a client may see. A fault of ours leaves as INTERNAL with a plain sentence, its
 * stack goes to the log (firebase-tools keeps it in firestore-debug.log), and the process goes on.
 */
export function toFirestoreError(thrown: unknown): FirestoreError {
  if (thrown instanceof FirestoreError) return thrown;
  console.error('Internal error:', thrown);
  return new FirestoreError('INTERNAL', 'Internal error in the Firestore emulator; see its log.');
}
