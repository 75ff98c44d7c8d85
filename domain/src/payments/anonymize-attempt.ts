import { CLOSED_ACCOUNT_NAME } from '../accounts/closed-account.ts';
import { anonymizedAddress } from '../checkout/anonymized-address.ts';
import type { Attempt, Refund } from './attempt.ts';

/**
 * Returns whether a payment may still arrive or has to be refunded: while the sweep checks it, and while staff owe a
 * refund.
 */
export function isUnsettled({
  state,
  nextCheckAt,
  refund,
}: Pick<Attempt, 'state' | 'nextCheckAt' | 'refund'>): boolean {
  if (state === 'open' || nextCheckAt !== null) return true;
  return state === 'paid_unfulfilled' && refund?.state !== 'refunded';
}

/** Returns an attempt of a deleted account as accounting needs it: amount, time and method. */
export function anonymizeAttempt(attempt: Attempt, alias: string): Attempt {
  const { uid, refund, refunds } = attempt;
  const anonymous = (it: Refund): Refund => ({
    ...it,
    requestedBy: it.requestedBy === uid ? alias : it.requestedBy,
    ...(it.reason !== undefined && { reason: '' }),
  });
  return {
    ...attempt,
    uid: alias,
    userName: CLOSED_ACCOUNT_NAME,
    userEmail: '',
    shippingAddress: anonymizedAddress(attempt.shippingAddress),
    session: null,
    note: '',
    refund: refund && anonymous(refund),
    ...(refunds && { refunds: refunds.map(anonymous) }),
  };
}
