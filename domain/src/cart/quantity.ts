import * as z from 'zod/mini';
import { cartMessages } from './cart-messages.ts';

/** docs/reference/specification.md 9. */
export const MIN_QUANTITY = 1;
export const MAX_QUANTITY = 10;

export const quantitySchema = z
  .int(cartMessages.quantityInvalid)
  .check(
    z.gte(MIN_QUANTITY, cartMessages.quantityInvalid),
    z.lte(MAX_QUANTITY, cartMessages.quantityInvalid),
  );

/**
 * Adding the same product and size again raises the quantity, to MAX_QUANTITY at most
 * (docs/architecture.md#where-data-lies).
 */
export function raiseQuantity(current: number, by: number): number {
  return Math.min(MAX_QUANTITY, current + by);
}
