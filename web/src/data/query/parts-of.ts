/** The most values of an `in` filter of Firestore. */
export const IDS_PER_QUERY = 30;

/** Returns a list in parts of `size` entries; the last may have fewer. */
export function partsOf<T>(list: readonly T[], size: number): T[][] {
  const count = Math.ceil(list.length / size);
  return Array.from({ length: count }, (_, at) => list.slice(at * size, (at + 1) * size));
}
