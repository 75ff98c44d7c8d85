import { DAY_PART_PRODUCTS, dayPartId, nothingSold, type Sales } from '@nargisus/domain/orders';
import { addDays, dhakaDay, type DhakaDay } from '@nargisus/domain/time';
import { taka } from '@nargisus/domain/money';
import { FieldValue, type DocumentSnapshot, type Firestore } from 'firebase-admin/firestore';
import { beforeAll, describe, expect, test } from 'vitest';
import { costOfDocument, type DocumentCost } from '../testing/document-cost.ts';
import { openIsolatedProject } from '../testing/isolated-project.ts';
import { placeDirectly } from '../testing/place-directly.ts';
import { orderOf } from '../testing/sample-orders.ts';
import { repairSales } from '../sales/repair-counters.ts';
import { OrdersRepository } from './orders.repository.ts';
import { dayOf, SalesLedger } from '../sales/sales-ledger.ts';
import { SalesRepository } from '../sales/sales.repository.ts';

/*
 * The cost of sales statistics for an order: what its commit writes, and how large the documents with sales become,
 * in a shop that sold each of 100,000 products today (docs/adr/0030).
 */
const PRODUCTS = 100_000;
const LINES = 50;
const PENDING_PRODUCTS = 66;
const now = new Date('2026-11-20T06:00:00Z');
const today = dhakaDay(now);
const young = openIsolatedProject('young');
const old = openIsolatedProject('old');
const ledger = new SalesLedger(old.db);
const sales = new SalesRepository(old.db);
const idOf = (n: number) => `product-with-a-rather-long-name-${String(n).padStart(8, '0')}`;
const soldOf = (from: number, to: number, revenue: number) =>
  Object.fromEntries(Array.from({ length: to - from }, (_, n) => [idOf(from + n), { quantity: 1, revenue }]));

/** Writes sales of one day as orders leave them. */
async function sellAll(day: DhakaDay, revenue: number): Promise<void> {
  for (let from = 0; from < PRODUCTS; from += 100 * PENDING_PRODUCTS) {
    const batch = old.db.batch();
    for (
      let some = from;
      some < Math.min(from + 100 * PENDING_PRODUCTS, PRODUCTS);
      some += PENDING_PRODUCTS
    ) {
      const products = soldOf(some, Math.min(some + PENDING_PRODUCTS, PRODUCTS), revenue);
      const sales: Sales = { [day]: { ...nothingSold(), products } };
      batch.create(ledger.pending().doc(), { sales, names: {} });
    }
    await batch.commit();
  }
}

/** Returns all documents of the collections that an order may write. */
async function allOf(db: Firestore): Promise<DocumentSnapshot[]> {
  const roots = await db.listCollections();
  const below = await Promise.all(
    ['counters/orders', 'carts/buyer'].map((path) => db.doc(path).listCollections()),
  );
  const all = await Promise.all([...roots, ...below.flat()].map((it) => it.get()));
  return all.flatMap(({ docs }) => docs);
}

/** Returns what the commit of an order of LINES lines wrote, by collection. */
async function commitOf(db: Firestore): Promise<Record<string, DocumentCost>> {
  const products = Array.from({ length: LINES }, (_, n) => ({
    ...{
      id: idOf(PRODUCTS - 1 - n),
      name: `Handloom cotton panjabi ${n}`.padEnd(120, '.'),
      image: '/a.webp',
    },
    ...{ price: taka(999), inStock: true, category: 'clothing' as const },
  }));
  const order = orderOf({ at: now, key: 'measured', products });
  await new OrdersRepository(db).inTransaction((transaction) => placeDirectly(transaction, order));
  const at = (await db.doc(`orders/${order._id}`).get()).updateTime!;
  const written = (await allOf(db)).filter(({ updateTime }) => updateTime!.isEqual(at));
  return Object.fromEntries(written.map((it) => [it.ref.parent.id, costOfDocument(it)]));
}

