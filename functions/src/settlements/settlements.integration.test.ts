import type { Parcel } from '@nargisus/domain/couriers';
import { taka } from '@nargisus/domain/money';
import { setStatuses } from '@nargisus/domain/orders';
import { importedSettlement, MAX_STATEMENT_ROWS, type RowDecision } from '@nargisus/domain/settlements';
import { describe, expect, test } from 'vitest';
import { simulator, staff } from '../couriers/testing/parcel-fixture.ts';
import { Crash, dyingAt } from '../testing/crash.ts';
import { decideSettlementRow } from './decide-row.ts';
import { importAudit } from './import-audit.ts';
import { createSettlementFixture } from './testing/settlement-fixture.ts';

/* Statements of the courier, against its simulator: what contradicts the parcels, workers that die, repeats. */
const fixture = createSettlementFixture('settlements');
const { db, repositories, deliver, payOut, fetchStatements, settle, rowsOf, settlementAt, balanceOf } =
  fixture;
const { deskOf, cashOf, parcelAt } = fixture;

/** Pays out the parcels, fetches the statement and settles its rows. */
async function settled(fault: string, parcels: readonly Parcel[]): Promise<string> {
  const id = await payOut(fault, parcels);
  await fetchStatements();
  await settle(id);
  return id;
}

const decide = (id: string, row: string, decision: RowDecision) =>
  decideSettlementRow(repositories, { id, row, decision, caller: staff, now: fixture.clock });
const accept = (id: string, row: string, account: RowDecision['account']) =>
  decide(id, row, { choice: 'accept', account, note: 'Agreed by phone' });
const statesOf = async (id: string) =>
  (await rowsOf(id)).map(({ kind, match, state }) => `${kind} ${match} ${state}`);

describe('a delivered parcel', () => {
  test('waits in Cash due until its statement is settled', async () => {
    const parcel = await deliver();
    expect(await deskOf(parcel)).toMatchObject({ stage: 'cash-due', cashDueSince: expect.anything() });
    const id = await settled('right', [parcel]);
    expect(await statesOf(id)).toEqual(['parcel matched settled', 'rest matched settled']);
    const { cod } = parcel;
    expect(await cashOf(parcel)).toMatchObject({ settled: cod / 100 });
    expect(await balanceOf(id, 'courier')).toBe(-cod / 100);
    const { paid, posted, counts } = await settlementAt(id);
    expect([posted, await balanceOf(id, 'bank')]).toEqual([paid, paid]);
    expect(counts).toEqual({ imported: 0, settled: 2, waiting: 0, disputed: 0, accepted: 0 });
    expect(await deskOf(parcel)).toMatchObject({ stage: 'done', cashDueSince: null });
    expect((await parcelAt(parcel._id)).settlement).toBe(id);
    const shards = await db.collection('counters/orders/shards').get();
    const due = shards.docs.reduce((sum, it) => sum + ((it.get('stages.cash-due') as number) ?? 0), 0);
    expect(due).toBe(0);
  });

  test('that a statement leaves out keeps waiting', async () => {
    const [left, paid] = [await deliver(), await deliver()];
    const id = await settled('missing', [left, paid]);
    expect(await statesOf(id)).toEqual(['parcel matched settled', 'rest matched settled']);
    expect((await deskOf(left)).stage).toBe('cash-due');
    expect((await deskOf(paid)).stage).toBe('done');
  });

  test('costs six reads and a query to settle', async () => {
    const parcel = await deliver();
    const id = await payOut('right', [parcel]);
    await fetchStatements();
    // Two rows and their list; the rest has neither parcel nor order.
    expect(await fixture.readsOf(() => settle(id))).toBe(2 + 6 + 2);
  });
});

describe('a row that contradicts its parcel waits for staff', () => {
  test.each([
    ['short', 'loss', { loss: 50, courier: 'cod' }],
    ['over', 'rounding', { rounding: -50, courier: 'cod' }],
    ['fee-wrong', 'courier-fees', { courier: 'cod' }],
  ] as const)('%s, and is accepted with its difference', async (match, account, expected) => {
    const parcel = await deliver();
    const id = await settled(match === 'fee-wrong' ? 'wrong-fee' : match, [parcel]);
    expect(await statesOf(id)).toEqual([`parcel ${match} waiting`, 'rest matched settled']);
    expect(await balanceOf(id, 'courier')).toBe(0);
    expect((await deskOf(parcel)).stage).toBe('cash-due');
    await accept(id, '0001', account);
    const cod = parcel.cod / 100;
    for (const [name, amount] of Object.entries(expected))
      expect(await balanceOf(id, name)).toBe(amount === 'cod' ? -cod : amount);
    const { paid, posted } = await settlementAt(id);
    expect(posted).toBe(paid);
    expect((await deskOf(parcel)).stage).toBe('done');
    const audit = await db.collection('audit').where('action', '==', 'settlement.row-accepted').get();
    expect(audit.docs.map((it) => it.get('subject.id') as string)).toContain(`settlements/${id}/rows/0001`);
  });

  test('when another merchant’s parcel is in the statement', async () => {
    const parcel = await deliver();
    const id = await settled('unknown', [parcel]);
    expect(await statesOf(id)).toEqual([
      ...['parcel matched settled', 'parcel unknown waiting', 'rest matched settled'],
    ]);
    await accept(id, '0002', 'rounding');
    expect(await balanceOf(id, 'rounding')).toBe(-500);
  });

  test('when a parcel stands in the statement twice, and in a later one', async () => {
    const parcel = await deliver();
    const id = await settled('duplicate', [parcel]);
    expect(await statesOf(id)).toEqual([
      ...['parcel matched settled', 'parcel settled-before waiting', 'rest matched settled'],
    ]);
    expect(await cashOf(parcel)).toMatchObject({ settled: parcel.cod / 100 });
  });

  test('when the sum is not what its parcels add up to', async () => {
    const id = await settled('wrong-total', [await deliver()]);
    expect(await statesOf(id)).toEqual(['parcel matched settled', 'rest fee-wrong waiting']);
    await decide(id, '0002', { choice: 'dispute', account: null, note: 'Asked the courier' });
    expect((await settlementAt(id)).counts).toMatchObject({ disputed: 1, waiting: 0 });
    await accept(id, '0002', 'loss');
    expect(await balanceOf(id, 'loss')).toBe(100);
  });

  test('until a delivery that the shop did not know of is reported', async () => {
    const parcel = await deliver({ isSilent: true });
    const id = await settled('right', [parcel]);
    expect((await statesOf(id))[0]).toBe('parcel not-due waiting');
    await fixture.report(parcel);
    await decide(id, '0001', { choice: 'compare', account: null, note: '' });
    expect((await statesOf(id))[0]).toBe('parcel matched settled');
    await expect(accept(id, '0001', 'loss')).rejects.toThrow('A colleague has settled this row');
  });
});

