import {
  dailyReport,
  RANGE_LEASE_MS,
  rangeFilePath,
  withUnitCosts,
  type RangeReport,
} from '@nargisus/domain/reports';
import { parse } from 'csv-parse/sync';
import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { pdfText } from '../../testing/pdf-text.ts';
import { renderRangePdf } from './render-range-pdf.ts';
import { createRangeFixture } from './testing/range-fixture.ts';

const fixture = createRangeFixture();
const { on, later, request, run, recorded, stored, ordered } = fixture;

const rowsIn = async (report: RangeReport, file: 'orders.csv' | 'products.csv') =>
  parse<Record<string, string>>(await stored(rangeFilePath(report, file)), { bom: true, columns: true });
const sumsOf = async ({ _id }: RangeReport) => (await fixture.repositories.rangeReports.sums(_id))!;

describe('a report of a range', () => {
  test('has the orders of its days, from the first moment to the last, and their figures', async () => {
    const [day, last] = [on(1).getTime() - 12 * 3_600_000, on(10).getTime() + 12 * 3_600_000];
    await ordered(new Date(day - 1));
    const orders = [await ordered(new Date(day)), await ordered(new Date(last - 1))];
    await ordered(new Date(last));
    const cancelled = await ordered(on(5), { orderStatus: 'cancelled' });

    const { report } = await request();
    const made = (await run(report))!;
    expect(made).toMatchObject({ state: 'ready', ordersRead: 3, attempts: 1, error: null });
    const ids = [orders[0]!, cancelled, orders[1]!].map(({ orderId }) => orderId);
    expect((await rowsIn(made, 'orders.csv')).map((row) => row['Order ID'])).toEqual(ids);
    const sums = await sumsOf(made);
    const all = [...orders, cancelled].map((order) => withUnitCosts(order, new Map()));
    expect(sums.summary).toEqual(dailyReport(fixture.range.from, all).summary);
    expect(sums.days).toHaveLength(10);
    expect(sums.days[4]).toMatchObject({ orders: 1, sold: 0, revenue: 0 });
    const [product, ...others] = await rowsIn(made, 'products.csv');
    expect(product).toMatchObject({ 'Product ID': 'panjabi', Pieces: '4', 'Cost (BDT)': '' });
    expect(others).toEqual([]);
  });

  test('is complete over several pages of one moment', async () => {
    await Promise.all(Array.from({ length: 230 }, () => ordered(on(2))));
    const { report } = await request();
    const made = (await run(report))!;
    expect(made.ordersRead).toBe(230);
    const rows = await rowsIn(made, 'orders.csv');
    expect(new Set(rows.map((row) => row['Order ID'])).size).toBe(230);
  });

  test('states what couriers owe at that moment, by its age', async () => {
    const owes = async (days: number, amount: number, settled = 0) => {
      const id = randomUUID();
      const since = new Date(fixture.clock.getTime() - days * 24 * 3_600_000);
      const lines = [
        { account: 'customer', amount: -amount },
        { account: 'courier', amount },
      ];
      const posting = { at: since, order: id, orderId: 'O', invoice: 'I', reverses: null, lines };
      await fixture.db.doc(`orderDesk/${id}`).set({ cashDueSince: since });
      await fixture.db
        .doc(`orderCash/${id}`)
        .set({ deliveries: 1, open: { _id: `p-${id}`, ...posting }, settled });
    };
    await fixture.db.doc('orderDesk/nothing-owed').set({ cashDueSince: null });
    await owes(1, 1000);
    await owes(10, 500, 100);
    await owes(30, 250.5);
    const { report } = await request();
    const { cash } = await sumsOf((await run(report))!);
    expect(cash).toEqual([
      { age: '0-3', orders: 1, amount: 100_000 },
      { age: '4-7', orders: 0, amount: 0 },
      { age: '8-14', orders: 1, amount: 40_000 },
      { age: '15+', orders: 1, amount: 25_050 },
    ]);
  });

  test('is rendered as a PDF with Bangla names', async () => {
    const { items } = await ordered(on(1));
    await ordered(on(1), { items: [{ ...items[0]!, productId: 'saree', name: 'জামদানি শাড়ি' }] });
    const { report } = await request();
    const made = (await run(report))!;
    const text = await pdfText(await renderRangePdf(made, await sumsOf(made)));
    for (const words of ['জামদানি শাড়ি', 'By day', 'Linen Panjabi', '৳1,822.00', 'SAVE50'])
      expect(text).toContain(words);
  });
});

