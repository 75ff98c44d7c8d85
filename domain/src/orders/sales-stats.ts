import * as z from 'zod/mini';
import { productIdSchema } from '../catalogue/product-id.ts';
import { CATEGORIES } from '../catalogue/categories.ts';
import { REGIONS } from '../checkout/regions.ts';
import { nonNegativeTakaSchema } from '../money/taka.ts';
import { reportDaySchema } from '../reports/report-day.ts';

/** A quarter, in days: the longest period that sales are told of in one answer. */
export const MAX_SALES_DAYS = 92;
/** How many products the answer names. */
export const TOP_PRODUCTS = 10;

/**
 * What was sold in a period, of orders that are neither cancelled nor returned. Categories and products hold what the
 * lines cost, before delivery and vouchers; regions what the orders came to in all. Each list by falling revenue; what
 * sold nothing is not in it.
 */
export const salesStatsSchema = z.object({
  from: reportDaySchema,
  to: reportDaySchema,
  categories: z.array(
    z.object({ category: z.enum(CATEGORIES), quantity: z.int(), revenue: nonNegativeTakaSchema }),
  ),
  regions: z.array(z.object({ region: z.enum(REGIONS), orders: z.int(), revenue: nonNegativeTakaSchema })),
  /** The TOP_PRODUCTS. A product that is in the shop no more is called what it was called last. */
  products: z.array(
    z.object({
      productId: productIdSchema,
      name: z.string(),
      quantity: z.int(),
      revenue: nonNegativeTakaSchema,
    }),
  ),
});

export type SalesStats = z.output<typeof salesStatsSchema>;
