import * as z from 'zod/mini';
import { catalogueEntrySchema } from '../../catalogue/catalogue-entry.ts';
import { call } from '../call.ts';

/** The catalogue as search and filters read it. Apart from catalogueCalls: no page loads it at first. */
export const catalogueIndexCalls = {
  /**
   * Every product, newest first, with what search, filters and lists need: read from a few documents, however many
   * products exist. Above MOST_INDEXED products the index is closed: the list is empty, and `total`, which only that
   * answer has, is their number.
   */
  readCatalogue: call({
    method: 'GET',
    path: '/api/catalogue',
    access: 'anyone',
    data: z.array(catalogueEntrySchema),
  }),
};
