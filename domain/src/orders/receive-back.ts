import { hasShipped } from './cancel-order.ts';
import { sameLine } from './line-stock.ts';
import type { Order } from './order.ts';
import { orderNotes } from './order-notes.ts';
import { addNote } from './transition-delivery.ts';

/** A line that came back, and whether it goes on the shelf again. */
export interface ReceivedLine {
  readonly productId: string;
  readonly size: string;
  readonly restock: boolean;
}

export type ReceiveResult =
  | { readonly ok: true; readonly order: Order }
  /** The order waits in the shop: nothing of it can come back. */
  | { readonly ok: false; readonly reason: 'still-to-send' }
  /** The line was not handed over as counted, or was received back otherwise. */
  | { readonly ok: false; readonly reason: 'not-handed-over'; readonly line: ReceivedLine };

/** Records lines of an order that came back to the shop, each once. Repeating it changes nothing. */
export function receiveBack(
  order: Order,
  { lines, who, now }: { readonly lines: readonly ReceivedLine[]; readonly who: string; readonly now: Date },
): ReceiveResult {
  if (order.orderStatus !== 'cancelled' && !hasShipped(order)) return { ok: false, reason: 'still-to-send' };
  const received = new Map<Order['items'][number], 'restocked' | 'written-off'>();
  for (const line of lines) {
    const item = sameLine(order, line as { productId: string; size: Order['items'][number]['size'] });
    const state = line.restock ? 'restocked' : 'written-off';
    if (item?.stock === state) continue;
    if (item?.stock !== 'handed-over') return { ok: false, reason: 'not-handed-over', line };
    received.set(item, state);
  }
  if (received.size === 0) return { ok: true, order };
  const items = order.items.map((item) => ({
    ...item,
    ...(received.has(item) && { stock: received.get(item) }),
  }));
  return { ok: true, order: { ...addNote(order, { who, now, note: orderNotes.receivedBack }), items } };
}
