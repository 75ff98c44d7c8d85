import { describe, expect, test } from 'vitest';
import { taka } from '../money/taka.ts';
import { isBlocked } from './courier-state.ts';
import { invoiceOf, invoiceSchema, parcelSchema, type Parcel } from './parcel.ts';
import { afterSending, claimParcel, intendedParcel, PARCEL_LEASE_MS } from './send-parcel.ts';

const now = new Date('2026-11-21T04:00:00Z');
const later = (ms: number) => new Date(now.getTime() + ms);
const wanted = intendedParcel(
  {
    _id: 'ORD-20261121-ACDEF-1',
    order: 'o1',
    orderId: 'ORD-20261121-ACDEF',
    attempt: 1,
    courier: 'steadfast',
    by: 'a1',
  },
  taka(1250),
  now,
);
const claimed = (parcel: Parcel, at = now) => {
  const claim = claimParcel(parcel, 'run-1', at);
  if (!claim.ok) throw new Error(claim.reason);
  return claim;
};
const as = { consignmentId: '100001', trackingCode: 'AB12CD34', trackingUrl: null };

test('the invoice is what the courier allows', () => {
  const invoice = invoiceOf('ORD-20261121-ACDEF', 2);
  expect(invoiceSchema.safeParse(invoice).success).toBe(true);
  expect(invoice).toMatch(/^[A-Za-z0-9_-]{1,100}$/);
});

describe('claiming a parcel', () => {
  test('lets one of two runs send it, and the next one after the lease', () => {
    const { parcel } = claimed(wanted);
    expect(claimParcel(parcel, 'run-2', later(PARCEL_LEASE_MS - 1))).toEqual({ ok: false, reason: 'busy' });
    expect(claimed(parcel, later(PARCEL_LEASE_MS)).parcel.attempts).toBe(2);
  });

  test('looks it up first when an earlier run may have sent it', () => {
    const first = claimed(wanted);
    expect(first.lookFirst).toBe(false);
    expect(claimed(first.parcel, later(PARCEL_LEASE_MS)).lookFirst).toBe(true);
    const uncertain = afterSending(first.parcel, { state: 'uncertain', text: 'timeout' }, now);
    expect(claimed(uncertain).lookFirst).toBe(true);
  });

  test('does not look up what was certainly refused', () => {
    const { parcel } = claimed(wanted);
    const blocked = afterSending(parcel, { state: 'blocked', until: null, mayBeBooked: false }, now);
    expect(blocked.state).toBe('intended');
    expect(claimed(blocked).lookFirst).toBe(false);
  });

  test.each(['booked', 'rejected', 'withdrawn'] as const)('leaves a parcel that is %s', (state) => {
    expect(claimParcel({ ...wanted, state }, 'run-1', now)).toEqual({ ok: false, reason: 'done' });
  });
});

describe('a parcel after sending', () => {
  const { parcel } = claimed(wanted);

  test('is booked, and polled when the courier stays silent', () => {
    const booked = afterSending(parcel, { state: 'booked', as }, now);
    expect(booked).toMatchObject({ ...as, state: 'booked', nextAttemptAt: null, mayBeBooked: false });
    expect(booked.pollAt!.getTime()).toBeGreaterThan(now.getTime());
    expect(parcelSchema.safeParse({ ...booked, cod: 1250, createdAt: now }).success).toBe(true);
  });

  test('keeps the reason of a rejection, shortened', () => {
    const rejected = afterSending(parcel, { state: 'rejected', code: 'address', text: 'x'.repeat(999) }, now);
    expect([rejected.state, rejected.error?.code, rejected.error?.text.length]).toEqual([
      'rejected',
      'address',
      300,
    ]);
  });

  test('waits longer after each attempt without an answer, at most an hour', () => {
    const waits = [1, 2, 3, 20].map((attempts) => {
      const ended = afterSending({ ...parcel, attempts }, { state: 'uncertain', text: '' }, now);
      return (ended.nextAttemptAt!.getTime() - now.getTime()) / 60_000;
    });
    expect(waits).toEqual([1, 2, 4, 60]);
  });
});

test('a courier is blocked until the given time, or until staff resume it', () => {
  const state = (until: Date | null) => ({
    _id: 'steadfast',
    blocked: { reason: 'rate' as const, at: now, until },
  });
  expect(isBlocked(undefined, now)).toBe(false);
  expect(isBlocked(state(later(1)), now)).toBe(true);
  expect(isBlocked(state(later(0)), now)).toBe(false);
  expect(isBlocked(state(null), later(1e9))).toBe(true);
});
