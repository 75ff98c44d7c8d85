import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, type DhakaDay } from '../time/dhaka-day.ts';
import { compareSales, salesSinceKept, withOthers, type ComparedSales } from './compared-sales.ts';
import { addSales, salesStats, type DaySales, type Sales } from './sales-counters.ts';
import {
  firstDayKept,
  KEPT_PRODUCTS,
  keepPeriods,
  OTHER_PRODUCTS,
  othersId,
  PERIOD_LENGTHS,
  periodId,
  periodsToKeep,
  type OtherProducts,
  type PeriodSales,
  type SalesPeriod,
} from './sales-periods.ts';

const today = '2026-11-21' as DhakaDay;
const week = { last: today, length: 7 };

const soldOf = (products: Record<string, number>): DaySales => ({
  categories: { clothing: { quantity: 1, revenue: Object.values(products).reduce((a, b) => a + b, 0) } },
  regions: { Dhaka: { orders: 1, revenue: Object.values(products).reduce((a, b) => a + b, 0) } },
  products: Object.fromEntries(
    Object.entries(products).map(([id, revenue]) => [id, { quantity: 1, revenue }]),
  ),
  costs: {},
});

const keptFor = (...of: Parameters<typeof keepPeriods>) => keepPeriods(...of) as Record<string, PeriodSales>;
const othersFor = (...of: Parameters<typeof keepPeriods>) =>
  keepPeriods(...of) as Record<string, OtherProducts>;

/** Returns the answer of the sales call, computed from all days. */
function fromAllDays(sales: Sales, { last, length }: SalesPeriod) {
  const start = addDays(last, -length);
  const now = salesStats(sales, { from: addDays(start, 1), to: last });
  const before = salesStats(sales, { from: addDays(start, 1 - length), to: start });
  return compareSales(now, before);
}

const daysOf = (products: readonly string[]) =>
  fc
    .array(
      fc.record({
        day: fc.integer({ min: -185, max: 1 }).map((back) => addDays(today, back)),
        product: fc.constantFrom(...products),
        revenue: fc.integer({ min: 1, max: 1_000 }),
      }),
      { maxLength: 60 },
    )
    .map((lines) => {
      const sales: Sales = {};
      for (const { day, product, revenue } of lines)
        addSales(sales, { [day]: soldOf({ [product]: revenue }) });
      return sales;
    });
const few = Array.from({ length: 9 }, (_, n) => `few-${n}`);
const many = Array.from({ length: KEPT_PRODUCTS + 40 }, (_, n) => `many-${n}`);
const periods = fc.constantFrom(...periodsToKeep(today));

const truthOf = (rolledUp: Sales, since: Sales) => fromAllDays(addSales(addSales({}, rolledUp), since), week);
/** Drops the previous revenue of products: the sales call does not have it beyond the tenth product. */
const withoutBefore = (sales: ComparedSales | undefined) => ({
  ...sales,
  products: sales?.products.map(({ before: _, ...it }) => it),
});

describe('a stored period with the sales since', () => {
  test('has the sums of all its days', () => {
    fc.assert(
      fc.property(daysOf(few), daysOf(few), periods, (rolledUp, since, period) => {
        const kept = keptFor(rolledUp, {}, today)[periodId(period)]!;
        const all = addSales(addSales({}, rolledUp), since);
        expect(salesSinceKept(period, kept, { sales: since, names: {} })).toEqual(fromAllDays(all, period));
      }),
    );
  });

  test('is undefined rather than wrong where products are left out', () => {
    const most = fc.array(fc.integer({ min: 0, max: 500 }), {
      minLength: many.length,
      maxLength: many.length,
    });
    let exact = 0;
    fc.assert(
      fc.property(most, daysOf(many), (revenues, since) => {
        const day = soldOf(Object.fromEntries(many.map((id, index) => [id, revenues[index]!])));
        const rolledUp = { [today]: day };
        const kept = keptFor(rolledUp, {}, today)[periodId(week)]!;
        const unfolded = { sales: since, names: {} };
        const others = othersFor(rolledUp, {}, today)[othersId(week)]!;
        const all = salesSinceKept(week, withOthers(kept, others), unfolded);
        expect(withoutBefore(all)).toEqual(withoutBefore(truthOf(rolledUp, since)));
        const seen = salesSinceKept(week, kept, unfolded);
        if (!seen) return;
        exact += 1;
        const truth = truthOf(rolledUp, since);
        expect(withoutBefore(seen)).toEqual(withoutBefore(truth));
      }),
      { numRuns: 25 },
    );
    expect(exact).toBeGreaterThan(0);
  });

  test('is undefined when a product that it leaves out may have become one of the ten', () => {
    const day = soldOf(Object.fromEntries(many.map((id, index) => [id, 1_000 - index])));
    const kept = keptFor({ [today]: day }, {}, today)[periodId(week)]!;
    const [last, first] = [many.at(-1)!, many[0]!];
    const sold = (product: string, revenue: number) =>
      salesSinceKept(week, kept, { sales: { [today]: soldOf({ [product]: revenue }) }, names: {} });
    expect(kept.mostOfOthers).toBe(1_000 - KEPT_PRODUCTS);
    expect(sold(first, 500)?.products[0]).toMatchObject({ productId: first, revenue: 1_500 });
    expect(sold(last, 50)?.products).toHaveLength(10);
    expect(sold(last, 95)).toBeUndefined();
  });

  test("uses a product's current name, and the name at the sale for a product that sold only since", () => {
    const kept = keptFor({ [today]: soldOf({ shirt: 5 }) }, { shirt: 'The shirt', lamp: '' }, today);
    const sales = { [today]: soldOf({ shirt: 1, lamp: 3 }) };
    const names = { shirt: 'Once the shirt', lamp: 'A lamp' };
    const { products } = salesSinceKept(week, kept[periodId(week)]!, { sales, names })!;
    expect(products.map(({ name }) => name)).toEqual(['The shirt', 'A lamp']);
  });
});

test('stores no others above OTHER_PRODUCTS, so that the stats are those of the hour', () => {
  const ids = Array.from({ length: KEPT_PRODUCTS + OTHER_PRODUCTS + 1 }, (_, n) => `p${n}`);
  const day = soldOf(Object.fromEntries(ids.map((id) => [id, 10])));
  const documents = keptFor({ [today]: day }, {}, today);
  const kept = documents[periodId(week)]!;
  expect(kept.areOthersKept).toBe(false);
  expect(documents).not.toHaveProperty(othersId(week));
  const sales = { [today]: soldOf({ [ids.at(-1)!]: 1_000 }) };
  const { products, regions } = salesSinceKept(week, kept, { sales, names: {} })!;
  expect(products).toHaveLength(10);
  expect(regions[0]!.revenue).toBe(10 * ids.length + 1_000);
});

test('stores each length for today and tomorrow, and needs no older day', () => {
  expect(periodsToKeep(today)).toHaveLength(2 * PERIOD_LENGTHS.length);
  expect(firstDayKept(today)).toBe('2026-05-26');
  const oldest = { [firstDayKept(today)]: soldOf({ shirt: 5 }) };
  const tooOld = { [addDays(firstDayKept(today), -1)]: soldOf({ shirt: 5 }) };
  const longest = periodId({ last: today, length: 90 });
  expect(keptFor(oldest, {}, today)[longest]!.before.products).toHaveProperty('shirt');
  expect(keptFor(tooOld, {}, today)[longest]!.before.products).toEqual({});
});
