import * as z from 'zod/mini';
import { CATEGORIES } from '../../catalogue/categories.ts';
import { REGIONS } from '../../checkout/regions.ts';
import { nonNegativeTakaSchema } from '../../money/taka.ts';
import { SOLD_THROUGH } from '../../orders/order-source.ts';
import { SHOWN_STATUSES } from '../../orders/shown-status.ts';
import { PAYMENT_METHODS, PAYMENT_STATUSES } from '../../orders/statuses.ts';
import { reportDaySchema } from '../report-day.ts';
import { cashAgeingSchema } from './cash-ageing.ts';

const count = z.int().check(z.gte(0));
const amount = nonNegativeTakaSchema;
const totals = { orders: count, revenue: amount };
const orders = { orders: count, sold: count, revenue: amount };
const goods = {
  quantity: count,
  revenue: amount,
  knownQuantity: count,
  knownRevenue: amount,
  cost: amount,
};
const courier = {
  parcels: count,
  delivered: count,
  returned: count,
  onTheWay: count,
  /** From hand-over to delivery; null where no time is known. */
  meanDays: z.nullable(z.number()),
};
const voucher = { uses: count, discount: amount, revenue: amount };
const others = <Shape extends z.core.$ZodLooseShape>(shape: Shape) => z.nullable(z.object(shape));

/**
 * rangeSums/{_id of the report}: the figures of a report of a range. Functions write it; staff with the right money read it. Apart
 * from the report, whose list is followed live. At most MAX_ROWS rows of each kind: some 120 KB of the 1 MiB that a document has.
 */
export const rangeSumsSchema = z.object({
  _id: z.string(),
  summary: z.object({
    ...totals,
    pieces: count,
    goods: z.object(goods),
    byStatus: z.array(z.object({ status: z.enum(SHOWN_STATUSES), ...totals })),
    byPayment: z.array(
      z.object({ method: z.enum(PAYMENT_METHODS), status: z.enum(PAYMENT_STATUSES), ...totals }),
    ),
  }),
  returns: z.object({
    deliveredOrders: count,
    returnedOrders: count,
    deliveredPieces: count,
    returnedPieces: count,
  }),
  /** Every day of the range, in order. */
  days: z.array(z.object({ day: reportDaySchema, ...orders })),
  products: z.array(z.object({ productId: z.string(), name: z.string(), ...goods })),
  otherProducts: others(goods),
  categories: z.array(z.object({ category: z.enum(CATEGORIES), ...goods })),
  places: z.array(z.object({ region: z.enum(REGIONS), district: z.string(), ...orders })),
  otherPlaces: others(orders),
  sources: z.array(z.object({ source: z.enum(SOLD_THROUGH), ...orders })),
  couriers: z.array(z.object({ courier: z.string(), ...courier })),
  otherCouriers: others(courier),
  vouchers: z.array(z.object({ code: z.string(), ...voucher })),
  otherVouchers: others(voucher),
  /** What couriers owed when the report was made, of all orders. */
  cash: cashAgeingSchema,
});

export type RangeSums = z.output<typeof rangeSumsSchema>;

/** Rows of one kind that the report lists; the others are added up. */
export const MAX_ROWS = 200;
