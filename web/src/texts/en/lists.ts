import { topic } from '../topic.ts';

/** Lists of products: Our Collection, New Arrivals, the shelves, and how they are searched and filtered (SPEC 2, 8). */
export const listsTexts = topic('lists', {
  collection: 'Our Collection',
  collectionDescription:
    'Panjabis, sarees, shoes, bags and things for the home: the whole collection, with search in English and Bangla.',
  noProducts: 'No products found. Please add some products to the collection.',
  soldOut: 'Out of stock',

  search: 'Search products',
  searchHint: 'Panjabi, saree, lungi…',
  clearSearch: 'Clear the search',
  filters: 'Filters',
  filtersWith: (count: string) => `Filters (${count})`,
  category: 'Category',
  everyCategory: 'All categories',
  inStock: 'In stock only',
  priceFrom: 'Price from (৳)',
  priceTo: 'Price to (৳)',
  sort: 'Sort by',
  best: 'Best match',
  newest: 'Newest',
  priceUp: 'Price: low to high',
  priceDown: 'Price: high to low',
  byName: 'Name',

  shown: (shown: string, total: string) => `${shown} of ${total} products`,
  searching: 'Searching…',
  loadMore: 'Load more',
  loadingMore: 'Loading…',
  nothingFits: 'Nothing matches, yet.',
  nothingFitsFor: (search: string) => `Nothing matches “${search}”, yet.`,
  nothingFitsHint: 'Try another word, or look at everything again.',
  clearFilters: 'Clear filters',

  arrivals: 'New Arrivals',
  arrivalsDescription: 'What came into the shop last, newest first.',
  arrivalsLoading: 'Loading new arrivals…',
  arrivalsEmpty: 'No new arrivals yet. Please look in again soon.',
  moreProducts: 'View all products',

  shelfEmpty: 'Nothing on this shelf yet.',
  shelfEmptyHint: 'The rest of the shop is well filled.',
  allProducts: 'See all products',

  shopByCategory: 'Shop By Category',
  shopByCategoryDescription: 'Eight shelves to begin with: summer, women, men, teen, kids, home and more.',
  onShelf: (count: string) => (count === '1' ? '1 item' : `${count} items`),
  notFoundIt: 'Looking for something else?',
  notFoundItText: 'Browse everything we have, or ask us: we answer within a day.',
  contactUs: 'Contact us',
});
