import { errorMessages, ShopError } from '@nargisus/domain/contract';
import { takaFromPaisa } from '@nargisus/domain/money';
import { statusesOf } from '@nargisus/domain/orders';
import { staffOf } from '../audit/audit-log.ts';
import type { Caller } from '../http/authenticate.ts';
import type { OrderChangeDependencies } from './order-payments.ts';
import type { OrdersRepository } from './orders.repository.ts';

/**
 * Deletes an order with its staff notes and takes it out of the counters. Keeps its payment: money for goods that were not
 * delivered is listed as paid without an order. The audit log records who deleted it.
 * @throws ShopError 'not-found'
 */
export async function deleteOrder(
  { orders }: { readonly orders: OrdersRepository },
  { now, orderPayments }: OrderChangeDependencies,
  { id, caller }: { id: string; caller: Caller },
): Promise<void> {
  const payments = await orderPayments();
  await orders.inTransaction(async (transaction, firestoreTransaction) => {
    const order = await transaction.find(id);
    if (!order) throw new ShopError('not-found', errorMessages.orderNotFound);
    const notes = await transaction.notes.of(id);
    await transaction.readUsedBy(order, { by: caller.uid, now: now() });
    await payments.releasePayment(order, firestoreTransaction);
    transaction.remove(order, { notes, by: caller.uid, now: now() });
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
      now(),
    );
  });
}
