import { GUEST_CART_DAYS } from '../cart/cart-owner.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/**
 * How long documents that expire are kept, in ms, by collection group: after their last change, or after they were
 * made where nothing changes them. Each carries `expireAt`, and a TTL policy in firestore.indexes.json deletes it
 * within a day of that moment. docs/retention.md lists the same groups with what they hold; a test compares all
 * three.
 */
export const RETENTION_MS = {
  /** Two years (docs/reference/commerce.md 4). */
  audit: 730 * DAY,
  /** A guest's cart (docs/architecture.md#where-data-lies). */
  carts: GUEST_CART_DAYS * DAY,
  items: GUEST_CART_DAYS * DAY,
  /** Longer than an event can be delivered again. */
  events: 8 * DAY,
  /** One Dhaka day is counted; the next day nothing asks for the count any more. */
  mailQuotas: 2 * DAY,
  mails: 90 * DAY,
  /** Attempts to pay that took no money. An attempt with money is part of the books and has no `expireAt`. */
  payments: 90 * DAY,
  /** After the end of the minute that is counted. */
  rateLimits: 60 * MINUTE,
} as const;

export type ExpiringGroup = keyof typeof RETENTION_MS;

/** Returns when a document of `group` that was changed at `now` may be deleted. */
export function expiryOf(group: ExpiringGroup, now: Date): Date {
  return new Date(now.getTime() + RETENTION_MS[group]);
}
