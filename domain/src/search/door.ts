export { foldWord } from './fold-word.ts';
export { makeSearchIndex, searchWords, type Found, type SearchIndex } from './search-index.ts';
