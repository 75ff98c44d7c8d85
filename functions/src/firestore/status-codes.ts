/** Firestore's status codes as the Admin SDK puts them on what it throws, where a caller can do something about one. */
export const INVALID_ARGUMENT = 3;
export const NOT_FOUND = 5;
export const ALREADY_EXISTS = 6;
export const RESOURCE_EXHAUSTED = 8;
export const FAILED_PRECONDITION = 9;
export const ABORTED = 10;

/** Whether a failed write failed because of that. */
export function hasCode(thrown: unknown, code: number): boolean {
  return (thrown as { code?: unknown } | undefined)?.code === code;
}
