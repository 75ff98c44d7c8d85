import type { CatalogueEntry, ListQuery } from '@nargisus/domain/catalogue';
import type { SearchAnswer, suggestStaffCollections, Suggestions } from '@nargisus/domain/search/in-memory';
import { prefetchQuery, useQuery } from '../query/query-cache.ts';
import type { ShownCollection, ShownList } from './list-entries.ts';
import type { Loadable } from '../query/loadable.ts';

/** The fields of the whole catalogue that lists, search and filters need (docs/adr/0008). */
export interface Catalogue {
  /** Newest first. */
  readonly entries: readonly CatalogueEntry[];
  /** Whether the shop is too large for it: there are no entries, and lists ask the server (use-server-list.ts). */
  readonly isClosed: boolean;
  search(query: string): SearchAnswer;
  /** Returns the list of a query. `entries` have the prices that count now. */
  list(entries: readonly CatalogueEntry[], query: ListQuery, collection?: ShownCollection): ShownList;
  suggest(typed: string, language: 'en' | 'bn'): Suggestions;
  /** Of the collections that staff keep (useCollections). */
  suggestStaffCollections: typeof suggestStaffCollections;
}

const KEY = 'catalogue';

const readCatalogue = async (): Promise<Catalogue> => (await import('./read-catalogue.ts')).readCatalogue();

/** Returns the catalogue with its search. One request, when a search, a filter, a sorting or a later page needs it. */
export function useCatalogue(enabled: boolean): Loadable<Catalogue> {
  return useQuery(KEY, readCatalogue, { enabled });
}

/** Prefetches the catalogue, when a field or button that needs it has the focus. */
export const prefetchCatalogue = () => prefetchQuery(KEY, readCatalogue);
