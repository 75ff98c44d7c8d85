import { expect, test } from 'vitest';
import { dhakaDaySchema } from '../time/dhaka-day.ts';
import { changeInPercent, periodStats } from './daily-stats.ts';
import { NO_ORDERS } from './order-counters.ts';

const day = (text: string) => dhakaDaySchema.parse(text);
const counters = {
  ...NO_ORDERS,
  days: {
    '2026-10-31': { orders: 9, revenue: 900 },
    '2026-11-01': { orders: 2, revenue: 500 },
    '2026-11-03': { orders: 1, revenue: 250 },
  },
};

test('has all days of a period, oldest first, and their sums', () => {
  const period = periodStats(counters, day('2026-11-03'), 3);
  expect(period.days.map((it) => [it.day, it.orders])).toEqual([
    ['2026-11-01', 2],
    ['2026-11-02', 0],
    ['2026-11-03', 1],
  ]);
  expect(period).toMatchObject({ orders: 3, revenue: 750 });
});

test('ends the previous period on the day before the first', () => {
  expect(periodStats(counters, day('2026-10-31'), 3)).toMatchObject({ orders: 9, revenue: 900 });
});

test.each([
  [150, 100, 50],
  [50, 100, -50],
  [0, 100, -100],
  [3, 0, undefined],
])('%i after %i is a change of %s percent', (now, before, change) => {
  expect(changeInPercent(now, before)).toBe(change);
});
