import { lineId } from '../cart/line-id.ts';
import type { Order, OrderItem } from '../orders/order.ts';
import type { Attempt } from './attempt.ts';
import { ATTEMPT_OPEN_MS } from './next-check.ts';

/** An attempt that started earlier than this before the order belongs to another purchase. */
export function attemptsFrom({ createdAt }: Pick<Order, 'createdAt'>): Date {
  return new Date(createdAt.getTime() - ATTEMPT_OPEN_MS);
}

type Things = readonly Pick<OrderItem, 'productId' | 'size'>[];

/** Returns whether two lists have the same products in the same sizes, in any quantity. */
export function areSameThings(some: Things, others: Things): boolean {
  const ids = new Set(some.map(lineId));
  return ids.size === new Set(others.map(lineId)).size && others.every((it) => ids.has(lineId(it)));
}

interface Around {
  /** The buyer's attempts around that time, for any items. */
  readonly attempts: readonly Attempt[];
  /** Earlier orders of the buyer. */
  readonly earlier: readonly Pick<Order, 'createdAt' | 'items'>[];
  /** The attempt under the order's own key, if there is one. */
  readonly own?: Attempt;
}

/**
 * Returns the payment attempts of an order, oldest first: the one under its own key, and those that the same buyer made
 * for the same items since an earlier order of them. A retry after a declined card has a new key, so only the items
 * link the attempts. An attempt that became another order belongs to that order.
 */
export function attemptsOfOrder(
  order: Pick<Order, '_id' | 'createdAt' | 'items'>,
  { attempts, earlier, own }: Around,
): Attempt[] {
  const before = earlier.filter(({ items }) => areSameThings(items, order.items));
  const since = Math.max(...before.map(({ createdAt }) => createdAt.getTime()), 0);
  const tried = attempts.filter(
    (attempt) =>
      attempt._id !== own?._id &&
      attempt.createdAt.getTime() > since &&
      attempt.createdAt <= order.createdAt &&
      (!attempt.order || attempt.order._id === order._id) &&
      areSameThings(attempt.quote.lines, order.items),
  );
  const all = own ? [...tried, own] : tried;
  return all.sort((a, b) => Number(a.createdAt) - Number(b.createdAt) || (a._id < b._id ? -1 : 1));
}
