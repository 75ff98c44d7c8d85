import * as z from 'zod/mini';
import { catalogueEntrySchema } from '../../catalogue/catalogue-entry.ts';
import { CATEGORIES } from '../../catalogue/categories.ts';
import { LONGEST_SEARCH } from '../../catalogue/list-query.ts';
import { MAX_PRICE_TEXT } from '../../catalogue/price-range.ts';
import { productIdSchema } from '../../catalogue/product-id.ts';
import { productSchema } from '../../catalogue/product.ts';
import { COLLECTION_IDS } from '../../catalogue/collections.ts';
import { takaSchema } from '../../money/taka.ts';
import { call, cursor, flag, wholeNumber } from '../call.ts';
import { requestMessages } from '../request-messages.ts';

/** The most results of one search. */
const MOST_FOUND = 240;

/**
 * Products as shoppers read them (docs/reference/specification.md 7). Calls of staff are in productCalls, so that
 * shoppers' pages do not load their form.
 */
export const catalogueCalls = {
  /** Newest first, without `pictures`. Without `limit`: all. `total` in the answer counts all matches. */
  listProducts: call({
    method: 'GET',
    path: '/api/products',
    access: 'anyone',
    query: z.object({
      limit: z.optional(wholeNumber(100)),
      cursor: z.optional(cursor),
      category: z.optional(z.enum(CATEGORIES, requestMessages.unknownCategory)),
      featured: z.optional(flag),
      collection: z.optional(z.enum(COLLECTION_IDS, requestMessages.unknownCategory)),
    }),
    data: z.array(productSchema),
  }),
  /**
   * Every product, newest first, with what search, filters and lists need: read from a few documents, however many
   * products exist.
   */
  readCatalogue: call({
    method: 'GET',
    path: '/api/catalogue',
    access: 'anyone',
    data: z.array(catalogueEntrySchema),
  }),
  /**
   * The best results of a search in a shop of any size, with what it made of its words (docs/adr/0053). `min` and `max` are
   * taka as typed. `total` counts up to a thousand; `isMore` says that there are more.
   */
  searchCatalogue: call({
    method: 'GET',
    path: '/api/catalogue/search',
    access: 'anyone',
    query: z.object({
      q: z.string().check(z.minLength(1), z.maxLength(LONGEST_SEARCH)),
      limit: z.optional(wholeNumber(MOST_FOUND)),
      category: z.optional(z.enum(CATEGORIES, requestMessages.unknownCategory)),
      collection: z.optional(z.enum(COLLECTION_IDS, requestMessages.unknownCategory)),
      inStock: z.optional(flag),
      min: z.optional(z.string().check(z.maxLength(MAX_PRICE_TEXT))),
      max: z.optional(z.string().check(z.maxLength(MAX_PRICE_TEXT))),
    }),
    data: z.object({
      results: z.array(catalogueEntrySchema),
      total: z.int(),
      isMore: z.boolean(),
      used: z.array(z.string()),
      ignored: z.array(z.string()),
      least: z.nullable(takaSchema),
      most: z.nullable(takaSchema),
    }),
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
