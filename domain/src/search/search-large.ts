import { asOf } from '../catalogue/price-at.ts';
import type { CatalogueEntry } from '../catalogue/catalogue-entry.ts';
import type { Paisa } from '../money/paisa.ts';
import { bandsOfRange } from './price-bands.ts';
import { readSearchQuery, type QueryTerm, type SearchQuery } from './read-query.ts';
import { resolveTerm } from './resolve-term.ts';
import { apart, DESCRIBES, makeSearchIndex, worthOf, type SearchAnswer } from './search-index.ts';
import { filterKeys, strongKey, type SearchFilter } from './search-keys.ts';
import type { KeyQuery, SearchSource } from './search-source.ts';

/** Results of one key are counted up to here: a page says "1,000+". */
export const MOST_COUNTED = 1_000;
/** Words that the lexicon does not have and that one query may look up. */
const MOST_LOOKED_UP = 12;
/** Combinations of words that are tried where no product has all. */
const MOST_TRIED = 16;

export interface LargeSearch {
  readonly query: string;
  readonly filter: SearchFilter;
  /** The price range of the list's filter; null where an end is open. */
  readonly least: Paisa | null;
  readonly most: Paisa | null;
  readonly limit: number;
  readonly now: Date;
}

export interface LargeSearchAnswer extends Omit<SearchAnswer, 'results'> {
  /** The best, at most `limit`. */
  readonly results: readonly CatalogueEntry[];
  /** Exact where it is at most `limit` or one key finds the results, then up to MOST_COUNTED. */
  readonly total: number;
  /** Whether there are more than `total`. */
  readonly isMore: boolean;
}

/** What a list without words asks for. */
export type LargeList = Omit<LargeSearch, 'query'>;

/** A term that some entries match, by its key, or the price of the query, which has no key. */
interface Part {
  readonly typed: string;
  readonly key: string | null;
  readonly worth: number;
}

interface Range {
  readonly least: Paisa | null;
  readonly most: Paisa | null;
}

/**
 * Searches a shop that is too large to be in memory: reads the entries that can come first and lets the same code that
 * searches a small shop decide among them. What it reads does not depend on the number of products: `limit` entries for
 * one word, at most 2 x `limit` and 2 per word for several that occur together, and MOST_READ() in the worst case. One
 * entry more than `limit` says whether there are more.
 */
export async function searchLarge(source: SearchSource, search: LargeSearch): Promise<LargeSearchAnswer> {
  const { query, filter, limit, now } = search;
  const read = await readQuery(source, query);
  const parts = await resolveParts(source, read);
  if (parts.length === 0) return NOTHING;
  const found = await findTogether(source, parts, read, limit + 1);
  const answer = makeSearchIndex(atNow(found.entries, now)).search(query);
  const used = parts.filter(({ typed }) => answer.used.includes(typed));
  if (used.length === 0) return { ...NOTHING, ...wordsOf(answer) };

  const range = narrower(search, priceOf(used, read));
  const filters = filterKeys(filter);
  const asked = { keys: [...keyQuery(used, read).keys, ...filters], bands: bandsOf(range) };
  const isFiltered = filters.length > 0 || search.least !== null || search.most !== null;
  const entries = isFiltered || !found.isPage ? await page(source, used, asked, limit + 1) : found.entries;
  const ranked =
    entries === found.entries
      ? answer
      : makeSearchIndex(atNow(entries, now)).search(used.map(({ typed }) => typed).join(' '));
  const results = ranked.results.map(({ entry }) => entry).filter((entry) => isWithin(entry, range));
  return { ...wordsOf(answer), ...(await counted(source, { asked, results, entries, limit })) };
}

/**
 * Lists the newest products of a filter and a price range in a shop that is too large to be in memory. Reads `limit`
 * entries and 2 more, whatever the number of products.
 */
export async function listLarge(source: SearchSource, list: LargeList): Promise<LargeSearchAnswer> {
  const { filter, least, most, limit, now } = list;
  const asked = { keys: filterKeys(filter), bands: bandsOf(list) };
  const entries = await source.having(asked, limit + 1);
  const results = atNow(entries, now).filter((entry) => isWithin(entry, { least, most }));
  return { ...NOTHING, ...(await counted(source, { asked, results, entries, limit })) };
}

/**
 * Returns a page of results with their number. One key is counted, at one read at any size. Several are not: Firestore
 * would bill every entry that it visits to find those that have all, which grows with the shop.
 */
async function counted(
  source: SearchSource,
  { asked, results, entries, limit }: Page,
): Promise<Pick<LargeSearchAnswer, 'results' | 'total' | 'isMore'>> {
  const shown = results.slice(0, limit);
  if (entries.length <= limit) return { results: shown, total: shown.length, isMore: false };
  if (asked.keys.length > 1 || asked.bands) return { results: shown, total: shown.length, isMore: true };
  const total = await source.count(asked, MOST_COUNTED);
  return { results: shown, total, isMore: total >= MOST_COUNTED };
}

interface Page {
  readonly asked: KeyQuery;
  readonly results: readonly CatalogueEntry[];
  /** What was read: more than `limit` where there are more results. */
  readonly entries: readonly CatalogueEntry[];
  readonly limit: number;
}

/** Returns the most entries that a search reads. */
export const MOST_READ = (limit: number): number =>
  MOST_LOOKED_UP + 8 * 15 + MOST_TRIED + 4 * (limit + 1) + 1;

