import { errorMessages, ShopError, staffErrorMessages } from '@nargisus/domain/contract';
import { formatTaka, takaFromPaisa, type Paisa } from '@nargisus/domain/money';
import { addNote, orderNotes, type Order } from '@nargisus/domain/orders';
import { withPartRefund, type PartRefundResult } from '@nargisus/domain/payments';
import { withParams } from '@nargisus/domain/text';
import { createHash } from 'node:crypto';
import { staffOf } from '../audit/audit-log.ts';
import { inCheckoutTransaction } from './checkout-transaction.ts';
import type { PaymentDependencies, PaymentRepositories } from './payment-dependencies.ts';
import { advanceRefund } from './send-refund.ts';

interface Request {
  readonly id: string;
  readonly caller: { readonly uid: string };
  readonly amount: Paisa;
  readonly reason: string;
  readonly requestKey: string;
}

/**
 * Gives a part of an order's online payment back. Attempt, order and audit entry are one transaction; the gateway is
 * asked after the commit, and the sweep retries it.
 * @throws ShopError 'not-found'; 'conflict' when nothing was paid online, for more than can go back, when the rest goes
 * back already, or when the key belongs to another refund
 */
export async function refundPart(
  repositories: PaymentRepositories,
  dependencies: PaymentDependencies,
  { id, caller, amount, reason, requestKey }: Request,
): Promise<{ order: Order; isNew: boolean }> {
  const now = dependencies.now();
  const { order, isNew } = await inCheckoutTransaction(repositories, async ({ orders, attempts }) => {
    const before = await orders.find(id);
    if (!before) throw new ShopError('not-found', errorMessages.orderNotFound);
    const attempt = before.tranId ? await attempts.find(before.tranId) : undefined;
    if (!attempt) throw new ShopError('conflict', staffErrorMessages.nothingPaid);
    const refund = { id: refundIdOf(id, requestKey), amount, reason, by: caller.uid, now };
    const result = withPartRefund(attempt, refund);
    if (!result.ok) throw rejectionOf(result);
    if (result.attempt === attempt) return { order: before, isNew: false };
    attempts.change(attempt, result.attempt);
    const after = addNote(before, { who: caller.uid, now, note: orderNotes.partRefundRequested });
    orders.change(before, after);
    orders.audit(
      {
        by: staffOf(caller),
        action: 'payment.refund-requested',
        subject: { kind: 'payment', id: attempt._id, label: before.orderId },
        before: null,
        after: { amount: takaFromPaisa(amount), state: 'requested' },
        note: reason,
      },
      now,
    );
    return { order: after, isNew: true };
  });
  try {
    await advanceRefund(repositories, dependencies, order.tranId!);
  } catch (thrown) {
    dependencies.log.failed(order.tranId!, thrown);
  }
  return { order: (await repositories.orders.find(id)) ?? order, isNew };
}

/** Returns the refund's id at the gateway, which allows thirty characters. */
function refundIdOf(orderId: string, requestKey: string): string {
  const digest = createHash('sha256').update(`${orderId}\n${requestKey}`).digest('hex');
  return `RP${digest.slice(0, 28)}`;
}

function rejectionOf(result: Extract<PartRefundResult, { ok: false }>): ShopError {
  switch (result.reason) {
    case 'nothing-paid':
      return new ShopError('conflict', staffErrorMessages.nothingPaid);
    case 'other-refund':
      return new ShopError('conflict', staffErrorMessages.otherRefund);
    case 'rest-goes-back':
      return new ShopError('conflict', errorMessages.refundUnderWay);
    case 'too-much':
      return new ShopError(
        'conflict',
        withParams(staffErrorMessages.refundTooLarge, { amount: formatTaka(result.most) }),
      );
  }
}
