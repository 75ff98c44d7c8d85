import {
  compareSales,
  ORDER_COUNTER_SHARDS,
  otherProductsSchema,
  periodSalesSchema,
  salesSinceKept,
  withOthers,
} from '@nargisus/domain/orders';
import { addDays } from '@nargisus/domain/time';
import { describe, expect, test } from 'vitest';
import {
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
import { recentOf, SalesLedger } from './sales-ledger.ts';

/* The computed periods (docs/adr/0030), on the Firestore emulator. */
const { db, readsOf, sales, placed, changed } = createSalesFixture('sales-periods');

describe('the periods of the dashboard', () => {
  const noon = noonOf(day);
  const week = { last: day, length: 7 };
  const ledger = new SalesLedger(db);
  /** Reads both documents that the dashboard follows, at one moment. */
  const followed = () =>
    db.runTransaction(
      async (transaction) => {
        const [kept, recent] = await transaction.getAll(ledger.period(week), ledger.recent());
        return salesSinceKept(week, periodSalesSchema.parse(kept!.data()), recentOf(recent!));
      },
      { readOnly: true },
    );
  const answered = async () => {
    const from = addDays(day, -6);
    const before = { from: addDays(from, -7), to: addDays(from, -1) };
    return compareSales(await sales.read({ from, to: day }), await sales.read(before));
  };

  test('equal, with the recent sales, the sums of their days, rolled up or not', async () => {
    await placed(bought([lamp]));
    await sales.rollUp(noon);
    expect(await followed()).toEqual(await answered());
    await placed(bought([{ ...lamp, name: 'A lamp sold just now' }, shirt], 'Barisal'));
    await sales.updateStats(noon);
    const pendingOf = await followed();
    expect(pendingOf).toEqual(await answered());
    expect(pendingOf!.regions.map(({ region }) => region)).toContain('Barisal');
    await sales.rollUp(noon);
    expect(await followed()).toEqual(pendingOf);
  });

  test('lose no order and count none twice during roll-ups', async () => {
    const seen: number[] = [];
    const compare = async () => {
      const { regions } = (await followed())!;
      seen.push(regions.find(({ region }) => region === 'Mymensingh')?.orders ?? 0);
    };
    await Promise.all([
      ...Array.from({ length: 30 }, () => placed(bought([shirt], 'Mymensingh'))),
      (async () => {
        for (let round = 0; round < 6; round++)
          await Promise.all([sales.rollUp(noon), sales.updateStats(noon), compare()]);
      })(),
    ]);
    await sales.updateStats(noon);
    await compare();
    expect(seen).toEqual(seen.toSorted((a, b) => a - b));
    expect(seen.at(-1)).toBe(30);
  });

  test('exist for today and tomorrow, and are deleted the day after', async () => {
    await sales.rollUp(noonOf(addDays(day, 1)));
    const kept = await ledger.periods().get();
    const lasts = new Set(kept.docs.map(({ id }) => id.slice(0, day.length)));
    expect([...lasts]).toEqual([addDays(day, 1), addDays(day, 2)]);
    await sales.rollUp(noon);
  });

  test('store the products that they leave out beside them', async () => {
    const many = Array.from({ length: 105 }, (_, n) => sampleGoods(`one-of-many-${n}`, 10 + n, 'general'));
    await insertOrdersWithCounters(
      db,
      many.map((it) => bought([it], 'Dhaka', noonOf(addDays(day, -1)))),
    );
    await sales.rollUp(noon);
    const documents = await db.getAll(ledger.period(week), ledger.others(week));
    const kept = periodSalesSchema.parse(documents[0]!.data());
    const others = otherProductsSchema.parse(documents[1]!.data());
    expect(Object.keys(kept.names)).toContain('one-of-many-104');
    expect(Object.keys(others.now)).toContain('one-of-many-0');
    expect(kept.mostOfOthers).toBeGreaterThan(0);
    const pendingOf = { sales: {}, names: {} };
    expect(salesSinceKept(week, withOthers(kept, others), pendingOf)).toEqual(await followed());
  });

  test('cost one read of the shards in an hour without sales', async () => {
    await sales.rollUp(noon);
    // The shards for sales until 2026 and old days, what is pending, and the recent sales.
    expect(await readsOf(() => sales.rollUp(noon))).toBe(ORDER_COUNTER_SHARDS + 2);
  });
});

test('days that no period needs leave the shards, and still count', async () => {
  const old = addDays(day, -200);
  await placed(bought([shirt], 'Khulna', noonOf(old)));
  await sales.rollUp(noonOf(day));
  const shards = await db.collection('counters/orders/shards').get();
  expect(shards.docs.flatMap((shard) => Object.keys(shard.get('days') ?? {}))).not.toContain(old);
  const next = await placed(bought([shirt], 'Khulna', noonOf(old)));
  await changed(next, { orderStatus: 'cancelled' });
  await sales.rollUp(noonOf(day));
  const past = await db.doc('counters/orders/past/days').get();
  expect(past.get(`days`)).toEqual({ [old]: { orders: 2, revenue: 90_100 + 6_000 } });
  expect((await recountOrders(db, { repair: false })).differences).toEqual([]);
});
