/**
 * Returns whether a message field is set. Google's types allow null as well as undefined for an unset one.
 */
export function isSet<T>(field: T | null | undefined): field is T {
  return field !== undefined && field !== null;
}
