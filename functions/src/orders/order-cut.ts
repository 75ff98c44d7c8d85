import { FieldPath, Timestamp, type Query } from 'firebase-admin/firestore';

/**
 * A cut through all orders in their order by (createdAt, id), as one number that can be divided: milliseconds, then the
 * first eight hexadecimal digits of an id. Every order is on one side of it, also those whose ids are not hexadecimal.
 */
export type OrderCut = bigint;

const ID_BITS = 32n;
/** As many cuts as there are between two moments. */
export const IDS = 1n << ID_BITS;
const ID_DIGITS = 8;

/** Everything from that moment on, in milliseconds and parts of them, is newer than the cut. */
export function cutAt(moment: Date | number): OrderCut {
  const ms = Number(moment);
  const whole = Math.floor(ms);
  return (BigInt(whole) << ID_BITS) + BigInt(Math.floor((ms - whole) * Number(IDS)));
}

export function momentOf(cut: OrderCut): number {
  return Number(cut) / Number(IDS);
}

/** Newer than every order, also those of a machine whose clock is ahead of ours. */
export const NEWEST_CUT = cutAt(Date.UTC(9999, 11, 31));
/** Older than every order. */
export const OLDEST_CUT = cutAt(0);

function cursorOf(cut: OrderCut): [Timestamp, string] {
  const id = cut & (IDS - 1n);
  const moment = Timestamp.fromMillis(Number(cut >> ID_BITS));
  return [moment, id.toString(16).padStart(ID_DIGITS, '0')];
}

const byAge = (orders: Query, direction: 'asc' | 'desc') =>
  orders.orderBy('createdAt', direction).orderBy(FieldPath.documentId(), direction);

/** Newest first, those older than the cut. */
export function olderThan(orders: Query, cut: OrderCut): Query {
  return byAge(orders, 'desc').startAfter(...cursorOf(cut));
}

/** Oldest first, those newer than the cut. */
export function newerThan(orders: Query, cut: OrderCut): Query {
  return byAge(orders, 'asc').startAt(...cursorOf(cut));
}

/** Those between two cuts. */
export function between(orders: Query, newer: OrderCut, older: OrderCut): Query {
  return olderThan(orders, newer).endAt(...cursorOf(older));
}
