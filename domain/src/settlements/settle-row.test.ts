import { describe, expect, test } from 'vitest';
import { taka, type Paisa } from '../money/index.ts';
import type { OrderCash, Posting } from '../ledger/posting.ts';
import type { CourierTerms } from './compare-row.ts';
import { decideRow, settleRow, type KnownParcel, type SettledRow } from './settle-row.ts';
import { importedSettlement, type StatementLine } from './statement.ts';

const now = new Date('2026-11-28T06:00:00Z');
const INVOICE = 'ORD-20261120-33333-1';
const terms: CourierTerms = { agreedCharge: taka(80), collectionPercent: 1 };

const delivered = (amount: Paisa): Posting => ({
  ...{ _id: `delivered:${INVOICE}:1`, at: now, order: 'o1', orderId: 'ORD-20261120-33333', invoice: INVOICE },
  ...{ settlement: null, reverses: null },
  lines: [
    { account: 'customer', amount: taka(-amount / 100) },
    { account: 'courier', amount },
  ],
});
const cashOf = (changes: Partial<OrderCash> = {}): OrderCash => ({
  ...{ _id: 'o1', deliveries: 1, open: delivered(taka(1000)), settled: taka(0) },
  ...changes,
});
const parcelOf = (changes: Partial<KnownParcel> = {}): KnownParcel => ({
  ...{ order: 'o1', orderId: 'ORD-20261120-33333', settlement: null, cash: cashOf() },
  ...changes,
});
const line = (collected: number, charge: number, fee: number | null = null): StatementLine => ({
  invoice: INVOICE,
  ...{ collected: taka(collected), charge: taka(charge), fee: fee === null ? null : taka(fee) },
});

/** Returns what is stored of the given row of a statement. */
function stored(
  lines: StatementLine[],
  { parcel = parcelOf(), at = 0, paid = null as Paisa | null, of = terms } = {},
) {
  const statement = { courier: 'steadfast', reference: '88001', paidAt: now, paid, lines } as const;
  const { settlement, rows } = importedSettlement(statement, { source: 'api', by: 'boss', now });
  return { settlement, row: rows[at]!, parcel: parcel as KnownParcel | undefined, terms: of };
}
const linesIn = ({ posting }: SettledRow) =>
  Object.fromEntries((posting?.lines ?? []).map(({ account, amount }) => [account, amount / 100]));

describe('a row that matches', () => {
  test('brings the cash to the bank without the charges, and the courier owes nothing more', () => {
    const settled = settleRow(stored([line(1000, 80, 10)]), now);
    expect(settled.row).toMatchObject({ state: 'settled', match: 'matched', owed: 100_000, agreed: 9_000 });
    expect(linesIn(settled)).toEqual({ bank: 910, 'courier-fees': 90, courier: -1000 });
    expect(settled.posting).toMatchObject({
      ...{ _id: 'settled:steadfast-88001:0001', settlement: 'steadfast-88001', invoice: INVOICE },
      order: 'o1',
    });
    expect(settled.cash?.settled).toBe(taka(1000));
    expect(settled.settlement).toMatchObject({ posted: 91_000, counts: { imported: 0, settled: 1 } });
  });

  test('may round the collection fee by a taka', () => {
    expect(settleRow(stored([line(1000, 80, 10.99)]), now).row.match).toBe('matched');
    expect(settleRow(stored([line(1000, 80, 11.01)]), now).row.match).toBe('fee-wrong');
  });

  test('of a parcel that was paid online charges the shop', () => {
    const settled = settleRow(stored([line(0, 80)], { parcel: parcelOf({ cash: undefined }) }), now);
    expect(linesIn(settled)).toEqual({ bank: -80, 'courier-fees': 80 });
    expect(settled.cash).toBeUndefined();
  });

  test('takes money back that was paid for a delivery which did not count', () => {
    const cash = cashOf({ open: null, settled: taka(1000) });
    const settled = settleRow(stored([line(-1000, 0)], { parcel: parcelOf({ cash }) }), now);
    expect(linesIn(settled)).toEqual({ bank: -1000, courier: 1000 });
    expect(settled.cash?.settled).toBe(0);
  });

  test('without any money has no posting', () => {
    const settled = settleRow(stored([line(0, 0)], { parcel: parcelOf({ cash: undefined }) }), now);
    expect(settled).toMatchObject({ posting: null, row: { state: 'settled' } });
  });
});

