import { errorMessages, ShopError, staffErrorMessages } from '@nargisus/domain/contract';
import { formatTaka, takaFromPaisa } from '@nargisus/domain/money';
import { withManualPayment, withManualRefund, type Order } from '@nargisus/domain/orders';
import {
  manualPaymentMessages,
  normalReference,
  type ManualPayment,
  type ManualPaymentForm,
  type ManualPaymentKind,
} from '@nargisus/domain/payments';
import { withParams } from '@nargisus/domain/text';
import { createHash } from 'node:crypto';
import { staffOf } from '../audit/audit-log.ts';
import type { ManualPaymentRepositories } from './payment-dependencies.ts';

interface Request {
  readonly id: string;
  readonly kind: ManualPaymentKind;
  readonly caller: { readonly uid: string };
  readonly form: ManualPaymentForm;
  readonly requestKey: string;
  readonly now: Date;
}

/**
 * Records money that came to the shop's own wallet or bank account, or that staff sent back from it. Order, payment, claim of the
 * TrxID and audit entry are one transaction: two members of staff who record the same TrxID at once record it once. Four reads.
 * @throws ShopError 'not-found'; 'conflict' for more than is due or held, a TrxID that was recorded before, with its order, or when
 * the key belongs to another payment
 */
export function recordManualPayment(
  { orders, manualPayments }: ManualPaymentRepositories,
  { id, kind, caller, form, requestKey, now }: Request,
): Promise<{ order: Order; isNew: boolean }> {
  const { method, amount, note } = form;
  const reference = normalReference(method, form.reference);
  const paymentId = paymentIdOf(id, requestKey);
  return orders.inTransaction(async (transaction, firestoreTransaction) => {
    const payments = manualPayments.paymentsIn(firestoreTransaction);
    const [before, known, usedFor] = await Promise.all([
      transaction.find(id),
      payments.find(paymentId),
      payments.claimedFor({ method, reference }),
    ]);
    if (!before) throw new ShopError('not-found', errorMessages.orderNotFound);
    if (known) {
      if (isSame(known, { kind, method, reference, amount })) return { order: before, isNew: false };
      throw new ShopError('conflict', manualPaymentMessages.otherRequest);
    }
    if (usedFor !== undefined) {
      const message = withParams(manualPaymentMessages.referenceUsed, { orderId: usedFor });
      throw new ShopError('conflict', message, { data: { orderId: usedFor } });
    }
    const after = recorded(before, { kind, method, amount, who: caller.uid, now });
    payments.create({
      ...{ _id: paymentId, kind, method, reference, amount, note },
      order: { _id: id, orderId: before.orderId },
      uid: before.uid,
      state: 'recorded',
      by: caller.uid,
      at: now,
      reversal: null,
    });
    transaction.change(before, after);
    transaction.audit(
      {
        by: staffOf(caller),
        action: kind === 'payment' ? 'payment.recorded' : 'payment.sent-back',
        subject: { kind: 'order', id, label: before.orderId },
        before: null,
        after: { amount: takaFromPaisa(amount), method, reference },
        note: '',
      },
      now,
    );
    return { order: after, isNew: true };
  });
}

type Recording = Parameters<typeof withManualPayment>[1] & { readonly kind: ManualPaymentKind };

/** Returns the order after the payment. @throws ShopError 'conflict' */
function recorded(order: Order, { kind, ...recording }: Recording): Order {
  const isPayment = kind === 'payment';
  if (isPayment && order.orderStatus === 'cancelled')
    throw new ShopError('conflict', staffErrorMessages.orderCancelled);
  const result = isPayment ? withManualPayment(order, recording) : withManualRefund(order, recording);
  if (result.ok) return result.order;
  switch (result.reason) {
    case 'nothing-due':
      throw new ShopError('conflict', manualPaymentMessages.nothingDue);
    case 'nothing-held':
      throw new ShopError('conflict', manualPaymentMessages.nothingToSendBack);
    case 'too-much': {
      const { tooMuch, tooMuchToSendBack } = manualPaymentMessages;
      const template = isPayment ? tooMuch : tooMuchToSendBack;
      throw new ShopError('conflict', withParams(template, { amount: formatTaka(result.most) }));
    }
  }
}

const isSame = (
  known: ManualPayment,
  sent: Pick<ManualPayment, 'kind' | 'method' | 'reference' | 'amount'>,
) =>
  known.kind === sent.kind &&
  known.method === sent.method &&
  known.reference === sent.reference &&
  known.amount === sent.amount;

/** Returns the same id for every try of a request. */
const paymentIdOf = (orderId: string, requestKey: string): string =>
  createHash('sha256').update(`${orderId}\n${requestKey}`).digest('hex').slice(0, 40);
