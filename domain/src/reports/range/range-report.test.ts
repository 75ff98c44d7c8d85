import { describe, expect, test } from 'vitest';
import { taka } from '../../money/taka.ts';
import type { DhakaDay } from '../../time/dhaka-day.ts';
import { NO_CASH, withMoreCash } from './cash-ageing.ts';
import { rangeFileName, rangeFilePath } from './range-files.ts';
import {
  afterFailedRun,
  claimRangeReport,
  MAX_RANGE_ATTEMPTS,
  RANGE_LEASE_MS,
  readyReport,
  reportOfSameRange,
  requestedReport,
  restartedReport,
} from './range-report.ts';
import { daysOfRange, isReportRange, presetRange } from './report-range.ts';

const now = new Date('2026-11-20T06:00:00Z');
const later = (ms: number) => new Date(now.getTime() + ms);
const range = { from: '2026-11-01' as DhakaDay, to: '2026-11-20' as DhakaDay };
const queued = requestedReport({ id: 'r1', ...range, by: 'u1', now });
const running = claimRangeReport(queued, { claim: 'a', now })!;
const ready = readyReport(running, 12, now);

describe('a range', () => {
  test.each([
    ['2026-11-20', '2026-11-20', true],
    ['2026-01-01', '2026-12-31', true],
    ['2026-01-01', '2027-01-01', true],
    ['2026-01-01', '2027-01-02', false],
    ['2026-11-20', '2026-11-19', false],
    ['2026-02-30', '2026-03-01', false],
    ['', '', false],
  ])('%s to %s: %s', (from, to, isValid) => expect(isReportRange(from, to)).toBe(isValid));

  test.each([
    ['this-month', '2026-11-01', '2026-11-20'],
    ['last-month', '2026-10-01', '2026-10-31'],
    ['7-days', '2026-11-14', '2026-11-20'],
    ['30-days', '2026-10-22', '2026-11-20'],
    ['90-days', '2026-08-23', '2026-11-20'],
  ] as const)('%s', (preset, from, to) => expect(presetRange(preset, range.to)).toEqual({ from, to }));

  test('has both of its ends', () => {
    expect(daysOfRange({ from: '2026-02-27' as DhakaDay, to: '2026-03-01' as DhakaDay })).toEqual([
      '2026-02-27',
      '2026-02-28',
      '2026-03-01',
    ]);
  });
});

describe('a run', () => {
  test('takes over a queued report, and none that another run holds', () => {
    expect(running).toMatchObject({ state: 'running', attempts: 1, claim: 'a' });
    expect(claimRangeReport(running, { claim: 'b', now: later(RANGE_LEASE_MS - 1) })).toBeUndefined();
    expect(claimRangeReport(ready, { claim: 'b', now })).toBeUndefined();
    expect(claimRangeReport(undefined, { claim: 'b', now })).toBeUndefined();
  });

  test('takes over one whose run crashed, three times in all', () => {
    const again = claimRangeReport(running, { claim: 'b', now: later(RANGE_LEASE_MS) });
    expect(again).toMatchObject({ state: 'running', attempts: 2, claim: 'b' });
    const last = { ...running, attempts: MAX_RANGE_ATTEMPTS };
    expect(claimRangeReport(last, { claim: 'b', now: later(RANGE_LEASE_MS) })).toMatchObject({
      state: 'failed',
      error: 'interrupted',
    });
  });

  test('that fails leaves it queued, and failed when the error stays or it was the last', () => {
    expect(afterFailedRun(running, 'other', now)).toMatchObject({ state: 'queued', attempts: 1 });
    expect(afterFailedRun(running, 'unreadable-order', now)).toMatchObject({ state: 'failed' });
    const last = { ...running, attempts: MAX_RANGE_ATTEMPTS };
    expect(afterFailedRun(last, 'other', now)).toMatchObject({ state: 'failed', error: 'other' });
  });

  test('is restarted by the sweep when its event was lost or it crashed', () => {
    expect(restartedReport(queued, later(60_000))).toBeUndefined();
    expect(restartedReport(queued, later(120_000))).toMatchObject({ state: 'queued' });
    expect(restartedReport(running, later(60_000))).toBeUndefined();
    expect(restartedReport(running, later(RANGE_LEASE_MS))).toMatchObject({ state: 'queued', claim: '' });
    expect(restartedReport(ready, later(RANGE_LEASE_MS))).toBeUndefined();
  });
});

describe('a request', () => {
  test('is answered with the open report of its range', () => {
    for (const open of [queued, running]) expect(reportOfSameRange([open], range, later(1e7))).toBe(open);
    const other = { ...range, from: '2026-11-02' as DhakaDay };
    expect(reportOfSameRange([queued], other, now)).toBeUndefined();
  });

  test('is answered with a ready one of the same minute, and with no failed one', () => {
    expect(reportOfSameRange([ready], range, later(59_999))).toBe(ready);
    expect(reportOfSameRange([ready], range, later(60_000))).toBeUndefined();
    expect(reportOfSameRange([{ ...ready, state: 'failed' }], range, now)).toBeUndefined();
  });
});

test('the files of two runs have paths of their own', () => {
  expect(rangeFilePath(ready, 'orders.csv')).toBe('range-reports/r1/a/orders.csv');
  expect(rangeFileName(range, 'orders.csv')).toBe('orders-2026-11-01-2026-11-20.csv');
  expect(rangeFileName(range, 'report.pdf')).toBe('report-2026-11-01-2026-11-20.pdf');
});

test('cash is listed by its age in whole days', () => {
  const owed = (days: number, amount: number, settled = 0) => ({
    since: later(-days * 24 * 3_600_000),
    cash: {
      open: { lines: [{ account: 'courier', amount: taka(amount) }] },
      settled: taka(settled),
    } as never,
  });
  const ageing = withMoreCash(
    withMoreCash(NO_CASH, [owed(0, 100), owed(3.9, 50), owed(4, 7)], now),
    [owed(14, 20), owed(15, 1000, 400), owed(30, 500, 500)],
    now,
  );
  expect(ageing).toEqual([
    { age: '0-3', orders: 2, amount: taka(150) },
    { age: '4-7', orders: 1, amount: taka(7) },
    { age: '8-14', orders: 1, amount: taka(20) },
    { age: '15+', orders: 1, amount: taka(600) },
  ]);
});
