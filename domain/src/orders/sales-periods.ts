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

/** How far back the overview looks, in days; it compares each with as many days before. */
export const PERIOD_LENGTHS = [7, 30, 90] as const;

/** `length` days up to and with `last`. */
export interface SalesPeriod {
  readonly last: DhakaDay;
  readonly length: number;
}

/** How many products a period keeps by name: ten are shown, and any of the others may rise within the hour. */
export const KEPT_PRODUCTS = 100;

/**
 * How many other products are kept beside them, at 200 bytes each; beyond, none are. The list of the highest revenues is
 * then exact as of the hour, as far as products go that were not among the KEPT_PRODUCTS.
 */
export const OTHER_PRODUCTS = 3_000;

/**
 * What was sold in a period and in the one before (docs/adr/0030): counters/orders/periods/{last}_{length}, computed every
 * hour. Together with the recent sales it is up to date.
 */
export const periodSalesSchema = z.object({
  /** Of the products the KEPT_PRODUCTS with the highest revenue, here and before. */
  now: daySalesSchema,
  before: daySalesSchema,
  /** Of those products, as they are called in the shop. */
  names: z._default(z.record(z.string(), z.string()), {}),
  /** What a product that is not among them has sold at most; null when all are. */
  mostOfOthers: z.nullable(z.int()),
  /** Whether otherProductsSchema's document has them; false when there are more than OTHER_PRODUCTS. */
  areOthersKept: z._default(z.boolean(), true),
});
export type PeriodSales = z.output<typeof periodSalesSchema>;

/** The other products of a period, for the rare time that one of them rises: counters/orders/periods/{last}_{length}_others. */
export const otherProductsSchema = z.object({
  now: daySalesSchema.shape.products,
  before: daySalesSchema.shape.products,
});
export type OtherProducts = z.output<typeof otherProductsSchema>;

export const periodId = ({ last, length }: SalesPeriod): string => `${last}_${length}`;
export const othersId = (period: SalesPeriod): string => `${periodId(period)}_others`;

/** Those that end today or tomorrow: after midnight the overview asks for them before the next fold. */
export function periodsToKeep(today: DhakaDay): SalesPeriod[] {
  return [today, addDays(today, 1)].flatMap((last) => PERIOD_LENGTHS.map((length) => ({ last, length })));
}

/** The oldest day that any of them needs. */
export function firstDayKept(today: DhakaDay): DhakaDay {
  return addDays(today, 1 - 2 * Math.max(...PERIOD_LENGTHS));
}

/** Sums of a period and of the one before, still with all their products. */
export interface PeriodSums {
  readonly now: DaySales;
  readonly before: DaySales;
}

export const noPeriodSums = (): PeriodSums => ({ now: nothingSold(), before: nothingSold() });

/** Adds a day's sales where they belong, in place; nowhere, if it lies outside. */
export function addToPeriod(sums: PeriodSums, { last, length }: SalesPeriod, day: string, sales: DaySales) {
  if (day > last || day <= addDays(last, -2 * length)) return;
  addDaySales(day > addDays(last, -length) ? sums.now : sums.before, sales);
}

interface Kept {
  readonly kept: Omit<PeriodSales, 'names'>;
  readonly others: OtherProducts | null;
}

/** What is kept of a period's sums; names come later. */
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

/** All documents of the periods out of the days themselves, by id: for a shop whose orders were counted at once. */
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

/** Only those of products that it keeps. */
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
