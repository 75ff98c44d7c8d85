import { isPaid, mayTransitionAttempt, type AttemptState, type UnfulfilledReason } from './attempt-states.ts';
import type { Attempt, ReceivedPayment } from './attempt.ts';
import { isOverdue, nextCheck } from './next-check.ts';

/** Paid, and the order is made. @throws RangeError for an attempt that is paid already. */
export function paidAttempt(
  attempt: Attempt,
  { taken, order, now }: { taken: ReceivedPayment; order: { _id: string; orderId: string }; now: Date },
): Attempt {
  return { ...moved(attempt, 'paid', now), taken, order, note: '', nextCheckAt: null };
}

/** Paid, but there is no order (or no longer): kept for staff to see and to refund. */
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
 * The gateway says that it was not paid. What is paid stays paid, however late or twisted the gateway's word comes; the
 * sweep goes on asking for a day, since the person may try again on the gateway's page.
 */
export function unpaidAttempt(
  attempt: Attempt,
  to: 'failed' | 'cancelled' | 'expired',
  note: string,
  now: Date,
): Attempt {
  return mayTransitionAttempt(attempt.state, to) ? { ...moved(attempt, to, now), note } : attempt;
}

/** The gateway never opened a page for it, so that nobody can pay it. */
export function closedAttempt(attempt: Attempt, note: string, now: Date): Attempt {
  return { ...unpaidAttempt(attempt, 'failed', note, now), nextCheckAt: null };
}

/** The sweep asked and it is not paid: ask again later, or close it when a day has passed. */
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
  return { ...attempt, state: to, updatedAt: now };
}
