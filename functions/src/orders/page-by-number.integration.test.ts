import type { Order } from '@nargisus/domain/orders';
import { beforeAll, describe, expect, test } from 'vitest';
import { insertOrdersWithCounters } from '../testing/insert-orders.ts';
import { openIsolatedProject } from '../testing/isolated-project.ts';
import { idsNewestFirst, oldOrders, unevenOrders } from '../testing/order-history.ts';
import { OrdersRepository } from './orders.repository.ts';

/* Pages of the order list by number, on the Firestore emulator (docs/adr/0006). */
const LIMIT = 20;
const idsOf = (items: readonly Order[]) => items.map(({ _id }) => _id);

describe('a page of 3,000 uneven orders', () => {
  const { db, readsOf } = openIsolatedProject('pages');
  const orders = new OrdersRepository(db);
  const made = unevenOrders(3_000);
  const inOrder = idsNewestFirst(made);
  beforeAll(() => insertOrdersWithCounters(db, made), 120_000);

  const pageOf = (page: number) =>
    page === 1 ? orders.list({ limit: LIMIT }) : orders.listAfter({ skip: (page - 1) * LIMIT, limit: LIMIT });
  const ordersOf = (page: number) => inOrder.slice((page - 1) * LIMIT, page * LIMIT);

  test.each([1, 2, 3, 7, 22, 50, 90, 100, 110, 120, 149, 150])(
    'page %i has exactly its orders',
    async (page) => {
      expect(idsOf((await pageOf(page)).items)).toEqual(ordersOf(page));
    },
  );

  test('has exactly its orders with another page size', async () => {
    const { items } = await orders.listAfter({ skip: 7 * 33, limit: 7 });
    expect(idsOf(items)).toEqual(inOrder.slice(7 * 33, 7 * 34));
  });

  test('is empty after the last one', async () => {
    expect(await pageOf(151)).toEqual({ items: [], nextCursor: null });
  });

  test('continues by its cursor', async () => {
    const { nextCursor } = await pageOf(50);
    const { items } = await orders.list({ limit: LIMIT, cursor: nextCursor! });
    expect(idsOf(items)).toEqual(ordersOf(51));
  });

  test('costs at most 25 reads beside its own orders, wherever it is', async () => {
    const costs: Record<number, number> = {};
    for (const page of [1, 2, 50, 140, 151]) costs[page] = await readsOf(() => pageOf(page));
    console.info('Reads by page:', costs);
    expect(costs[1]).toBe(LIMIT);
    expect(costs[2]).toBe(2 * LIMIT);
    expect(costs[50]).toBeLessThanOrEqual(LIMIT + 20);
    expect(costs[140]).toBeLessThanOrEqual(LIMIT + 25);
    expect(costs[151]).toBeLessThanOrEqual(30);
  });

  test('within an import passes over the orders of its millisecond', async () => {
    const reads = await readsOf(() => pageOf(110));
    console.info('Reads of a page within an import:', reads);
    expect(reads).toBeLessThanOrEqual(LIMIT + 40);
  });

  test('is the same when the counters are missing', async () => {
    const shard = db.doc('counters/orders/shards/0');
    const kept = (await shard.get()).data()!;
    await shard.delete();
    for (const page of [2, 50, 140, 150]) {
      expect(idsOf((await pageOf(page)).items)).toEqual(ordersOf(page));
    }
    await shard.set(kept);
  });
});

describe('a page of a year and a half', () => {
  const { db, readsOf } = openIsolatedProject('deep');
  const orders = new OrdersRepository(db);
  const made = oldOrders();
  const inOrder = idsNewestFirst(made);
  beforeAll(() => insertOrdersWithCounters(db, made), 60_000);

  test.each([40, 60, 80, 100, 120, 140, 160, 173])('after %i orders has exactly its own', async (skip) => {
    const { items } = await orders.listAfter({ skip, limit: LIMIT });
    expect(idsOf(items)).toEqual(inOrder.slice(skip, skip + LIMIT));
  });

  test('costs the page and a few counts', async () => {
    const reads = await readsOf(() => orders.listAfter({ skip: 140, limit: LIMIT }));
    expect(reads).toBeLessThanOrEqual(LIMIT + 40);
  });

  test('is empty after the last order', async () => {
    expect((await orders.listAfter({ skip: made.length, limit: LIMIT })).items).toEqual([]);
  });
});