describe('a row that does not match waits, and posts nothing', () => {
  const settledCash = cashOf({ settled: taka(1000) });
  test.each([
    ['short', line(950, 80), parcelOf()],
    ['over', line(1050, 80), parcelOf()],
    ['fee-wrong', line(1000, 140), parcelOf()],
    ['settled-before', line(1000, 80), parcelOf({ cash: settledCash })],
    ['settled-before', line(0, 80), parcelOf({ cash: undefined, settlement: 'steadfast-1' })],
    ['not-due', line(1000, 80), parcelOf({ cash: undefined })],
    ['not-due', line(1000, 80), parcelOf({ cash: cashOf({ open: null }) })],
  ])('%s', (match, of, parcel) => {
    const waiting = settleRow(stored([of], { parcel }), now);
    expect(waiting).toMatchObject({ row: { match, state: 'waiting' }, posting: null, cash: undefined });
    expect(waiting.settlement).toMatchObject({ posted: 0, counts: { imported: 0, waiting: 1 } });
  });

  test('unknown', () => {
    const waiting = settleRow({ ...stored([line(500, 80)]), parcel: undefined }, now);
    expect(waiting.row).toMatchObject({ match: 'unknown', state: 'waiting', order: null });
  });

  test('any charge matches while none is agreed', () => {
    const of = { ...terms, agreedCharge: taka(0) };
    expect(settleRow(stored([line(1000, 140)], { of }), now).row.match).toBe('matched');
  });
});

describe('a row that staff accept', () => {
  const accept = (lines: StatementLine[], account: 'loss' | 'courier-fees' | 'rounding', more = {}) =>
    decideRow(stored(lines, more), { choice: 'accept', account, note: 'Agreed by phone' }, 'boss', now);

  test('as too short is a loss, and the parcel is settled', () => {
    const accepted = accept([line(950, 80)], 'loss');
    expect(linesIn(accepted)).toEqual({ bank: 870, 'courier-fees': 80, courier: -1000, loss: 50 });
    expect(accepted.cash?.settled).toBe(taka(1000));
    expect(accepted.row).toMatchObject({ state: 'accepted', account: 'loss', by: 'boss', at: now });
  });

  test('as too much is a credit', () => {
    expect(linesIn(accept([line(1050, 80)], 'rounding'))).toEqual({
      ...{ bank: 970, 'courier-fees': 80, courier: -1000, rounding: -50 },
    });
  });

  test('with a wrong charge keeps the agreed one apart, unless it is taken as a fee', () => {
    expect(linesIn(accept([line(1000, 140)], 'loss'))).toEqual({
      ...{ bank: 860, 'courier-fees': 80, courier: -1000, loss: 60 },
    });
    expect(linesIn(accept([line(1000, 140)], 'courier-fees'))).toEqual({
      ...{ bank: 860, 'courier-fees': 140, courier: -1000 },
    });
  });

  test('about a parcel that is settled settles nothing again', () => {
    const parcel = parcelOf({ cash: cashOf({ settled: taka(1000) }) });
    const accepted = accept([line(1000, 80)], 'rounding', { parcel });
    expect(linesIn(accepted)).toEqual({ bank: 920, 'courier-fees': 80, rounding: -1000 });
    expect(accepted.cash).toBeUndefined();
  });

  test('and that matches by now has no difference to post', () => {
    const accepted = accept([line(1000, 80)], 'loss');
    expect(accepted.row).toMatchObject({ state: 'accepted', account: null });
    expect(linesIn(accepted)).toEqual({ bank: 920, 'courier-fees': 80, courier: -1000 });
  });
});

test('a disputed row stays open with its note, and is settled when it matches later', () => {
  const early = stored([line(1000, 80)], { parcel: parcelOf({ cash: undefined }) });
  const disputed = decideRow(early, { choice: 'dispute', account: null, note: 'Not delivered' }, 'boss', now);
  expect(disputed).toMatchObject({ row: { state: 'disputed', note: 'Not delivered' }, posting: null });
  const late = { ...early, ...disputed, parcel: parcelOf() };
  const again = decideRow(late, { choice: 'compare', account: null, note: '' }, 'boss', now);
  expect(again.row).toMatchObject({ state: 'settled', note: 'Not delivered' });
  expect(again.settlement.counts).toEqual({ imported: 0, settled: 1, waiting: 0, disputed: 0, accepted: 0 });
});

describe('the rest of a statement', () => {
  const restOf = (paid: number) =>
    settleRow({ ...stored([line(1000, 80)], { at: 1, paid: taka(paid) }), parcel: undefined }, now);

  test('is the collection fee that no row states', () => {
    const rest = restOf(910);
    expect(rest.row).toMatchObject({ kind: 'rest', match: 'matched', charge: 1_000 });
    expect(linesIn(rest)).toEqual({ bank: -10, 'courier-fees': 10 });
  });

  test.each([
    ['fee-wrong', 860],
    ['over', 930],
  ])('that nothing explains is %s', (match, paid) => {
    expect(restOf(paid).row).toMatchObject({ match, state: 'waiting', agreed: 1_000 });
  });

  test('does not exist when the parcels add up to what was paid', () => {
    expect(stored([line(1000, 80)], { at: 1, paid: taka(920) }).row).toBeUndefined();
  });
});

test.each(['88001', 'SFC-88001', ' sfc 88001', '0088001'])('%j is the statement 88001', (reference) => {
  const { settlement } = importedSettlement(
    { courier: 'steadfast', reference, paidAt: null, paid: null, lines: [] },
    { source: 'csv', by: 'boss', now },
  );
  expect(settlement).toMatchObject({ _id: 'steadfast-88001', reference: '88001' });
});
