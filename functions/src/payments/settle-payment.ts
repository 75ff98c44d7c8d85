import { isAccountAlias } from '@nargisus/domain/accounts';
import { deliveryTermsFor } from '@nargisus/domain/delivery';
import { callFor } from '@nargisus/domain/desk';
import { buildOrder, makeOrderId } from '@nargisus/domain/orders';
import {
  checkPayment,
  isPaid,
  missingFromShop,
  paidAttempt,
  unfulfilledAttempt,
  type Attempt,
  type ReceivedPayment,
  type ValidatedPayment,
} from '@nargisus/domain/payments';
import { NO_MONEY } from '@nargisus/domain/money';
import type { PhoneEnds } from '@nargisus/domain/phones';
import { deliveryPlaceOf } from '@nargisus/domain/places';
import { inCheckoutTransaction, type CheckoutTransaction } from './checkout-transaction.ts';
import type { PaymentDependencies, PaymentRepositories } from './payment-dependencies.ts';
import { makeTrackingToken } from '../orders/make-tracking-token.ts';
import { orderDocumentId } from '../orders/order-document-id.ts';
import { HistoryNeeded, trustOfOrder, withPhoneHistory } from '../orders/phone-trust.ts';
import { voucherOfAttempt } from './voucher-of-attempt.ts';

export type Settled =
  /** Paid: with an order, or listed for staff. */
  | { readonly result: 'paid'; readonly attempt: Attempt }
  /** Not a payment of this attempt: nothing was changed. */
  | { readonly result: 'rejected'; readonly why: string };

/**
 * Turns a validated payment into an order, exactly once however many callbacks and sweeps bring it
 * (docs/architecture.md#one-order-from-tap-to-report). Attempt, order, counters, cart and the claim on the val_id
 * are one transaction. The order costs what the customer paid, whatever delivery costs and its voucher gives by now. Products that are no longer sold, too few pieces left
 * after its hold lapsed, or an order under the same key paid in cash, leave the attempt paid_unfulfilled. A number that staff have
 * blocked since the page was opened does not: what was agreed is honoured.
 */
export async function settlePayment(
  repositories: PaymentRepositories,
  dependencies: PaymentDependencies,
  tranId: string,
  payment: ValidatedPayment,
): Promise<Settled> {
  const { storeId } = dependencies.gateway();
  let isNew = false;
  const settle = async (
    transaction: CheckoutTransaction,
    ends: PhoneEnds | undefined,
  ): Promise<Settled | HistoryNeeded> => {
    isNew = false;
    const now = dependencies.now();
    const attempt = await transaction.attempts.find(tranId);
    if (!attempt) return { result: 'rejected', why: 'unknown-transaction' };
    if (isPaid(attempt.state)) return { result: 'paid', attempt };

    const check = checkPayment(attempt, payment, storeId);
    if (!check.ok && check.reason !== 'amount-differs') return { result: 'rejected', why: check.reason };
    // A claimed val_id is paid, so an unpaid attempt only finds claims of others.
    if (await transaction.attempts.holderOf(payment.valId)) return { result: 'rejected', why: 'used-val-id' };

    const taken: ReceivedPayment = {
      valId: payment.valId,
      bankTranId: payment.bankTranId,
      amount: check.amount ?? NO_MONEY,
      method: payment.method,
      isRisky: payment.isRisky,
      settledAt: now,
    };
    const voucher = voucherOfAttempt(attempt);
    if (voucher) await transaction.orders.vouchers.read(voucher);
    const settled = check.ok
      ? await fulfil(transaction, attempt, { taken, ends, now }, dependencies)
      : unfulfilledAttempt(attempt, { reason: check.reason, note: amountsOf(payment), taken, now });
    if (settled instanceof HistoryNeeded) return settled;
    if (attempt.hold) await transaction.orders.stock.release(attempt.hold.stock, tranId, now);
    const isUnused = settled.state !== 'paid' && attempt.holdsVoucher;
    if (isUnused && voucher) transaction.orders.vouchers.release(voucher, { heldOnly: true });
    transaction.attempts.claim(payment.valId, tranId);
    transaction.attempts.change(attempt, settled);
    isNew = true;
    return { result: 'paid', attempt: settled };
  };

  const result = await withPhoneHistory(repositories.orders, (ends) =>
    inCheckoutTransaction(repositories, (transaction) => settle(transaction, ends)),
  );
  // The person on call must learn of a payment without an order.
  if (isNew && result.result === 'paid' && result.attempt.state === 'paid_unfulfilled') {
    dependencies.log.failed(tranId, new Error(`Paid without an order: ${result.attempt.unfulfilled}`));
  }
  return result;
}

async function fulfil(
  transaction: CheckoutTransaction,
  attempt: Attempt,
  {
    taken,
    ends,
    now,
  }: { readonly taken: ReceivedPayment; readonly ends: PhoneEnds | undefined; readonly now: Date },
  { random }: PaymentDependencies,
): Promise<Attempt | HistoryNeeded> {
  const { quote, shippingAddress: address, requestKey, uid, userName, userEmail } = attempt;
  const id = orderDocumentId(uid, requestKey);
  const { recipientPhone } = address;
  const found = await transaction.orders.findForOrder(id, quote.lines, undefined, recipientPhone);
  const { made, products, delivery, calls } = found;
  if (made) {
    const note = `${made.orderId} was ordered with the same request`;
    return unfulfilledAttempt(attempt, { reason: 'ordered-otherwise', note, taken, now });
  }
  if (isAccountAlias(uid)) {
    const note = 'The account was deleted before the payment came';
    return unfulfilledAttempt(attempt, { reason: 'account-deleted', note, taken, now });
  }
  // Its own hold is its own, also after it lapsed: then it takes what is left.
  const missing = missingFromShop(quote, products, (line) =>
    transaction.orders.stock.piecesLeft(line, now, attempt._id),
  );
  if (missing) return unfulfilledAttempt(attempt, { ...missing, taken, now });

  // Who has paid the total is trusted.
  const isPart = taken.amount < quote.total;
  const trust = isPart ? trustOfOrder(found, { phone: recipientPhone, ends, total: quote.total }) : [];
  if (trust instanceof HistoryNeeded) return trust;
  const order = buildOrder({
    id,
    orderId: makeOrderId(now, random),
    requestKey,
    buyer: { uid, name: userName, email: userEmail },
    quote,
    address,
    delivery: deliveryTermsFor(deliveryPlaceOf(address), delivery),
    now,
    trackingToken: makeTrackingToken(),
    paidOnline: { tranId: attempt._id, amount: taken.amount, isRisky: taken.isRisky },
  });
  const call = callFor(order.paymentMethod, calls, trust);
  transaction.orders.place(order, { holder: attempt._id, call, trust });
  return paidAttempt(attempt, { taken, order: { _id: order._id, orderId: order.orderId }, now });
}

const amountsOf = ({ amount, currency, requestedAmount, requestedCurrency }: ValidatedPayment) =>
  `The gateway took ${amount} ${currency} for ${requestedAmount} ${requestedCurrency}`.slice(0, 500);
