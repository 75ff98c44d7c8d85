import { errorMessages, ShopError } from '@nargisus/domain/contract';
import type { StaffNote } from '@nargisus/domain/orders';
import type { OrdersRepository } from './orders.repository.ts';
import type { Caller } from '../http/authenticate.ts';

/** Adds a staff note to an order. @throws ShopError 'not-found' */
export function addStaffNote(
  { orders }: { readonly orders: OrdersRepository },
  { id, text, author: { uid, name, email }, now }: { id: string; text: string; author: Caller; now: Date },
): Promise<StaffNote> {
  return orders.inTransaction(async (transaction) => {
    // In the transaction of the order's read: a concurrent deletion leaves no note behind.
    if (!(await transaction.find(id))) throw new ShopError('not-found', errorMessages.orderNotFound);
    return transaction.notes.add(id, { text, author: { uid, name: name || email, email }, at: now });
  });
}
