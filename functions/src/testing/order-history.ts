import { taka } from '@nargisus/domain/money';
import type { Order } from '@nargisus/domain/orders';
import { createHash } from 'node:crypto';
import { orderOf } from './sample-orders.ts';

/** The current time in these histories. */
export const now = new Date('2026-11-21T15:00:00Z');
const DAY_MS = 86_400_000;

const shirt = {
  ...{ id: 'shirt', name: 'Shirt', price: taka(450.5), image: '/s.webp', inStock: true },
  category: 'clothing' as const,
};

export const orderAt = (at: Date, key: string): Order => orderOf({ at, key, products: [shirt] });

/** Returns orders of four days, fewer the older; every seventh was created in the same millisecond, as by an import. */
export function unevenOrders(count: number): Order[] {
  return Array.from({ length: count }, (_, n) => {
    const hash = createHash('md5').update(String(n)).digest('hex').slice(0, 8);
    const spread = Number.parseInt(hash, 16) / 2 ** 32;
    const hours = n % 7 === 0 ? 40 : spread * spread * 4 * 24;
    return orderAt(new Date(now.getTime() - Math.round(hours * 3_600_000)), String(n));
  });
}

/** Returns 180 orders of a year and a half, many of them on a few days. */
export function oldOrders(): Order[] {
  return Array.from({ length: 180 }, (_, n) => {
    const days = Math.floor(n / (n % 50 < 25 ? 1 : 25)) * 3;
    return orderAt(new Date(now.getTime() - days * DAY_MS - n * 1_000), `deep-${n}`);
  });
}

/** Returns the ids of orders, newest first, as lists have them. */
export function idsNewestFirst(orders: readonly Order[]): string[] {
  const byAge = (a: Order, b: Order) =>
    b.createdAt.getTime() - a.createdAt.getTime() || (a._id < b._id ? 1 : -1);
  return orders.toSorted(byAge).map(({ _id }) => _id);
}
