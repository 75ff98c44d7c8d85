import * as z from 'zod/mini';

/** A stored time as both Firestore SDKs return it, typed by its shape so that the domain needs neither SDK. */
interface TimestampLike {
  toDate(): Date;
}

function isTimestampLike(value: unknown): value is TimestampLike {
  return (
    typeof value === 'object' && value !== null && 'toDate' in value && typeof value.toDate === 'function'
  );
}

/**
 * A point in time in documents and HTTP: a Firestore Timestamp, an ISO string, or a Date. Inside it is a Date, and
 * `z.encode` keeps the Date: Firestore stores it as a Timestamp, JSON as an ISO string.
 */
export const momentSchema = z.codec(
  z.union([z.date(), z.iso.datetime({ offset: true }), z.custom<TimestampLike>(isTimestampLike)]),
  z.date(),
  {
    decode: (value) =>
      value instanceof Date ? value : typeof value === 'string' ? new Date(value) : value.toDate(),
    encode: (date) => date,
  },
);
