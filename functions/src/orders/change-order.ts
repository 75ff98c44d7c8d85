import { ShopError } from '@nargisus/domain/contract';
import { isReopeningRefunded, type Order } from '@nargisus/domain/orders';
import type { World } from '../http/route.ts';
import type { Shop } from '../data/shop.ts';

/**
 * Every change of an order goes through here: `change` makes the new order out of the stored one (moveDelivery,
 * setStatuses, cancelOrder) and may throw a refusal; it runs again when another writer was faster. Order, counters and
 * what the change does to the money are one transaction; the gateway is told afterwards.
 * @throws ShopError 'not-found', or 'conflict' when the order's money has gone back.
 */
export async function changeOrder(
  { orders }: Pick<Shop, 'orders'>,
  _world: World,
  id: string,
  change: (order: Order) => Order,
): Promise<Order> {
  return orders.inTransaction(async (transaction) => {
    const before = await transaction.find(id);
    if (!before) throw new ShopError('not-found', 'Order not found');
    const after = change(before);
    if (isReopeningRefunded(before, after)) {
      throw new ShopError('conflict', 'The payment of this order goes back to the customer');
    }
    if (after !== before) transaction.change(before, after);
    return after;
  });
}
