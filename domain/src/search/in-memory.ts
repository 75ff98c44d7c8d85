/** What a browser needs of the search: without the code that reads a large shop. */
export { makeSearchIndex, type SearchAnswer } from './search-index.ts';
export { makeSuggestions, suggestStaffCollections, type Suggestions } from './suggest-searches.ts';
