import type { CatalogueEntry } from '../catalogue/catalogue-entry.ts';

/** A question for entries that have all keys and, where they are given, a price in one of the bands. */
export interface KeyQuery {
  readonly keys: readonly string[];
  readonly bands: readonly number[] | null;
}

/**
 * Where a large shop's entries are found by their keys (search-keys.ts). Firestore answers it; a search engine may take
 * its place. No answer has more than `limit` entries.
 */
export interface SearchSource {
  /** Returns the entries with the best rank of a key, then the newest. */
  best(key: string, limit: number): Promise<CatalogueEntry[]>;
  /** Returns the newest entries that the query asks for. */
  having(query: KeyQuery, limit: number): Promise<CatalogueEntry[]>;
  /** Returns entries that have one of the variants in `near`. */
  near(variants: readonly string[], limit: number): Promise<CatalogueEntry[]>;
  /** Counts the entries that the query asks for, up to `most`. */
  count(query: KeyQuery, most: number): Promise<number>;
}
