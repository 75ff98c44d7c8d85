import type { CatalogueEntry } from './catalogue-entry.ts';
import { isInCollection, type CollectionId } from './collections.ts';
import { activeFilters, withoutFilter, type ListFilter, type ListQuery, type Sort } from './list-query.ts';
import { readPriceRange } from './price-range.ts';
import { sizeFiltersOf } from './size-filter.ts';

/** Returns the entries that match the filters, in the same order. */
export function filterEntries(
  entries: readonly CatalogueEntry[],
  { category, size, colour, inStock, from, to }: ListQuery,
  collection?: CollectionId,
): CatalogueEntry[] {
  const { least, most } = readPriceRange({ from, to });
  return entries.filter(
    (entry) =>
      (!collection || isInCollection(collection, entry)) &&
      (!category || entry.category === category) &&
      (!size || (entry.inStock && sizeFiltersOf(entry).includes(size))) &&
      (!colour || entry.colour === colour) &&
      (!inStock || entry.inStock) &&
      (least === null || entry.price >= least) &&
      (most === null || entry.price <= most),
  );
}

/**
 * Returns which single filters hide all products of a list, with the number of products without each, the most first: what
 * to remove from a list that shows none.
 */
export function filtersToRemove(
  entries: readonly CatalogueEntry[],
  query: ListQuery,
  collection?: CollectionId,
): { readonly filter: ListFilter; readonly count: number }[] {
  return activeFilters(query)
    .map((filter) => ({
      filter,
      count: filterEntries(entries, { ...query, ...withoutFilter(filter) }, collection).length,
    }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count);
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
