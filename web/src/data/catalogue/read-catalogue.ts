import { catalogueIndexCalls } from '@nargisus/domain/contract';
import { callApiForPage } from '../api/call-api.ts';
import type { Catalogue } from './use-catalogue.ts';

/** Reads the catalogue. The search code is loaded with the data; the first search or suggestion builds the index. */
export async function readCatalogue(): Promise<Catalogue> {
  const [{ data: entries, total }, inMemory, { listEntries }] = await Promise.all([
    callApiForPage(catalogueIndexCalls.readCatalogue),
    import('@nargisus/domain/search/in-memory'),
    import('./list-entries.ts'),
  ]);
  const { makeSearchIndex, makeSuggestions, suggestStaffCollections } = inMemory;
  const once = <T>(make: () => T) => {
    let made: T | undefined;
    return () => (made ??= make());
  };
  const index = once(() => makeSearchIndex(entries));
  const suggest = once(() => makeSuggestions(entries, index()));
  const search = (query: string) => index().search(query);
  return {
    entries,
    isClosed: total !== null,
    search,
    list: (...list) => listEntries(search, ...list),
    suggest: (typed, language) => suggest()(typed, language),
    suggestStaffCollections,
  };
}
