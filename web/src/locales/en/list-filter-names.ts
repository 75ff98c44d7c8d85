import type { ColourFamily, FILTERED_SIZINGS } from '@nargisus/domain/catalogue';
import { defineStrings } from '../define-strings.ts';

const colours: Record<ColourFamily, string> = {
  black: 'Black',
  white: 'White',
  grey: 'Grey',
  beige: 'Beige',
  brown: 'Brown',
  red: 'Red',
  pink: 'Pink',
  orange: 'Orange',
  yellow: 'Yellow',
  green: 'Green',
  blue: 'Blue',
  purple: 'Purple',
};

const sizings: Record<(typeof FILTERED_SIZINGS)[number], string> = {
  letters: 'Clothes',
  shoes: 'Shoes (EU)',
  waist: 'Waist (inches)',
  kids: 'Children',
};

/** The filters by size and colour, and what an active filter is called. */
export const listFilterNameStrings = defineStrings('listFilterNames', {
  colours,
  sizings,
  everySize: 'All sizes',
  everyColour: 'All colours',
  inStock: 'In stock',
  /** A size of a system that has sizes in common with another. */
  shoes: (size: string) => `Shoes ${size}`,
  waist: (size: string) => `Waist ${size}`,
  priceFrom: (price: string) => `From ${price}`,
  priceUpTo: (price: string) => `Up to ${price}`,
  priceBetween: (from: string, to: string) => `${from} to ${to}`,
  price: (typed: string) => `Price ${typed}`,

  active: 'Active filters',
  remove: (filter: string) => `Remove filter: ${filter}`,
  removeAll: 'Clear all',
  sheetTitle: 'Filter and sort',
  showAll: 'Show products',
  showFound: (count: number, written: string) =>
    count === 1 ? 'Show 1 product' : `Show ${written} products`,
  hides: 'Together, these filters hide everything. Remove one to see products:',
  hidesAll: 'These filters hide everything. Remove some of them.',
  without: (filter: string) => `Without “${filter}”`,
  found: (count: number, written: string) => (count === 1 ? '1 product' : `${written} products`),

  nothingFits: 'Nothing matches, yet.',
  nothingFitsFor: (search: string) => `Nothing matches “${search}”, yet.`,
  nothingFitsHint: 'Try another word, or look at everything again.',
  clearFilters: 'Clear filters',
  collectionEmpty: 'Nothing on this shelf yet.',
  collectionEmptyHint: 'The rest of the shop is well filled.',
  allProducts: 'See all products',
});
