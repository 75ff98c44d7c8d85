import * as z from 'zod/mini';
import { CATEGORIES } from '../../catalogue/categories.ts';
import { productIdSchema } from '../../catalogue/product-id.ts';
import { productSchema } from '../../catalogue/product.ts';
import { collectionSlugSchema } from '../../catalogue/collection-slug.ts';
import { COLLECTION_IDS } from '../../catalogue/collections.ts';
import { call } from '../call.ts';
import { cursor, flag, wholeNumber } from '../list-parameters.ts';
import { parameterMessages } from '../parameter-messages.ts';

/**
 * Products as shoppers read them (docs/reference/specification.md 7). Calls of staff are in productCalls, so that
 * shoppers' pages do not load their form.
 */
export const catalogueCalls = {
  /**
   * Newest first, without `pictures`. Without `limit`: all. `total` in the answer counts all matches; of a part of the
   * catalogue up to MOST_INDEXED + 1. `collection` is one of the eight or of staff's (docs/adr/0054): products that staff
   * picked come in their order, 100 at most without `limit`; an unknown or hidden one is a 404.
   */
  listProducts: call({
    method: 'GET',
    path: '/api/products',
    access: 'anyone',
    query: z.object({
      limit: z.optional(wholeNumber(100)),
      cursor: z.optional(cursor),
      category: z.optional(z.enum(CATEGORIES, parameterMessages.unknownCategory)),
      featured: z.optional(flag),
      collection: z.optional(collectionSlugSchema),
    }),
    data: z.array(productSchema),
  }),
  /** The number of products in each collection of /category-collection, in the order of its cards. */
  countCollections: call({
    method: 'GET',
    path: '/api/catalogue/shelves',
    access: 'anyone',
    data: z.array(z.object({ id: z.enum(COLLECTION_IDS), count: z.int() })),
  }),
  getProduct: call({
    method: 'GET',
    path: '/api/products/{id}',
    access: 'anyone',
    params: z.object({ id: productIdSchema }),
    data: productSchema,
  }),
};
