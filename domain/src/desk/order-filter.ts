import * as z from 'zod/mini';
import { REGIONS } from '../checkout/regions.ts';
import { requestMessages } from '../contract/request-messages.ts';
import { DELIVERY_STATUSES, PAYMENT_METHODS, PAYMENT_STATUSES } from '../orders/statuses.ts';
import { SOLD_THROUGH } from '../orders/order-source.ts';
import { SHOWN_STATUSES } from '../orders/shown-status.ts';
import { reportDaySchema } from '../reports/report-day.ts';
import { MAX_SEARCH_TEXT } from './order-search.ts';
import { CARRIERS, districtKey } from './filter-facts.ts';
import { findingMessages } from './finding-messages.ts';
import { STAGES } from './stages.ts';

const choiceOf = <const T extends readonly string[]>(values: T) =>
  z.optional(z.enum(values, findingMessages.unknownChoice));

/** The parameters of a filter by their names in URLs, in the order in which a screen shows them. */
const parameters = {
  /** A search text: words, the end of a phone number, an order id, a SKU. */
  q: z.optional(z.string().check(z.trim(), z.minLength(1), z.maxLength(MAX_SEARCH_TEXT))),
  /** Dhaka days, both included, on which the order was placed. */
  from: z.optional(reportDaySchema),
  to: z.optional(reportDaySchema),
  status: choiceOf(SHOWN_STATUSES),
  delivery: choiceOf(DELIVERY_STATUSES),
  payment: choiceOf(PAYMENT_STATUSES),
  stage: choiceOf(STAGES),
  source: choiceOf(SOLD_THROUGH),
  courier: choiceOf(CARRIERS),
  method: choiceOf(PAYMENT_METHODS),
  region: choiceOf(REGIONS),
  district: z.optional(
    z.pipe(
      z.string().check(z.maxLength(60)),
      z.pipe(z.transform(districtKey), z.string().check(z.minLength(1))),
    ),
  ),
};

/** A filter of orders as a call receives it. */
export const orderFilterSchema = z.object(parameters).check(
  z.refine(({ from, to }) => !from || !to || from <= to, {
    path: ['to'],
    error: requestMessages.lastDayBeforeFirst,
  }),
);

export type OrderFilter = z.output<typeof orderFilterSchema>;
export type OrderFilterName = keyof typeof parameters;

export const ORDER_FILTER_NAMES = Object.keys(parameters) as OrderFilterName[];

/** Reads a filter from a URL. Leaves out what is not understood, so that an old or edited link still shows a list, and cuts a long search text. */
export function readOrderFilter(params: { get(name: string): string | null }): OrderFilter {
  const understood = ORDER_FILTER_NAMES.flatMap((name) => {
    const written = params.get(name)?.slice(0, MAX_SEARCH_TEXT);
    const parsed = written ? parameters[name].safeParse(written) : undefined;
    return parsed?.success ? [[name, parsed.data] as const] : [];
  });
  return Object.fromEntries(understood) as OrderFilter;
}

/** Returns a filter as the parameters of a URL, in a fixed order. Reading them gives the same filter. */
export function orderFilterParams(filter: OrderFilter): Record<string, string> {
  const set = ORDER_FILTER_NAMES.flatMap((name) => {
    const value = filter[name];
    return value ? [[name, value] as const] : [];
  });
  return Object.fromEntries(set);
}
