import * as z from 'zod/mini';
import { SIZES, type Size } from '../catalogue/sizes.ts';
import { cartMessages } from './cart-messages.ts';

/**
 * A cart holds one line per product and size; the line's document id says which
 * (docs/architecture.md#where-data-lies).
 */
export function lineId(line: { readonly productId: string; readonly size: Size }): string {
  return `${line.productId}_${line.size}`;
}

/** Product ids may contain underscores, sizes do not: the last one divides. */
export function parseLineId(id: string): { productId: string; size: Size } | undefined {
  const at = id.lastIndexOf('_');
  const size = SIZES.find((it) => it === id.slice(at + 1));
  return at > 0 && size ? { productId: id.slice(0, at), size } : undefined;
}

/** firestore.rules repeat it as areLineIds(). */
export const lineIdSchema = z
  .string()
  .check(z.regex(new RegExp(`^[A-Za-z0-9][A-Za-z0-9_-]{0,63}_(${SIZES.join('|')})$`), cartMessages.notALine));
