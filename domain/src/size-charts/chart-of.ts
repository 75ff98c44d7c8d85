import type { Product } from '../catalogue/product.ts';
import { sizingOf } from '../catalogue/sizes.ts';
import type { SizeChartId } from './chart-ids.ts';

/** The part of a product that decides which chart measures it. */
export type Charted = Pick<Product, 'sizing' | 'category' | 'collections'>;

/**
 * Returns the chart of a product by its size system, category and collections. Undefined for goods of one size or of their
 * own sizes, and for those that are not worn.
 */
export function sizeChartOf(product: Charted): SizeChartId | undefined {
  const { category, collections = [] } = product;
  const sizing = sizingOf(product);
  if (sizing === 'shoes') return sizing;
  if (sizing === 'waist') return category === 'accessories' ? 'belts' : 'trousers';
  if (!['general', 'clothing', 'sports'].includes(category)) return undefined;
  if (sizing === 'kids') return sizing;
  if (sizing !== 'letters') return undefined;
  // Clothes for both, and those in no collection, are cut as menswear.
  return collections.includes('women') && !collections.includes('men') ? 'women' : 'men';
}
