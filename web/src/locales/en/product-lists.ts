import { defineStrings } from '../define-strings.ts';

/** Product lists and product cards (docs/reference/specification.md 2, 8). */
export const productListStrings = defineStrings('productLists', {
  noProducts: 'No products found. Please add some products to the collection.',
  /** The label of a product that cannot be ordered, on every page of the shop. */
  outOfStock: 'Out of stock',
  left: (written: string) => `Only ${written} left`,
  arrivals: 'New Arrivals',
  colours: 'Colours',
  before: 'Before:',
  isNew: 'New',
  moreProducts: 'View all products',
  allOf: (name: string) => `View all of ${name}`,
});
