import * as z from 'zod/mini';
import { requestMessages } from './request-messages.ts';

/** How many orders one printed file may have: more than a page of the dashboard's table has rows. */
export const MOST_PRINTED_ORDERS = 50;

const ONE_ID = '[A-Za-z0-9][A-Za-z0-9_-]{0,127}';

/** Document ids of orders, separated by commas. */
export const orderIdList = (most = MOST_PRINTED_ORDERS) =>
  z.pipe(
    z
      .string(requestMessages.unknownOrder)
      .check(z.regex(new RegExp(`^${ONE_ID}(?:,${ONE_ID}){0,${most - 1}}$`), requestMessages.unknownOrder)),
    z.transform((ids) => ids.split(',')),
  );
