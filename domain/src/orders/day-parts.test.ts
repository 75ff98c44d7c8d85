import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { DhakaDay } from '../time/dhaka-day.ts';
import { DAY_PART_PRODUCTS, dayOfPart, dayPartId, divideProducts } from './day-parts.ts';
import { addRecent, RECENT_PRODUCTS, recentSalesSchema, recentSince } from './recent-sales.ts';
import { addSales, soldSomething, type DaySales, type Sales } from './sales-counters.ts';

const productsFrom = (from: number, count: number): DaySales['products'] =>
  Object.fromEntries(Array.from({ length: count }, (_, n) => [`p${from + n}`, { quantity: 1, revenue: 5 }]));
const counts = fc.integer({ min: 0, max: DAY_PART_PRODUCTS });

test('keeps every part of a day within its limit and loses nothing of a change', () => {
  fc.assert(
    fc.property(counts, fc.option(counts), counts, counts, (inDay, inPart, from, count) => {
      const day = productsFrom(0, inDay);
      const part = inPart === null ? null : productsFrom(DAY_PART_PRODUCTS, inPart);
      const change = productsFrom(from, count);
      const divided = divideProducts(day, part, change);
      expect({ ...divided.day, ...divided.part, ...divided.next }).toEqual(change);
      const sizeOf = (...products: object[]) => Object.keys(Object.assign({}, ...products)).length;
      expect(sizeOf(day, divided.day)).toBeLessThanOrEqual(DAY_PART_PRODUCTS);
      expect(sizeOf(part ?? {}, divided.part)).toBeLessThanOrEqual(DAY_PART_PRODUCTS);
      expect(sizeOf(divided.next)).toBeLessThanOrEqual(DAY_PART_PRODUCTS);
      expect(sizeOf(divided.part)).toBeLessThanOrEqual(part === null ? 0 : DAY_PART_PRODUCTS);
    }),
    { numRuns: 30 },
  );
});

test('keeps a product in the part that has it', () => {
  const full = productsFrom(0, DAY_PART_PRODUCTS);
  const divided = divideProducts(
    full,
    { late: { quantity: 1, revenue: 1 } },
    { p7: full['p7']!, late: full['p7']! },
  );
  expect(Object.keys(divided.day)).toEqual(['p7']);
  expect(Object.keys(divided.part)).toEqual(['late']);
});

test('names parts after their day, so that they sort behind it', () => {
  expect([0, 1, 12].map((part) => dayPartId('2026-11-20', part))).toEqual([
    '2026-11-20',
    '2026-11-20_1',
    '2026-11-20_12',
  ]);
  expect(dayOfPart('2026-11-20_12')).toBe('2026-11-20');
  expect('2026-11-20_12' < '2026-11-21').toBe(true);
});

const today = '2026-11-21' as DhakaDay;
const none = recentSalesSchema.parse({});
const dayWith = (products: DaySales['products']): DaySales => ({
  categories: { home: { quantity: 1, revenue: 5 } },
  regions: { Dhaka: { orders: 1, revenue: 5 } },
  products,
  costs: {},
});

test('keeps the sales since the periods were computed, including concurrent ones', () => {
  const sales = fc.array(
    fc.record({
      day: fc.constantFrom('2026-11-21', '2026-11-20'),
      product: fc.constantFrom('shirt', 'lamp'),
      quantity: fc.integer({ min: -3, max: 3 }),
    }),
  );
  const all = (lines: { day: string; product: string; quantity: number }[]) =>
    lines.reduce<Sales>(
      (sum, { day, product, quantity }) =>
        addSales(sum, { [day]: dayWith({ [product]: { quantity, revenue: quantity } }) }),
      {},
    );
  fc.assert(
    fc.property(sales, sales, (before, after) => {
      const then = addRecent(none, { sales: all(before), names: {} }, today);
      const now = addRecent(then, { sales: all(after), names: {} }, today);
      const left = recentSince(now, then, today);
      expect(left.sales).toEqual(soldSomething(all(after)));
      expect(left).toMatchObject({ periodsOf: today, version: then.version + 1, dropped: 0 });
    }),
  );
});

test('limits the products of recent sales, but not their categories and regions', () => {
  const many = { [today]: dayWith(productsFrom(0, RECENT_PRODUCTS + 50)) };
  const recent = addRecent(
    none,
    { sales: many, names: { p1: 'One', [`p${RECENT_PRODUCTS}`]: 'None' } },
    today,
  );
  expect(Object.keys(recent.sales[today]!.products)).toHaveLength(RECENT_PRODUCTS);
  expect(recent.sales[today]!.regions).toEqual(many[today]!.regions);
  expect(recent.dropped).toBe(50);
  expect(recent.names).toEqual({ p1: 'One' });
  const next = addRecent(recent, { sales: { [today]: dayWith(productsFrom(0, 1)) }, names: {} }, today);
  expect(next.sales[today]!.products['p0']).toEqual({ quantity: 2, revenue: 10 });
});

test('leaves days that no period needs out of the recent sales', () => {
  const old = { '2025-01-01': dayWith(productsFrom(0, 1)) };
  expect(addRecent(none, { sales: old, names: {} }, today).sales).toEqual({});
});
