import * as z from 'zod/mini';
import { nonNegativeTakaSchema } from '../money/taka.ts';
import type { Order } from '../orders/order.ts';
import { phoneRecordSchema } from './phone-record.ts';

const count = z.int().check(z.gte(0));

/** How all orders on a number ended (orderEnd); those that were combined into another one are not among `orders`. */
const phoneCountsSchema = z.object({
  orders: count,
  delivered: count,
  cameBack: count,
  returned: count,
  cancelled: count,
  /** The totals of the delivered orders. */
  spent: nonNegativeTakaSchema,
});

export type PhoneCounts = z.output<typeof phoneCountsSchema>;

const { blocked, override, notes } = phoneRecordSchema.shape;

/** A phone number as staff see it. */
export const phoneSummarySchema = z.object({
  phone: z.string(),
  blocked,
  override,
  notes,
  /** When what staff decided and noted is deleted; null where there is nothing. */
  expireAt: z.nullable(phoneRecordSchema.shape.expireAt),
  counts: phoneCountsSchema,
});

export type PhoneSummary = z.output<typeof phoneSummarySchema>;

type OnPhone = Pick<Order, 'uid' | 'userName' | 'userEmail' | 'deliveryAddress' | 'shippingAddress'>;

/** Returns each address that orders went to once, with its recipient, in their order. */
export function addressesOf(orders: readonly OnPhone[]): { name: string; address: string }[] {
  const all = orders.map(({ shippingAddress, deliveryAddress }) => ({
    name: shippingAddress.recipientName,
    address: deliveryAddress,
  }));
  return distinct(all, ({ name, address }) => `${name}\n${address}`);
}

/** Returns each account that placed the orders once, in their order. Orders that staff took have none. */
export function accountsOf(orders: readonly OnPhone[]): { uid: string; name: string; email: string }[] {
  const all = orders
    .filter(({ uid }) => uid !== '')
    .map(({ uid, userName, userEmail }) => ({ uid, name: userName, email: userEmail }));
  return distinct(all, ({ uid }) => uid);
}

function distinct<T>(all: readonly T[], keyOf: (it: T) => string): T[] {
  return all.filter((it, at) => all.findIndex((other) => keyOf(other) === keyOf(it)) === at);
}
