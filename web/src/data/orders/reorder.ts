import { lineId } from '@nargisus/domain/cart';
import { unavailableReason, type UnavailableReason } from '@nargisus/domain/catalogue';
import { ShopError } from '@nargisus/domain/contract';
import type { Paisa } from '@nargisus/domain/money';
import type { OrderItem } from '@nargisus/domain/orders';
import { addToCart } from '../cart/cart-mutations.ts';

/** The outcome for one line of the order. */
export type ReorderResult =
  | { kind: 'added'; item: OrderItem; priceNow: Paisa }
  | { kind: 'gone' | UnavailableReason | 'cart-full'; item: OrderItem };

/**
 * Adds the lines of an order to the cart, at today's prices. `done` collects the ids of the added lines: an attempt that
 * fails in the middle is continued with the same set. Rejects as addToCart does. Reads the products, and two documents per
 * line.
 */
export async function reorder(items: readonly OrderItem[], done: Set<string>): Promise<ReorderResult[]> {
  const { readProducts } = await import('../catalogue/read-products.ts');
  const products = await readProducts(items.map((item) => item.productId));
  const results: ReorderResult[] = [];
  for (const item of items) {
    const product = products.get(item.productId);
    const unavailable = product && unavailableReason(product, item.size);
    if (!product) results.push({ kind: 'gone', item });
    else if (unavailable) results.push({ kind: unavailable, item });
    else {
      const { size, quantity } = item;
      const added = done.has(lineId(item)) || (await fits(addToCart({ product, size, quantity })));
      if (added) done.add(lineId(item));
      results.push(added ? { kind: 'added', item, priceNow: product.price } : { kind: 'cart-full', item });
    }
  }
  return results;
}

async function fits(adding: Promise<void>): Promise<boolean> {
  try {
    await adding;
    return true;
  } catch (cause) {
    if (cause instanceof ShopError && cause.code === 'conflict') return false;
    throw cause;
  }
}
