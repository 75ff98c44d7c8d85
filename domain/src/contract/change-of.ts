import * as z from 'zod/mini';

/**
 * The schema of a changed field: the value that the caller saw and the new one. A stale `from` is rejected with 409.
 */
export function changeOf<T extends z.ZodMiniType>(value: T) {
  return z.object({ from: value, to: value });
}

/** A change of one field. */
export interface Change<T> {
  readonly from: T;
  readonly to: T;
}
