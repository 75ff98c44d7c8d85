import { ShopError } from '@nargisus/domain/contract';
import type { Shop } from '../data/shop.ts';

/** Takes an order out of the shop's books and counters. @throws ShopError 'not-found'. */
export async function deleteOrder({ orders }: Pick<Shop, 'orders'>, id: string, _now: Date): Promise<void> {
  await orders.inTransaction(async (transaction) => {
    const order = await transaction.find(id);
    if (!order) throw new ShopError('not-found', 'Order not found');
    transaction.remove(order);
  });
}
