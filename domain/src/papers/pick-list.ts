import { CATEGORIES } from '../catalogue/categories.ts';
import type { Product } from '../catalogue/product.ts';
import { sizesOf } from '../catalogue/sizes.ts';
import type { Order, OrderItem } from '../orders/order.ts';
import { shortOrderId } from './label.ts';

/** What a pick list takes from a product; a deleted product has none. */
export type PickedProduct = Pick<Product, 'id' | 'category'> &
  Pick<Partial<Product>, 'sku' | 'sizing' | 'sizes'>;

/** An order that needs pieces of a row. */
interface PickedOrder {
  readonly _id: string;
  readonly shortId: string;
  readonly quantity: number;
}

/** A size of a product with the pieces that all orders together need. */
export interface PickRow extends Pick<OrderItem, 'productId' | 'name' | 'nameBn' | 'size' | 'sizing'> {
  readonly sku: string | undefined;
  readonly quantity: number;
  /** In the order of the list. */
  readonly orders: readonly PickedOrder[];
}

/**
 * Returns what to fetch for the orders: one row per product and size. Sorted so that a picker walks once: by category,
 * then by SKU (shelves are numbered by it; products without one follow), then by name, then by size from small to large.
 */
export function pickList(orders: readonly Order[], products: readonly PickedProduct[]): PickRow[] {
  const known = new Map(products.map((product) => [product.id, product]));
  const rows = new Map<string, PickRow>();
  for (const order of orders) {
    for (const { productId, name, nameBn, size, sizing, quantity } of order.items) {
      const key = `${productId}_${size}`;
      const row = rows.get(key);
      rows.set(key, {
        ...(row ?? { productId, name, nameBn, size, sizing, sku: known.get(productId)?.sku }),
        quantity: (row?.quantity ?? 0) + quantity,
        orders: withOrder(row?.orders ?? [], { _id: order._id, shortId: shortOrderId(order), quantity }),
      });
    }
  }
  const categories = new Map(
    orders.flatMap(({ items }) => items.map(({ productId, category }) => [productId, category] as const)),
  );
  const placeOf = ({ productId }: PickRow) =>
    CATEGORIES.findIndex((it) => it === (known.get(productId)?.category ?? categories.get(productId)));
  const sizePlaceOf = ({ productId, size, sizing }: PickRow) =>
    sizesOf(known.get(productId) ?? { sizing }).indexOf(size);
  // Numbers within codes and names count as numbers: A-2 is before A-10.
  const { compare } = new Intl.Collator('en', { numeric: true });
  return [...rows.values()].toSorted(
    (one, other) =>
      placeOf(one) - placeOf(other) ||
      Number(one.sku === undefined) - Number(other.sku === undefined) ||
      compare(one.sku ?? '', other.sku ?? '') ||
      compare(one.name, other.name) ||
      compare(one.productId, other.productId) ||
      sizePlaceOf(one) - sizePlaceOf(other) ||
      compare(one.size, other.size),
  );
}

function withOrder(orders: readonly PickedOrder[], added: PickedOrder): PickedOrder[] {
  const last = orders.at(-1);
  // An order can have a product in one size in two lines after staff edited it.
  if (last?._id !== added._id) return [...orders, added];
  return [...orders.slice(0, -1), { ...last, quantity: last.quantity + added.quantity }];
}
