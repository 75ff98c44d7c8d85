import * as z from 'zod/mini';

/** SPEC 9. */
export const MIN_QUANTITY = 1;
export const MAX_QUANTITY = 10;

export const quantitySchema = z
  .int('Please choose a quantity from 1 to 10')
  .check(
    z.gte(MIN_QUANTITY, 'Please choose a quantity from 1 to 10'),
    z.lte(MAX_QUANTITY, 'Please choose a quantity from 1 to 10'),
  );

/** Adding the same product and size again raises the quantity, to MAX_QUANTITY at most (DESIGN 3). */
export function raiseQuantity(current: number, by: number): number {
  return Math.min(MAX_QUANTITY, current + by);
}
