import * as z from 'zod/mini';
import { MAX_SALES_DAYS } from '../orders/sales-stats.ts';
import { reportDaySchema } from '../reports/report-day.ts';
import { addDays } from '../time/dhaka-day.ts';
import { fixedText } from '../text/message.ts';
import { requestMessages } from './request-messages.ts';

const TOO_LONG = fixedText(requestMessages.tooManyDays, { count: MAX_SALES_DAYS });

/** `from` and `to`, both included. */
export const salesPeriod = z.object({ from: reportDaySchema, to: reportDaySchema }).check(
  z.refine(({ from, to }) => from <= to, { error: requestMessages.lastDayBeforeFirst, path: ['to'] }),
  z.refine(({ from, to }) => to < addDays(from, MAX_SALES_DAYS), { error: TOO_LONG, path: ['to'] }),
);
