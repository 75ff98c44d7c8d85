import type { AuditAction, AuditRecord } from '@nargisus/domain/audit';
import { errorMessages, ShopError, staffErrorMessages } from '@nargisus/domain/contract';
import { takaFromPaisa } from '@nargisus/domain/money';
import {
  isPaid,
  isWithGateway,
  refundedByHand,
  refundRequestedAgain,
  withRefund,
  type Attempt,
} from '@nargisus/domain/payments';
import { staffOf } from '../audit/audit-log.ts';
import type { Caller } from '../http/authenticate.ts';
import type { CheckoutTransaction } from './checkout-transaction.ts';
import type { PaymentRepositories, PaymentDependencies } from './payment-dependencies.ts';
import { advanceRefund, changeRefund } from './send-refund.ts';

interface RefundRequest {
  readonly tranId: string;
  readonly caller: Caller;
  /** Where to find the refund that staff made in the gateway's panel. */
  readonly byHand?: string;
}

/**
 * Refunds a payment without an order, retries a failed refund at once, or records one that staff made by hand.
 * @throws ShopError 'not-found'; 'conflict' when nothing was paid, when the payment has an order, or when a refund
 * by hand would be the second one
 */
export async function refundPayment(
  repositories: PaymentRepositories,
  dependencies: PaymentDependencies,
  request: RefundRequest,
): Promise<Attempt> {
  const { tranId, byHand } = request;
  return byHand
    ? recordByHand(repositories, dependencies, { ...request, byHand })
    : askGateway(repositories, dependencies, tranId, request.caller);
}

async function askGateway(
  repositories: PaymentRepositories,
  dependencies: PaymentDependencies,
  tranId: string,
  caller: Caller,
): Promise<Attempt> {
  const now = dependencies.now();
  const requested = await changeRefund(
    repositories,
    tranId,
    now,
    async (attempt, transaction) => {
      await rejectUnlessOwed(attempt, transaction);
      // Requests a refund again that the gateway rejected; keeps one that it has.
      if (attempt.refund) return refundRequestedAgain(attempt, now);
      return withRefund(attempt, { by: caller.uid, now });
    },
    (before, after) => recordOf('payment.refund-requested', before, after, caller),
  );
  if (!requested) throw new ShopError('not-found', errorMessages.paymentNotFound);
  return (await advanceRefund(repositories, dependencies, tranId)) ?? requested;
}

/** Reads and writes the state in one transaction, after it has asked the gateway for the refund's state. */
async function recordByHand(
  repositories: PaymentRepositories,
  dependencies: PaymentDependencies,
  { tranId, caller, byHand }: RefundRequest & { readonly byHand: string },
): Promise<Attempt> {
  const now = dependencies.now();
  const known = await repositories.payments.find(tranId);
  if (known && isWithGateway(known)) await advanceRefund(repositories, dependencies, tranId);
  const after = await changeRefund(
    repositories,
    tranId,
    now,
    async (attempt, transaction) => {
      await rejectUnlessOwed(attempt, transaction);
      if (isWithGateway(attempt)) throw new ShopError('conflict', staffErrorMessages.refundUnderWay);
      if (attempt.refund?.state !== 'refunded') {
        return refundedByHand(attempt, { by: caller.uid, reference: byHand, now });
      }
      // The same reference again: the client lost the answer to its first request.
      if (attempt.refund.note === byHand) return attempt;
      throw new ShopError('conflict', staffErrorMessages.refundedBefore);
    },
    (before, it) => recordOf('payment.refunded-by-hand', before, it, caller, byHand),
  );
  if (!after) throw new ShopError('not-found', errorMessages.paymentNotFound);
  return after;
}

async function rejectUnlessOwed(attempt: Attempt, transaction: CheckoutTransaction): Promise<void> {
  if (!isPaid(attempt.state)) throw new ShopError('conflict', staffErrorMessages.nothingPaid);
  if (attempt.refund || !attempt.order) return;
  if (await transaction.orders.find(attempt.order._id))
    throw new ShopError('conflict', staffErrorMessages.hasOrder);
}

function recordOf(
  action: Extract<AuditAction, 'payment.refund-requested' | 'payment.refunded-by-hand'>,
  before: Attempt,
  { _id, order, refund }: Attempt,
  caller: Caller,
  note = '',
): AuditRecord {
  return {
    by: staffOf(caller),
    action,
    subject: { kind: 'payment', id: _id, label: order?.orderId ?? _id },
    before: moneyOf(before.refund),
    after: moneyOf(refund),
    note,
  };
}

const moneyOf = (refund: Attempt['refund']) =>
  refund && { amount: takaFromPaisa(refund.amount), state: refund.state };
