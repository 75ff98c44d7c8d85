import * as z from 'zod/mini';
import type { DhakaDay } from '../time/dhaka-day.ts';
import {
  addSales,
  nothingSold,
  soldSomething,
  pendingSalesSchema,
  type Sales,
  type PendingSales,
} from './sales-counters.ts';
import { firstDayKept } from './sales-periods.ts';

/** How many products the recent sales hold until the periods are computed again. */
export const RECENT_PRODUCTS = 1_000;

/**
 * Sales that were rolled up since the periods were computed: counters/orders/live/sales (docs/adr/0030). A dashboard
 * adds them to a period. Categories and regions are complete; products are complete up to RECENT_PRODUCTS.
 */
export const recentSalesSchema = z.object({
  ...pendingSalesSchema.shape,
  /** The number of product changes for which there was no room. */
  dropped: z._default(z.int(), 0),
  /** The day for which the periods were computed; empty before the first time. */
  periodsOf: z._default(z.string(), ''),
  /** Incremented whenever the periods are computed. */
  version: z._default(z.int(), 0),
});
export type RecentSales = z.output<typeof recentSalesSchema>;

/** Adds a change. A product without room is counted as dropped. Ignores days that no period needs. */
export function addRecent(recent: RecentSales, { sales, names }: PendingSales, today: DhakaDay): RecentSales {
  const sum = addSales({}, recent.sales);
  let room = RECENT_PRODUCTS - productsOf(sum);
  let { dropped } = recent;
  for (const [day, { products, ...totals }] of Object.entries(sales)) {
    if (day < firstDayKept(today)) continue;
    const present = (sum[day] ??= nothingSold());
    addSales(sum, { [day]: { ...totals, products: {} } });
    for (const [product, sold] of Object.entries(products)) {
      const isNew = !(product in present.products);
      if (isNew && room === 0) {
        dropped += 1;
        continue;
      }
      if (isNew) room -= 1;
      addSales(sum, { [day]: { ...nothingSold(), products: { [product]: sold } } });
    }
  }
  return { ...recent, dropped, ...namedSales(sum, { ...recent.names, ...names }) };
}

/** Returns the sales that were added after `then`, the state from which the periods were computed. */
export function recentSince(now: RecentSales, then: RecentSales, today: DhakaDay): RecentSales {
  const left = addSales(addSales({}, now.sales), then.sales, -1);
  return {
    ...namedSales(left, now.names),
    dropped: now.dropped - then.dropped,
    periodsOf: today,
    version: now.version + 1,
  };
}

/** Returns the sales without zero entries, with the names of the remaining products. */
function namedSales(sales: Sales, names: PendingSales['names']): PendingSales {
  const kept = soldSomething(sales);
  const products = Object.values(kept).flatMap((day) => Object.keys(day.products));
  return {
    sales: kept,
    names: Object.fromEntries(products.flatMap((id) => (names[id] ? [[id, names[id]]] : []))),
  };
}

const productsOf = (sales: Sales): number =>
  Object.values(sales).reduce((sum, { products }) => sum + Object.keys(products).length, 0);
