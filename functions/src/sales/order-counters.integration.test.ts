import { FieldValue } from 'firebase-admin/firestore';
import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { OrdersRepository } from '../orders/orders.repository.ts';
import { insertOrdersWithCounters } from '../testing/insert-orders.ts';
import { openIsolatedProject } from '../testing/isolated-project.ts';
import { placeDirectly } from '../testing/place-directly.ts';
import { now, oldOrders, orderAt, unevenOrders } from '../testing/order-history.ts';
import { recountOrders } from './recount-orders.ts';
import { SalesRepository } from './sales.repository.ts';

/* What the counters of 3,000 orders cost, and how they are repaired, on the Firestore emulator. */
const ORDERS = 3000;
const { db, projectId, readsOf } = openIsolatedProject('order-counters');
const orders = new OrdersRepository(db);

beforeAll(() => insertOrdersWithCounters(db, unevenOrders(ORDERS)), 120_000);

test('reading the counters costs ten reads, however many orders there are', async () => {
  expect(await readsOf(() => orders.counters())).toBe(10);
});

describe('the counters', () => {
  const run = (...args: string[]) =>
    new Promise<{ code: number; output: string }>((done) => {
      const script = resolve(import.meta.dirname, '../admin/rebuild-counters.ts');
      const environment = { ...process.env, METADATA_SERVER_DETECTION: 'none' };
      const command = ['--import', 'tsx', script, '--project', projectId, ...args];
      execFile(process.execPath, command, { env: environment }, (error, stdout, stderr) =>
        done({ code: typeof error?.code === 'number' ? error.code : 0, output: stdout + stderr }),
      );
    });

  const add = (amount: number) => FieldValue.increment(amount);

  test('are right', async () => {
    expect(await recountOrders(db, { repair: false })).toMatchObject({ counted: ORDERS, differences: [] });
  });

  test('are found and repaired by the command when they are wrong', async () => {
    const shard = db.doc('counters/orders/shards/7');
    const wrong = {
      orders: add(3),
      days: { '2026-11-20': { revenue: add(-5) } },
      statuses: { shipped: add(2) },
    };
    await shard.set(wrong, { merge: true });
    const repaired = await run();
    expect(repaired.output.trim().split('\n')).toEqual([
      `${ORDERS} orders of ${projectId} counted.`,
      'Products that had left the shop without an archived name, now restored: 1.',
      expect.stringMatching(/^days\.2026-11-20\.revenue: the counters say \d+, the orders \d+$/),
      `orders: the counters say ${ORDERS + 3}, the orders ${ORDERS}`,
      'statuses.shipped: the counters say 2, the orders 0',
      'Repaired.',
    ]);
    expect(repaired.code).toBe(1);
    expect(await run('--check')).toEqual({
      code: 0,
      output: `${ORDERS} orders of ${projectId} counted.\nThe counters are right.\n`,
    });
  });

  test('are repaired while orders are placed', async () => {
    await db.doc('counters/orders/shards/1').set({ orders: add(5) }, { merge: true });
    const busy = Array.from({ length: 40 }, (_, n) =>
      orders.inTransaction((transaction) => placeDirectly(transaction, orderAt(new Date(), `late-${n}`))),
    );
    const [{ differences }] = await Promise.all([recountOrders(db, { repair: true }), ...busy]);
    expect(differences).toEqual([expect.objectContaining({ field: 'orders' })]);
    expect(await recountOrders(db, { repair: false })).toMatchObject({
      counted: ORDERS + 40,
      differences: [],
    });
  });

  test('are not repaired twice by two concurrent runs', async () => {
    await db.doc('counters/orders/shards/1').set({ orders: add(5) }, { merge: true });
    const outcomes = await Promise.allSettled([
      recountOrders(db, { repair: true }),
      recountOrders(db, { repair: true }),
    ]);
    expect(outcomes.some(({ status }) => status === 'fulfilled')).toBe(true);
    expect((await recountOrders(db, { repair: false })).differences).toEqual([]);
  });
});

describe('days that no period needs', () => {
  const old = openIsolatedProject('old-days');

  test('move from the shards to counters/orders/past/days', async () => {
    await insertOrdersWithCounters(old.db, oldOrders());
    await new SalesRepository(old.db).rollUp(now);
    const past = await old.db.doc('counters/orders/past/days').get();
    expect(Object.keys(past.get('days') as object).length).toBeGreaterThan(20);
  }, 60_000);
});
