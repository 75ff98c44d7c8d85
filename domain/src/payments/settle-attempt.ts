import { isPaid, mayTransitionAttempt, type AttemptState, type UnfulfilledReason } from './attempt-states.ts';
import type { Attempt, ReceivedPayment } from './attempt.ts';
import { isOverdue, nextCheck } from './next-check.ts';

/**
 * Returns a paid attempt with its order.
 * @throws RangeError for an attempt that is already paid
 */
export function paidAttempt(
  attempt: Attempt,
  { taken, order, now }: { taken: ReceivedPayment; order: { _id: string; orderId: string }; now: Date },
): Attempt {
  return { ...moved(attempt, 'paid', now), taken, order, note: '', nextCheckAt: null };
}

/** Returns a paid attempt without an order, for staff to see and refund. */
export function unfulfilledAttempt(
  attempt: Attempt,
  why: { reason: UnfulfilledReason; note: string; taken?: ReceivedPayment; now: Date },
): Attempt {
  const { reason, note, taken = attempt.taken, now } = why;
  return {
    ...moved(attempt, 'paid_unfulfilled', now),
    taken,
    unfulfilled: reason,
    note,
    order: null,
    nextCheckAt: attempt.refund ? attempt.nextCheckAt : null,
  };
}

/**
 * Returns the attempt after the gateway reports that it was not paid. A paid attempt remains paid, however late the
 * report. The sweep keeps checking for a day, since the shopper may retry on the gateway's page.
 */
export function unpaidAttempt(
  attempt: Attempt,
  to: 'failed' | 'cancelled' | 'expired',
  note: string,
  now: Date,
): Attempt {
  return mayTransitionAttempt(attempt.state, to) ? { ...moved(attempt, to, now), note } : attempt;
}

/** Closes an attempt for which the gateway opened no page, so that it cannot be paid. */
export function closedAttempt(attempt: Attempt, note: string, now: Date): Attempt {
  return { ...unpaidAttempt(attempt, 'failed', note, now), nextCheckAt: null };
}

/** Returns the attempt after the sweep found it unpaid: to be checked again later, or closed after a day. */
export function checkedAttempt(attempt: Attempt, now: Date): Attempt {
  if (isPaid(attempt.state)) return attempt;
  const checks = attempt.checks + 1;
  if (!isOverdue(attempt.createdAt, now)) {
    return { ...attempt, checks, nextCheckAt: nextCheck(attempt.createdAt, checks, now), updatedAt: now };
  }
  return { ...unpaidAttempt(attempt, 'expired', attempt.note, now), checks, nextCheckAt: null };
}

function moved(attempt: Attempt, to: AttemptState, now: Date): Attempt {
  if (!mayTransitionAttempt(attempt.state, to)) throw new RangeError(`No way from ${attempt.state} to ${to}`);
  // Only an open attempt reserves stock and a use of a voucher.
  const { hold: _released, holdsVoucher: _ended, ...rest } = attempt;
  return { ...rest, state: to, updatedAt: now };
}
