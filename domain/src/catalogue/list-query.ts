import { CATEGORIES, type Category } from './categories.ts';
import type { CatalogueEntry } from './catalogue-entry.ts';
import { MAX_PRICE_TEXT, readPriceRange } from './price-range.ts';
import { isInCollection, type CollectionId } from './collections.ts';

/** 'best' is how well the search is met; without a search it is the same as 'newest'. */
export const SORTS = ['best', 'newest', 'price-up', 'price-down', 'name'] as const;
export type Sort = (typeof SORTS)[number];

/** So many products a list begins with, and so many more come each time. */
export const LIST_STEP = 24;
const MOST_SHOWN = 5_000;
const LONGEST_SEARCH = 100;

/** What somebody wants to see of a list: search, filters, order, and how much of it. */
export interface ListQuery {
  readonly search: string;
  readonly category: Category | null;
  readonly inStock: boolean;
  /** The price filter as it was typed; readPriceRange() says what of it counts. */
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

/** Nothing but the list as it is, from its beginning. */
export const isFirstPage = (query: ListQuery): boolean => isUnfiltered(query) && query.show <= LIST_STEP;

/** Whether all of the list is shown, in its own order. */
export const isUnfiltered = (query: ListQuery): boolean =>
  filtersOf(query) === 0 && query.search.trim() === '' && (query.sort === 'best' || query.sort === 'newest');

/** How many filters are set; search and order are none. */
export const filtersOf = ({ category, inStock, from, to }: ListQuery): number =>
  [category, inStock, from || to].filter(Boolean).length;

/**
 * From the address. What cannot be is left out: an address is typed, shared and shortened by people. Prices stay as they
 * were typed, so that the fields can show them beside what is wrong with them.
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

/** Into the address: only what differs from the whole list. */
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

/** What of these is wanted; the order stays. */
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

/** Made when a list is first sorted by name: it takes a browser as long as drawing a page. */
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

/** In the order that was asked for; 'best' leaves them as they came. */
export const sortEntries = (entries: readonly CatalogueEntry[], sort: Sort): CatalogueEntry[] =>
  sort === 'best' ? [...entries] : [...entries].sort(ORDERS[sort]);
