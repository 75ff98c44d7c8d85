import { expect, test } from 'vitest';
import { taka } from '../money/taka.ts';
import { isJournalRange } from './journal-range.ts';
import { journalCsvHead, journalCsvRows } from './write-journal-csv.ts';

test('writes a row for each line, with debits positive and credits negative', () => {
  const rows = journalCsvRows([
    {
      ...{
        _id: 'settled:steadfast-1:0001',
        at: new Date('2026-11-28T20:00:00Z'),
        order: null,
        orderId: null,
      },
      ...{ invoice: '=HYPERLINK("x")', settlement: 'steadfast-1', reverses: null },
      lines: [
        { account: 'bank', amount: taka(420.5) },
        { account: 'loss', amount: taka(-420.5) },
      ],
    },
  ]);
  const [first, second] = rows.trim().split('\r\n');
  expect(journalCsvHead()).toContain(
    '"time","posting","order","parcel","statement","reverses","account","amount"',
  );
  expect(first).toBe(
    `"2026-11-29T02:00:00+06:00","settled:steadfast-1:0001",,"'=HYPERLINK(""x"")","steadfast-1",,"bank",420.5`,
  );
  expect(second).toMatch(/"loss",-420\.5$/);
});

test.each([
  ['2026-11-01', '2026-11-01', true],
  ['2026-11-01', '2027-01-31', true],
  ['2026-11-01', '2027-02-01', false],
  ['2026-11-02', '2026-11-01', false],
  ['2026-11-31', '2026-12-01', false],
  ['', '2026-11-01', false],
])('a file of the journal from %s to %s: %s', (from, to, isPossible) => {
  expect(isJournalRange(from, to)).toBe(isPossible);
});