describe('makes one report', () => {
  test('when its event arrives several times at once', async () => {
    await ordered(on(1));
    const { report } = await request();
    const runs = await Promise.all([run(report), run(report), run(report)]);
    expect(runs.filter((it) => it !== undefined)).toHaveLength(1);
    expect(await run(report)).toBeUndefined();
    expect(await recorded(report)).toMatchObject({ state: 'ready', attempts: 1 });
  });

  test('when a run crashed: another one after its lease, which the sweep starts', async () => {
    const { rangeReports } = fixture.repositories;
    const { report } = await request();
    await rangeReports.claim(report._id, 'dead', fixture.clock);
    expect(await run(report)).toBeUndefined();
    await rangeReports.restart(fixture.clock);
    expect(await recorded(report)).toMatchObject({ state: 'running', claim: 'dead' });
    later(RANGE_LEASE_MS);
    await rangeReports.restart(fixture.clock);
    expect(await recorded(report)).toMatchObject({ state: 'queued', claim: '' });
    expect(await run(report)).toMatchObject({ state: 'ready', attempts: 2 });
  });

  test('when a run outlives its lease: it changes nothing of the other', async () => {
    await ordered(on(1));
    const { report } = await request();
    let other: RangeReport | undefined;
    const { rangeFiles } = fixture.repositories;
    const slow = {
      ...fixture.repositories,
      rangeFiles: {
        read: rangeFiles.read.bind(rangeFiles),
        write: async (path: string, parts: AsyncIterable<Uint8Array>) => {
          if (!other) {
            later(RANGE_LEASE_MS);
            other = await run(report);
          }
          await rangeFiles.write(path, parts);
        },
      },
    };
    await ordered(on(2));
    expect(await run(report, slow)).toBeUndefined();
    expect(other).toMatchObject({ state: 'ready', attempts: 2 });
    expect(await recorded(report)).toEqual(other);
    expect(await rowsIn(other!, 'orders.csv')).toHaveLength(2);
  });
});

describe('a run that fails', () => {
  const failing = {
    rangeFiles: {
      write: () => Promise.reject(new Error('Storage cannot be reached')),
      read: () => Promise.resolve(undefined),
    },
  };

  test('leaves the report queued, and failed after the third time', async () => {
    const { report } = await request();
    for (const state of ['queued', 'queued', 'failed']) {
      await run(report, failing);
      expect((await recorded(report)).state).toBe(state);
    }
    expect(await recorded(report)).toMatchObject({ error: 'other', attempts: 3 });
    expect(fixture.failures).toHaveLength(3);
    expect(await run(report)).toBeUndefined();
  });

  test('because of an order that cannot be read says so at once, as the daily report fails', async () => {
    const order = await ordered(on(1));
    await fixture.db.doc(`orders/${order._id}`).update({ totalAmount: 'free' });
    const { report } = await request();
    await run(report);
    expect(await recorded(report)).toMatchObject({ state: 'failed', error: 'unreadable-order', attempts: 1 });
    expect(String(fixture.failures[0])).toContain(order._id);
    expect(await fixture.repositories.rangeReports.sums(report._id)).toBeUndefined();

    await fixture.db.doc(`orders/${order._id}`).update({ totalAmount: 911 });
    const again = await request();
    expect(again.isNew).toBe(true);
    expect(await run(again.report)).toMatchObject({ state: 'ready' });
  });
});

describe('a request', () => {
  test('is answered with the open report of its range, and with one of the same minute', async () => {
    const [one, other] = await Promise.all([request(), request()]);
    expect([one.isNew, other.isNew].toSorted()).toEqual([false, true]);
    expect(other.report._id).toBe(one.report._id);
    await run(one.report);
    expect(await request()).toMatchObject({ isNew: false, report: { _id: one.report._id, state: 'ready' } });
    later(60_000);
    expect((await request()).isNew).toBe(true);
  });

  test('for another range is another report', async () => {
    await request();
    expect((await request({ ...fixture.range, to: fixture.range.from })).isNew).toBe(true);
  });
});

test('reads a page of orders only when the one before is written', async () => {
  await Promise.all(Array.from({ length: 310 }, () => ordered(on(1))));
  const { rangeReports } = fixture.repositories;
  let pages = 0;
  const counted = Object.assign(Object.create(rangeReports) as typeof rangeReports, {
    pagesOf: async function* (...[range]: Parameters<typeof rangeReports.pagesOf>) {
      for await (const page of rangeReports.pagesOf(range)) {
        pages += 1;
        yield page;
      }
    },
    claim: rangeReports.claim.bind(rangeReports),
    change: rangeReports.change.bind(rangeReports),
    finish: rangeReports.finish.bind(rangeReports),
    cashDue: rangeReports.cashDue.bind(rangeReports),
  });
  const seen: number[] = [];
  const rangeFiles = {
    read: () => Promise.resolve(undefined),
    write: async (_path: string, parts: AsyncIterable<Uint8Array>) => {
      for await (const part of parts) if (part.length > 0) seen.push(pages);
    },
  };
  const { report } = await request();
  await run(report, { rangeReports: counted, rangeFiles });
  // The head, then each page as it is read; then the products.
  expect(seen).toEqual([0, 1, 2, 3, 4, 4, 4]);
});
