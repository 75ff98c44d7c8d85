import type { Category } from './categories.ts';
import { DEFAULT_SIZING, type Sizing } from './sizes.ts';

const BY_CATEGORY: Partial<Readonly<Record<Category, Sizing>>> = {
  shoes: 'shoes',
  bags: 'one-size',
  jewelry: 'one-size',
  electronics: 'one-size',
  home: 'one-size',
  beauty: 'one-size',
};

/** Returns the size system that the form of a new product proposes for a category; staff may choose another. */
export function suggestedSizing(category: Category): Sizing {
  return BY_CATEGORY[category] ?? DEFAULT_SIZING;
}
