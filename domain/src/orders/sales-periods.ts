import * as z from 'zod/mini';
import { addDays, type DhakaDay } from '../time/dhaka-day.ts';
import {
  addDaySales,
  daySalesSchema,
  nothingSold,
  soldOnly,
  type DaySales,
  type Sales,
} from './sales-counters.ts';

/** The periods of the overview, in days; each is compared with the same number of days before it. */
export const PERIOD_LENGTHS = [7, 30, 90] as const;

/** `length` days up to and including `last`. */
export interface SalesPeriod {
  readonly last: DhakaDay;
  readonly length: number;
}

/** How many products a period stores: ten are shown, and any of the others may rise within the hour. */
export const KEPT_PRODUCTS = 100;

/**
 * How many other products are stored beside them, at 200 bytes each; above that, none are. The top list is then exact
 * as of the hour for products that were not among the KEPT_PRODUCTS.
 */
export const OTHER_PRODUCTS = 3_000;

/**
 * Sales of a period and of the previous one (docs/adr/0030): counters/orders/periods/{last}_{length}, computed every
 * hour. The recent sales bring it up to date.
 */
export const periodSalesSchema = z.object({
  /** The KEPT_PRODUCTS with the highest revenue, here and in `before`. */
  now: daySalesSchema,
  before: daySalesSchema,
  /** The current names of those products. */
  names: z._default(z.record(z.string(), z.string()), {}),
  /** The highest revenue of a product that is not among them; null when all are. */
  mostOfOthers: z.nullable(z.int()),
  /** Whether the document of otherProductsSchema has the other products; false for more than OTHER_PRODUCTS. */
  areOthersKept: z._default(z.boolean(), true),
});
export type PeriodSales = z.output<typeof periodSalesSchema>;

/**
 * The other products of a period, needed only when one of them rises: counters/orders/periods/{last}_{length}_others.
 */
export const otherProductsSchema = z.object({
  now: daySalesSchema.shape.products,
  before: daySalesSchema.shape.products,
});
export type OtherProducts = z.output<typeof otherProductsSchema>;

export const periodId = ({ last, length }: SalesPeriod): string => `${last}_${length}`;
export const othersId = (period: SalesPeriod): string => `${periodId(period)}_others`;

/**
 * Returns the periods that end today or tomorrow: after midnight the overview reads the latter before the next roll-up.
 */
export function periodsToKeep(today: DhakaDay): SalesPeriod[] {
  return [today, addDays(today, 1)].flatMap((last) => PERIOD_LENGTHS.map((length) => ({ last, length })));
}

/** Returns the oldest day that any of these periods needs. */
export function firstDayKept(today: DhakaDay): DhakaDay {
  return addDays(today, 1 - 2 * Math.max(...PERIOD_LENGTHS));
}

/** Sums of a period and of the previous one, with all products. */
export interface PeriodSums {
  readonly now: DaySales;
  readonly before: DaySales;
}

export const noPeriodSums = (): PeriodSums => ({ now: nothingSold(), before: nothingSold() });

/** Adds a day's sales to the period that contains it, in place; ignores days outside both. */
export function addToPeriod(sums: PeriodSums, { last, length }: SalesPeriod, day: string, sales: DaySales) {
  if (day > last || day <= addDays(last, -2 * length)) return;
  addDaySales(day > addDays(last, -length) ? sums.now : sums.before, sales);
}

interface Kept {
  readonly kept: Omit<PeriodSales, 'names'>;
  readonly others: OtherProducts | null;
}

/** Returns the stored form of a period's sums, without names. */
export function keepPeriod(sums: PeriodSums): Kept {
  const [now, before] = [soldOnly(sums.now), soldOnly(sums.before)];
  const revenueOf = (product: string) => now.products[product]?.revenue ?? 0;
  const ranked = keptProducts({ now, before }).sort(
    (a, b) => revenueOf(b) - revenueOf(a) || (a < b ? -1 : 1),
  );
  const first = new Set(ranked.slice(0, KEPT_PRODUCTS));
  const next = ranked[KEPT_PRODUCTS];
  const areOthersKept = ranked.length - KEPT_PRODUCTS <= OTHER_PRODUCTS;
  const productsOf = ({ products }: DaySales, areFirst: boolean) =>
    Object.fromEntries(Object.entries(products).filter(([product]) => first.has(product) === areFirst));
  return {
    kept: {
      now: { ...now, products: productsOf(now, true) },
      before: { ...before, products: productsOf(before, true) },
      mostOfOthers: next === undefined ? null : revenueOf(next),
      areOthersKept,
    },
    others:
      next === undefined || !areOthersKept
        ? null
        : { now: productsOf(now, false), before: productsOf(before, false) },
  };
}

/** Returns all documents of the periods by id, computed from the days: for a shop whose orders were counted at once. */
export function keepPeriods(
  days: Sales,
  names: Readonly<Record<string, string>>,
  today: DhakaDay,
): Record<string, PeriodSales | OtherProducts> {
  const documents: Record<string, PeriodSales | OtherProducts> = {};
  for (const period of periodsToKeep(today)) {
    const sums = noPeriodSums();
    for (const [day, sales] of Object.entries(days)) addToPeriod(sums, period, day, sales);
    const { kept, others } = keepPeriod(sums);
    documents[periodId(period)] = withNames(kept, names);
    if (others) documents[othersId(period)] = others;
  }
  return documents;
}

/** Adds the names of the products that the period stores. */
export function withNames(
  kept: Omit<PeriodSales, 'names'>,
  names: Readonly<Record<string, string>>,
): PeriodSales {
  const its = keptProducts(kept).flatMap((id) => (names[id] ? [[id, names[id]] as const] : []));
  return { ...kept, names: Object.fromEntries(its) };
}

export const keptProducts = ({ now, before }: Pick<PeriodSales, 'now' | 'before'>): string[] => [
  ...new Set([...Object.keys(now.products), ...Object.keys(before.products)]),
];
