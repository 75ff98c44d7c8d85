export { makeSearchIndex, type SearchAnswer, type SearchResult } from './search-index.ts';
export { makeSuggestions, type Suggestions } from './suggest-searches.ts';
