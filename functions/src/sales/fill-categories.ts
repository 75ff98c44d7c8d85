import type { Product } from '@nargisus/domain/catalogue';
import { DEFAULT_CATEGORY } from '@nargisus/domain/catalogue';
import type { Order } from '@nargisus/domain/orders';
import type { OrderTransaction } from '../orders/order-transaction.ts';
import type { OrdersRepository } from '../orders/orders.repository.ts';

/** Each takes a round trip; shards are hardly met by two. */
const AT_ONCE = 10;

/**
 * Writes into orders of before on which shelf their lines stood, as far as the products still tell: what an order counts
 * under must not change when its product does, or cancelling it would take from a category what another was given. Each
 * order with its counters in one transaction.
 */
export async function fillCategories(orders: OrdersRepository, ids: readonly string[]): Promise<void> {
  const waiting = ids.values();
  const worker = async () => {
    for (const id of waiting) await orders.inTransaction((transaction) => fillOrder(transaction, id));
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
}

async function fillOrder(transaction: OrderTransaction, id: string): Promise<void> {
  const order = await transaction.find(id);
  if (!order || hasCategories(order)) return;
  const products = await transaction.products(order.items.map(({ productId }) => productId));
  transaction.change(order, withCategories(order, new Map(products.map((it) => [it.id, it]))));
}

/** Whether each line says what it counts under. */
export function hasCategories({ items }: Pick<Order, 'items'>): boolean {
  return items.every(({ category }) => category !== undefined);
}

function withCategories(order: Order, products: ReadonlyMap<string, Product>): Order {
  const items = order.items.map(({ category, ...item }) => ({
    ...item,
    category: category ?? products.get(item.productId)?.category ?? DEFAULT_CATEGORY,
  }));
  return { ...order, items };
}
