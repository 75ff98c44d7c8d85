import { lineId } from '../cart/line-id.ts';
import type { Order, OrderItem } from '../orders/order.ts';
import type { Attempt } from './attempt.ts';
import { ATTEMPT_OPEN_MS } from './next-check.ts';

/** What the same person began earlier than an attempt stays open was another purchase. */
export function attemptsFrom({ createdAt }: Pick<Order, 'createdAt'>): Date {
  return new Date(createdAt.getTime() - ATTEMPT_OPEN_MS);
}

type Things = readonly Pick<OrderItem, 'productId' | 'size'>[];

/** The same products in the same sizes, however many of each. */
export function areSameThings(some: Things, others: Things): boolean {
  const ids = new Set(some.map(lineId));
  return ids.size === new Set(others.map(lineId)).size && others.every((it) => ids.has(lineId(it)));
}

interface Around {
  /** What the buyer tried around that time, whatever it was for. */
  readonly attempts: readonly Attempt[];
  /** Other orders of the buyer before this one. */
  readonly earlier: readonly Pick<Order, 'createdAt' | 'items'>[];
  /** The attempt under the order's own key, if there is one. */
  readonly own?: Attempt;
}

/**
 * The attempts to pay for an order, oldest first: the one under its own key, and those that the same buyer made for the
 * same things before, since she last got them. A new try after a refused card has a new key, so that only what is bought
 * tells that they belong together. What became another order is that order's.
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
