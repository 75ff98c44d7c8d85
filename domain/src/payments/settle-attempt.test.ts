import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ATTEMPT_STATES, isPaid, mayTransitionAttempt, type AttemptState } from './attempt-states.ts';
import { attemptSchema } from './attempt.ts';
import { nextCheck } from './next-check.ts';
import { withRefund } from './refund-attempt.ts';
import {
  checkedAttempt,
  closedAttempt,
  paidAttempt,
  unfulfilledAttempt,
  unpaidAttempt,
} from './settle-attempt.ts';
import { fromDocument, toDocument } from '../contract/documents.ts';
import { MINUTE, HOUR, now, later, attempt, taken, order, paid } from './testing/an-attempt.ts';

describe('an attempt', () => {
  test('begins open, with the amounts of its quote, and is checked after 15 minutes', () => {
    expect(attempt).toMatchObject({ state: 'open', total: 91100, order: null, taken: null, refund: null });
    expect(attempt.nextCheckAt).toEqual(later(15 * MINUTE));
  });

  test('is stored in taka and parsed back, at every stage', () => {
    const refunded = withRefund(paid, { by: 'u1', now });
    for (const it of [attempt, paid, refunded]) {
      const document = JSON.parse(JSON.stringify(toDocument(attemptSchema, it))) as Record<string, unknown>;
      expect(document).toMatchObject({ total: 911 });
      expect(fromDocument(attemptSchema, it._id, document)).toEqual(it);
    }
  });

  test.each(ATTEMPT_STATES.flatMap((from) => ATTEMPT_STATES.map((to) => [from, to] as const)))(
    'goes from %s to %s only as the table allows',
    (from, to) => {
      const table: Record<AttemptState, string> = {
        open: 'paid paid_unfulfilled failed cancelled expired',
        failed: 'paid paid_unfulfilled cancelled',
        cancelled: 'paid paid_unfulfilled failed',
        expired: 'paid paid_unfulfilled',
        paid: 'paid_unfulfilled',
        paid_unfulfilled: '',
      };
      expect(mayTransitionAttempt(from, to)).toBe(table[from].split(' ').includes(to));
      expect(isPaid(from) && mayTransitionAttempt(from, to) && !isPaid(to)).toBe(false);
    },
  );

  test('stays paid, whatever the gateway reports later', () => {
    for (const word of ['failed', 'cancelled', 'expired'] as const) {
      expect(unpaidAttempt(paid, word, 'late', now)).toBe(paid);
    }
    expect(closedAttempt(paid, 'late', now)).toMatchObject({ state: 'paid', order });
    expect(checkedAttempt(paid, later(48 * HOUR))).toBe(paid);
    expect(() => paidAttempt(paid, { taken, order, now })).toThrow(RangeError);
  });

  test('can still be paid after it failed, was cancelled or expired', () => {
    for (const word of ['failed', 'cancelled', 'expired'] as const) {
      const closed = unpaidAttempt(attempt, word, 'why', now);
      expect(closed).toMatchObject({ state: word, note: 'why' });
      expect(paidAttempt(closed, { taken, order, now })).toMatchObject({
        state: 'paid',
        note: '',
        nextCheckAt: null,
      });
    }
  });

  test('is not checked when its gateway page never opened', () => {
    expect(closedAttempt(attempt, 'The gateway refused', now)).toMatchObject({
      state: 'failed',
      nextCheckAt: null,
    });
  });

  test('is listed as unfulfilled when its order is deleted', () => {
    const lost = unfulfilledAttempt(paid, { reason: 'order-deleted', note: 'gone', now });
    expect(lost).toMatchObject({
      state: 'paid_unfulfilled',
      taken,
      order: null,
      unfulfilled: 'order-deleted',
    });
  });
});

describe('the sweep', () => {
  test('checks after 15 minutes, 30, an hour …, for the last time after a day, then closes an open attempt', () => {
    const checkedAt: number[] = [];
    let swept = attempt;
    for (let rounds = 0; swept.nextCheckAt && rounds < 20; rounds++) {
      const at = swept.nextCheckAt;
      checkedAt.push((at.getTime() - now.getTime()) / MINUTE);
      swept = checkedAttempt(swept, at);
    }
    expect(checkedAt).toEqual([15, 30, 60, 120, 240, 480, 960, 1440]);
    expect(swept).toMatchObject({ state: 'expired', nextCheckAt: null });
  });

  test('keeps the state of a failed or cancelled attempt', () => {
    const failed = unpaidAttempt(attempt, 'failed', 'No money', now);
    expect(checkedAttempt(failed, later(25 * HOUR))).toMatchObject({
      state: 'failed',
      note: 'No money',
      nextCheckAt: null,
    });
  });

  test('never schedules a check in the past', () => {
    fc.assert(
      fc.property(fc.nat(40), fc.nat(3000), (checks, minutes) => {
        const at = later(minutes * MINUTE);
        expect(nextCheck(now, checks, at).getTime()).toBeGreaterThan(at.getTime());
      }),
    );
  });
});
