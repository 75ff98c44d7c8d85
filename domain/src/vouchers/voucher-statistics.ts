import * as z from 'zod/mini';
import { nonNegativeTakaSchema } from '../money/taka.ts';
import { dhakaDaySchema } from '../time/dhaka-day.ts';

/** The days that the statistics of a voucher list, with today. */
export const STATISTICS_DAYS = 30;

const figures = {
  /** Orders with it that are not cancelled. */
  uses: z.int(),
  /** What it took off them. */
  discount: nonNegativeTakaSchema,
  /** What they cost after it, with delivery. */
  total: nonNegativeTakaSchema,
};

/** The statistics of a voucher: in all, and by day in Dhaka, newest first. */
export const voucherStatisticsSchema = z.object({
  code: z.string(),
  ...figures,
  /** Uses that open attempts to pay hold. */
  held: z.int(),
  days: z.array(z.object({ day: dhakaDaySchema, ...figures })),
});

export type VoucherStatistics = z.output<typeof voucherStatisticsSchema>;
