import { FirestoreError } from '../engine/firestore-error.ts';

/** Anything that is not ours to tell leaves as INTERNAL; its reason goes to the log. */
export function toFirestoreError(error: unknown, rpc: string): FirestoreError {
  if (error instanceof FirestoreError) return error;
  console.error(`${rpc} failed:`, error);
  return new FirestoreError('INTERNAL', `${rpc} failed inside the emulator; its log says why.`);
}
