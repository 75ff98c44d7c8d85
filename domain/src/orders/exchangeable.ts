import { isAccountAlias } from '../accounts/closed-account.ts';
import { discountOf } from '../checkout/order-total.ts';
import type { RequestedLine } from '../checkout/quote.ts';
import { addPaisa, multiplyPaisa, NO_MONEY, paisa, type Paisa } from '../money/paisa.ts';
import { isSameSize } from './contents-edit.ts';
import type { Order, OrderItem } from './order.ts';
import { piecesKept } from './refused-pieces.ts';

/** Pieces of a line of an order that come back. */
export type BackLine = RequestedLine;

/** Returns whether pieces of an order can be exchanged: a customer who still has an account, or never had one, has them. */
export function isExchangeable({ orderStatus, deliveryStatus, uid }: Order): boolean {
  return orderStatus === 'delivered' && deliveryStatus === 'delivered' && !isAccountAlias(uid);
}

/** Returns how many pieces of a line the customer kept and no exchange took before. */
export function piecesToExchange({ exchanges = [] }: Order, item: OrderItem): number {
  const taken = exchanges
    .flatMap(({ back }) => back)
    .filter((line) => isSameSize(line, item))
    .reduce((sum, { quantity }) => sum + quantity, 0);
  return Math.max(0, piecesKept(item) - taken);
}

/** Returns the lines of which an exchange waits for pieces: they were handed over as counted and not received back. */
export function linesToComeBack(order: Order): readonly OrderItem[] {
  return order.items.filter((item) => item.stock === 'handed-over' && hasExchanged(order, item));
}

const hasExchanged = (order: Order, item: OrderItem): boolean =>
  piecesToExchange(order, item) < piecesKept(item);

/** Returns what an order gave to its exchanges: a part of what went back by hand. */
export const creditedToExchanges = ({ exchanges = [] }: Pick<Order, 'exchanges'>): Paisa =>
  addPaisa(...exchanges.map(({ credit }) => credit));

/** Why lines of an order cannot be exchanged. */
export type BackRejection =
  | { readonly reason: 'not-delivered' | 'not-in-order' }
  | { readonly reason: 'too-many'; readonly item: OrderItem; readonly left: number };

/** Returns why lines cannot come back for an exchange; null when they can. */
export function backRejection(order: Order, back: readonly BackLine[]): BackRejection | null {
  if (!isExchangeable(order)) return { reason: 'not-delivered' };
  for (const line of back) {
    const item = order.items.find((it) => isSameSize(it, line));
    if (!item) return { reason: 'not-in-order' };
    const left = piecesToExchange(order, item);
    if (line.quantity > left) return { reason: 'too-many', item, left };
  }
  return null;
}

/**
 * Returns what the customer paid for pieces of an order: their price less their share of the order's discounts, rounded down to whole
 * paisa, so that all exchanges together never give more than was paid.
 */
export function valueOfPieces(order: Order, back: readonly BackLine[]): Paisa {
  const { items, subtotal } = order;
  const price = addPaisa(
    ...back.map((line) =>
      multiplyPaisa(items.find((it) => isSameSize(it, line))?.price ?? NO_MONEY, line.quantity),
    ),
  );
  if (subtotal === NO_MONEY) return NO_MONEY;
  const [exact, whole] = [BigInt(discountOf(order)) * BigInt(price), BigInt(subtotal)];
  const share = Number((exact + whole - 1n) / whole);
  return paisa(Math.max(0, price - share));
}

/** Returns a product at the price that the customer of an order agreed to, whatever its size; as it is where the order does not have it. */
export function atAgreedPrice<P extends { readonly id: string; readonly price: Paisa }>(
  { items }: Pick<Order, 'items'>,
  product: P,
): P {
  const agreed = items.find(({ productId }) => productId === product.id);
  return agreed ? { ...product, price: agreed.price } : product;
}
