import { grpcNumber, httpStatus, type FirestoreError } from '../engine/firestore-error.ts';

export interface ErrorBody {
  error: { code: number; message: string; status: string };
}

/** Builds a REST error body, whose `code` is the HTTP status. */
export function restErrorBody(error: FirestoreError): ErrorBody {
  return { error: { code: httpStatus(error.code), message: error.message, status: error.code } };
}

/** Builds a WebChannel error body, whose `code` is the gRPC number. */
export function channelErrorBody(error: FirestoreError): ErrorBody {
  return { error: { code: grpcNumber(error.code), message: error.message, status: error.code } };
}
