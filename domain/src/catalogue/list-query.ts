import { CATEGORIES, type Category } from './categories.ts';
import type { CatalogueEntry } from './catalogue-entry.ts';
import { MAX_PRICE_TEXT, readPriceRange } from './price-range.ts';
import { isInCollection, type CollectionId } from './collections.ts';

/** 'best' sorts by relevance of the search; without a search it equals 'newest'. */
export const SORTS = ['best', 'newest', 'price-up', 'price-down', 'name'] as const;
export type Sort = (typeof SORTS)[number];

/** How many products a list shows at first, and how many each further step adds. */
export const LIST_STEP = 24;
const MOST_SHOWN = 5_000;
/** In characters. */
export const LONGEST_SEARCH = 100;

/** The state of a product list: search, filters, sort order and number of products shown. */
export interface ListQuery {
  readonly search: string;
  readonly category: Category | null;
  readonly inStock: boolean;
  /** The price filter as typed; readPriceRange() parses it. */
  readonly from: string;
  readonly to: string;
  readonly sort: Sort;
  readonly show: number;
}

export const WHOLE_LIST: ListQuery = {
  search: '',
  category: null,
  inStock: false,
  from: '',
  to: '',
  sort: 'best',
  show: LIST_STEP,
};

/** Returns whether the query shows the first page of the whole list. */
export const isFirstPage = (query: ListQuery): boolean => isUnfiltered(query) && query.show <= LIST_STEP;

/** Returns whether the query shows the whole list in its default order. */
export const isUnfiltered = (query: ListQuery): boolean =>
  filtersOf(query) === 0 && query.search.trim() === '' && (query.sort === 'best' || query.sort === 'newest');

/** Returns the number of active filters, without search and sort order. */
export const filtersOf = ({ category, inStock, from, to }: ListQuery): number =>
  [category, inStock, from || to].filter(Boolean).length;

/**
 * Reads a query from URL search parameters. Ignores invalid values: people type, share and shorten URLs. Prices stay as
 * typed, so that the fields can show them beside their errors.
 */
export function readListQuery(get: (name: string) => string | null): ListQuery {
  const price = (name: string) => (get(name) ?? '').trim().slice(0, MAX_PRICE_TEXT);
  const show = Number(get('show'));
  return {
    search: (get('q') ?? '').slice(0, LONGEST_SEARCH),
    category: CATEGORIES.find((it) => it === get('category')) ?? null,
    inStock: get('stock') === 'in',
    from: price('min'),
    to: price('max'),
    sort: SORTS.find((it) => it === get('sort')) ?? 'best',
    show: Number.isInteger(show) && show > LIST_STEP ? Math.min(show, MOST_SHOWN) : LIST_STEP,
  };
}

/** Returns the URL search parameters of a query: only what differs from the whole list. */
export function writeListQuery(query: ListQuery): Record<string, string> {
  const { search, category, inStock, from, to, sort, show } = query;
  return {
    ...(search.trim() && { q: search }),
    ...(category && { category }),
    ...(inStock && { stock: 'in' }),
    ...(from && { min: from }),
    ...(to && { max: to }),
    ...(sort !== 'best' && { sort }),
    ...(show > LIST_STEP && { show: String(show) }),
  };
}

/** Returns the entries that match the filters, in the same order. */
export function filterEntries(
  entries: readonly CatalogueEntry[],
  { category, inStock, from, to }: ListQuery,
  collection?: CollectionId,
): CatalogueEntry[] {
  const { least, most } = readPriceRange({ from, to });
  return entries.filter(
    (entry) =>
      (!collection || isInCollection(collection, entry)) &&
      (!category || entry.category === category) &&
      (!inStock || entry.inStock) &&
      (least === null || entry.price >= least) &&
      (most === null || entry.price <= most),
  );
}

/** Created when a list is first sorted by name: creating it takes a browser as long as rendering a page. */
let collator: Intl.Collator | undefined;
function byName(a: CatalogueEntry, b: CatalogueEntry): number {
  collator ??= new Intl.Collator(['en', 'bn'], { numeric: true });
  return collator.compare(a.name, b.name);
}

const newestFirst = (a: CatalogueEntry, b: CatalogueEntry) =>
  Number(b.createdAt) - Number(a.createdAt) || (a.id < b.id ? 1 : -1);

const ORDERS: Readonly<Record<Exclude<Sort, 'best'>, (a: CatalogueEntry, b: CatalogueEntry) => number>> = {
  newest: newestFirst,
  'price-up': (a, b) => a.price - b.price || newestFirst(a, b),
  'price-down': (a, b) => b.price - a.price || newestFirst(a, b),
  name: (a, b) => byName(a, b) || newestFirst(a, b),
};

/** Returns the entries in the requested order; 'best' keeps their order. */
export const sortEntries = (entries: readonly CatalogueEntry[], sort: Sort): CatalogueEntry[] =>
  sort === 'best' ? [...entries] : [...entries].sort(ORDERS[sort]);
