import type { CatalogueEntry } from '@nargisus/domain/catalogue';
import { catalogueCalls } from '@nargisus/domain/contract';
import type { SearchResult } from '@nargisus/domain/search';
import { callApi } from '../api/call-api.ts';
import { prefetchQuery, useQuery } from '../query/query-cache.ts';
import type { Loadable } from '../query/loadable.ts';

/** The whole catalogue, as far as lists, search and filters need it (ADR 8). */
export interface Catalogue {
  /** Newest first. */
  readonly entries: readonly CatalogueEntry[];
  search(query: string): SearchResult[];
}

const KEY = 'catalogue';

/** One request, when it is `wanted`: somebody searches, filters, sorts or asks for more. Kept for the life of the page. */
export function useCatalogue(wanted: boolean): Loadable<Catalogue> {
  return useQuery(KEY, readCatalogue, { wanted });
}

/** Before the visitor has typed or pressed: a field or a button for it has the focus. */
export const prefetchCatalogue = () => prefetchQuery(KEY, readCatalogue);

/** The matcher comes with the words it looks through; its index is made by the first search. */
async function readCatalogue(): Promise<Catalogue> {
  const [entries, { makeSearchIndex }] = await Promise.all([
    callApi(catalogueCalls.readCatalogue),
    import('@nargisus/domain/search'),
  ]);
  let index: ReturnType<typeof makeSearchIndex> | undefined;
  return { entries, search: (query) => (index ??= makeSearchIndex(entries)).search(query) };
}
