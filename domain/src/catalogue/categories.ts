/** The ten product categories in menu order (docs/reference/specification.md 3). */
export const CATEGORIES = [
  'general',
  'clothing',
  'accessories',
  'shoes',
  'bags',
  'jewelry',
  'electronics',
  'home',
  'beauty',
  'sports',
] as const;

export type Category = (typeof CATEGORIES)[number];

export const DEFAULT_CATEGORY: Category = 'general';

export const CATEGORY_LABELS = {
  general: 'General',
  clothing: 'Clothing',
  accessories: 'Accessories',
  shoes: 'Shoes',
  bags: 'Bags',
  jewelry: 'Jewelry',
  electronics: 'Electronics',
  home: 'Home & Decor',
  beauty: 'Beauty',
  sports: 'Sports',
} as const satisfies Record<Category, string>;
