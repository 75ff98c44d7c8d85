import { errorMessages, ShopError } from '@nargisus/domain/contract';
import { takaFromPaisa } from '@nargisus/domain/money';
import { withoutManualPayment, withoutManualRefund, type Order } from '@nargisus/domain/orders';
import { manualPaymentMessages, type ManualPayment } from '@nargisus/domain/payments';
import { staffOf } from '../audit/audit-log.ts';
import type { ManualPaymentRepositories } from './payment-dependencies.ts';

interface Request {
  readonly id: string;
  readonly payment: string;
  readonly caller: { readonly uid: string };
  readonly reason: string;
  readonly now: Date;
}

/**
 * Reverses a payment or a refund by hand that was recorded by mistake. The record stays, marked as reversed; its TrxID can be
 * recorded again. Repeated reversal changes nothing. Three reads.
 * @throws ShopError 'not-found'; 'conflict' after the delivery, or when the payment was sent back
 */
export function reverseManualPayment(
  { orders, manualPayments }: ManualPaymentRepositories,
  { id, payment: paymentId, caller, reason, now }: Request,
): Promise<Order> {
  return orders.inTransaction(async (transaction, firestoreTransaction) => {
    const payments = manualPayments.paymentsIn(firestoreTransaction);
    const [before, payment] = await Promise.all([transaction.find(id), payments.find(paymentId)]);
    if (!before) throw new ShopError('not-found', errorMessages.orderNotFound);
    if (payment?.order._id !== id) throw new ShopError('not-found', manualPaymentMessages.notFound);
    if (payment.state === 'reversed') return before;
    const after = reversed(before, payment, { who: caller.uid, now });
    payments.reverse({ ...payment, state: 'reversed', reversal: { by: caller.uid, at: now, reason } });
    transaction.change(before, after);
    const { amount, method, reference } = payment;
    transaction.audit(
      {
        by: staffOf(caller),
        action: 'payment.reversed',
        subject: { kind: 'order', id, label: before.orderId },
        before: { amount: takaFromPaisa(amount), method, reference },
        after: null,
        note: reason,
      },
      now,
    );
    return after;
  });
}

function reversed(
  order: Order,
  { kind, method, amount }: ManualPayment,
  by: { readonly who: string; readonly now: Date },
): Order {
  if (kind === 'refund') return withoutManualRefund(order, { method, amount, ...by });
  const result = withoutManualPayment(order, { method, amount, ...by });
  if (result.ok) return result.order;
  const { deliveredMeanwhile, sentBackMeanwhile } = manualPaymentMessages;
  throw new ShopError('conflict', result.reason === 'delivered' ? deliveredMeanwhile : sentBackMeanwhile);
}
