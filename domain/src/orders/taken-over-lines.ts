import { isSameSize } from './contents-edit.ts';
import type { OrderItem } from './order.ts';

/**
 * Returns the lines of an order together with those that it takes over from another one, one for each product and size, with the
 * pieces of both. Stock is settled anew (withLineStock): what the other order committed, its cancellation releases. A line that
 * was sold uncounted is counted where the other order's was, because the release gives those pieces back.
 */
export function withTakenOver(
  items: readonly OrderItem[],
  takenOver: readonly OrderItem[] = [],
): readonly OrderItem[] {
  if (takenOver.length === 0) return items;
  const extended = items.map((line): OrderItem => {
    const same = takenOver.find((it) => isSameSize(it, line));
    if (!same) return line;
    const quantity = line.quantity + same.quantity;
    const isNowCounted = line.stock === undefined && same.stock !== undefined;
    return { ...line, quantity, ...(isNowCounted && { stock: 'released' as const }) };
  });
  const added = takenOver
    .filter((line) => !items.some((it) => isSameSize(it, line)))
    .map(({ stock: _state, putBack: _pieces, ...line }): OrderItem => line);
  return [...extended, ...added];
}
