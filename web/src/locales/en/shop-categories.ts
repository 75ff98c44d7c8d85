import { defineStrings } from '../define-strings.ts';

/** Shop By Category (docs/reference/specification.md 2). */
export const shopCategoryStrings = defineStrings('shopCategories', {
  shopByCategory: 'Shop By Category',
  shopByCategoryDescription: 'Eight shelves to begin with: summer, women, men, teen, kids, home and more.',
  collections: 'Collections',
  itemCount: (count: string) => (count === '1' ? '1 item' : `${count} items`),
  notFoundIt: 'Looking for something else?',
  notFoundItText: 'Browse everything we have, or ask us: we answer within a day.',
  contactUs: 'Contact us',
});
