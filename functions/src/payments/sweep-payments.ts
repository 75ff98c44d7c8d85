import { checkedAttempt, firstCheck, isPaid, type Attempt, refundsOf } from '@nargisus/domain/payments';
import type { PaymentRepositories, PaymentDependencies } from './payment-dependencies.ts';
import { advanceRefund } from './send-refund.ts';
import { settlePayment } from './settle-payment.ts';

const BATCH = 100;
/** Attempts that are checked concurrently. */
const AT_ONCE = 50;

/**
 * How long a sweep starts further checks. The slowest gateway takes 80 s for the last ones (two answers, two tries
 * of 20 s each), so that all end before the function's timeout of 14 minutes and the next run.
 */
const SWEEP_MS = 12 * 60_000;

/** Counts of a sweep. */
export interface Sweep {
  checked: number;
  /** Attempts that became orders. */
  ordered: number;
  /** Paid without an order, for staff to review. */
  unfulfilled: number;
  expired: number;
  refunded: number;
  /** The gateway did not answer, or something failed: checked again next time. */
  postponed: number;
}

type Found = Exclude<keyof Sweep, 'checked'> | 'nothing';

/**
 * Asks the gateway about attempts without a known end, and about refunds in progress: a payment is found although a
 * browser was closed, a notice was lost, or the shop was down. Runs until nothing is due or `sweepMs` milliseconds have
 * passed. A failing attempt is postponed and does not affect the others.
 */
export async function sweepPayments(
  repositories: PaymentRepositories,
  dependencies: PaymentDependencies,
  sweepMs = SWEEP_MS,
): Promise<Sweep> {
  const startedAt = performance.now();
  const isOver = () => performance.now() - startedAt >= sweepMs;
  const sweep: Sweep = { checked: 0, ordered: 0, unfulfilled: 0, expired: 0, refunded: 0, postponed: 0 };
  for (;;) {
    const due = await repositories.payments.due(dependencies.now(), BATCH);
    const isFull = due.length === BATCH;
    const postponedBefore = sweep.postponed;
    await Promise.all(Array.from({ length: AT_ONCE }, () => work(due)));
    // No attempt of the batch could be checked: the gateway is down, or the database.
    const isDown = sweep.postponed - postponedBefore === BATCH;
    if (!isFull || isDown || isOver()) return sweep;
  }

  async function work(due: string[]): Promise<void> {
    for (let tranId = due.shift(); tranId && !isOver(); tranId = due.shift()) {
      sweep.checked += 1;
      const found = await checkAttempt(repositories, dependencies, tranId);
      if (found !== 'nothing') sweep[found] += 1;
    }
  }
}

async function checkAttempt(
  repositories: PaymentRepositories,
  dependencies: PaymentDependencies,
  tranId: string,
): Promise<Found> {
  try {
    const attempt = await repositories.payments.find(tranId);
    if (!attempt) return 'nothing';
    return isPaid(attempt.state)
      ? await checkRefund(repositories, dependencies, attempt)
      : await ask(repositories, dependencies, attempt);
  } catch (thrown) {
    dependencies.log.failed(tranId, thrown);
    const logFailure = (cause: unknown) => dependencies.log.failed(tranId, cause);
    await repositories.payments.postpone(tranId, firstCheck(dependencies.now())).catch(logFailure);
    return 'postponed';
  }
}

async function checkRefund(
  repositories: PaymentRepositories,
  dependencies: PaymentDependencies,
  { _id: tranId, ...attempt }: Attempt,
): Promise<Found> {
  // Settled by a callback since it was listed: nothing is left to check.
  if (refundsOf(attempt).length === 0) return 'nothing';
  const after = await advanceRefund(repositories, dependencies, tranId);
  return after && refundsOf(after).every(({ state }) => state === 'refunded') ? 'refunded' : 'nothing';
}

async function ask(
  repositories: PaymentRepositories,
  dependencies: PaymentDependencies,
  { _id: tranId }: Attempt,
): Promise<Found> {
  const gateway = dependencies.gateway();
  const found = await gateway.findPayment(tranId);
  if (found.state === 'unknown') throw new Error(`SSLCommerz ${found.why}`);
  for (const valId of found.state === 'paid' ? found.valIds : []) {
    const validation = await gateway.validate(valId);
    if (validation.state === 'unknown') throw new Error(`SSLCommerz ${validation.why}`);
    if (validation.state !== 'paid') continue;
    const settled = await settlePayment(repositories, dependencies, tranId, validation.payment);
    if (settled.result === 'paid') return settled.attempt.state === 'paid' ? 'ordered' : 'unfulfilled';
    dependencies.log.failed(tranId, new Error(`A payment found by the sweep was rejected: ${settled.why}`));
  }
  const after = await repositories.payments.change(tranId, (it) => checkedAttempt(it, dependencies.now()));
  return after?.state === 'expired' && after.nextCheckAt === null ? 'expired' : 'nothing';
}
