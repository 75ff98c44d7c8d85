import { describe, expect, test } from 'vitest';
import type { DhakaDay } from '../time/dhaka-day.ts';
import { claimReport, REPORT_LEASE_MS } from './claim-report.ts';
import { REPORT_STATES, type ReportRecord, type ReportState } from './report-record.ts';

const now = new Date('2026-11-21T02:00:00Z');
const later = (ms: number) => new Date(now.getTime() + ms);
const wanted = { day: '2026-11-20' as DhakaDay, by: 'schedule', claim: 'one', now };

function recordIn(state: ReportState, leaseUntil: Date | null = null): ReportRecord {
  const first = claimReport(undefined, { ...wanted, claim: 'earlier' });
  return { ...first.record, state, leaseUntil };
}

test('grants the day to the first run, until its lease ends', () => {
  const { ok, record } = claimReport(undefined, wanted);
  expect(ok).toBe(true);
  expect(record).toMatchObject({
    _id: '2026-11-20',
    state: 'preparing',
    claim: 'one',
    attempts: 1,
    error: null,
  });
  expect(record.leaseUntil).toEqual(later(REPORT_LEASE_MS));
});

describe('the schedule', () => {
  const answers: [state: ReportState, whileAlive: string, afterwards: string][] = [
    ['preparing', 'busy', 'ok'],
    ['sending', 'busy', 'died'],
    ['sent', 'sent', 'sent'],
    ['failed', 'ok', 'ok'],
    ['unconfirmed', 'unconfirmed', 'unconfirmed'],
  ];
  test('has a result for every state', () => {
    expect(answers.map(([state]) => state)).toEqual([...REPORT_STATES]);
  });

  test.each(answers)(
    'finds it %s: %s while the lease runs, %s afterwards',
    (state, whileAlive, afterwards) => {
      const answer = (leaseUntil: Date) => {
        const result = claimReport(recordIn(state, leaseUntil), wanted);
        return result.ok ? 'ok' : result.reason;
      };
      expect([answer(later(1)), answer(now)]).toEqual([whileAlive, afterwards]);
    },
  );
});

test('marks a report of a crashed run for staff, without sending it again', () => {
  const { ok, record } = claimReport(recordIn('sending', now), wanted);
  expect(ok).toBe(false);
  expect(record).toMatchObject({ state: 'unconfirmed', leaseUntil: null, attempts: 1 });
  expect(record.error).toContain('may have been sent');
});

describe('a resend by staff', () => {
  test.each(['sent', 'failed', 'unconfirmed'] as const)('is granted for a report that is %s', (state) => {
    const { ok, record } = claimReport(recordIn(state), { ...wanted, again: true });
    expect([ok, record.attempts]).toEqual([true, 2]);
  });

  test.each(['preparing', 'sending'] as const)(
    'waits while the report is %s, unless that run has crashed',
    (state) => {
      const again = { ...wanted, again: true };
      expect(claimReport(recordIn(state, later(1)), again).ok).toBe(false);
      expect(claimReport(recordIn(state, now), again).ok).toBe(true);
    },
  );

  test('does nothing when the report was sent since the request', () => {
    const justSent = { ...recordIn('sent'), sentAt: now };
    expect(claimReport(justSent, { ...wanted, again: true })).toMatchObject({ ok: false, reason: 'sent' });
  });

  test('keeps the data of the last success until the next one', () => {
    const before = later(-1);
    const sent = { ...recordIn('sent'), sentAt: before, messageId: 'm1', to: ['a@b.c'], orders: 3 };
    const { record } = claimReport(sent, { ...wanted, again: true });
    expect(record).toMatchObject({ sentAt: before, messageId: 'm1', to: ['a@b.c'], orders: 3, error: null });
  });
});
