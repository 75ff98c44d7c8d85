import { describe, expect, test } from 'vitest';
import { refundAfter, withRefund, type RefundNews } from './refund-attempt.ts';
import { MINUTE, HOUR, now, later, attempt, paid } from './testing/an-attempt.ts';

describe('a refund', () => {
  const requested = withRefund(paid, { by: 'u1', now });
  const sent = requested.refund!;

  test('has the full amount and one id that fits the gateway', () => {
    expect(sent).toMatchObject({
      amount: attempt.total,
      state: 'requested',
      refundTransId: `RF${'a'.repeat(28)}`,
    });
    expect(withRefund(requested, { by: 'other', now: later(HOUR) })).toBe(requested);
    expect(() => withRefund(attempt, { by: 'u1', now })).toThrow(RangeError);
  });

  test('ends only when the gateway reports it as refunded', () => {
    const accepted = refundAfter(requested, sent, { state: 'accepted', refundRefId: 'R1' }, now);
    expect(accepted).toMatchObject({
      refund: { state: 'accepted', refundRefId: 'R1' },
      nextCheckAt: later(HOUR),
    });
    const back = refundAfter(accepted, accepted.refund!, { state: 'refunded' }, later(HOUR));
    expect(back).toMatchObject({ state: 'paid', refund: { state: 'refunded' }, nextCheckAt: null });
    expect(refundAfter(back, back.refund!, { state: 'failed', why: 'late' }, now)).toBe(back);
  });

  test('is retried with increasing delays when the gateway rejects it, until staff must act', () => {
    let failing = requested;
    const waits: number[] = [];
    for (let tries = 0; failing.nextCheckAt && tries < 50; tries++) {
      const at = failing.nextCheckAt;
      failing = refundAfter(failing, failing.refund!, { state: 'failed', why: 'No money' }, at);
      if (failing.nextCheckAt) waits.push((failing.nextCheckAt.getTime() - at.getTime()) / MINUTE);
    }
    expect(failing.refund).toMatchObject({ state: 'failed', note: 'No money', tries: 20 });
    expect(waits.slice(0, 4)).toEqual([30, 60, 120, 240]);
    expect(Math.max(...waits)).toBe(24 * 60);
    expect(failing.refund?.refundTransId).toBe(sent.refundTransId);
  });

  test("keeps its state when the gateway's answer is unknown", () => {
    const unknown: RefundNews = { state: 'unknown', why: 'could not be reached' };
    expect(refundAfter(requested, sent, unknown, now).refund).toMatchObject({
      state: 'requested',
      note: 'could not be reached',
      tries: 1,
    });
    const accepted = refundAfter(requested, sent, { state: 'accepted', refundRefId: 'R1' }, now);
    expect(refundAfter(accepted, accepted.refund!, unknown, now).refund).toMatchObject({
      state: 'accepted',
      refundRefId: 'R1',
    });
  });

  test('stays accepted when a concurrent request is rejected', () => {
    const accepted = refundAfter(requested, sent, { state: 'accepted', refundRefId: 'R1' }, now);
    expect(refundAfter(accepted, sent, { state: 'failed', why: 'used before' }, now)).toBe(accepted);
  });

  test('is requested again after the gateway cancelled it', () => {
    const accepted = refundAfter(requested, sent, { state: 'accepted', refundRefId: 'R1' }, now);
    const failed = refundAfter(accepted, accepted.refund!, { state: 'failed', why: 'cancelled' }, now);
    expect(failed.refund).toMatchObject({ state: 'failed', refundRefId: null });
  });
});
