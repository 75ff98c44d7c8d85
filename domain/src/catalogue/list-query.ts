import { CATEGORIES, type Category } from './categories.ts';
import { COLOUR_FAMILIES, type ColourFamily } from './colour-families.ts';
import { LIST_STEP } from './list-step.ts';
import { MAX_PRICE_TEXT } from './price-range.ts';
import { SIZE_FILTERS, type SizeFilter } from './size-filter.ts';

/** 'best' sorts by relevance of the search; without a search it equals 'newest'. */
export const SORTS = ['best', 'newest', 'price-up', 'price-down', 'name'] as const;
export type Sort = (typeof SORTS)[number];

const MOST_SHOWN = 5_000;
/** In characters. */
export const LONGEST_SEARCH = 100;

/** The state of a product list: search, filters, sort order and number of products shown. */
export interface ListQuery {
  readonly search: string;
  readonly category: Category | null;
  /** A size that is not sold out. */
  readonly size: SizeFilter | null;
  readonly colour: ColourFamily | null;
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
  size: null,
  colour: null,
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

/** What removes each filter, in the order in which they are shown. Search and sort order are none. */
const WITHOUT = {
  category: { category: null },
  size: { size: null },
  colour: { colour: null },
  price: { from: '', to: '' },
  inStock: { inStock: false },
} as const satisfies Record<string, Partial<ListQuery>>;

export type ListFilter = keyof typeof WITHOUT;

/** Returns the active filters. */
export function activeFilters({ category, size, colour, inStock, from, to }: ListQuery): ListFilter[] {
  const isActive = { category, size, colour, price: from || to, inStock };
  return (Object.keys(WITHOUT) as ListFilter[]).filter((filter) => isActive[filter]);
}

/** Returns what a change of the query must be to remove a filter. */
export const withoutFilter = (filter: ListFilter): Partial<ListQuery> => WITHOUT[filter];

/** Returns what a change of the query must be to remove all filters; the search and the order stay. */
export const WITHOUT_FILTERS: Partial<ListQuery> = Object.assign({}, ...Object.values(WITHOUT));

/** Returns the number of active filters, without search and sort order. */
export const filtersOf = (query: ListQuery): number => activeFilters(query).length;

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
    size: SIZE_FILTERS.find((it) => it === get('size')) ?? null,
    colour: COLOUR_FAMILIES.find((it) => it === get('colour')) ?? null,
    inStock: get('stock') === 'in',
    from: price('min'),
    to: price('max'),
    sort: SORTS.find((it) => it === get('sort')) ?? 'best',
    show: Number.isInteger(show) && show > LIST_STEP ? Math.min(show, MOST_SHOWN) : LIST_STEP,
  };
}

/** Returns the URL search parameters of a query: only what differs from the whole list. */
export function writeListQuery(query: ListQuery): Record<string, string> {
  const { search, category, size, colour, inStock, from, to, sort, show } = query;
  return {
    ...(search.trim() && { q: search }),
    ...(category && { category }),
    ...(size && { size }),
    ...(colour && { colour }),
    ...(inStock && { stock: 'in' }),
    ...(from && { min: from }),
    ...(to && { max: to }),
    ...(sort !== 'best' && { sort }),
    ...(show > LIST_STEP && { show: String(show) }),
  };
}
