import type { Order, OrderItem } from './order.ts';
import { hasShipped } from './cancel-order.ts';
import type { LineStock } from './line-stock-states.ts';

export type StockedLine = Pick<
  OrderItem,
  'productId' | 'size' | 'quantity' | 'stock' | 'putBack' | 'refused'
>;
export type StockedOrder = Pick<Order, 'orderStatus' | 'deliveryStatus'> & {
  readonly items: readonly StockedLine[];
};

/** Returns the line of an order for the same product and size. */
export function sameLine<L extends StockedLine>(
  order: { readonly items: readonly L[] } | null,
  { productId, size }: Pick<StockedLine, 'productId' | 'size'>,
): L | undefined {
  return order?.items.find((it) => it.productId === productId && it.size === size);
}

/**
 * Returns the order with the stock state of its lines for its statuses. A line that `before` does not have is sold now,
 * and becomes counted if its size is; a line that was sold uncounted stays uncounted. The state depends on the order
 * alone, so that applying it again changes nothing.
 * @param before - the stored order; null when it is being placed
 * @param isCounted - whether the shop counts the line's size now
 */
export function withLineStock<O extends StockedOrder>(
  before: StockedOrder | null,
  after: O,
  isCounted: (line: StockedLine) => boolean,
): O {
  const items = after.items.map((line) => {
    const known = sameLine(before, line);
    const sold = known || line.stock ? (line.stock ?? known?.stock) : 'released';
    const stock = sold && nextState(sold, after, () => isCounted(line));
    if (stock === line.stock) return line;
    const { stock: _old, putBack: _pieces, ...rest } = line;
    const putBack = stock === 'restocked' ? (line.putBack ?? known?.putBack) : undefined;
    return { ...rest, ...(stock && { stock }), ...(putBack !== undefined && { putBack }) };
  });
  return items.every((line, place) => line === after.items[place]) ? after : { ...after, items };
}

/**
 * Returns the next state of a line. What was handed over comes back only by "received back", whatever the statuses say
 * later. An order that waits in the shop again takes stock again.
 */
function nextState(state: LineStock, order: StockedOrder, isCounted: () => boolean): LineStock | undefined {
  const isCancelled = order.orderStatus === 'cancelled';
  const isHandedOver = hasShipped(order);
  switch (state) {
    case 'committed':
      if (isHandedOver) return 'handed-over';
      return isCancelled ? 'released' : state;
    case 'handed-over':
      return state;
    case 'released':
      // A recalled parcel that comes back from a rider who never picked it up did not leave the shelf.
      if (isCancelled && (!isHandedOver || order.deliveryStatus === 'returned')) return state;
      return isCounted() ? (isHandedOver ? 'handed-over' : 'committed') : undefined;
    case 'restocked':
    case 'written-off':
      if (isCancelled || isHandedOver) return state;
      return isCounted() ? 'committed' : undefined;
  }
}
