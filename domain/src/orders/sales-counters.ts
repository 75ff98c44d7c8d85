import * as z from 'zod/mini';
import { DEFAULT_CATEGORY, type Category } from '../catalogue/categories.ts';
import type { Region } from '../checkout/regions.ts';
import { paisa } from '../money/paisa.ts';
import { dhakaDay, type DhakaDay } from '../time/dhaka-day.ts';
import { countsAsRevenue } from './order-counters.ts';
import type { Order, OrderItem } from './order.ts';
import { keptAmount } from './kept-amount.ts';
import { keptItemTotal, piecesKept } from './refused-pieces.ts';
import { costStats } from './sales-costs.ts';
import { TOP_PRODUCTS, type SalesStats } from './sales-stats.ts';

const amount = z._default(z.int(), 0);
const sold = z.object({ quantity: amount, revenue: amount });
/** Of lines whose product had a cost when they were sold: pieces, line prices, and what those pieces cost the shop. */
const soldWithCost = z.object({ quantity: amount, revenue: amount, cost: amount });
const counterMap = <S extends z.ZodMiniType>(entry: S) => z._default(z.record(z.string(), entry), {});

/**
 * Sales of one Dhaka day (docs/adr/0030), in pieces and whole paisa. Stored in counters/orders/sales/{day} and, above
 * DAY_PART_PRODUCTS products, in further parts; until they are rolled up, in counters/orders/pending. Readers add up
 * all of them.
 */
export const daySalesSchema = z.object({
  categories: counterMap(sold),
  regions: counterMap(z.object({ orders: amount, revenue: amount })),
  products: counterMap(sold),
  /** One entry, `known`: what is known of costs (docs/adr/0058). The roll-up adds it: a pending change has none. */
  costs: counterMap(soldWithCost),
});
export type DaySales = z.output<typeof daySalesSchema>;

/** Sales by day. */
export type Sales = Record<string, DaySales>;

/**
 * Sales that are not rolled up yet, with the product names at the time of sale: a document of counters/orders/pending.
 * Until November 2026 the shards held it.
 */
export const pendingSalesSchema = z.object({
  sales: z._default(z.record(z.string(), daySalesSchema), {}),
  names: z._default(z.record(z.string(), z.string()), {}),
});
export type PendingSales = z.output<typeof pendingSalesSchema>;

/** A pending change of one order. Older ones, and those that shards gathered, do not know when their goods were sold. */
export const pendingChangeSchema = z.extend(pendingSalesSchema, {
  /** When the order was placed, in milliseconds: the moment whose costs count. */
  soldAt: z.optional(z.int()),
});
export type PendingChange = z.output<typeof pendingChangeSchema>;

type Selling = Pick<
  Order,
  'createdAt' | 'orderStatus' | 'deliveryStatus' | 'totalAmount' | 'returnedAmount'
> & {
  readonly items: readonly Pick<
    OrderItem,
    'productId' | 'category' | 'quantity' | 'price' | 'itemTotal' | 'refused'
  >[];
  readonly shippingAddress: Pick<Order['shippingAddress'], 'region'>;
};

export const nothingSold = (): DaySales => ({ categories: {}, regions: {}, products: {}, costs: {} });

/**
 * Returns the sales of an order: what its customer kept. Lines that were stored without a category count under the default one until
 * counters:rebuild fills it in.
 */
function salesOf(order: Selling): Sales {
  if (!countsAsRevenue(order)) return {};
  const day = nothingSold();
  day.regions[order.shippingAddress.region] = { orders: 1, revenue: keptAmount(order) };
  for (const item of order.items) {
    const { productId, category = DEFAULT_CATEGORY } = item;
    const line = { quantity: piecesKept(item), revenue: keptItemTotal(item) };
    addAmounts(day, { categories: { [category]: line }, products: { [productId]: line } }, 1);
  }
  return { [dhakaDay(order.createdAt)]: day };
}

