import { describe, expect, it } from 'vitest';
import { costAt, withCost } from '../catalogue/product-cost.ts';
import { taka } from '../money/taka.ts';
import { addDays, dhakaDay } from '../time/dhaka-day.ts';
import { addRecent, recentSalesSchema, recentSince } from './recent-sales.ts';
import { compareSales, salesSinceKept } from './compared-sales.ts';
import { addSales, salesChange, salesStats, soldSomething } from './sales-counters.ts';
import { costStats, marginOf, pendingWithCosts, productsWithCosts, salesWithCosts } from './sales-costs.ts';
import { keepPeriods, periodId, periodSalesSchema } from './sales-periods.ts';
import { anOrder } from './testing/an-order.ts';

const NOON = new Date('2026-11-20T06:00:00Z');
const DAY = dhakaDay(NOON);
const minutesLater = (minutes: number) => new Date(NOON.getTime() + minutes * 60_000);

/** 300 taka until five minutes past noon, then 400, then none. */
const COSTS = [
  { now: NOON, cost: taka(300) },
  { now: minutesLater(5), cost: taka(400) },
  { now: minutesLater(10), cost: null },
].reduce<ReturnType<typeof withCost> | undefined>(
  (stored, { now, cost }) => withCost(stored, { id: 'panjabi', cost, now }),
  undefined,
)!;
const costs = new Map([['panjabi', COSTS]]);

/** An order of two panjabis of 450.50 taka, with its costs. */
const sold = (at: Date) => salesWithCosts(salesChange(null, anOrder(at)), at, costs);

describe('costAt', () => {
  it.each([
    ['before the first entry', -1, null],
    ['at the moment of an entry', 0, 30_000],
    ['between two entries', 4, 30_000],
    ['after a later entry', 6, 40_000],
    ['after the cost was removed', 11, null],
  ] as const)('returns the cost %s', (_title, minutes, cost) => {
    expect(costAt(COSTS, minutesLater(minutes))).toBe(cost);
  });
});

describe('the costs of sales', () => {
  it('are those that counted when the order was placed', () => {
    expect(sold(minutesLater(1))[DAY]!.costs).toEqual({
      known: { quantity: 2, revenue: 90_100, cost: 60_000 },
    });
    expect(sold(minutesLater(6))[DAY]!.costs).toEqual({
      known: { quantity: 2, revenue: 90_100, cost: 80_000 },
    });
    expect(sold(minutesLater(-1))[DAY]!.costs).toEqual({});
  });

  it('are taken back by the same amount when the order is cancelled after the cost changed', () => {
    const order = anOrder(minutesLater(1));
    const soldAt = order.createdAt.getTime();
    const change = (before: typeof order | null, after: typeof order | null) =>
      pendingWithCosts({ sales: salesChange(before, after), names: {}, soldAt }, costs).sales;
    const cancelled = { ...order, orderStatus: 'cancelled' as const };
    const sum = addSales(change(null, order), change(order, cancelled));
    expect(soldSomething(sum)).toEqual({});
  });

  it('are unknown for a pending change without the moment of its sale', () => {
    const pending = { sales: salesChange(null, anOrder(minutesLater(1))), names: {} };
    expect(productsWithCosts([pending])).toEqual([]);
    expect(pendingWithCosts(pending, costs).sales[DAY]!.costs).toEqual({});
    expect(productsWithCosts([{ ...pending, soldAt: 1 }])).toEqual(['panjabi']);
  });

  it('are summed over a period, with the pieces that have none, stored and since', () => {
    const days = addSales(sold(minutesLater(1)), sold(minutesLater(11)));
    const since = addRecent(recentSalesSchema.parse({}), { sales: sold(minutesLater(6)), names: {} }, DAY);
    const period = { last: DAY, length: 7 };
    const stored = periodSalesSchema.parse(keepPeriods(days, {}, DAY)[periodId(period)]);
    const all = { quantity: 6, revenue: 270_300, knownQuantity: 4, knownRevenue: 180_200, cost: 140_000 };
    expect(salesSinceKept(period, stored, since)!.costs).toEqual(all);
    const exact = salesStats(addSales(days, sold(minutesLater(6))), { from: addDays(DAY, -6), to: DAY });
    expect(compareSales(exact, exact).costs).toEqual(all);
    expect(recentSince(since, since, DAY).sales).toEqual({});
  });
});

describe('the margin', () => {
  it('is what remains of the line prices with a known cost', () => {
    expect(marginOf(costStats(sold(minutesLater(1))[DAY]!))).toEqual({ amount: 30_100, percent: 33.4 });
  });

  it('is negative for goods that were sold below their cost', () => {
    expect(marginOf({ knownRevenue: taka(100), cost: taka(150) })).toEqual({
      amount: taka(-50),
      percent: -50,
    });
  });

  it('is undefined when no cost is known', () => {
    expect(marginOf(costStats(sold(minutesLater(-1))[DAY]!))).toBeUndefined();
  });
});
