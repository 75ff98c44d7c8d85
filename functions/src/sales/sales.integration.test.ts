import { MAX_SALES_DAYS, setStatuses, TOP_PRODUCTS } from '@nargisus/domain/orders';
import { addDays, type DhakaDay } from '@nargisus/domain/time';
import { describe, expect, test } from 'vitest';
import {
  belt,
  bought,
  day,
  lamp,
  noonOf,
  createSalesFixture,
  sampleGoods,
  shirt,
} from '../testing/sales-fixture.ts';
import { insertOrdersWithCounters } from '../testing/insert-orders.ts';
import { recountOrders } from './recount-orders.ts';

/* Sales by day, on the Firestore emulator: exact at every moment, at a cost that does not grow with the orders. */
const { db, readsOf, sales, placed, changed, deleted } = createSalesFixture('sales');
const today = { from: day, to: day };

describe('the sales of a day', () => {
  test('have each line in its category and product, and each order in its region', async () => {
    await placed(bought([shirt, lamp]));
    await placed(bought([shirt], 'Sylhet'));
    await placed(bought([lamp], 'Sylhet', noonOf(addDays(day, 1))));
    const expected = {
      ...today,
      categories: [
        { category: 'clothing', quantity: 4, revenue: 180_200 },
        { category: 'home', quantity: 2, revenue: 19_998 },
      ],
      regions: [
        { region: 'Dhaka', orders: 1, revenue: 90_100 + 19_998 + 6_000 },
        { region: 'Sylhet', orders: 1, revenue: 90_100 + 6_000 },
      ],
      products: [
        { productId: 'shirt', name: 'The shirt', quantity: 4, revenue: 180_200 },
        { productId: 'lamp', name: 'The lamp', quantity: 2, revenue: 19_998 },
      ],
      costs: { quantity: 6, revenue: 200_198, knownQuantity: 0, knownRevenue: 0, cost: 0 },
    };
    expect(await sales.read(today)).toEqual(expected);
    await sales.rollUp(noonOf(day));
    expect(await sales.read(today)).toEqual(expected);
  });

  test('lose an order that is cancelled, returned or deleted, and regain it when it is reopened', async () => {
    const before = await sales.read(today);
    const order = await placed(bought([belt]));
    const withIt = await sales.read(today);
    expect(withIt.products.map(({ name }) => name)).toContain('belt'); // never was in the shop
    await sales.rollUp(noonOf(day));

    const cancelled = setStatuses(order, { orderStatus: 'cancelled' }, { who: 'a', now: noonOf(day) });
    await changed(order, { orderStatus: 'cancelled' });
    expect(await sales.read(today)).toEqual(before);
    await changed(cancelled, { orderStatus: 'confirmed' });
    expect(await sales.read(today)).toEqual(withIt);
    await changed(order, { deliveryStatus: 'returned' });
    expect(await sales.read(today)).toEqual(before);
    await changed({ ...order, deliveryStatus: 'returned' }, { deliveryStatus: 'pending' });
    await sales.rollUp(noonOf(day));
    expect(await sales.read(today)).toEqual(withIt);
    await deleted(order);
    expect(await sales.read(today)).toEqual(before);
  });

  test('stay consistent for a reader while orders come in and sales are rolled up', async () => {
    const earlier = addDays(day, -7);
    const at = { from: earlier, to: earlier };
    const seen: number[] = [];
    const compare = async () => {
      const { regions } = await sales.read(at);
      seen.push(regions[0]?.orders ?? 0);
    };
    await Promise.all([
      ...Array.from({ length: 40 }, () => placed(bought([shirt, lamp], 'Khulna', noonOf(earlier)))),
      (async () => {
        for (let round = 0; round < 6; round++) await Promise.all([sales.rollUp(noonOf(day)), compare()]);
      })(),
    ]);
    await compare();
    expect(seen).toEqual(seen.toSorted((a, b) => a - b));
    expect(seen.at(-1)).toBe(40);
    expect((await recountOrders(db, { repair: false })).differences).toEqual([]);
  });

  test('are pending until they are rolled up, and never in the shards', async () => {
    const pending = async () => (await db.collection('counters/orders/pending').count().get()).data().count;
    await placed(bought([shirt]));
    expect(await pending()).toBe(1);
    const shards = await db.collection('counters/orders/shards').get();
    expect(shards.docs.flatMap((shard) => Object.keys(shard.get('sales') ?? {}))).toEqual([]);
    await sales.rollUp(noonOf(day));
    expect(await pending()).toBe(0);
  });
});

describe('a quarter', () => {
  const first = '2026-02-01' as DhakaDay;
  const quarter = { from: first, to: addDays(first, MAX_SALES_DAYS - 1) };
  const goods = Array.from({ length: 40 }, (_, n) => sampleGoods(`goods-${n}`, 100 + n, 'general'));

  /** Inserts orders over all of its days, with their counters. */
  async function sell(count: number): Promise<void> {
    const all = Array.from({ length: count }, (_, n) => {
      const some = [goods[n % 40]!, goods[(n * 7 + 1) % 40]!];
      return bought(some, 'Dhaka', noonOf(addDays(first, n % MAX_SALES_DAYS)));
    });
    await insertOrdersWithCounters(db, all);
  }

  test('costs as many reads with three thousand orders as with a hundred', async () => {
    const reads: Record<string, number> = {};
    for (const count of [100, 3_000]) {
      await sell(count);
      await sales.rollUp(noonOf(day));
      reads[`${count} orders`] = await readsOf(() => sales.read(quarter));
    }
    console.info('Reads of the sales of a quarter:', reads);
    // None of the ten products exists: each is looked up there, and then among the archived names.
    const nothingPending = 1;
    const all = nothingPending + MAX_SALES_DAYS + 2 * TOP_PRODUCTS;
    expect(reads).toEqual({ '100 orders': all, '3000 orders': all });
    const { products, regions } = await sales.read(quarter);
    expect(products).toHaveLength(TOP_PRODUCTS);
    expect(regions).toMatchObject([{ region: 'Dhaka', orders: 3_100 }]);
  }, 120_000);
});
