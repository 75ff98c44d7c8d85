import type { Category } from '@nargisus/domain/catalogue';
import type { Region } from '@nargisus/domain/checkout';
import { toDocument } from '@nargisus/domain/contract';
import { taka } from '@nargisus/domain/money';
import {
  comparedFigures,
  MOST_SALES_DAYS,
  ORDER_COUNTER_SHARDS,
  orderSchema,
  otherProductsSchema,
  periodSalesSchema,
  salesSinceKept,
  setStatuses,
  sumUnfolded,
  TOP_PRODUCTS,
  unfoldedSalesSchema,
  withOthers,
  type Order,
} from '@nargisus/domain/orders';
import { addDays, startOfDhakaDay, type DhakaDay } from '@nargisus/domain/time';
import { beforeAll, describe, expect, test } from 'vitest';
import { openOwnShop } from '../testing/own-shop.ts';
import { orderOf } from '../testing/shop-goods.ts';
import { storeInBooks } from '../testing/store-in-books.ts';
import { counterIncrements } from './counter-increments.ts';
import { OrdersRepository } from './orders.repository.ts';
import { recountOrders } from './recount-orders.ts';
import { SalesLedger } from './sales-ledger.ts';

/* What was sold by day, on the running Firestore: exact at every moment, at a cost that orders do not raise. */
const { db, readsOf } = openOwnShop('sales');
const orders = new OrdersRepository(db);

const day = '2026-11-20' as DhakaDay;
const today = { from: day, to: day };
const noonOf = (its: DhakaDay) => new Date(startOfDhakaDay(its).getTime() + 12 * 60 * 60 * 1000);

const product = (id: string, price: number, category: Category) => ({
  ...{ id, name: `The ${id}`, price: taka(price), image: '/a.webp', inStock: true, category },
});
const shirt = product('shirt', 450.5, 'clothing');
const lamp = product('lamp', 99.99, 'home');
const belt = product('belt', 300, 'accessories');

let made = 0;
const bought = (products: (typeof shirt)[], region: Region = 'Dhaka', at = noonOf(day)) =>
  orderOf({ at, key: `order-${made++}`, products, region, quantity: 2 });

const placed = async (order: Order) => {
  await orders.inTransaction((transaction) => Promise.resolve(transaction.place(order)));
  return order;
};
const changed = (before: Order, to: Parameters<typeof setStatuses>[1]) =>
  orders.inTransaction((transaction) => {
    transaction.change(before, setStatuses(before, to, { who: 'admin', now: noonOf(day) }));
    return Promise.resolve();
  });
const deleted = (order: Order) =>
  orders.inTransaction((transaction) => Promise.resolve(transaction.remove(order, [])));