const ANY_PRICE: Range = { least: null, most: null };
const NOTHING: LargeSearchAnswer = {
  ...{ results: [], used: [], ignored: [], least: null, most: null },
  ...{ total: 0, isMore: false },
};

const wordsOf = ({ used, ignored, least, most }: SearchAnswer) => ({ used, ignored, least, most });
const atNow = (entries: readonly CatalogueEntry[], now: Date) => entries.map((entry) => asOf(entry, now));

/** Reads a query as readSearchQuery() does, and looks up the words that it asks for until it asks for no others. */
async function readQuery(source: SearchSource, query: string): Promise<SearchQuery> {
  const known = new Map<string, boolean>();
  for (;;) {
    const asked = new Set<string>();
    const read = readSearchQuery(query, (term) => {
      if (!known.has(term)) asked.add(term);
      return known.get(term) ?? false;
    });
    const open = [...asked].slice(0, MOST_LOOKED_UP - known.size);
    if (open.length === 0) return read;
    await Promise.all(
      open.map(async (key) =>
        known.set(key, (await source.having({ keys: [key], bands: null }, 1)).length > 0),
      ),
    );
  }
}

async function resolveParts(source: SearchSource, { terms, priceTyped }: SearchQuery): Promise<Part[]> {
  const resolve = async (term: QueryTerm): Promise<Part[]> => {
    const key = await resolveTerm(source, term);
    if (key) return [{ typed: term.typed, key, worth: worthOf(term.joined) }];
    // A name of several words that the shop does not have may still be found by its words.
    return term.parts.length > 1 ? (await Promise.all(apart(term).map(resolve))).flat() : [];
  };
  const parts = (await Promise.all(terms.map(resolve))).flat();
  if (!priceTyped || (terms.length > 0 && parts.length === 0)) return parts;
  return [...parts, { typed: priceTyped, key: null, worth: DESCRIBES }];
}

/**
 * Returns entries that have the parts, or, where none has all, the most telling ones. `isPage`: they are the first page
 * of what the parts find.
 */
async function findTogether(source: SearchSource, parts: readonly Part[], read: SearchQuery, limit: number) {
  const [only] = parts;
  if (parts.length === 1 && only!.key !== null) {
    return { entries: await source.best(only!.key, limit), isPage: true };
  }
  const all = await page(source, parts, keyQuery(parts, read), limit);
  if (all.some((entry) => isWithin(entry, priceOf(parts, read)))) return { entries: all, isPage: true };
  for (const group of fewerParts(parts)) {
    const share = Math.max(Math.floor(limit / group.length), 2);
    const found = await Promise.all(group.map((tried) => page(source, tried, keyQuery(tried, read), share)));
    const entries = unique(found.flat());
    if (entries.length > 0) return { entries, isPage: false };
  }
  return { entries: [], isPage: true };
}

/** Returns the combinations of fewer parts that are tried, in groups of the same worth, the most telling first. */
function fewerParts(parts: readonly Part[]): Part[][][] {
  const worthOfAll = (tried: readonly Part[]) => tried.reduce((sum, { worth }) => sum + worth, 0);
  const combinations: Part[][] = [];
  for (let mask = 1; mask < 2 ** parts.length - 1; mask += 1) {
    combinations.push(parts.filter((_, at) => mask & (1 << at)));
  }
  combinations.sort((a, b) => worthOfAll(b) - worthOfAll(a));
  const alone = parts.filter(({ key }) => key !== null).map((part) => [part]);
  const groups = new Map<number, Part[][]>();
  for (const tried of combinations.slice(0, MOST_TRIED)) {
    const worth = worthOfAll(tried);
    groups.set(worth, [...(groups.get(worth) ?? []), tried]);
  }
  return [...groups.values(), ...(combinations.length > MOST_TRIED ? [alone] : [])];
}

/** Returns the newest entries that the parts name, then, where they do not fill a page, all that have them. */
async function page(source: SearchSource, parts: readonly Part[], asked: KeyQuery, limit: number) {
  const strong = new Map(parts.flatMap(({ key }) => (key === null ? [] : [[key, strongKey(key)] as const])));
  const named =
    strong.size > 0
      ? await source.having({ ...asked, keys: asked.keys.map((key) => strong.get(key) ?? key) }, limit)
      : [];
  if (named.length >= limit) return named;
  return unique([...named, ...(await source.having(asked, limit))]);
}

const keyQuery = (parts: readonly Part[], read: SearchQuery): KeyQuery => ({
  keys: parts.flatMap(({ key }) => key ?? []),
  bands: bandsOf(priceOf(parts, read)),
});

/** Returns the price of the query, if the parts have it. */
const priceOf = (parts: readonly Part[], { least, most }: SearchQuery): Range =>
  parts.some(({ key }) => key === null) ? { least, most } : ANY_PRICE;

const bandsOf = ({ least, most }: Range) =>
  least === null && most === null ? null : bandsOfRange(least, most);

const narrower = (a: Range, b: Range): Range => ({
  least:
    a.least !== null && b.least !== null ? (a.least > b.least ? a.least : b.least) : (a.least ?? b.least),
  most: a.most !== null && b.most !== null ? (a.most < b.most ? a.most : b.most) : (a.most ?? b.most),
});

const isWithin = ({ price }: CatalogueEntry, { least, most }: Range): boolean =>
  (least === null || price >= least) && (most === null || price <= most);

const unique = (entries: readonly CatalogueEntry[]): CatalogueEntry[] => [
  ...new Map(entries.map((entry) => [entry.id, entry])).values(),
];
