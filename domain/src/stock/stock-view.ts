import * as z from 'zod/mini';
import { sizingSchema } from '../catalogue/sizes.ts';
import { availableOf, stockSchema, type Stock } from './stock.ts';

/** The stock of a size as staff see it: `held` by attempts to pay, `available` to be sold. */
export const stockViewSchema = z.extend(z.omit(stockSchema, { holds: true, low: true, lapsesAt: true }), {
  held: z.int(),
  available: z.int(),
});

export type StockView = z.output<typeof stockViewSchema>;

/** What the list of low stock shows of a product. */
export const lowStockProductSchema = z.object({
  name: z.string(),
  image: z.string(),
  sizing: z.optional(sizingSchema),
});

export type LowStockProduct = z.output<typeof lowStockProductSchema>;

/** Returns the stock of a size as staff see it at `now`. */
export function stockView(stock: Stock, now: Date): StockView {
  const { holds, low: _low, lapsesAt: _lapsesAt, ...rest } = stock;
  const live = Object.values(holds).filter(({ until }) => until > now);
  const held = live.reduce((sum, { quantity }) => sum + quantity, 0);
  return { ...rest, held, available: availableOf(stock, now) };
}
