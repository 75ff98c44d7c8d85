import { errorMessages, ShopError } from '@nargisus/domain/contract';
import { takaFromPaisa } from '@nargisus/domain/money';
import { statusesOf, type Order } from '@nargisus/domain/orders';
import { unfulfilledAttempt, type Attempt } from '@nargisus/domain/payments';
import { staffOf } from '../audit/staff-of.ts';
import type { Repositories } from '../app/repositories.ts';
import type { Caller } from '../http/authenticate.ts';

/**
 * Takes an order and its staff notes out of the shop's books and counters, never its payment: what was paid for goods that were not
 * delivered is from then on listed as paid without an order. The audit log keeps who deleted it. @throws ShopError 'not-found'.
 */
export async function deleteOrder(
  { orders }: Pick<Repositories, 'orders'>,
  { id, caller, now }: { id: string; caller: Caller; now: Date },
): Promise<void> {
  await orders.inTransaction(async (transaction) => {
    const order = await transaction.find(id);
    if (!order) throw new ShopError('not-found', errorMessages.orderNotFound);
    const attempt = order.tranId ? await transaction.attempts.find(order.tranId) : undefined;
    transaction.remove(order, await transaction.notesOf(id));
    const { orderId, totalAmount } = order;
    transaction.audit(
      {
        by: staffOf(caller),
        action: 'order.deleted',
        subject: { kind: 'order', id, label: orderId },
        before: { totalAmount: takaFromPaisa(totalAmount), ...statusesOf(order) },
        after: null,
        note: '',
      },
      now,
    );
    if (attempt && isStillOwed(attempt, order)) {
      const note = `Order ${order.orderId} was deleted`;
      transaction.attempts.change(
        attempt,
        unfulfilledAttempt(attempt, { reason: 'order-deleted', note, now }),
      );
    }
  });
}

function isStillOwed(attempt: Attempt, order: Order): boolean {
  const isOfIt = attempt.state === 'paid' && attempt.order?._id === order._id;
  return isOfIt && attempt.refund === null && order.deliveryStatus !== 'delivered';
}
