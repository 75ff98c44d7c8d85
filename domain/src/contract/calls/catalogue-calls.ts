import * as z from 'zod/mini';
import { catalogueEntrySchema } from '../../catalogue/catalogue-entry.ts';
import { CATEGORIES } from '../../catalogue/categories.ts';
import { productEditSchema, productFormSchema } from '../../catalogue/product-form.ts';
import { productIdSchema } from '../../catalogue/product-id.ts';
import { productSchema } from '../../catalogue/product.ts';
import { SHOP_CATEGORY_IDS } from '../../catalogue/shop-categories.ts';
import { call, cursor, flag, noData, wholeNumber } from '../call.ts';
import { requestWords } from '../request-words.ts';

/** Products (SPEC 7, DESIGN 5). */
export const catalogueCalls = {
  /** Newest first. Without `limit`: all. `total` in the answer counts all that match. */
  listProducts: call({
    method: 'GET',
    path: '/api/products',
    who: 'anyone',
    query: z.object({
      limit: z.optional(wholeNumber(100)),
      cursor: z.optional(cursor),
      category: z.optional(z.enum(CATEGORIES, requestWords.unknownCategory)),
      featured: z.optional(flag),
      collection: z.optional(z.enum(SHOP_CATEGORY_IDS, 'Unknown category')),
    }),
    data: z.array(productSchema),
  }),
  /**
   * Every product, newest first, as far as search, filters and lists need it: read from a few documents, however many
   * products there are.
   */
  readCatalogue: call({
    method: 'GET',
    path: '/api/catalogue',
    who: 'anyone',
    data: z.array(catalogueEntrySchema),
  }),
  /** How many products stand on each shelf of /category-collection, in the order of its cards. */
  countShelves: call({
    method: 'GET',
    path: '/api/catalogue/shelves',
    who: 'anyone',
    data: z.array(z.object({ id: z.enum(SHOP_CATEGORY_IDS), count: z.int() })),
  }),
  getProduct: call({
    method: 'GET',
    path: '/api/products/{id}',
    who: 'anyone',
    params: z.object({ id: productIdSchema }),
    data: productSchema,
  }),
  /** Without an `id`, or with an empty one, the product gets one of its own. */
  addProduct: call({
    method: 'POST',
    path: '/api/addProduct',
    who: 'admin',
    body: productFormSchema,
    data: productSchema,
  }),
  /**
   * The whole form. An `id` in it must be the product's own: it cannot be changed. With a `fromVersion` other than the
   * stored one the answer is a 409 whose `data.product` is the product as it is stored.
   */
  updateProduct: call({
    method: 'PUT',
    path: '/api/products/{id}',
    who: 'admin',
    params: z.object({ id: productIdSchema }),
    body: productEditSchema,
    data: productSchema,
  }),
  deleteProduct: call({
    method: 'DELETE',
    path: '/api/products/{id}',
    who: 'admin',
    params: z.object({ id: productIdSchema }),
    data: noData,
  }),
};
