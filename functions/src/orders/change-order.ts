import type { AuditRecord } from '@nargisus/domain/audit';
import { errorMessages, ShopError } from '@nargisus/domain/contract';
import { isReopeningRefunded, withRefundState, type Order } from '@nargisus/domain/orders';
import { withRefund } from '@nargisus/domain/payments';
import type { PaymentRepositories, PaymentDependencies } from '../payments/payment-dependencies.ts';
import { advanceRefund } from '../payments/send-refund.ts';
import type { OrderTransaction } from './order-transaction.ts';

/**
 * Every change of an order goes through here: `change` makes the new order out of the stored one (transitionDelivery,
 * setStatuses, cancelOrder) and may throw a refusal; it runs again when another writer was faster. `audit` says what staff did, for the log. Order, counters and
 * what the change does to the money are one transaction. The gateway is asked for a refund afterwards: when it does
 * not answer, the refund is written down and the sweep asks again.
 * @throws ShopError 'not-found', or 'conflict' when the order's money goes back and it would live again.
 */
export async function changeOrder(
  repositories: PaymentRepositories,
  dependencies: PaymentDependencies,
  id: string,
  change: (order: Order) => Order,
  audit: (before: Order, after: Order) => AuditRecord | undefined = () => undefined,
): Promise<Order> {
  const { order, refundOf } = await repositories.orders.inTransaction(async (transaction) => {
    const before = await transaction.find(id);
    if (!before) throw new ShopError('not-found', errorMessages.orderNotFound);
    const changed = change(before);
    if (isReopeningRefunded(before, changed)) {
      throw new ShopError('conflict', errorMessages.refundUnderWay);
    }
    if (changed === before) return { order: before };
    const isRefundNew = changed.refund !== null && before.refund === null;
    const after = isRefundNew ? await requestRefund(transaction, changed, dependencies) : changed;
    transaction.change(before, after);
    const record = audit(before, after);
    if (record) transaction.audit(record, dependencies.now());
    return { order: after, refundOf: after.refund === 'requested' ? after.tranId : null };
  });
  if (!refundOf) return order;
  try {
    const attempt = await advanceRefund(repositories, dependencies, refundOf);
    return attempt?.refund ? withRefundState(order, attempt.refund.state, dependencies.now()) : order;
  } catch (thrown) {
    dependencies.log.failed(refundOf, thrown);
    return order;
  }
}

/** An order whose attempt we do not have (it was brought from elsewhere) shows staff that nobody sends its money back. */
async function requestRefund(
  transaction: OrderTransaction,
  order: Order,
  dependencies: PaymentDependencies,
): Promise<Order> {
  const now = dependencies.now();
  const attempt = order.tranId ? await transaction.attempts.find(order.tranId) : undefined;
  if (!attempt?.taken) return withRefundState(order, 'failed', now);
  const by = order.timeline.at(-1)?.who ?? order.uid;
  transaction.attempts.change(attempt, withRefund(attempt, { by, now }));
  return order;
}
