import { defineStrings } from '../define-strings.ts';

/** Search, filters and paging of Our Collection and of the collections (docs/reference/specification.md 2, 8). */
export const listFilterStrings = defineStrings('listFilters', {
  search: 'Search products',
  searchHint: 'Panjabi, saree, lungi…',
  clearSearch: 'Clear the search',
  filters: 'Filters',
  filtersWith: (count: string) => `Filters (${count})`,
  category: 'Category',
  everyCategory: 'All categories',
  size: 'Size',
  colour: 'Colour',
  inStock: 'In stock only',
  priceFrom: 'Price from (৳)',
  priceTo: 'Price to (৳)',
  notAPrice: (typed: string) => `“${typed}” is not a price, so it is not used. Type an amount such as 1200.`,
  belowFrom: '“Price to” is lower than “Price from”, so only “Price from” is used.',
  sort: 'Sort by',
  best: 'Best match',
  chosenOrder: 'Our order',
  newest: 'Newest',
  priceUp: 'Price: low to high',
  priceDown: 'Price: high to low',
  byName: 'Name',

  shown: (shown: string, total: string) => `${shown} of ${total} products`,
  shownOfMore: (shown: string) => `${shown} products, and there are more`,
  searching: 'Searching…',
  loadMore: 'Load more',
  loadingMore: 'Loading…',

  collection: 'Our Collection',
  collectionDescription:
    'Panjabis, sarees, shoes, bags and things for the home: the whole collection, with search in English and Bangla.',
});
