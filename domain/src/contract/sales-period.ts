import * as z from 'zod/mini';
import { MAX_SALES_DAYS } from '../orders/sales-stats.ts';
import { reportDaySchema } from '../reports/report-day.ts';
import { addDays } from '../time/dhaka-day.ts';

const BACKWARDS = 'The last day lies before the first one';
const TOO_LONG = `Please choose at most ${MAX_SALES_DAYS} days`;

/** `from` and `to`, both included. */
export const salesPeriod = z.object({ from: reportDaySchema, to: reportDaySchema }).check(
  z.refine(({ from, to }) => from <= to, { error: BACKWARDS, path: ['to'] }),
  z.refine(({ from, to }) => to < addDays(from, MAX_SALES_DAYS), { error: TOO_LONG, path: ['to'] }),
);
