import * as z from 'zod/mini';
import { catalogueEntrySchema } from '../../catalogue/catalogue-entry.ts';
import { CATEGORIES } from '../../catalogue/categories.ts';
import { COLOUR_FAMILIES } from '../../catalogue/colour-families.ts';
import { COLLECTION_IDS } from '../../catalogue/collections.ts';
import { LONGEST_SEARCH } from '../../catalogue/list-query.ts';
import { MOST_PARTS } from '../../catalogue/sitemap-parts.ts';
import { SIZE_FILTERS } from '../../catalogue/size-filter.ts';
import { MAX_PRICE_TEXT } from '../../catalogue/price-range.ts';
import { takaSchema } from '../../money/taka.ts';
import { call } from '../call.ts';
import { flag, wholeNumber } from '../list-parameters.ts';
import { documentLanguage } from '../parameters.ts';
import { requestMessages } from '../request-messages.ts';

/** The most results of one search: a list beyond them is not read through. */
export const MOST_FOUND = 240;

/** Search on the server, for shops that are too large for the index in the browser. */
export const searchCalls = {
  /**
   * The best results of a search in a shop of any size, with what it made of its words; without `q` the newest products of
   * the filters (docs/adr/0053). `size` is a size of a size system that is not sold out, such as `shoes-42`. `min` and `max`
   * are taka as typed. `isMore` says that there are more than `total`, which counts one word or filter up to a thousand, and
   * otherwise the results sent.
   */
  searchCatalogue: call({
    method: 'GET',
    path: '/api/catalogue/search',
    access: 'anyone',
    query: z.object({
      q: z.optional(z.string().check(z.minLength(1), z.maxLength(LONGEST_SEARCH))),
      limit: z.optional(wholeNumber(MOST_FOUND)),
      category: z.optional(z.enum(CATEGORIES, requestMessages.unknownCategory)),
      collection: z.optional(z.enum(COLLECTION_IDS, requestMessages.unknownCategory)),
      inStock: z.optional(flag),
      size: z.optional(z.enum(SIZE_FILTERS, requestMessages.unknownFilter)),
      colour: z.optional(z.enum(COLOUR_FAMILIES, requestMessages.unknownFilter)),
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
  /**
   * What the search field of such a shop suggests for what is typed, in the language of the page: popular searches that
   * have results, collections, products. Without `q` popular searches alone.
   */
  suggestSearches: call({
    method: 'GET',
    path: '/api/catalogue/suggestions',
    access: 'anyone',
    query: z.object({
      q: z.optional(z.string().check(z.maxLength(LONGEST_SEARCH))),
      language: documentLanguage,
    }),
    data: z.object({
      searches: z.array(z.string()),
      collections: z.array(z.enum(COLLECTION_IDS)),
      products: z.array(catalogueEntrySchema),
    }),
  }),
  /**
   * The product ids of one of `parts` parts of the sitemap of such a shop, in no order. Parts are numbered from 1; there
   * must be as many as sitemapParts() says, or more, because each read counts.
   */
  listSitemapPart: call({
    method: 'GET',
    path: '/api/catalogue/sitemap',
    access: 'anyone',
    query: z.object({ part: wholeNumber(MOST_PARTS), parts: wholeNumber(MOST_PARTS) }),
    data: z.array(z.string()),
  }),
};
