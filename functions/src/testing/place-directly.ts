import type { Order } from '@nargisus/domain/orders';
import { stockId } from '@nargisus/domain/stock';
import type { OrderTransaction } from '../orders/order-transaction.ts';

/** Places a built order as placeOrder() does after it priced the draft. */
export async function placeDirectly(transaction: OrderTransaction, order: Order): Promise<void> {
  await transaction.stock.read(order.items.map(stockId));
  transaction.place(order);
}
