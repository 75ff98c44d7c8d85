import * as z from 'zod/mini';
import { catalogueEntrySchema } from '../../catalogue/catalogue-entry.ts';
import { CATEGORIES } from '../../catalogue/categories.ts';
import { COLLECTION_IDS } from '../../catalogue/collections.ts';
import { LONGEST_SEARCH } from '../../catalogue/list-query.ts';
import { MAX_PRICE_TEXT } from '../../catalogue/price-range.ts';
import { takaSchema } from '../../money/taka.ts';
import { call, flag, wholeNumber } from '../call.ts';
import { requestMessages } from '../request-messages.ts';

/** The most results of one search. */
const MOST_FOUND = 240;

/** Search on the server, for shops that are too large for the index in the browser. */
export const searchCalls = {
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
};
