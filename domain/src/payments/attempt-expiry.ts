import { expiryOf } from '../privacy/retention.ts';
import type { Attempt } from './attempt.ts';
import { isPaid } from './attempt-states.ts';

/**
 * Returns when a payment attempt may be deleted: RETENTION_MS.payments after its last change once it has ended unpaid;
 * null while it may still be paid, and permanently for a paid one.
 */
export function attemptExpiry(
  attempt: Pick<Attempt, 'state' | 'taken' | 'refund' | 'nextCheckAt' | 'updatedAt'>,
): Date | null {
  const hasMoney = isPaid(attempt.state) || attempt.taken !== null || attempt.refund !== null;
  const hasEnded = attempt.state !== 'open' && attempt.nextCheckAt === null;
  return hasEnded && !hasMoney ? expiryOf('payments', attempt.updatedAt) : null;
}
