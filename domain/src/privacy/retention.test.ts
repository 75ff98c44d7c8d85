import { expect, test } from 'vitest';
import { attemptExpiry } from '../payments/attempt-expiry.ts';
import { expiryOf, RETENTION_MS } from './retention.ts';

const now = new Date('2026-11-22T00:00:00Z');
const ended = { state: 'failed', taken: null, refund: null, nextCheckAt: null, updatedAt: now } as const;
const taken = {} as never;

test('a mail is kept for 90 days', () => {
  expect(expiryOf('mails', now)).toEqual(new Date('2027-02-20T00:00:00Z'));
  expect(RETENTION_MS.audit).toBe(730 * 24 * 60 * 60_000);
});

test.each(['failed', 'cancelled', 'expired'] as const)(
  'a %s attempt expires 90 days after its end',
  (state) => {
    expect(attemptExpiry({ ...ended, state })).toEqual(new Date('2027-02-20T00:00:00Z'));
  },
);

test.each([
  ['open', { state: 'open' }],
  ['still to be checked', { nextCheckAt: now }],
  ['paid', { state: 'paid', taken }],
  ['paid without an order', { state: 'paid_unfulfilled', taken }],
  ['refunded', { refund: taken }],
] as const)('an attempt that is %s never expires', (_what, change) => {
  expect(attemptExpiry({ ...ended, ...change })).toBeNull();
});
