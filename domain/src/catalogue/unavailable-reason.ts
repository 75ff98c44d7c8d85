import { sizesOf, type Size, type Sized } from './sizes.ts';
import type { Product } from './product.ts';

/** Why a size of a product cannot be bought. */
export const UNAVAILABLE_REASONS = ['out-of-stock', 'size-not-made'] as const;

export type UnavailableReason = (typeof UNAVAILABLE_REASONS)[number];

/** The part of a product that decides whether a size of it can be bought. */
export type Purchasable = Pick<Product, 'inStock'> & Sized;

/**
 * Returns why a size of a product cannot be bought; undefined when it can. The one rule for everything that puts a size into
 * a cart or an order: the quote, the HTTP cart, the browser's cart, the merge of a guest's cart, "order again" and the lines
 * of the cart. firestore.rules repeats it as isPurchasable().
 */
export function unavailableReason(product: Purchasable, size: Size): UnavailableReason | undefined {
  if (!product.inStock) return 'out-of-stock';
  return sizesOf(product).includes(size) ? undefined : 'size-not-made';
}
