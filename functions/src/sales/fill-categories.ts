import type { Product } from '@nargisus/domain/catalogue';
import { DEFAULT_CATEGORY } from '@nargisus/domain/catalogue';
import type { Order } from '@nargisus/domain/orders';
import type { OrderTransaction } from '../orders/order-transaction.ts';
import type { OrdersRepository } from '../orders/orders.repository.ts';

/** Concurrent transactions: each takes a round trip, and two hardly meet at a shard. */
const AT_ONCE = 10;

/**
 * Stores the category of each line in orders from before lines had one, where the product still exists. The
 * category of an order must not follow its product: cancelling would subtract from another category than it was
 * added to. One transaction per order, with its counters.
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

/** Returns whether each line has a category. */
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
