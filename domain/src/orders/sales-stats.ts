import * as z from 'zod/mini';
import { productIdSchema } from '../catalogue/product-id.ts';
import { CATEGORIES } from '../catalogue/categories.ts';
import { REGIONS } from '../checkout/regions.ts';
import { nonNegativeTakaSchema, takaSchema } from '../money/taka.ts';
import { reportDaySchema } from '../reports/report-day.ts';

/** The longest period of one sales answer, in days: a quarter. */
export const MAX_SALES_DAYS = 92;
/** The number of products in an answer. */
export const TOP_PRODUCTS = 10;

/**
 * Sales of a period, of orders that are neither cancelled nor returned. Categories and products sum line prices, before
 * delivery and vouchers; regions sum order totals. Each list is by descending revenue, without zero entries.
 */
export const salesStatsSchema = z.object({
  from: reportDaySchema,
  to: reportDaySchema,
  categories: z.array(
    z.object({ category: z.enum(CATEGORIES), quantity: z.int(), revenue: nonNegativeTakaSchema }),
  ),
  regions: z.array(z.object({ region: z.enum(REGIONS), orders: z.int(), revenue: nonNegativeTakaSchema })),
  /** The TOP_PRODUCTS. A deleted product keeps its last name. */
  products: z.array(
    z.object({
      productId: productIdSchema,
      name: z.string(),
      quantity: z.int(),
      revenue: nonNegativeTakaSchema,
    }),
  ),
  /** All pieces, and those whose product had a cost when they were sold. Amounts are line prices, as of categories. */
  costs: z.object({
    quantity: z.int(),
    revenue: takaSchema,
    knownQuantity: z.int(),
    knownRevenue: takaSchema,
    cost: takaSchema,
  }),
});

export type SalesStats = z.output<typeof salesStatsSchema>;
