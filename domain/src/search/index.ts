export { normalizeTerm } from './normalize-term.ts';
export { makeSearchIndex, searchWords, type SearchResult, type SearchIndex } from './search-index.ts';
