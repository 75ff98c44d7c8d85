import { FirestoreError, grpcNumber, httpStatus } from '../engine/firestore-error.ts';

/**
 * Turns anything thrown into what a client may see. A fault of ours leaves as INTERNAL with a plain sentence, its
 * stack goes to the log (firebase-tools keeps it in firestore-debug.log), and the process goes on.
 */
export function toFirestoreError(thrown: unknown): FirestoreError {
  if (thrown instanceof FirestoreError) return thrown;
  console.error('Internal error:', thrown);
  return new FirestoreError('INTERNAL', 'Internal error in the Firestore emulator; see its log.');
}

export interface ErrorBody {
  error: { code: number; message: string; status: string };
}

/** REST wants the HTTP status in `code`. */
export function restErrorBody(error: FirestoreError): ErrorBody {
  return { error: { code: httpStatus(error.code), message: error.message, status: error.code } };
}

/** WebChannel wants the gRPC number in `code`. */
export function channelErrorBody(error: FirestoreError): ErrorBody {
  return { error: { code: grpcNumber(error.code), message: error.message, status: error.code } };
}
