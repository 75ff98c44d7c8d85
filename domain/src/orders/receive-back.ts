import { hasShipped } from './cancel-order.ts';
import { sameLine, type StockedLine, type StockedOrder } from './line-stock.ts';
import type { Order, OrderItem } from './order.ts';
import { orderNotes } from './order-notes.ts';
import { isRefusedOut, piecesKept, withShelved } from './refused-pieces.ts';
import { addNote } from './transition-delivery.ts';

/** A line that came back, and whether it goes on the shelf again. */
export interface ReceivedLine {
  readonly productId: string;
  readonly size: string;
  readonly restock: boolean;
  /** The pieces that go on the shelf, of which there is at least one; the others are written off. All by default. */
  readonly quantity?: number | undefined;
  /** The pieces that the customer refused at the door, instead of those that were kept (docs/adr/0091). */
  readonly isRefused?: boolean | undefined;
}

/** Pieces of a line that can come back: those that the customer refused at the door, or those that were kept. */
export interface PiecesOut {
  readonly item: OrderItem;
  readonly pieces: number;
  readonly isRefused: boolean;
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
  let items: readonly OrderItem[] = order.items;
  for (const line of lines) {
    const item = sameLine({ items }, line);
    if (!item) return { ok: false, reason: 'not-handed-over', line };
    const most = line.isRefused ? (item.refused?.quantity ?? 0) : piecesKept(item);
    const pieces = line.quantity ?? most;
    if (line.restock && pieces > most) return { ok: false, reason: 'too-many', line };
    const shelved = line.restock ? pieces : 0;
    const back = line.isRefused ? withRefusedBack(item, shelved) : withKeptBack(item, shelved);
    if (!back) return { ok: false, reason: 'not-handed-over', line };
    if (back !== item) items = items.map((it) => (it === item ? back : it));
  }
  if (items === order.items) return { ok: true, order };
  const noted = addNote(order, { who, now, note: orderNotes.receivedBack });
  return { ok: true, order: { ...noted, items: [...items] } };
}

/** Returns a line after its refused pieces came back; the same line when they came back so before, undefined when otherwise. */
function withRefusedBack(item: OrderItem, putBack: number): OrderItem | undefined {
  const { refused } = item;
  if (!refused) return undefined;
  if (refused.putBack === putBack) return item;
  return isRefusedOut(item) ? { ...item, refused: { ...refused, putBack } } : undefined;
}

/** Returns a line after the pieces that were kept came back; the same line when they came back so before, undefined when otherwise. */
function withKeptBack(item: OrderItem, shelved: number): OrderItem | undefined {
  const back = withShelved(item, shelved);
  if (item.stock === back.stock && item.putBack === back.putBack) return item;
  return isKeptOut(item) ? back : undefined;
}

/** Returns whether pieces of a line that were not refused are out of the shop as counted stock. */
const isKeptOut = (item: StockedLine): boolean => item.stock === 'handed-over' && piecesKept(item) > 0;

/** Returns what staff can receive back now: pieces that were refused at the door, and those that were handed over as counted stock. */
export function piecesToReceive(order: Order): readonly PiecesOut[] {
  if (!canComeBack(order)) return [];
  return order.items.flatMap((item) => [
    ...(isRefusedOut(item) ? [{ item, pieces: item.refused!.quantity, isRefused: true }] : []),
    ...(isKeptOut(item) ? [{ item, pieces: piecesKept(item), isRefused: false }] : []),
  ]);
}

const canComeBack = (order: Order): boolean => order.orderStatus === 'cancelled' || hasShipped(order);

/**
 * Returns where the counted goods of an order are: out of the shop, or all received back. Undefined for an order without
 * counted goods, and for one whose goods never left the shelf.
 */
export function countedGoods({ items }: Pick<StockedOrder, 'items'>): 'out' | 'back' | undefined {
  if (items.some((item) => isKeptOut(item) || isRefusedOut(item))) return 'out';
  const isBack = ({ stock, refused }: StockedLine) =>
    stock === 'restocked' || stock === 'written-off' || refused !== undefined;
  return items.some(isBack) ? 'back' : undefined;
}
