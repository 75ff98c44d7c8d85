import { errorMessages, ShopError } from '@nargisus/domain/contract';
import {
  beginCall as begun,
  calledBy,
  callMessages,
  isWaitingForPacking,
  orderDeskOf,
  type OrderDesk,
} from '@nargisus/domain/desk';
import type { Caller } from '../http/authenticate.ts';
import type { OrdersRepository } from '../orders/orders.repository.ts';

/**
 * Marks an order as being called by the caller. Two reads, one write.
 * @throws ShopError 'not-found'; 'conflict' when it waits for no call, or while a colleague is calling, with their uid in
 * `data.by`
 */
export function beginCall(
  { orders }: { readonly orders: OrdersRepository },
  { id, caller: { uid }, takeOver, now }: { id: string; caller: Caller; takeOver: boolean; now: Date },
): Promise<OrderDesk> {
  return orders.inTransaction(async (transaction) => {
    const order = await transaction.find(id);
    if (!order) throw new ShopError('not-found', errorMessages.orderNotFound);
    if (!isWaitingForPacking(order)) throw new ShopError('conflict', callMessages.notWaiting);
    const desk = transaction.deskOf(order);
    const colleague = takeOver ? undefined : calledBy(desk, uid, now);
    if (colleague) throw new ShopError('conflict', callMessages.beingCalled, { data: { by: colleague } });
    const called = begun(desk, { by: uid, now });
    transaction.change(order, order, called);
    return orderDeskOf(order, called);
  });
}
