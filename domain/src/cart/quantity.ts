import * as z from 'zod/mini';
import { cartMessages } from './cart-messages.ts';

/** The values of docs/reference/specification.md 9. */
export const MIN_QUANTITY = 1;
export const MAX_QUANTITY = 10;

export const quantitySchema = z
  .int(cartMessages.quantityInvalid)
  .check(
    z.gte(MIN_QUANTITY, cartMessages.quantityInvalid),
    z.lte(MAX_QUANTITY, cartMessages.quantityInvalid),
  );

/**
 * Returns the quantity after the same product and size is added again: at most MAX_QUANTITY
 * (docs/architecture.md#where-data-lies).
 */
export function raiseQuantity(current: number, by: number): number {
  return Math.min(MAX_QUANTITY, current + by);
}