beforeAll(async () => {
  const day = { orders: 480, revenue: 123_456_789 };
  const days = Object.fromEntries(Array.from({ length: 180 }, (_, back) => [addDays(today, -back), day]));
  const shards = Array.from({ length: 10 }, (_, shard) => old.db.doc(`counters/orders/shards/${shard}`));
  await Promise.all(
    shards.map((it) => it.set({ orders: 86_400, revenue: 1, statuses: {}, deliveries: {}, days })),
  );
  await sellAll(today, 100);
  await sales.rollUp(now);
}, 300_000);

describe('in a shop that sold each of 100,000 products', () => {
  test('the commit of an order of 50 lines is as small as in a new shop', async () => {
    const [small, large] = [await commitOf(young.db), await commitOf(old.db)];
    console.info('The commit of an order of 50 lines:', large);
    expect(Object.keys(large).sort()).toEqual(Object.keys(small).sort());
    expect(Object.keys(large).sort()).toEqual([
      'carts',
      'orderDesk',
      'orderIds',
      'orders',
      'pending',
      'shards',
    ]);
    for (const [collection, { bytes, indexEntries }] of Object.entries(large)) {
      expect(indexEntries, collection).toBeLessThanOrEqual(small[collection]!.indexEntries + 2 * 12);
      expect(bytes, collection).toBeLessThan(40_000);
    }
    // Days of half a year, without sales.
    expect(large['shards']!.bytes).toBeLessThan(10_000);
    const sum = Object.values(large).reduce((all, { indexEntries }) => all + indexEntries, 0);
    expect(sum).toBeLessThan(500);
  });

  test('each document of a day, a period and the recent sales stays far below the limits', async () => {
    await sales.rollUp(now);
    const stored = (
      await Promise.all(
        ['sales', 'periods', 'live', 'past'].map((it) => old.db.collection(`counters/orders/${it}`).get()),
      )
    ).flatMap(({ docs }) => docs);
    expect(stored.length).toBeGreaterThan(PRODUCTS / DAY_PART_PRODUCTS);
    const costs = stored.map((it) => [it.ref.path, costOfDocument(it)] as const);
    const most = Math.max(...costs.map(([, { bytes }]) => bytes));
    const mostEntries = Math.max(...costs.map(([, { indexEntries }]) => indexEntries));
    console.info(
      `${stored.length} documents of sales; the largest ${most} bytes, ${mostEntries} index entries at most`,
    );
    expect(most).toBeLessThan(512 * 1024);
    expect(mostEntries).toBeLessThan(200);
  });

  test('the sums of the products are right', async () => {
    const { products } = await sales.read({ from: today, to: today });
    expect(products).toHaveLength(10);
    // The order of the first test.
    expect(products[0]).toMatchObject({ quantity: 2, revenue: 99_900 + 100 });
    const stored = (await old.db.collection('counters/orders/sales').get()).docs.map(dayOf);
    const pieces = stored
      .flatMap((it) => Object.values(it.products))
      .reduce((sum, it) => sum + it.quantity, 0);
    expect(pieces).toBe(PRODUCTS + LINES);
  });
});

test('a recount adds more products than a document holds to a day, in parts', async () => {
  const yesterday = addDays(today, -1);
  const sold = { ...nothingSold(), products: soldOf(0, DAY_PART_PRODUCTS + 2_500, 100) };
  await young.db.doc('counters/orders').set({ recountedAt: FieldValue.serverTimestamp() });
  const { readTime } = await young.db.doc('counters/orders').get();
  await repairSales(young.db, readTime, { stored: {}, actual: { [yesterday]: sold } });
  const parts = await young.db.getAll(
    ...[0, 1].map((part) => young.db.doc(`counters/orders/sales/${dayPartId(yesterday, part)}`)),
  );
  expect(parts.map((part) => Object.keys(dayOf(part).products).length)).toEqual([DAY_PART_PRODUCTS, 2_500]);
  await expect(
    repairSales(young.db, readTime, { stored: {}, actual: { [yesterday]: sold } }),
  ).rejects.toThrow('Another run has repaired the counters');
});
