import * as z from 'zod/mini';
import { catalogueMessages } from './catalogue-messages.ts';

/** A product id is also a document id and part of a cart line's id. Admins may choose it when they add a product. */
export const PRODUCT_ID_PATTERN = /^[A-Za-z0-9][A-Za-z0-9_-]{0,63}$/;

export const productIdSchema = z.string().check(z.regex(PRODUCT_ID_PATTERN, catalogueMessages.idInvalid));

/** Makes the id PROD_{timestamp}_{random below 1000} (docs/reference/specification.md 9). `random` is in [0, 1). */
export function makeProductId(now: Date, random: number): string {
  return `PROD_${now.getTime()}_${Math.floor(random * 1000)}`;
}
