import type { Category } from '../catalogue/categories.ts';
import type { Region } from '../checkout/regions.ts';
import { NO_MONEY, type Paisa } from '../money/paisa.ts';
import { addDaySales, nothingSold, rankedSales, type DaySales, type PendingSales } from './sales-counters.ts';
import { costStats, type CostStats } from './sales-costs.ts';
import { TOP_PRODUCTS, type SalesStats } from './sales-stats.ts';
import {
  addToPeriod,
  noPeriodSums,
  type OtherProducts,
  type PeriodSales,
  type SalesPeriod,
} from './sales-periods.ts';

type Row<Amounts> = Amounts & {
  readonly revenue: Paisa;
  /** The revenue of the previous period; undefined when it is not known. */
  readonly before: Paisa | undefined;
};

/** Sales of a period by descending revenue, with the revenue of the previous period. */
export interface ComparedSales {
  /** Includes categories that sold only in the previous period. */
  readonly categories: readonly Row<{ readonly category: Category; readonly quantity: number }>[];
  readonly regions: readonly Row<{ readonly region: Region; readonly orders: number }>[];
  readonly products: readonly Row<{
    readonly productId: string;
    readonly name: string;
    readonly quantity: number;
  }>[];
  readonly costs: CostStats;
}

/**
 * Returns a stored period with the sales since. Undefined when a product that it leaves out may have risen among the
 * TOP_PRODUCTS: then the caller also needs the other products (withOthers). Where there are too many to be stored, such
 * a product is missing until the period is computed again.
 */
export function salesSinceKept(
  period: SalesPeriod,
  kept: PeriodSales,
  { sales, names }: Pick<PendingSales, 'sales' | 'names'>,
): ComparedSales | undefined {
  const since = noPeriodSums();
  for (const [day, sold] of Object.entries(sales)) addToPeriod(since, period, day, sold);
  const now = sumOf(kept.now, since.now);
  const before = sumOf(kept.before, since.before);
  const top = rankedSales(now.products).slice(0, TOP_PRODUCTS);
  const least = top[TOP_PRODUCTS - 1]?.[1].revenue ?? 0;
  if (kept.areOthersKept && mayHaveRisen(kept, since.now, least)) return undefined;
  const known = { ...names, ...kept.names };
  return {
    ...compareCounters(now, before),
    costs: costStats(now),
    products: top.map(([productId, its]) => ({
      ...{ productId, name: known[productId] ?? productId, ...its },
      before: (before.products[productId]?.revenue ?? 0) as Paisa,
    })),
  };
}

/** Returns a period with all its products. */
export function withOthers({ now, before, names }: PeriodSales, others: OtherProducts): PeriodSales {
  return {
    now: { ...now, products: { ...now.products, ...others.now } },
    before: { ...before, products: { ...before.products, ...others.before } },
    names,
    mostOfOthers: null,
    areOthersKept: true,
  };
}

/** Combines two answers of the sales call. The previous revenue of a product below the tenth place is not in them. */
export function compareSales(now: SalesStats, before: SalesStats): ComparedSales {
  const earlier = new Map(before.products.map(({ productId, revenue }) => [productId, revenue]));
  const others = before.products.length < TOP_PRODUCTS ? NO_MONEY : undefined;
  return {
    ...compareCounters(countersOf(now), countersOf(before)),
    costs: now.costs,
    products: now.products.map((it) => ({ ...it, before: earlier.get(it.productId) ?? others })),
  };
}

/** Returns whether a product that was not stored may have as much revenue as the last one shown. */
function mayHaveRisen({ now, before, mostOfOthers }: PeriodSales, since: DaySales, least: number): boolean {
  if (mostOfOthers === null) return false;
  const others = Object.entries(since.products).filter(
    ([product]) => !(product in now.products || product in before.products),
  );
  const most = mostOfOthers + Math.max(0, ...others.map(([, { revenue }]) => revenue));
  return most > 0 && most >= least;
}

type CategoryAndRegionCounters = Pick<DaySales, 'categories' | 'regions'>;

function compareCounters(
  now: CategoryAndRegionCounters,
  before: CategoryAndRegionCounters,
): Pick<ComparedSales, 'categories' | 'regions'> {
  return {
    categories: beside(now.categories, before.categories, { quantity: 0, revenue: 0 }).map(
      ([category, its]) => ({ category: category as Category, ...its }),
    ),
    regions: beside(now.regions, before.regions, { orders: 0, revenue: 0 }).map(([region, its]) => ({
      region: region as Region,
      ...its,
    })),
  };
}

/** Returns each entry with its previous revenue; entries that sold only before come last, with zero. */
function beside<Amounts extends { revenue: number }>(
  now: Record<string, Amounts>,
  before: Record<string, Amounts>,
  nothing: Amounts,
) {
  const [present, earlier] = [rankedSales(now), rankedSales(before)];
  const former = earlier
    .filter(([key]) => !present.some(([other]) => other === key))
    .map(([key]) => [key, { ...nothing, revenue: NO_MONEY }] as const);
  const was = new Map(earlier.map(([key, { revenue }]) => [key, revenue]));
  return [...present, ...former].map(
    ([key, its]) => [key, { ...its, before: was.get(key) ?? NO_MONEY }] as const,
  );
}

const sumOf = (...parts: readonly DaySales[]): DaySales =>
  parts.reduce((sum, part) => addDaySales(sum, part), nothingSold());

const countersOf = ({ categories, regions }: SalesStats): CategoryAndRegionCounters => ({
  categories: Object.fromEntries(categories.map(({ category, ...its }) => [category, its])),
  regions: Object.fromEntries(regions.map(({ region, ...its }) => [region, its])),
});
