import {
  cardOf,
  filterEntries,
  filtersToRemove,
  sortEntries,
  type CatalogueEntry,
  type CollectionId,
  type ListQuery,
} from '@nargisus/domain/catalogue';
import { membersOf, type CollectionPage } from '@nargisus/domain/collections';
import type { SearchAnswer } from '@nargisus/domain/search/in-memory';
import type { ServerList } from './use-server-list.ts';

/** One of the eight collections, or one of staff's. */
export type ShownCollection = CollectionId | CollectionPage;

/** The shown part of a list. `isMore` and `isEnd`: only the server does not know, or not show, all that match. */
export type ShownList = Pick<ServerList, 'products' | 'total' | 'answer'> &
  Partial<Pick<ServerList, 'isMore' | 'isEnd'>> & {
    /** Of a list without products: the filters without which there are some. */
    readonly toRemove?: ReturnType<typeof filtersToRemove>;
  };

/** Returns the list of a query. `entries` have the prices that count now; those of the search may be older. */
export function listEntries(
  search: (query: string) => SearchAnswer,
  entries: readonly CatalogueEntry[],
  query: ListQuery,
  collection?: ShownCollection,
): ShownList {
  const isStaffs = typeof collection === 'object';
  const all = isStaffs ? membersOf(collection.membership, entries, new Date()) : entries;
  const answer = query.search.trim() ? search(query.search) : undefined;
  const found = answer ? inOrderOf(answer.results, all, isStaffs) : all;
  const within = isStaffs ? undefined : collection;
  const matching = sortEntries(filterEntries(found, query, within), query.sort);
  const products = matching.slice(0, query.show).map(cardOf);
  return {
    products,
    total: matching.length,
    ...(answer && { answer }),
    ...(matching.length === 0 && { toRemove: filtersToRemove(found, query, within) }),
  };
}

/** Returns the entries that a search has found, the best first. `isPart`: only those among `entries`. */
function inOrderOf(
  found: readonly { readonly entry: CatalogueEntry }[],
  entries: readonly CatalogueEntry[],
  isPart: boolean,
): CatalogueEntry[] {
  const byId = new Map(entries.map((entry) => [entry.id, entry]));
  return found.flatMap(({ entry }) => byId.get(entry.id) ?? (isPart ? [] : entry));
}