beforeAll(async () => {
  const batch = db.batch();
  for (const { id, name } of [shirt, lamp]) batch.set(db.doc(`products/${id}`), { name });
  await batch.commit();
});

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
    };
    expect(await orders.sales(today)).toEqual(expected);
    await orders.foldSales(noonOf(day));
    expect(await orders.sales(today)).toEqual(expected);
  });

  test('lose an order that is cancelled, returned or deleted, and get it back when it lives again', async () => {
    const before = await orders.sales(today);
    const order = await placed(bought([belt]));
    const withIt = await orders.sales(today);
    expect(withIt.products.map(({ name }) => name)).toContain('belt'); // never was in the shop
    await orders.foldSales(noonOf(day));

    const cancelled = setStatuses(order, { orderStatus: 'cancelled' }, { who: 'a', now: noonOf(day) });
    await changed(order, { orderStatus: 'cancelled' });
    expect(await orders.sales(today)).toEqual(before);
    await changed(cancelled, { orderStatus: 'confirmed' });
    expect(await orders.sales(today)).toEqual(withIt);
    await changed(order, { deliveryStatus: 'returned' });
    expect(await orders.sales(today)).toEqual(before);
    await changed({ ...order, deliveryStatus: 'returned' }, { deliveryStatus: 'pending' });
    await orders.foldSales(noonOf(day));
    expect(await orders.sales(today)).toEqual(withIt);
    await deleted(order);
    expect(await orders.sales(today)).toEqual(before);
  });

  test('stay the same for whoever looks while orders come in and shards are folded', async () => {
    const earlier = addDays(day, -7);
    const at = { from: earlier, to: earlier };
    const seen: number[] = [];
    const look = async () => {
      const { regions } = await orders.sales(at);
      seen.push(regions[0]?.orders ?? 0);
    };
    await Promise.all([
      ...Array.from({ length: 40 }, () => placed(bought([shirt, lamp], 'Khulna', noonOf(earlier)))),
      (async () => {
        for (let round = 0; round < 6; round++) await Promise.all([orders.foldSales(noonOf(day)), look()]);
      })(),
    ]);
    await look();
    expect(seen).toEqual(seen.toSorted((a, b) => a - b));
    expect(seen.at(-1)).toBe(40);
    expect((await recountOrders(db, { mend: false })).differences).toEqual([]);
  });

  test('are out of the shards once they are folded', async () => {
    await orders.foldSales(noonOf(day));
    const shards = await db.collection('counters/orders/shards').get();
    expect(shards.docs.flatMap((shard) => Object.keys(shard.get('sales') ?? {}))).toEqual([]);
  });
});

describe('the periods of the dashboard', () => {
  const noon = noonOf(day);
  const week = { last: day, length: 7 };
  const ledger = new SalesLedger(db);
  /** The dashboard follows both, and sees them as they were at one moment. */
  const followed = () =>
    db.runTransaction(
      async (transaction) => {
        const [kept, ...shards] = await transaction.getAll(ledger.period(week), ...ledger.shards());
        const unfolded = sumUnfolded(shards.map((shard) => unfoldedSalesSchema.parse(shard.data() ?? {})));
        return salesSinceKept(week, periodSalesSchema.parse(kept!.data()), unfolded);
      },
      { readOnly: true },
    );
  const asked = async () => {
    const from = addDays(day, -6);
    const before = { from: addDays(from, -7), to: addDays(from, -1) };
    return comparedFigures(await orders.sales({ from, to: day }), await orders.sales(before));
  };

  test('say with one document and the shards what asking for every day says, folded or not', async () => {
    await orders.foldSales(noon);
    expect(await followed()).toEqual(await asked());
    await placed(bought([{ ...lamp, name: 'A lamp sold just now' }, shirt], 'Barisal'));
    const unfolded = await followed();
    expect(unfolded).toEqual(await asked());
    expect(unfolded!.regions.map(({ region }) => region)).toContain('Barisal');
    await orders.foldSales(noon);
    expect(await followed()).toEqual(unfolded);
  });

  test('lose no order and count none twice while shards are folded', async () => {
    const seen: number[] = [];
    const look = async () => {
      const { regions } = (await followed())!;
      seen.push(regions.find(({ region }) => region === 'Mymensingh')?.orders ?? 0);
    };
    await Promise.all([
      ...Array.from({ length: 30 }, () => placed(bought([shirt], 'Mymensingh'))),
      (async () => {
        for (let round = 0; round < 6; round++) await Promise.all([orders.foldSales(noon), look()]);
      })(),
    ]);
    await look();
    expect(seen).toEqual(seen.toSorted((a, b) => a - b));
    expect(seen.at(-1)).toBe(30);
  });

  test('are there for today and tomorrow, and gone the day after', async () => {
    await orders.foldSales(noonOf(addDays(day, 1)));
    const kept = await ledger.periods().get();
    const lasts = new Set(kept.docs.map(({ id }) => id.slice(0, day.length)));
    expect([...lasts]).toEqual([addDays(day, 1), addDays(day, 2)]);
    await orders.foldSales(noon);
  });

  test('have the products that they leave out beside them', async () => {
    const many = Array.from({ length: 105 }, (_, n) => product(`one-of-many-${n}`, 10 + n, 'general'));
    await storeInBooks(
      db,
      many.map((it) => bought([it], 'Dhaka', noonOf(addDays(day, -1)))),
    );
    await orders.foldSales(noon);
    const documents = await db.getAll(ledger.period(week), ledger.others(week));
    const kept = periodSalesSchema.parse(documents[0]!.data());
    const others = otherProductsSchema.parse(documents[1]!.data());
    expect(Object.keys(kept.names)).toContain('one-of-many-104');
    expect(Object.keys(others.now)).toContain('one-of-many-0');
    expect(kept.mostOfOthers).toBeGreaterThan(0);
    const unfolded = { sales: {}, names: {} };
    expect(salesSinceKept(week, withOthers(kept, others), unfolded)).toEqual(await followed());
  });

  test('cost a look at the shards in an hour without sales', async () => {
    await orders.foldSales(noon);
    expect(await readsOf(() => orders.foldSales(noon))).toBe(ORDER_COUNTER_SHARDS + 6);
  });
});

