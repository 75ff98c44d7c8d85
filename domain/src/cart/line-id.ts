import * as z from 'zod/mini';
import { SIZE_PATTERN, type Size } from '../catalogue/sizes.ts';
import { cartMessages } from './cart-messages.ts';

/**
 * Returns the document id of a line. A cart holds one line per product and size (docs/architecture.md#where-data-lies).
 */
export function lineId(line: { readonly productId: string; readonly size: Size }): string {
  return `${line.productId}_${line.size}`;
}

/**
 * Parses a line id; undefined when it is not one. Splits at the last underscore: product ids may contain underscores,
 * sizes do not.
 */
export function parseLineId(id: string): { productId: string; size: Size } | undefined {
  const at = id.lastIndexOf('_');
  const size = id.slice(at + 1);
  return at > 0 && SIZE_PATTERN.test(size) ? { productId: id.slice(0, at), size } : undefined;
}

/** firestore.rules repeats it as areLineIds(). */
export const lineIdSchema = z
  .string()
  .check(z.regex(/^[A-Za-z0-9][A-Za-z0-9_-]{0,63}_[A-Z0-9][A-Z0-9.-]{0,7}$/, cartMessages.notALine));
