import { FieldPath, Timestamp, type Query } from 'firebase-admin/firestore';

/**
 * A cut through all orders in their order by (createdAt, id), as one number that can be divided: milliseconds, then the
 * first eight hexadecimal digits of an id. Every order is on one side of it, also those whose ids are not hexadecimal.
 */
export type OrderCut = bigint;

const ID_BITS = 32n;
const ID_DIGITS = 8;

/** Everything from that moment on is newer than the cut. */
export function cutAt(moment: Date): OrderCut {
  return BigInt(moment.getTime()) << ID_BITS;
}

function cursorOf(cut: OrderCut): [Timestamp, string] {
  const id = cut & ((1n << ID_BITS) - 1n);
  const moment = Timestamp.fromMillis(Number(cut >> ID_BITS));
  return [moment, id.toString(16).padStart(ID_DIGITS, '0')];
}

const newestFirst = (orders: Query) =>
  orders.orderBy('createdAt', 'desc').orderBy(FieldPath.documentId(), 'desc');

/** Newest first, those older than the cut. */
export function olderThan(orders: Query, cut: OrderCut): Query {
  return newestFirst(orders).startAfter(...cursorOf(cut));
}

/** Those between two cuts. */
export function between(orders: Query, newer: OrderCut, older: OrderCut): Query {
  return olderThan(orders, newer).endAt(...cursorOf(older));
}