test('a delivery that is taken back after it was paid, and repeated, is not due again', async () => {
  const parcel = await deliver();
  await settled('right', [parcel]);
  const set = (to: Parameters<typeof setStatuses>[1]) =>
    repositories.orders.inTransaction(async (transaction) => {
      const before = (await transaction.find(parcel.order))!;
      const after = setStatuses(before, to, { who: 'salma', now: fixture.clock });
      await transaction.settle(before, after);
      await transaction.ledger.read(before, after);
      transaction.change(before, after);
    });
  await set({ orderStatus: 'shipped', deliveryStatus: 'out_for_delivery' });
  await set({ orderStatus: 'delivered', deliveryStatus: 'delivered' });
  expect(await deskOf(parcel)).toMatchObject({ stage: 'done', cashDueSince: null });
});

describe('a statement', () => {
  test('is imported once, however often and concurrently it is fetched', async () => {
    const parcel = await deliver();
    const id = await payOut('right', [parcel]);
    const ends = await Promise.all([fetchStatements(), fetchStatements()]);
    expect(ends.map((end) => end?.state ?? 'done')).not.toContain('failed');
    await Promise.all([settle(id), settle(id), settle(id)]);
    expect((await settlementAt(id)).counts).toMatchObject({ imported: 0, settled: 2 });
    await fetchStatements();
    expect(await settle(id)).toBe(0);
    expect(await cashOf(parcel)).toMatchObject({ settled: parcel.cod / 100 });
  });

  test('that is not paid yet is left for later', async () => {
    const id = await payOut('unpaid', [await deliver()]);
    await fetchStatements();
    expect(await settlementAt(id)).toBeUndefined();
  });

  test.each([
    ['no-answer', { reading: 'html' }],
    ['blocked', { account: 'inactive' }],
  ])('cannot be fetched: %s', async (error, settings) => {
    await simulator('PUT', 'settings', settings);
    expect(await fetchStatements()).toMatchObject({ state: 'failed', error });
    await db.doc('courierState/steadfast').delete();
  });

  test('of 2,000 rows is stored as a whole', async () => {
    const lines = Array.from({ length: MAX_STATEMENT_ROWS }, (_, at) => ({
      ...{ invoice: `OTHER-${at}`, collected: taka(1000), charge: taka(80), fee: taka(10) },
    }));
    const statement = { courier: 'steadfast', reference: '1', paidAt: null, paid: null, lines } as const;
    const made = importedSettlement(statement, { source: 'csv', by: 'salma', now: fixture.clock });
    const stored = await repositories.settlements.import(made, importAudit(made.settlement));
    expect(stored.isNew).toBe(true);
    const rows = await db.collection('settlements/steadfast-1/rows').count().get();
    expect(rows.data().count).toBe(MAX_STATEMENT_ROWS);
  }, 60_000);
});

test('wherever the worker dies, every row is posted once', async () => {
  for (let death = 0; ; death += 1) {
    const parcels = [await deliver(), await deliver()];
    const id = await payOut('right', parcels);
    await fetchStatements();
    const { dying, hasDied } = dyingAt(death);
    // The rows' transactions call the repository of statements: only the list of rows is awaited outside of them.
    const { settlements } = repositories;
    const importedRows = dying({ list: settlements.importedRows.bind(settlements) }).list;
    const dyingSettlements = new Proxy(settlements, {
      get: (target, name) => {
        if (name === 'importedRows') return importedRows;
        const value = Reflect.get(target, name) as unknown;
        return typeof value === 'function' ? (value.bind(target) as unknown) : value;
      },
    });
    const process = {
      ...repositories,
      settlements: dyingSettlements,
      ...{ orders: dying(repositories.orders), settings: dying(repositories.settings) },
    };
    await settle(id, process).catch((error: unknown) => {
      if (!(error instanceof Crash)) throw error;
    });
    await settle(id);
    expect(await statesOf(id)).toEqual([
      ...['parcel matched settled', 'parcel matched settled', 'rest matched settled'],
    ]);
    const { paid, posted, counts } = await settlementAt(id);
    expect([posted, await balanceOf(id, 'bank')]).toEqual([paid, paid]);
    expect(counts).toMatchObject({ imported: 0, settled: 3 });
    for (const parcel of parcels) expect(await cashOf(parcel)).toMatchObject({ settled: parcel.cod / 100 });
    if (!hasDied()) break;
    expect(death).toBeLessThan(20);
  }
}, 120_000);
