import type { Order } from '@nargisus/domain/orders';
import type { Firestore, Transaction } from 'firebase-admin/firestore';

/** The SKUs of products by their id. */
export type Skus = ReadonlyMap<string, string>;

/** Returns the present SKUs of the products of all lines without one. One read per product. */
export async function readSkus(
  db: Firestore,
  transaction: Transaction,
  orders: readonly Order[],
): Promise<Skus> {
  const ids = new Set(orders.flatMap(({ items }) => items.flatMap((it) => (it.sku ? [] : [it.productId]))));
  if (ids.size === 0) return new Map();
  const products = await transaction.getAll(...[...ids].map((id) => db.doc(`products/${id}`)), {
    fieldMask: ['sku'],
  });
  return new Map(
    products.flatMap((product) => {
      const sku: unknown = product.get('sku');
      return typeof sku === 'string' && sku ? [[product.id, sku] as const] : [];
    }),
  );
}

/** Returns the order with the SKUs that its lines lack; the same order when it lacks none that is known. */
export function withSkus(order: Order, skus: Skus): Order {
  const lacksKnown = order.items.some(({ sku, productId }) => !sku && skus.has(productId));
  if (!lacksKnown) return order;
  const items = order.items.map((item) => {
    const sku = item.sku ?? skus.get(item.productId);
    return sku ? { ...item, sku } : item;
  });
  return { ...order, items };
}
