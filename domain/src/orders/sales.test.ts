import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CATEGORIES } from '../catalogue/categories.ts';
import { makeProductId } from '../catalogue/product-id.ts';
import { REGIONS } from '../checkout/regions.ts';
import { salesPeriod } from '../contract/sales-period.ts';
import { taka } from '../money/taka.ts';
import { dhakaDay, type DhakaDay } from '../time/dhaka-day.ts';
import type { Order } from './order.ts';
import {
  addSales,
  nothingSold,
  salesChange,
  salesStats,
  soldOnly,
  type DaySales,
  type Sales,
} from './sales-counters.ts';
import { DELIVERY_STATUSES, ORDER_STATUSES } from './statuses.ts';
import { anOrder } from './testing/an-order.ts';

const now = new Date('2026-11-20T20:00:00Z'); // the 21st in Dhaka
const day = dhakaDay(now);
const today = { from: day, to: day };

test('counts the lines of an order under their categories and products, and the order under its region', () => {
  expect(salesChange(null, anOrder(now))).toEqual({
    '2026-11-21': {
      categories: { clothing: { quantity: 2, revenue: 90_100 } },
      products: { panjabi: { quantity: 2, revenue: 90_100 } },
      regions: { Dhaka: { orders: 1, revenue: 91_100 } },
      costs: {},
    },
  });
});

test('counts two sizes as one product, and a line without a category as general', () => {
  const { items } = anOrder(now);
  const { category: _, ...old } = items[0]!;
  const [sold] = Object.values(salesChange(null, anOrder(now, { items: [...items, { ...old, size: 'L' }] })));
  expect(sold?.products).toEqual({ panjabi: { quantity: 4, revenue: 180_200 } });
  expect(Object.keys(sold!.categories)).toEqual(['clothing', 'general']);
});

const orders = fc.record({
  orderStatus: fc.constantFrom(...ORDER_STATUSES),
  deliveryStatus: fc.constantFrom(...DELIVERY_STATUSES),
  totalAmount: fc.integer({ min: 0, max: 1_000_000 }).map((amount) => taka(amount)),
  createdAt: fc.constantFrom(now, new Date('2026-11-19T10:00:00Z')),
  region: fc.constantFrom(...REGIONS),
  items: fc.array(
    fc.record({
      productId: fc.constantFrom('shirt', 'lamp', 'belt'),
      category: fc.option(fc.constantFrom(...CATEGORIES), { nil: undefined }),
      quantity: fc.integer({ min: 1, max: 10 }),
      itemTotal: fc.integer({ min: 1, max: 10_000 }).map((amount) => taka(amount)),
    }),
    { minLength: 1 },
  ),
});
const orderOf = ({ region, items, ...rest }: typeof orders extends fc.Arbitrary<infer T> ? T : never) => {
  const order = anOrder(now);
  return {
    ...order,
    ...rest,
    items: items.map((item) => ({ ...order.items[0]!, ...item })),
    shippingAddress: { ...order.shippingAddress, region },
  } as Order;
};

/** Drops entries whose sales sum to zero. */
const cleaned = (sales: Sales) =>
  Object.fromEntries(
    Object.entries(sales)
      .map(([its, sold]) => [its, soldOnly(sold)] as const)
      .filter(([, sold]) => Object.values(sold).some((counters) => Object.keys(counters).length > 0)),
  );

test('sums changes to a fresh count, in any order', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(orders, orders)), (pairs) => {
      const lives = pairs.map(([first, second]) => {
        const before = orderOf(first);
        const { orderStatus, deliveryStatus } = second;
        return [before, { ...before, orderStatus, deliveryStatus } as Order] as const;
      });
      const steps = lives.flatMap(([before, after]) => [
        salesChange(null, before),
        salesChange(before, after),
      ]);
      const counted = steps.reverse().reduce((sum, step) => addSales(sum, step), {});
      const fresh = lives.reduce((sum, [, after]) => addSales(sum, salesChange(null, after)), {});
      expect(cleaned(counted)).toEqual(cleaned(fresh));
    }),
  );
});

test('sums to zero after placing and deleting', () => {
  fc.assert(
    fc.property(orders, (made) => {
      const order = orderOf(made);
      const left = addSales(salesChange(null, order), salesChange(order, null));
      expect(cleaned(left)).toEqual({});
    }),
  );
});

describe('the stats of a period', () => {
  const sold = (products: DaySales['products']): DaySales => ({ ...nothingSold(), products });

  test('sum its days and no others', () => {
    const one = sold({ shirt: { quantity: 1, revenue: 100 } });
    const sales = { '2026-11-19': one, '2026-11-20': one, '2026-11-21': one, '2026-11-22': one };
    const period = { from: '2026-11-20' as DhakaDay, to: day };
    expect(salesStats(sales, period).products).toEqual([
      { productId: 'shirt', name: 'shirt', quantity: 2, revenue: 200 },
    ]);
  });

  test('name the ten products with the highest revenue, and none that was not sold', () => {
    const products = Object.fromEntries(
      Array.from({ length: 15 }, (_, n) => [`p${n}`, { quantity: 1, revenue: n * 100 }]),
    );
    const stats = salesStats({ [day]: sold({ ...products, gone: { quantity: 0, revenue: 0 } }) }, today);
    expect(stats.products.map(({ productId }) => productId)).toEqual(
      Array.from({ length: 10 }, (_, n) => `p${14 - n}`),
    );
  });

  test('never show a negative amount, whatever the counters hold', () => {
    const spoilt = sold({ shirt: { quantity: -1, revenue: -100 } });
    expect(salesStats({ [day]: spoilt }, today).products).toEqual([]);
  });
});

test('fits a day on which each of 5,000 products was sold into half a document', () => {
  const products = Object.fromEntries(
    Array.from({ length: 5_000 }, (_, n) => [
      makeProductId(new Date(now.getTime() + n), 0.5),
      { quantity: 1234, revenue: 123_456_789 },
    ]),
  );
  // Firestore counts a key by its characters and a number as eight bytes, so the length of the JSON is close enough.
  const bytes = JSON.stringify(products).length;
  expect(bytes).toBeLessThan(512 * 1024);
});

test.each([
  [{ from: '2026-11-01', to: '2026-11-21' }, undefined],
  [{ from: '2026-11-21', to: '2026-11-21' }, undefined],
  [{ from: '2026-08-22', to: '2026-11-21' }, undefined],
  [{ from: '2026-08-21', to: '2026-11-21' }, 'Please choose at most 92 days'],
  [{ from: '2026-11-22', to: '2026-11-21' }, 'The last day lies before the first one'],
  [{ from: '2026-02-30', to: '2026-11-21' }, 'Please give a date as YYYY-MM-DD'],
  [{ from: '20 Nov', to: '2026-11-21' }, 'Please give a date as YYYY-MM-DD'],
  [{ from: '2026-11-21' }, 'Please give a date as YYYY-MM-DD'],
  [{}, 'Please give a date as YYYY-MM-DD'],
])('a period %j: %s', (period, message) => {
  expect(salesPeriod.safeParse(period).error?.issues[0]?.message).toBe(message);
});
