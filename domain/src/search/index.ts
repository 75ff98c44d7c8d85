export { makeSearchIndex, type SearchAnswer, type SearchResult } from './search-index.ts';
export { makeSuggestions, type Suggestions } from './suggest-searches.ts';
export { productIdOfSearch, searchDocumentId, storedSearchKeys } from './stored-search-keys.ts';
export { MOST_COUNTED, MOST_READ, searchLarge, type LargeSearchAnswer } from './search-large.ts';
export type { KeyQuery, SearchSource } from './search-source.ts';
