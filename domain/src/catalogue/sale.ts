import * as z from 'zod/mini';
import { momentSchema } from '../time/moment.ts';
import { priceSchema } from './price.ts';

/** A scheduled sale: its price counts from `from` until just before `until`. */
const saleSchema = z.object({ price: priceSchema, from: momentSchema, until: momentSchema });

export type Sale = z.output<typeof saleSchema>;

/**
 * The optional prices of a product. `compareAtPrice` is struck through. The last two are never stored: answers of the API
 * carry them (asOf), `regularPrice` while a sale replaces `price`, so that a browser knows what counts afterwards.
 */
export const productPrices = {
  compareAtPrice: z.optional(priceSchema),
  sale: z.optional(saleSchema),
  regularPrice: z.optional(priceSchema),
  isNew: z.optional(z.literal(true)),
};
