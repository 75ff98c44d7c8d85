import { taka } from '@nargisus/domain/money';
import type { Order } from '@nargisus/domain/orders';
import { FieldValue } from 'firebase-admin/firestore';
import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { resolve } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { openIsolatedProject } from '../testing/isolated-project.ts';
import { orderOf } from '../testing/sample-orders.ts';
import { insertOrdersWithCounters } from '../testing/insert-orders.ts';
import { OrdersRepository } from './orders.repository.ts';
import { recountOrders } from '../sales/recount-orders.ts';

/*
 * A shop of thousands of orders on the running Firestore, in a project of its own: what its pages and figures cost, and
 * how its counters are mended.
 */
const ORDERS = 3000;
const { db, projectId, readsOf } = openIsolatedProject('books');
const orders = new OrdersRepository(db);
const inOrder: string[] = [];

beforeAll(async () => {
  const made = Array.from({ length: ORDERS }, (_, n) => orderNumber(n));
  await insertOrdersWithCounters(db, made);
  const newestFirst = (a: Order, b: Order) =>
    b.createdAt.getTime() - a.createdAt.getTime() || (a._id < b._id ? 1 : -1);
  inOrder.push(...made.toSorted(newestFirst).map(({ _id }) => _id));
}, 120_000);

const shirt = {
  ...{ id: 'shirt', name: 'Shirt', price: taka(450.5), image: '/s.webp', inStock: true },
  category: 'clothing' as const,
};

const now = new Date('2026-11-21T15:00:00Z');

/** Over four days, ever fewer the older; four hundred of them at the very same moment, as after an import. */
function orderNumber(n: number): Order {
  const spread = Number.parseInt(createHash('md5').update(String(n)).digest('hex').slice(0, 8), 16) / 2 ** 32;
  const hours = n % 7 === 0 ? 40 : spread * spread * 4 * 24;
  return orderAt(new Date(now.getTime() - Math.round(hours * 3_600_000)), String(n));
}

const orderAt = (at: Date, key: string) => orderOf({ at, key, products: [shirt] });

describe('a page of the order list', () => {
  const LIMIT = 20;
  const pageOf = (page: number, at = now) =>
    page === 1
      ? orders.list({ limit: LIMIT })
      : orders.listAfter({ skip: (page - 1) * LIMIT, limit: LIMIT }, at);
  const ordersOf = (page: number) => inOrder.slice((page - 1) * LIMIT, page * LIMIT);
  const idsOf = (items: readonly Order[]) => items.map(({ _id }) => _id);

  test.each([1, 2, 3, 7, 22, 50, 90, 100, 110, 120, 149, 150])(
    'page %i has exactly its orders',
    async (page) => {
      expect(idsOf((await pageOf(page)).items)).toEqual(ordersOf(page));
    },
  );

  test('of another size has exactly its orders', async () => {
    const { items } = await orders.listAfter({ skip: 7 * 33, limit: 7 }, now);
    expect(idsOf(items)).toEqual(inOrder.slice(7 * 33, 7 * 34));
  });

  test('the one after the last is empty', async () => {
    expect(await pageOf(151)).toEqual({ items: [], nextCursor: null });
  });

  test('goes on by its cursor', async () => {
    const { nextCursor } = await pageOf(50);
    const { items } = await orders.list({ limit: LIMIT, cursor: nextCursor! });
    expect(idsOf(items)).toEqual(ordersOf(51));
  });

  test('costs the same wherever it is: page 50 never pays for the pages before', async () => {
    const costs: Record<number, number> = {};
    for (const page of [1, 2, 50, 140]) costs[page] = await readsOf(() => pageOf(page));
    console.info('Reads by page:', costs);
    expect(costs[1]).toBe(LIMIT);
    // A shard, and a few counts; the 2,800 orders before page 140 are counted at three reads.
    expect(costs[2]).toBeLessThanOrEqual(LIMIT + 5);
    expect(costs[50]).toBeLessThanOrEqual(LIMIT + 6);
    expect(costs[140]).toBeLessThanOrEqual(LIMIT + 10);
  });

  test('costs a dozen counts within an import, whose orders are all of one moment', async () => {
    const reads = await readsOf(() => pageOf(110));
    console.info('Reads of a page within an import:', reads);
    expect(reads).toBeLessThanOrEqual(LIMIT + 1 + 24);
  });

  test('is the same, and costs some counts more, when the shard that is asked knows nothing', async () => {
    const shard = db.doc('counters/orders/shards/0');
    const kept = (await shard.get()).data()!;
    await shard.delete();
    for (const page of [2, 50, 140, 150]) {
      const found: Order[] = [];
      const reads = await readsOf(async () => found.push(...(await pageOf(page)).items));
      expect(idsOf(found)).toEqual(ordersOf(page));
      expect(reads).toBeLessThanOrEqual(LIMIT + 1 + 30);
    }
    await shard.set(kept);
  });

  test('is the same when the clock of who asks is wrong', async () => {
    for (const hours of [-30, 30]) {
      const { items } = await pageOf(50, new Date(now.getTime() + hours * 3_600_000));
      expect(idsOf(items)).toEqual(ordersOf(50));
    }
  });
});