test('days that no period needs leave the shards, and count as before', async () => {
  const old = addDays(day, -200);
  await placed(bought([shirt], 'Khulna', noonOf(old)));
  await orders.foldSales(noonOf(day));
  const shards = await db.collection('counters/orders/shards').get();
  expect(shards.docs.flatMap((shard) => Object.keys(shard.get('days') ?? {}))).not.toContain(old);
  const next = await placed(bought([shirt], 'Khulna', noonOf(old)));
  await changed(next, { orderStatus: 'cancelled' });
  await orders.foldSales(noonOf(day));
  const past = await db.doc('counters/orders/past/days').get();
  expect(past.get(`days`)).toEqual({ [old]: { orders: 2, revenue: 90_100 + 6_000 } });
  expect((await recountOrders(db, { mend: false })).differences).toEqual([]);
});

test('a product that left the shop before names were kept gets its name back from its orders', async () => {
  const ghost = product('ghost', 9_000, 'beauty');
  const then = addDays(day, -40);
  await placed(bought([ghost], 'Dhaka', noonOf(then)));
  const nameOf = async () => {
    const { products } = await orders.sales({ from: then, to: then });
    return products.find(({ productId }) => productId === 'ghost')?.name;
  };
  expect(await nameOf()).toBe('ghost');
  expect((await recountOrders(db, { mend: true })).namesKept).toBeGreaterThan(0);
  expect(await nameOf()).toBe('The ghost');
});

