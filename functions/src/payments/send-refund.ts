import { withRefundState } from '@nargisus/domain/orders';
import { refundAfter, type Attempt, type Refund, type RefundNews } from '@nargisus/domain/payments';
import type { Shop } from '../data/shop.ts';
import type { PaymentShop, PaymentWorld } from './payment-world.ts';

/**
 * Takes a refund that was written down one step on: asks the gateway for it, or what has become of it. Its failures are
 * kept with it, for staff to see and the sweep to try again.
 */
export async function advanceRefund(
  shop: PaymentShop,
  world: PaymentWorld,
  tranId: string,
): Promise<Attempt | undefined> {
  const attempt = await shop.payments.find(tranId);
  const refund = attempt?.refund;
  if (!attempt?.taken || !refund || refund.state === 'refunded') return attempt;
  const gateway = world.gateway();
  const news = refund.refundRefId
    ? await gateway.refundStatus(refund.refundRefId)
    : await gateway.refund(attempt.taken.bankTranId, refund);
  return recordRefund(shop, tranId, refund, news, world.now());
}

/** Attempt and order say the same about the refund, in one transaction. */
export async function recordRefund(
  { orders }: Pick<Shop, 'orders'>,
  tranId: string,
  asked: Refund,
  news: RefundNews,
  now: Date,
): Promise<Attempt | undefined> {
  return orders.inTransaction(async (transaction) => {
    const before = await transaction.attempts.find(tranId);
    if (!before) return undefined;
    const after = refundAfter(before, asked, news, now);
    const order = after.order && (await transaction.find(after.order._id));
    if (order && after.refund) {
      const shown = withRefundState(order, after.refund.state, now);
      if (shown !== order) transaction.change(order, shown);
    }
    if (after !== before) transaction.attempts.save(after);
    return after;
  });
}
