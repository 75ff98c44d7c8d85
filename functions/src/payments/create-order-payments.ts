import { withRefundState, type Order } from '@nargisus/domain/orders';
import {
  orderAfterRefunds,
  refundableOf,
  unfulfilledAttempt,
  withRefund,
  type Attempt,
} from '@nargisus/domain/payments';
import type { OrderPayments } from '../orders/order-payments.ts';
import type { PaymentDependencies, PaymentRepositories } from './payment-dependencies.ts';
import { advanceRefund } from './send-refund.ts';

/** Returns the effects that changes and deletions of orders have on their payments. */
export function createOrderPayments(
  repositories: PaymentRepositories,
  dependencies: PaymentDependencies,
): OrderPayments {
  const { payments } = repositories;
  const { now, log } = dependencies;
  return {
    async requestRefund(order, transaction) {
      const attempts = payments.attemptsIn(transaction);
      const attempt = order.tranId ? await attempts.find(order.tranId) : undefined;
      // An imported order has no attempt: staff see that its refund failed.
      if (!attempt?.taken) return withRefundState(order, 'failed', now());
      // All of it is in refunds of parts already.
      if (refundableOf(attempt) === 0) return { ...order, refund: null };
      const by = order.timeline.at(-1)?.who ?? order.uid;
      attempts.change(attempt, withRefund(attempt, { by, now: now() }));
      return order;
    },

    async sendRefund(order) {
      const { tranId } = order;
      if (!tranId) return order;
      try {
        const attempt = await advanceRefund(repositories, dependencies, tranId);
        return attempt ? orderAfterRefunds(order, attempt, now()) : order;
      } catch (thrown) {
        log.failed(tranId, thrown);
        return order;
      }
    },

    async releasePayment(order, transaction) {
      const attempts = payments.attemptsIn(transaction);
      const attempt = order.tranId ? await attempts.find(order.tranId) : undefined;
      if (!attempt || !isStillOwed(attempt, order)) return;
      const note = `Order ${order.orderId} was deleted`;
      attempts.change(attempt, unfulfilledAttempt(attempt, { reason: 'order-deleted', note, now: now() }));
    },
  };
}

function isStillOwed(attempt: Attempt, order: Order): boolean {
  const isOfIt = attempt.state === 'paid' && attempt.order?._id === order._id;
  return isOfIt && attempt.refund === null && order.deliveryStatus !== 'delivered';
}
