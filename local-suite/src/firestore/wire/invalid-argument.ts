import { FirestoreError } from '../engine/firestore-error.ts';

/** What a client is told about a request that cannot be read. */
export function invalidArgument(message: string): FirestoreError {
  return new FirestoreError('INVALID_ARGUMENT', message);
}