/** Returns the change of sales when an order is placed (`before` is null), changed, or deleted (`after` is null). */
export function salesChange(before: Selling | null, after: Selling | null): Sales {
  const change: Sales = {};
  if (after) addSales(change, salesOf(after));
  if (before) addSales(change, salesOf(before), -1);
  return change;
}

/** Adds `more` to `sum` in place: a quarter of a large shop is too much to copy for each order. */
export function addSales(sum: Sales, more: Sales, sign: 1 | -1 = 1): Sales {
  for (const [day, sales] of Object.entries(more)) addAmounts((sum[day] ??= nothingSold()), sales, sign);
  return sum;
}

/** Adds the sales of a day, or of a period, in place. */
export function addDaySales(sum: DaySales, more: DaySales): DaySales {
  addAmounts(sum, more, 1);
  return sum;
}

/** Returns the sum of the pending sales of several documents. */
export function sumPendingSales(shards: readonly PendingSales[]): PendingSales {
  const sum: PendingSales = { sales: {}, names: {} };
  for (const { sales, names } of shards) {
    addSales(sum.sales, sales);
    Object.assign(sum.names, names);
  }
  return sum;
}

interface Amounts {
  [key: string]: number | Amounts;
}

function addAmounts(sum: object, more: object, sign: 1 | -1): void {
  const into = sum as Amounts;
  for (const [key, value] of Object.entries(more) as [string, number | Amounts][]) {
    if (typeof value === 'number') into[key] = Number(into[key] ?? 0) + sign * value;
    else addAmounts((into[key] ??= {}) as Amounts, value, sign);
  }
}

/** Returns the days with sales, without zero entries. */
export function soldSomething(sales: Sales): Sales {
  const days = Object.entries(sales).map(([day, sold]) => [day, soldOnly(sold)] as const);
  return Object.fromEntries(days.filter(([, sold]) => Object.values(sold).some((it) => hasEntries(it))));
}

const hasEntries = (counters: object): boolean => Object.keys(counters).length > 0;

/** Returns the sales without zero entries, such as a product whose only order was cancelled. */
export function soldOnly({ categories, regions, products, costs }: DaySales): DaySales {
  return {
    categories: nonZero(categories),
    regions: nonZero(regions),
    products: nonZero(products),
    costs: nonZero(costs),
  };
}

function nonZero<Entry extends object>(counters: Record<string, Entry>): Record<string, Entry> {
  const kept = Object.entries(counters).filter(([, entry]) => Object.values(entry).some((it) => it !== 0));
  return Object.fromEntries(kept);
}

/** Returns the sums of a period, without product names. */
export function salesStats(
  sales: Sales,
  { from, to }: { readonly from: DhakaDay; readonly to: DhakaDay },
): SalesStats {
  const period = nothingSold();
  for (const [day, its] of Object.entries(sales)) if (day >= from && day <= to) addAmounts(period, its, 1);
  const products = rankedSales(period.products).slice(0, TOP_PRODUCTS);
  return {
    from,
    to,
    categories: rankedSales(period.categories).map(([category, its]) => ({
      category: category as Category,
      ...its,
    })),
    regions: rankedSales(period.regions).map(([region, its]) => ({ region: region as Region, ...its })),
    products: products.map(([productId, its]) => ({ productId, name: productId, ...its })),
    costs: costStats(period),
  };
}

/** Returns entries by descending revenue. Leaves out negative ones, which counters:rebuild still has to repair. */
export function rankedSales<Entry extends { revenue: number }>(counters: Record<string, Entry>) {
  return Object.entries(counters)
    .filter(([, entry]) => Object.values(entry).every((it) => (it as number) >= 0))
    .filter(([, entry]) => Object.values(entry).some((it) => it !== 0))
    .sort(([a, one], [b, other]) => other.revenue - one.revenue || (a < b ? -1 : 1))
    .map(([key, entry]) => [key, { ...entry, revenue: paisa(entry.revenue) }] as const);
}
