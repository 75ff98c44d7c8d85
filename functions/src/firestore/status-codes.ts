/** Firestore's status codes on errors of the Admin SDK that a caller can handle. */
export const INVALID_ARGUMENT = 3;
export const NOT_FOUND = 5;
export const ALREADY_EXISTS = 6;
export const RESOURCE_EXHAUSTED = 8;
export const FAILED_PRECONDITION = 9;
export const ABORTED = 10;

/** Returns whether an error has this code. */
export function hasCode(thrown: unknown, code: number): boolean {
  return (thrown as { code?: unknown } | undefined)?.code === code;
}
