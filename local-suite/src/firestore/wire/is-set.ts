/** Whether a field of a message is there. Google's types allow null as well as undefined for one that is not. */
export function isSet<T>(field: T | null | undefined): field is T {
  return field !== undefined && field !== null;
}
