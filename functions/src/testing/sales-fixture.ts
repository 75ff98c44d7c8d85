import type { Category } from '@nargisus/domain/catalogue';
import type { Region } from '@nargisus/domain/checkout';
import { taka } from '@nargisus/domain/money';
import { setStatuses, type Order } from '@nargisus/domain/orders';
import { startOfDhakaDay, type DhakaDay } from '@nargisus/domain/time';
import { beforeAll } from 'vitest';
import { OrdersRepository } from '../orders/orders.repository.ts';
import { SalesRepository } from '../sales/sales.repository.ts';
import { openIsolatedProject } from './isolated-project.ts';
import { placeDirectly } from './place-directly.ts';
import { orderOf } from './sample-orders.ts';

/** The present day of tests of sales. */
export const day = '2026-11-20' as DhakaDay;
export const noonOf = (its: DhakaDay) => new Date(startOfDhakaDay(its).getTime() + 12 * 60 * 60 * 1000);

export const sampleGoods = (id: string, price: number, category: Category) => ({
  ...{ id, name: `The ${id}`, price: taka(price), image: '/a.webp', inStock: true, category },
});
type Goods = ReturnType<typeof sampleGoods>;

/** In the shop, as `lamp` is. */
export const shirt = sampleGoods('shirt', 450.5, 'clothing');
export const lamp = sampleGoods('lamp', 99.99, 'home');
/** Sold, but never in the shop. */
export const belt = sampleGoods('belt', 300, 'accessories');

let made = 0;
/** Returns an order of two of each, at noon; not placed. */
export const bought = (products: Goods[], region: Region = 'Dhaka', at = noonOf(day)): Order =>
  orderOf({ at, key: `order-${made++}`, products, region, quantity: 2 });

/** Creates an isolated shop whose orders are counted as in the real one. */
export function createSalesFixture(name: string) {
  const { db, readsOf } = openIsolatedProject(name);
  const orders = new OrdersRepository(db);

  beforeAll(async () => {
    const batch = db.batch();
    for (const it of [shirt, lamp]) batch.set(db.doc(`products/${it.id}`), { name: it.name });
    await batch.commit();
  });

  return {
    db,
    readsOf,
    orders,
    sales: new SalesRepository(db),
    placed: async (order: Order) => {
      await orders.inTransaction((transaction) => placeDirectly(transaction, order));
      return order;
    },
    changed: (before: Order, to: Parameters<typeof setStatuses>[1]) =>
      orders.inTransaction(async (transaction) => {
        await transaction.find(before._id);
        const after = setStatuses(before, to, { who: 'admin', now: noonOf(day) });
        await transaction.ledger.read(before, after);
        transaction.change(before, after);
      }),
    deleted: (order: Order) =>
      orders.inTransaction(async (transaction) => {
        await transaction.find(order._id);
        transaction.remove(order, { notes: [], by: 'admin', now: noonOf(day) });
      }),
  };
}