test('the figures cost ten reads, however many orders there are', async () => {
  expect(await readsOf(() => orders.counters())).toBe(10);
});

describe('the counters', () => {
  const run = (...args: string[]) =>
    new Promise<{ code: number; said: string }>((done) => {
      const script = resolve(import.meta.dirname, '../admin/rebuild-counters.ts');
      const environment = { ...process.env, METADATA_SERVER_DETECTION: 'none' };
      const command = ['--import', 'tsx', script, '--project', projectId, ...args];
      execFile(process.execPath, command, { env: environment }, (error, stdout, stderr) =>
        done({ code: typeof error?.code === 'number' ? error.code : 0, said: stdout + stderr }),
      );
    });

  const add = (amount: number) => FieldValue.increment(amount);

  test('are right', async () => {
    expect(await recountOrders(db, { repair: false })).toMatchObject({ counted: ORDERS, differences: [] });
  });

  test('that were spoilt are found by the command, mended, and then right', async () => {
    const shard = db.doc('counters/orders/shards/7');
    const wrong = {
      orders: add(3),
      days: { '2026-11-20': { revenue: add(-5) } },
      statuses: { shipped: add(2) },
    };
    await shard.set(wrong, { merge: true });
    const repaired = await run();
    expect(repaired.said.trim().split('\n')).toEqual([
      `${ORDERS} orders of ${projectId} counted.`,
      'Products that had left the shop without their name and have it back: 1.',
      expect.stringMatching(/^days\.2026-11-20\.revenue: the counters say \d+, the orders \d+$/),
      `orders: the counters say ${ORDERS + 3}, the orders ${ORDERS}`,
      'statuses.shipped: the counters say 2, the orders 0',
      'Mended.',
    ]);
    expect(repaired.code).toBe(1);
    expect(await run('--check')).toEqual({
      code: 0,
      said: `${ORDERS} orders of ${projectId} counted.\nThe counters are right.\n`,
    });
  });

  test('are mended while orders come in and go out', async () => {
    await db.doc('counters/orders/shards/1').set({ orders: add(5) }, { merge: true });
    const busy = Array.from({ length: 40 }, (_, n) =>
      orders.inTransaction(async (transaction) => {
        transaction.place(orderAt(new Date(), `late-${n}`));
      }),
    );
    const [{ differences }] = await Promise.all([recountOrders(db, { repair: true }), ...busy]);
    expect(differences).toEqual([expect.objectContaining({ field: 'orders' })]);
    expect(await recountOrders(db, { repair: false })).toMatchObject({
      counted: ORDERS + 40,
      differences: [],
    });
  });

  test('are not mended twice by two who start at once', async () => {
    await db.doc('counters/orders/shards/1').set({ orders: add(5) }, { merge: true });
    const outcomes = await Promise.allSettled([
      recountOrders(db, { repair: true }),
      recountOrders(db, { repair: true }),
    ]);
    expect(outcomes.some(({ status }) => status === 'fulfilled')).toBe(true);
    expect((await recountOrders(db, { repair: false })).differences).toEqual([]);
  });
});
