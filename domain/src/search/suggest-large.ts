import { readSearchQuery } from './read-query.ts';
import { searchLarge } from './search-large.ts';
import { filterKeys } from './search-keys.ts';
import type { SearchSource } from './search-source.ts';
import {
  isEmptyTerm,
  MOST_COLLECTIONS,
  MOST_PRODUCTS,
  mostSearches,
  popularSearches,
  suggestedCollections,
  type Suggestions,
} from './suggest-searches.ts';

/** Popular searches that one request looks up, one entry each. */
const MOST_LOOKED_UP = 12;

interface Typing {
  readonly typed: string;
  readonly language: 'en' | 'bn';
  readonly now: Date;
}

/**
 * Returns what makeSuggestions() returns, for a shop that is too large to be in memory. Reads at most MOST_LOOKED_UP
 * entries for searches, one for each collection, and what searchLarge() reads for MOST_PRODUCTS results.
 */
export async function suggestLarge(
  source: SearchSource,
  { typed, language, now }: Typing,
): Promise<Suggestions> {
  const exists = async (keys: readonly string[]) =>
    keys.length > 0 && (await source.having({ keys, bands: null }, 1)).length > 0;
  const popular = popularSearches(typed, language).slice(0, MOST_LOOKED_UP);
  const [searches, collections, products] = await Promise.all([
    existing(popular, (search) => exists(keysOfSearch(search))),
    existing(suggestedCollections(typed), (collection) => exists(filterKeys({ collection }))),
    isEmptyTerm(typed) ? [] : productsFor(source, typed, now),
  ]);
  return {
    searches: searches.slice(0, mostSearches(typed)),
    collections: collections.slice(0, MOST_COLLECTIONS),
    products,
  };
}

/** Returns the keys of a popular search: its words are in the lexicon. */
const keysOfSearch = (search: string): string[] =>
  readSearchQuery(search, () => false).terms.map(({ joined }) => joined);

async function productsFor(source: SearchSource, query: string, now: Date) {
  const search = { query, filter: {}, least: null, most: null, limit: MOST_PRODUCTS, now };
  return (await searchLarge(source, search)).results;
}

async function existing<T>(all: readonly T[], exists: (one: T) => Promise<boolean>): Promise<T[]> {
  const found = await Promise.all(all.map(exists));
  return all.filter((_, at) => found[at]);
}
