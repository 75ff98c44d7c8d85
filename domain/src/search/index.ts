export { makeSearchIndex, type SearchAnswer, type SearchResult } from './search-index.ts';
export { makeSuggestions, type Suggestions } from './suggest-searches.ts';
export { suggestLarge } from './suggest-large.ts';
export { productIdOfSearch, searchDocumentId, storedSearchKeys } from './stored-search-keys.ts';
export { listLarge, MOST_COUNTED, MOST_READ, searchLarge, type LargeSearchAnswer } from './search-large.ts';
export { bandsOfPrice } from './price-bands.ts';
export type { KeyQuery, SearchSource } from './search-source.ts';
