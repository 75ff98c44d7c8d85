import { costAt, type ProductCost } from '../catalogue/product-cost.ts';
import { paisa, type Paisa } from '../money/paisa.ts';
import type { DaySales, PendingChange, PendingSales, Sales } from './sales-counters.ts';

/** Costs by product id; a product without costs is missing. */
export type CostsByProduct = ReadonlyMap<string, Pick<ProductCost, 'costs'>>;

/** What goods of a period cost, as far as their costs were known when they were sold. */
export interface CostStats {
  /** All pieces, and their line prices: before delivery and vouchers. */
  readonly quantity: number;
  readonly revenue: Paisa;
  /** The pieces with a cost, their line prices, and their costs. */
  readonly knownQuantity: number;
  readonly knownRevenue: Paisa;
  readonly cost: Paisa;
}

/** Returns the sales of one order with the costs that counted when it was placed. */
export function salesWithCosts(sales: Sales, soldAt: Date, costs: CostsByProduct): Sales {
  return Object.fromEntries(
    Object.entries(sales).map(([day, sold]) => [
      day,
      { ...sold, costs: costsOf(sold.products, soldAt, costs) },
    ]),
  );
}

/** Returns a pending change with its costs; one without the moment of its sale has none. */
export function pendingWithCosts({ soldAt, ...pending }: PendingChange, costs: CostsByProduct): PendingSales {
  if (soldAt === undefined) return pending;
  return { ...pending, sales: salesWithCosts(pending.sales, new Date(soldAt), costs) };
}

/** Returns the products of pending changes whose costs are needed. */
export const productsWithCosts = (changes: readonly PendingChange[]): string[] => [
  ...new Set(
    changes
      .filter(({ soldAt }) => soldAt !== undefined)
      .flatMap(({ sales }) => Object.values(sales).flatMap(({ products }) => Object.keys(products))),
  ),
];

/** Returns the sums of a period's costs. */
export function costStats({ categories, costs }: Pick<DaySales, 'categories' | 'costs'>): CostStats {
  const sold = Object.values(categories);
  const { known } = costs;
  return {
    quantity: sold.reduce((sum, { quantity }) => sum + quantity, 0),
    revenue: paisa(sold.reduce((sum, { revenue }) => sum + revenue, 0)),
    knownQuantity: known?.quantity ?? 0,
    knownRevenue: paisa(known?.revenue ?? 0),
    cost: paisa(known?.cost ?? 0),
  };
}

/** Returns the margin of what is known: amount, and per cent of the line prices with one decimal; undefined without any. */
export function marginOf({
  knownRevenue,
  cost,
}: Pick<CostStats, 'knownRevenue' | 'cost'>):
  { readonly amount: Paisa; readonly percent: number } | undefined {
  if (knownRevenue <= 0) return undefined;
  const amount = paisa(knownRevenue - cost);
  return { amount, percent: Math.round((amount * 1000) / knownRevenue) / 10 };
}

function costsOf(products: DaySales['products'], soldAt: Date, costs: CostsByProduct): DaySales['costs'] {
  const known = { quantity: 0, revenue: 0, cost: 0 };
  let isKnown = false;
  for (const [id, { quantity, revenue }] of Object.entries(products)) {
    const stored = costs.get(id);
    const cost = stored ? costAt(stored, soldAt) : null;
    if (cost === null) continue;
    isKnown = true;
    known.quantity += quantity;
    known.revenue += revenue;
    known.cost += quantity * cost;
  }
  return isKnown ? { known } : {};
}
