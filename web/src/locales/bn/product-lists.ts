import type { productListStrings } from '../en/product-lists.ts';
import type { Translation } from '../define-strings.ts';

export const productLists: Translation<typeof productListStrings.en> = {
  noProducts: 'কোনো পণ্য পাওয়া যায়নি। অনুগ্রহ করে কালেকশনে পণ্য যোগ করুন।',
  outOfStock: 'স্টকে নেই',
  left: (written) => `আর মাত্র ${written}টি আছে`,
  arrivals: 'নতুন এসেছে',
  colours: 'রং',
  before: 'আগে:',
  isNew: 'নতুন',
  moreProducts: 'সব পণ্য দেখুন',
  allOf: (name) => `${name}: সব দেখুন`,
};
