import { multiplyPaisa, subtractPaisa, type Paisa } from '../money/paisa.ts';
import { isDeliveredInPart } from './kept-amount.ts';
import type { Order, OrderItem } from './order.ts';

type RefusedLine = Pick<OrderItem, 'quantity' | 'refused'>;

/** Returns how many pieces of a line the customer kept: all, unless some were refused at the door. */
export const piecesKept = ({ quantity, refused }: RefusedLine): number => quantity - (refused?.quantity ?? 0);

/** Returns whether pieces of a line were refused and are still on their way back. */
export const isRefusedOut = ({ refused }: Pick<OrderItem, 'refused'>): boolean =>
  refused !== undefined && refused.putBack === undefined;

/** Returns the price of the pieces of a line that the customer kept. */
export function keptItemTotal({
  price,
  itemTotal,
  refused,
}: Pick<OrderItem, 'price' | 'itemTotal' | 'refused'>): Paisa {
  return refused ? subtractPaisa(itemTotal, multiplyPaisa(price, refused.quantity)) : itemTotal;
}

/**
 * Returns an order that reaches another delivery status as it is then: a partial delivery ends with the delivery. Refused pieces that
 * came back stay so while the parcel is returned; any other status sends the whole order out again.
 */
export function withoutPartialDelivery(order: Order, to: Order['deliveryStatus']): Order {
  if (order.deliveryStatus === 'delivered' && to === 'delivered') return order;
  const hasRefused = order.items.some(({ refused }) => refused);
  if (!hasRefused && !isDeliveredInPart(order)) return order;
  const { returnedAmount: _returned, cashTaken: _taken, ...whole } = order;
  return to === 'returned' ? whole : { ...whole, items: order.items.map(withoutRefused) };
}

/** Returns a line whose refused pieces are no longer told apart. Of a line that came back they count with the others. */
function withoutRefused({ refused, ...item }: OrderItem): OrderItem {
  if (!refused || (item.stock !== 'restocked' && item.stock !== 'written-off')) return item;
  const kept = item.quantity - refused.quantity;
  const shelved = (item.stock === 'restocked' ? (item.putBack ?? kept) : 0) + (refused.putBack ?? 0);
  return withShelved(item, shelved);
}

/** Returns a counted line that came back, of which so many pieces went on the shelf again; the others were written off. */
export function withShelved({ putBack: _former, ...item }: OrderItem, shelved: number): OrderItem {
  if (shelved === 0) return { ...item, stock: 'written-off' };
  return { ...item, stock: 'restocked', ...(shelved < piecesKept(item) && { putBack: shelved }) };
}
