/**
 * The canonical gRPC codes with their number and the HTTP status of REST responses
 * (docs/reference/firestore-protocol.md 4.3). A closed set.
 */
const STATUS = {
  CANCELLED: { grpc: 1, http: 499 },
  UNKNOWN: { grpc: 2, http: 500 },
  INVALID_ARGUMENT: { grpc: 3, http: 400 },
  DEADLINE_EXCEEDED: { grpc: 4, http: 504 },
  NOT_FOUND: { grpc: 5, http: 404 },
  ALREADY_EXISTS: { grpc: 6, http: 409 },
  PERMISSION_DENIED: { grpc: 7, http: 403 },
  RESOURCE_EXHAUSTED: { grpc: 8, http: 429 },
  FAILED_PRECONDITION: { grpc: 9, http: 400 },
  ABORTED: { grpc: 10, http: 409 },
  OUT_OF_RANGE: { grpc: 11, http: 400 },
  UNIMPLEMENTED: { grpc: 12, http: 501 },
  INTERNAL: { grpc: 13, http: 500 },
  UNAVAILABLE: { grpc: 14, http: 503 },
  DATA_LOSS: { grpc: 15, http: 500 },
  UNAUTHENTICATED: { grpc: 16, http: 401 },
} as const;

export type StatusCode = keyof typeof STATUS;

/** An error sent to the client. Anything else thrown is a defect of the emulator and leaves as INTERNAL. */
export class FirestoreError extends Error {
  constructor(
    readonly code: StatusCode,
    message: string,
  ) {
    super(message);
    this.name = 'FirestoreError';
  }
}

/** Creates the error for a request that is wrong in itself, whatever is stored. */
export function invalidArgument(message: string): FirestoreError {
  return new FirestoreError('INVALID_ARGUMENT', message);
}

export function grpcNumber(code: StatusCode): number {
  return STATUS[code].grpc;
}

export function httpStatus(code: StatusCode): number {
  return STATUS[code].http;
}