describe('the counters of sales', () => {
  test('that were spoilt are found and mended, folded or not', async () => {
    const right = await orders.sales(today);
    const wrong = { products: { shirt: { quantity: 5, revenue: 500 } }, regions: { Barisal: { orders: 1 } } };
    await db.doc(`counters/orders/sales/${day}`).update({ categories: {} });
    await db
      .doc('counters/orders/shards/3')
      .set({ sales: { [day]: counterIncrements(wrong) } }, { merge: true });
    const { differences } = await recountOrders(db, { mend: true });
    expect(differences.map(({ field }) => field)).toEqual([
      `sales.${day}.categories.clothing.quantity`,
      `sales.${day}.categories.clothing.revenue`,
      `sales.${day}.categories.home.quantity`,
      `sales.${day}.categories.home.revenue`,
      `sales.${day}.products.shirt.quantity`,
      `sales.${day}.products.shirt.revenue`,
      `sales.${day}.regions.Barisal.orders`,
    ]);
    expect((await recountOrders(db, { mend: false })).differences).toEqual([]);
    expect(await orders.sales(today)).toEqual(right);
  });

  test('learn the categories of orders of before from their products, else they are general', async () => {
    const old = addDays(day, -30);
    const withoutCategory = ({ items, ...order }: Order): Order => ({
      ...order,
      items: items.map(({ category: _, ...item }) => item),
    });
    const before = [bought([shirt, belt], 'Rangpur', noonOf(old)), bought([lamp], 'Rangpur', noonOf(old))];
    for (const order of before.map(withoutCategory)) {
      await db.doc(`orders/${order._id}`).set(toDocument(orderSchema, order));
    }
    const fields = { name: 'The lamp', description: 'A lamp.', image: '/a.webp', category: 'home', price: 9 };
    const times = { createdAt: new Date(), updatedAt: new Date() };
    const stored = { ...fields, ...times, id: 'lamp', inStock: true, featured: false };
    await db.doc('products/lamp').set(stored);
    await db.doc('products/shirt').set({ ...stored, id: 'shirt', category: 'clothing' });

    expect(await recountOrders(db, { mend: false })).toMatchObject({ withoutCategories: 2 });
    await recountOrders(db, { mend: true });
    expect(await recountOrders(db, { mend: false })).toMatchObject({ withoutCategories: 0, differences: [] });
    const { categories } = await orders.sales({ from: old, to: old });
    expect(categories).toEqual([
      { category: 'clothing', quantity: 2, revenue: 90_100 },
      { category: 'general', quantity: 2, revenue: 60_000 },
      { category: 'home', quantity: 2, revenue: 19_998 },
    ]);

    // Whatever happens to the product, the order is taken out of where it was put in.
    await db.doc('products/shirt').update({ category: 'beauty' });
    const [first] = before as [Order];
    const now = await orders.inTransaction((transaction) => transaction.find(first._id));
    await changed(now!, { orderStatus: 'cancelled' });
    expect((await orders.sales({ from: old, to: old })).categories).toEqual([
      { category: 'home', quantity: 2, revenue: 19_998 },
    ]);
  });

  test('are not mended twice by two who start at once', async () => {
    await db.doc(`counters/orders/sales/${day}`).update({ 'products.lamp': { quantity: 1, revenue: 1 } });
    const outcomes = await Promise.allSettled([
      recountOrders(db, { mend: true }),
      recountOrders(db, { mend: true }),
    ]);
    expect(outcomes.some(({ status }) => status === 'fulfilled')).toBe(true);
    expect((await recountOrders(db, { mend: false })).differences).toEqual([]);
  });
});

describe('a quarter', () => {
  const first = '2026-02-01' as DhakaDay;
  const quarter = { from: first, to: addDays(first, MOST_SALES_DAYS - 1) };
  const goods = Array.from({ length: 40 }, (_, n) => product(`goods-${n}`, 100 + n, 'general'));

  /** Orders spread over all of its days, counted as placing each would have. */
  async function sell(count: number): Promise<void> {
    const all = Array.from({ length: count }, (_, n) => {
      const some = [goods[n % 40]!, goods[(n * 7 + 1) % 40]!];
      return bought(some, 'Dhaka', noonOf(addDays(first, n % MOST_SALES_DAYS)));
    });
    await storeInBooks(db, all);
  }

  test('costs as many reads with three thousand orders as with a hundred', async () => {
    const reads: Record<string, number> = {};
    for (const count of [100, 3_000]) {
      await sell(count);
      await orders.foldSales(noonOf(day));
      reads[`${count} orders`] = await readsOf(() => orders.sales(quarter));
    }
    console.info('Reads of the sales of a quarter:', reads);
    // None of the ten is in the shop: each is looked for there, and then among those that have left it.
    const all = ORDER_COUNTER_SHARDS + MOST_SALES_DAYS + 2 * TOP_PRODUCTS;
    expect(reads).toEqual({ '100 orders': all, '3000 orders': all });
    const { products, regions } = await orders.sales(quarter);
    expect(products).toHaveLength(TOP_PRODUCTS);
    expect(regions).toMatchObject([{ region: 'Dhaka', orders: 3_100 }]);
  });
});
