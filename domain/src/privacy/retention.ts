import { GUEST_CART_DAYS } from '../cart/cart-owner.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/**
 * How long expiring documents are kept, in ms, by collection group: after their last change, or after their creation
 * where nothing changes them. Each has `expireAt`, and a TTL policy in firestore.indexes.json deletes it within a day
 * of that time. docs/retention.md lists the same groups with their contents; a test compares all three.
 */
export const RETENTION_MS = {
  /** Two years (docs/reference/commerce.md 4). */
  audit: 730 * DAY,
  /** A guest's cart (docs/architecture.md#where-data-lies). */
  carts: GUEST_CART_DAYS * DAY,
  /** Only keeps an order from being reported again; what names its buyer is removed once it was sent. */
  conversions: 7 * DAY,
  items: GUEST_CART_DAYS * DAY,
  /** Longer than a parcel is on its way and back. */
  courierEvents: 90 * DAY,
  /** Longer than an event may be redelivered. */
  events: 8 * DAY,
  /** Counts one Dhaka day; no code reads it the next day. */
  mailQuotas: 2 * DAY,
  mails: 90 * DAY,
  /** Unpaid attempts. Paid attempts belong to accounting and have no `expireAt`. */
  payments: 90 * DAY,
  /** What staff decided and noted about a phone number, after its last change: nobody has dealt with it for two years. */
  phoneNumbers: 730 * DAY,
  /** Reports of ranges and their figures; a lifecycle rule deletes their files at the same age (docs/deploy.md, step 2). */
  rangeReports: 90 * DAY,
  rangeSums: 90 * DAY,
  /** How long an invitation to work for the shop can be accepted: a week. */
  staffInvitations: 7 * DAY,
  /** Half a year: what has not come back by then is not coming. */
  stockAlerts: 180 * DAY,
  /** As mails. */
  sms: 90 * DAY,
  /** Counts one Dhaka day; no code reads it the next day. */
  smsQuotas: 2 * DAY,
  /** After the end of the minute or the hour that is counted. */
  rateLimits: 60 * MINUTE,
} as const;

export type ExpiringGroup = keyof typeof RETENTION_MS;

/** Returns when a document of `group` that was changed at `now` may be deleted. */
export function expiryOf(group: ExpiringGroup, now: Date): Date {
  return new Date(now.getTime() + RETENTION_MS[group]);
}
