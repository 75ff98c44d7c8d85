import {
  DASHBOARD_COUNTERS_INTERVAL_MS,
  orderCountersSchema,
  dashboardCounters,
  salesChange,
} from '@nargisus/domain/orders';
import { addDays } from '@nargisus/domain/time';
import { describe, expect, test } from 'vitest';
import { costOfDocument } from '../testing/document-cost.ts';
import { bought, day, lamp, noonOf, createSalesFixture, shirt } from '../testing/sales-fixture.ts';
import { counterIncrements } from '../orders/order-counters.ts';
import { recountOrders } from './recount-orders.ts';
import { SalesLedger } from './sales-ledger.ts';
import { throttleUpdate } from './throttle-update.ts';
import { writeStats } from './write-stats.ts';

/* The document that dashboards follow (docs/adr/0031), on the Firestore emulator. */
const { db, readsOf, orders, sales, placed } = createSalesFixture('order-stats');
const ledger = new SalesLedger(db);
const noon = noonOf(day);
const stats = async () => orderCountersSchema.parse((await ledger.stats().get()).data());

test('the stats are the sums of the shards, without days that no period needs', async () => {
  await placed(bought([shirt, lamp]));
  await placed(bought([lamp], 'Khulna', noonOf(addDays(day, -300))));
  await sales.updateStats(noon);
  const counters = await orders.counters();
  expect(await stats()).toEqual(dashboardCounters(counters, day));
  expect(Object.keys(counters.days)).toHaveLength(2);
  expect(Object.keys((await stats()).days)).toEqual([day]);
});

test('stats of shards that were read earlier do not replace newer ones', async () => {
  const earlier = await ledger.readShards();
  await placed(bought([shirt]));
  await sales.updateStats(noon);
  const newest = await stats();
  await writeStats(db, ledger, { today: day, shards: earlier });
  expect(await stats()).toEqual(newest);
});

test('unchanged stats are not written again', async () => {
  await sales.updateStats(noon);
  const { updateTime } = await ledger.stats().get();
  await sales.updateStats(noon);
  expect((await ledger.stats().get()).updateTime).toEqual(updateTime);
});

test('the size of the stats does not grow with the orders', async () => {
  await sales.updateStats(noon);
  const before = costOfDocument(await ledger.stats().get());
  for (let n = 0; n < 20; n += 1) await placed(bought([shirt]));
  await sales.updateStats(noon);
  expect(costOfDocument(await ledger.stats().get())).toEqual(before);
});

describe('of the events of many orders', () => {
  const eventAt = (at: Date, waits: number[]) =>
    throttleUpdate(db, ledger, {
      now: () => at,
      wait: (ms) => {
        waits.push(ms);
        return Promise.resolve();
      },
      write: () => Promise.resolve(),
    });
  const after = (ms: number) => new Date(noon.getTime() + ms);

  test('the first writes at once, one more after ten seconds, and none in between', async () => {
    const waits: number[] = [];
    expect(await eventAt(noon, waits)).toBe('written');
    const rest = await Promise.all([200, 300, 400, 500, 600].map((ms) => eventAt(after(ms), waits)));
    expect(rest.filter((it) => it === 'written')).toHaveLength(1);
    expect(waits[0]).toBe(0);
    expect(waits[1]).toBeGreaterThanOrEqual(DASHBOARD_COUNTERS_INTERVAL_MS - 600);
    expect(waits).toHaveLength(2);
    expect(await readsOf(() => eventAt(after(700), waits))).toBe(1);
  });

  test('one whose change came after a claimed update claims the next', async () => {
    const waits: number[] = [];
    expect(await eventAt(after(DASHBOARD_COUNTERS_INTERVAL_MS - 500), waits)).toBe('written');
    expect(waits).toEqual([DASHBOARD_COUNTERS_INTERVAL_MS + 500]);
  });

  test('the next one writes when the run that claimed the update crashed', async () => {
    const waits: number[] = [];
    expect(await eventAt(after(10 * DASHBOARD_COUNTERS_INTERVAL_MS), waits)).toBe('written');
    expect(waits).toEqual([0]);
  });
});

test('pending sales are counted once when four runs roll them up concurrently', async () => {
  const then = addDays(day, -3);
  await Promise.all(Array.from({ length: 30 }, () => placed(bought([shirt], 'Sylhet', noonOf(then)))));
  await Promise.all(Array.from({ length: 4 }, () => sales.updateStats(noon)));
  const { products } = await sales.read({ from: then, to: then });
  expect(products).toMatchObject([{ productId: 'shirt', quantity: 60 }]);
  expect((await recountOrders(db, { repair: false })).differences).toEqual([]);
});

test('sales in the shards from before this version are moved to their days, with their names', async () => {
  const then = addDays(day, -5);
  const order = bought([{ ...shirt, id: 'gone', name: 'A shirt of old' }], 'Rangpur', noonOf(then));
  await placed(order);
  const [pending] = (await ledger.pending().get()).docs;
  await pending!.ref.delete();
  const gathered = counterIncrements(salesChange(null, order));
  await db
    .doc('counters/orders/shards/4')
    .set({ sales: gathered, names: { gone: 'A shirt of old' } }, { merge: true });
  expect((await recountOrders(db, { repair: false })).differences).toEqual([]);
  await sales.updateStats(noon);
  const { products, regions } = await sales.read({ from: then, to: then });
  expect(products).toMatchObject([{ productId: 'gone', quantity: 2 }]);
  expect(regions).toMatchObject([{ region: 'Rangpur', orders: 1 }]);
  expect((await db.doc('counters/orders/shards/4').get()).data()).not.toHaveProperty('sales');
  expect((await ledger.recent().get()).get('names')).toMatchObject({ gone: 'A shirt of old' });
  expect((await recountOrders(db, { repair: false })).differences).toEqual([]);
});
