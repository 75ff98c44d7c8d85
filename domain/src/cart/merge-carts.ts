import { MAX_LINES, type CartItem } from './cart-item.ts';
import { raiseQuantity } from './quantity.ts';

export interface MergePlan {
  /** Lines of the user's cart to write with their new quantity. Unchanged lines are left out. */
  readonly writes: readonly { readonly line: CartItem; readonly quantity: number }[];
  /** Guest lines for which the cart has no room. */
  readonly dropped: readonly CartItem[];
}

/**
 * Plans how to merge a guest's cart into the user's at sign-in (docs/architecture.md#where-data-lies). Quantities of
 * the same product and size are added, up to MAX_QUANTITY; new lines are added newest first until the cart is full.
 * `line` is the user's own line where there is one.
 */
export function mergeCarts(user: readonly CartItem[], guest: readonly CartItem[]): MergePlan {
  const own = new Map(user.map((line) => [line._id, line]));
  const newestFirst = [...guest].sort((a, b) => b.addedAt.getTime() - a.addedAt.getTime());
  let room = MAX_LINES - own.size;
  const writes: { line: CartItem; quantity: number }[] = [];
  const dropped: CartItem[] = [];
  for (const line of newestFirst) {
    const existing = own.get(line._id);
    if (existing) {
      const quantity = raiseQuantity(existing.quantity, line.quantity);
      if (quantity !== existing.quantity) writes.push({ line: existing, quantity });
    } else if (room > 0) {
      room -= 1;
      writes.push({ line, quantity: line.quantity });
    } else {
      dropped.push(line);
    }
  }
  return { writes, dropped };
}
