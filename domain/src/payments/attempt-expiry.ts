import { expiryOf } from '../privacy/retention.ts';
import type { Attempt } from './attempt.ts';
import { isPaid } from './attempt-states.ts';

/**
 * Returns when an attempt to pay may be deleted: RETENTION_MS.payments after its last change once it has ended without
 * money; null while it may still be paid, and for ever where money was taken.
 */
export function attemptExpiry(
  attempt: Pick<Attempt, 'state' | 'taken' | 'refund' | 'nextCheckAt' | 'updatedAt'>,
): Date | null {
  const hasMoney = isPaid(attempt.state) || attempt.taken !== null || attempt.refund !== null;
  const hasEnded = attempt.state !== 'open' && attempt.nextCheckAt === null;
  return hasEnded && !hasMoney ? expiryOf('payments', attempt.updatedAt) : null;
}
