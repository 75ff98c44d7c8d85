import { isSameSize } from './contents-edit.ts';
import type { OrderItem } from './order.ts';

/**
 * Returns the lines of an order merged with those of another one: one line for each product and size, with the pieces of both. Stock is settled anew (withLineStock): what the other order committed, its cancellation releases. A line that
 * was sold uncounted is counted where the other order's was, because the release gives those pieces back.
 */
export function mergeLines(
  items: readonly OrderItem[],
  merged: readonly OrderItem[] = [],
): readonly OrderItem[] {
  if (merged.length === 0) return items;
  const extended = items.map((line): OrderItem => {
    const same = merged.find((it) => isSameSize(it, line));
    if (!same) return line;
    const quantity = line.quantity + same.quantity;
    const isNowCounted = line.stock === undefined && same.stock !== undefined;
    return { ...line, quantity, ...(isNowCounted && { stock: 'released' as const }) };
  });
  const added = merged
    .filter((line) => !items.some((it) => isSameSize(it, line)))
    .map(({ stock: _state, putBack: _pieces, ...line }): OrderItem => line);
  return [...extended, ...added];
}
