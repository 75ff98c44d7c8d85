import { hasShipped } from './cancel-order.ts';
import { sameLine, type StockedOrder } from './line-stock.ts';
import type { Order, OrderItem } from './order.ts';
import { orderNotes } from './order-notes.ts';
import { addNote } from './transition-delivery.ts';

/** A line that came back, and whether it goes on the shelf again. */
export interface ReceivedLine {
  readonly productId: string;
  readonly size: string;
  readonly restock: boolean;
  /** The pieces that go on the shelf, of which there is at least one; the others are written off. All by default. */
  readonly quantity?: number | undefined;
}

export type ReceiveResult =
  | { readonly ok: true; readonly order: Order }
  /** The order waits in the shop: nothing of it can come back. */
  | { readonly ok: false; readonly reason: 'still-to-send' }
  /** The line was not handed over as counted, or was received back otherwise. */
  | { readonly ok: false; readonly reason: 'not-handed-over'; readonly line: ReceivedLine }
  /** The line has fewer pieces. */
  | { readonly ok: false; readonly reason: 'too-many'; readonly line: ReceivedLine };

/** Records lines of an order that came back to the shop, each once. Repeating it changes nothing. */
export function receiveBack(
  order: Order,
  { lines, who, now }: { readonly lines: readonly ReceivedLine[]; readonly who: string; readonly now: Date },
): ReceiveResult {
  if (!canComeBack(order)) return { ok: false, reason: 'still-to-send' };
  const received = new Map<OrderItem, OrderItem>();
  for (const line of lines) {
    const item = sameLine(order, line);
    if (!item) return { ok: false, reason: 'not-handed-over', line };
    const pieces = line.quantity ?? item.quantity;
    if (line.restock && pieces > item.quantity) return { ok: false, reason: 'too-many', line };
    const back = receivedItem(item, line.restock ? pieces : 0);
    if (item.stock === back.stock && item.putBack === back.putBack) continue;
    if (item.stock !== 'handed-over') return { ok: false, reason: 'not-handed-over', line };
    received.set(item, back);
  }
  if (received.size === 0) return { ok: true, order };
  const items = order.items.map((item) => received.get(item) ?? item);
  return { ok: true, order: { ...addNote(order, { who, now, note: orderNotes.receivedBack }), items } };
}

function receivedItem({ putBack: _pieces, ...item }: OrderItem, putBack: number): OrderItem {
  if (putBack === 0) return { ...item, stock: 'written-off' };
  return { ...item, stock: 'restocked', ...(putBack < item.quantity && { putBack }) };
}

/** Returns the lines that staff can receive back now: those that were handed over as counted stock. */
export function linesToReceive(order: Order): readonly OrderItem[] {
  return canComeBack(order) ? order.items.filter(({ stock }) => stock === 'handed-over') : [];
}

const canComeBack = (order: Order): boolean => order.orderStatus === 'cancelled' || hasShipped(order);

/**
 * Returns where the counted goods of an order are: out of the shop, or all received back. Undefined for an order without
 * counted goods, and for one whose goods never left the shelf.
 */
export function countedGoods({ items }: Pick<StockedOrder, 'items'>): 'out' | 'back' | undefined {
  if (items.some(({ stock }) => stock === 'handed-over')) return 'out';
  return items.some(({ stock }) => stock === 'restocked' || stock === 'written-off') ? 'back' : undefined;
}
