import { grpcNumber, httpStatus, type FirestoreError } from '../engine/firestore-error.ts';

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
