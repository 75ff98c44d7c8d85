import { toDocument } from '@nargisus/domain/contract';
import { orderSchema, type Order } from '@nargisus/domain/orders';
import { addDays } from '@nargisus/domain/time';
import { beforeAll, describe, expect, test } from 'vitest';
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
import { counterIncrements } from '../orders/order-counters.ts';
import { recountOrders } from './recount-orders.ts';

/* A recount of the counters of sales, on the Firestore emulator. */
const { db, orders, sales, placed, changed } = createSalesFixture('recount-sales');
const today = { from: day, to: day };

beforeAll(async () => {
  await placed(bought([shirt, lamp]));
  await sales.rollUp(noonOf(day));
});

test('restores the name of a product that left the shop before names were archived from its orders', async () => {
  const ghost = sampleGoods('ghost', 9_000, 'beauty');
  const then = addDays(day, -40);
  await placed(bought([ghost], 'Dhaka', noonOf(then)));
  const nameOf = async () => {
    const { products } = await sales.read({ from: then, to: then });
    return products.find(({ productId }) => productId === 'ghost')?.name;
  };
  expect(await nameOf()).toBe('ghost');
  expect((await recountOrders(db, { repair: true })).namesArchived).toBeGreaterThan(0);
  expect(await nameOf()).toBe('The ghost');
});

describe('the counters of sales', () => {
  test('that are wrong are found and repaired, rolled up or not', async () => {
    const right = await sales.read(today);
    const wrong = { products: { shirt: { quantity: 5, revenue: 500 } }, regions: { Barisal: { orders: 1 } } };
    await db.doc(`counters/orders/sales/${day}`).update({ categories: {} });
    await db
      .doc('counters/orders/shards/3')
      .set({ sales: { [day]: counterIncrements(wrong) } }, { merge: true });
    const { differences } = await recountOrders(db, { repair: true });
    expect(differences.map(({ field }) => field)).toEqual([
      `sales.${day}.categories.clothing.quantity`,
      `sales.${day}.categories.clothing.revenue`,
      `sales.${day}.categories.home.quantity`,
      `sales.${day}.categories.home.revenue`,
      `sales.${day}.products.shirt.quantity`,
      `sales.${day}.products.shirt.revenue`,
      `sales.${day}.regions.Barisal.orders`,
    ]);
    expect((await recountOrders(db, { repair: false })).differences).toEqual([]);
    expect(await sales.read(today)).toEqual(right);
  });

  test('get the categories of old orders from their products, or the default one', async () => {
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

    expect(await recountOrders(db, { repair: false })).toMatchObject({ withoutCategories: 2 });
    await recountOrders(db, { repair: true });
    expect(await recountOrders(db, { repair: false })).toMatchObject({
      withoutCategories: 0,
      differences: [],
    });
    const { categories } = await sales.read({ from: old, to: old });
    expect(categories).toEqual([
      { category: 'clothing', quantity: 2, revenue: 90_100 },
      { category: 'general', quantity: 2, revenue: 60_000 },
      { category: 'home', quantity: 2, revenue: 19_998 },
    ]);

    // Whatever happens to the product, the order is subtracted from the category it was added to.
    await db.doc('products/shirt').update({ category: 'beauty' });
    const [first] = before as [Order];
    const now = await orders.inTransaction((transaction) => transaction.find(first._id));
    await changed(now!, { orderStatus: 'cancelled' });
    expect((await sales.read({ from: old, to: old })).categories).toEqual([
      { category: 'home', quantity: 2, revenue: 19_998 },
    ]);
  });

  test('are not repaired twice by two concurrent runs', async () => {
    await db.doc(`counters/orders/sales/${day}`).update({ 'products.lamp': { quantity: 1, revenue: 1 } });
    const outcomes = await Promise.allSettled([
      recountOrders(db, { repair: true }),
      recountOrders(db, { repair: true }),
    ]);
    expect(outcomes.some(({ status }) => status === 'fulfilled')).toBe(true);
    expect((await recountOrders(db, { repair: false })).differences).toEqual([]);
  });
});
