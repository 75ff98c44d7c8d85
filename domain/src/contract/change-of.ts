import * as z from 'zod/mini';

/** A field as an edit sends it: what the caller saw, and what it shall become. A stale `from` is refused with 409. */
export function changeOf<T extends z.ZodMiniType>(value: T) {
  return z.object({ from: value, to: value });
}

/** What an edit says about one field. */
export interface Change<T> {
  readonly from: T;
  readonly to: T;
}
