import { taka } from '@nargisus/domain/money';
import { beforeAll, expect, test } from 'vitest';
import { openIsolatedProject } from '../testing/isolated-project.ts';
import { orderOf } from '../testing/sample-orders.ts';
import { insertOrdersWithCounters } from '../testing/insert-orders.ts';
import { OrdersRepository } from './orders.repository.ts';
import { PageByNumber } from './page-by-number.ts';
import { SalesLedger } from '../sales/sales-ledger.ts';

/*
 * Pages so far down that the days of the counters lead to them, here from the 30th order on instead of the 9,000th. On the
 * running Firestore, in a project of its own.
 */
const ORDERS = 180;
const LIMIT = 20;
const DEEP_FROM = 30;
const DAY_MS = 86_400_000;
const now = new Date('2026-11-21T15:00:00Z');
const { db, readsOf } = openIsolatedProject('deep');
const inOrder: string[] = [];

const shirt = {
  ...{ id: 'shirt', name: 'Shirt', price: taka(450.5), image: '/s.webp', inStock: true },
  category: 'clothing' as const,
};

beforeAll(async () => {
  // Over a year and a half, some on a day of many: the older two thirds have left the shards.
  const made = Array.from({ length: ORDERS }, (_, n) =>
    orderOf({
      at: new Date(now.getTime() - Math.floor(n / (n % 50 < 25 ? 1 : 25)) * 3 * DAY_MS - n * 1_000),
      key: `deep-${n}`,
      products: [shirt],
    }),
  );
  await insertOrdersWithCounters(db, made);
  await new OrdersRepository(db).rollUpSales(now);
  inOrder.push(
    ...made.toSorted((a, b) => b.createdAt.getTime() - a.createdAt.getTime()).map(({ _id }) => _id),
  );
}, 60_000);

const read = (skip: number) =>
  db.runTransaction(
    (transaction) =>
      new PageByNumber(transaction, db.collection('orders'), new SalesLedger(db), DEEP_FROM).read(
        { skip, limit: LIMIT },
        now,
      ),
    { readOnly: true },
  );

test('days of long ago are kept where a page far down looks for them', async () => {
  const past = await db.doc('counters/orders/past/days').get();
  expect(Object.keys(past.get('days') as object).length).toBeGreaterThan(20);
});

test.each([40, 60, 80, 100, 120, 140, 160, 173])(
  'the page after %i orders has exactly its own',
  async (skip) => {
    const page = await read(skip);
    expect(page.map(({ id }) => id)).toEqual(inOrder.slice(skip, skip + LIMIT));
  },
);

test('costs the page, the counters, and a few counts of one day', async () => {
  const reads = await readsOf(() => read(140));
  expect(reads).toBeLessThanOrEqual(LIMIT + 11 + 6);
});

test('after the last order is nothing', async () => {
  expect(await read(ORDERS)).toEqual([]);
});
