import * as z from 'zod/mini';
import { cartWords } from './cart-words.ts';

/** docs/reference/specification.md 9. */
export const MIN_QUANTITY = 1;
export const MAX_QUANTITY = 10;

export const quantitySchema = z
  .int(cartWords.quantityFault)
  .check(z.gte(MIN_QUANTITY, cartWords.quantityFault), z.lte(MAX_QUANTITY, cartWords.quantityFault));

/**
 * Adding the same product and size again raises the quantity, to MAX_QUANTITY at most
 * (docs/architecture.md#where-data-lies).
 */
export function raiseQuantity(current: number, by: number): number {
  return Math.min(MAX_QUANTITY, current + by);
}
