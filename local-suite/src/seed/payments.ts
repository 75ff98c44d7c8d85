import type { Order } from '@nargisus/domain/orders';
import { openAttempt, paidAttempt, refundAfter, withRefund, type Attempt } from '@nargisus/domain/payments';
import { SEEDED_BANK_TRAN_ID_PREFIX } from '../gateway-simulator/refund-api.ts';

/**
 * Returns the attempt that the gateway's notice would have stored when the order was paid; undefined for
 * cash.
 */
export function seedAttempt(order: Order): Attempt | undefined {
  const { _id, orderId, tranId, requestKey, uid, createdAt: now } = order;
  if (!tranId) return undefined;
  const buyer = { uid, name: order.userName, email: order.userEmail };
  const attempt = openAttempt({
    tranId,
    requestKey,
    buyer,
    quote: quoteOf(order),
    address: order.shippingAddress,
    now,
  });
  const taken = {
    valId: `SEED-VAL-${tranId}`,
    bankTranId: `${SEEDED_BANK_TRAN_ID_PREFIX}${tranId}`,
    amount: order.totalAmount,
    method: 'BKASH-BKash',
    isRisky: false,
    settledAt: now,
  };
  const paid = paidAttempt(attempt, { taken, order: { _id, orderId }, now });
  return order.refund === 'refunded' ? refunded(paid, order.updatedAt) : paid;
}

function refunded(paid: Attempt, now: Date): Attempt {
  const refunding = withRefund(paid, { by: paid.uid, now });
  return refundAfter(refunding, refunding.refund!, { state: 'refunded' }, now);
}

function quoteOf(order: Order) {
  const { items, subtotal, deliveryOption, deliveryCharge, voucherCode, voucherDiscount, totalAmount } =
    order;
  return {
    lines: items.map(({ stock: _stock, ...line }) => line),
    subtotal,
    deliveryOption,
    deliveryCharge,
    voucherCode,
    voucherDiscount,
    total: totalAmount,
    problems: [],
  };
}
