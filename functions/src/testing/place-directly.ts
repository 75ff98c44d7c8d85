import type { CallState } from '@nargisus/domain/desk';
import type { Order } from '@nargisus/domain/orders';
import { stockId } from '@nargisus/domain/stock';
import type { OrderTransaction } from '../orders/order-transaction.ts';

/** Places a built order as placeOrder() does after it priced the draft. */
export async function placeDirectly(
  transaction: OrderTransaction,
  order: Order,
  call: CallState = 'not-required',
): Promise<void> {
  await transaction.stock.read(order.items.map(stockId));
  transaction.place(order, { call });
}
