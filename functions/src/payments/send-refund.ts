import type { AuditRecord } from '@nargisus/domain/audit';
import {
  orderAfterRefunds,
  refundAfter,
  refundRequestedAgain,
  refundsOf,
  type Attempt,
  type Refund,
  type RefundNews,
} from '@nargisus/domain/payments';
import { inCheckoutTransaction, type CheckoutTransaction } from './checkout-transaction.ts';
import type { PaymentRepositories, PaymentDependencies } from './payment-dependencies.ts';

/**
 * Advances the recorded refunds of an attempt: requests each from the gateway, or asks for its state. Stores failures
 * with it, for staff to see and the sweep to retry. Sets a rejected refund to `requested` before it asks the gateway again, so
 * that staff cannot record it as made by hand in between.
 */
export async function advanceRefund(
  repositories: PaymentRepositories,
  dependencies: PaymentDependencies,
  tranId: string,
): Promise<Attempt | undefined> {
  const found = await repositories.payments.find(tranId);
  const isFailed = found && refundsOf(found).some(({ state }) => state === 'failed');
  let attempt = isFailed ? await requestAgain(repositories, tranId, dependencies.now()) : found;
  const { taken } = attempt ?? {};
  if (!attempt || !taken) return attempt;
  const gateway = dependencies.gateway();
  for (const refund of refundsOf(attempt)) {
    if (refund.state === 'refunded') continue;
    const news = refund.refundRefId
      ? await gateway.refundStatus(refund.refundRefId)
      : await gateway.refund(taken.bankTranId, refund);
    attempt = (await recordRefund(repositories, tranId, refund, news, dependencies.now())) ?? attempt;
  }
  return attempt;
}

/** Records the refund's state on attempt and order, in one transaction. */
function recordRefund(
  repositories: PaymentRepositories,
  tranId: string,
  requested: Refund,
  news: RefundNews,
  now: Date,
): Promise<Attempt | undefined> {
  return changeRefund(repositories, tranId, now, (before) => refundAfter(before, requested, news, now));
}

const requestAgain = (repositories: PaymentRepositories, tranId: string, now: Date) =>
  changeRefund(repositories, tranId, now, (before) => refundRequestedAgain(before, now));

/**
 * Stores what `change` makes of an attempt's refunds and shows them on its order, with the audit record of the staff
 * member, if any, in one transaction. Returns undefined when there is no such attempt.
 */
export function changeRefund(
  repositories: PaymentRepositories,
  tranId: string,
  now: Date,
  change: (attempt: Attempt, transaction: CheckoutTransaction) => Attempt | Promise<Attempt>,
  audit?: (before: Attempt, after: Attempt) => AuditRecord,
): Promise<Attempt | undefined> {
  return inCheckoutTransaction(repositories, async (transaction) => {
    const before = await transaction.attempts.find(tranId);
    if (!before) return undefined;
    const after = await change(before, transaction);
    const order = after.order && (await transaction.orders.find(after.order._id));
    // A deleted order's request can be placed again in cash: that order has nothing to do with this payment.
    const shown = order?.tranId === tranId ? orderAfterRefunds(order, after, now) : undefined;
    if (order && shown && shown !== order) transaction.orders.change(order, shown);
    if (after !== before) {
      if (audit) transaction.orders.audit(audit(before, after), now);
      transaction.attempts.change(before, after);
    }
    return after;
  });
}
