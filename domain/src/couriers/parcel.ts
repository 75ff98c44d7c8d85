import * as z from 'zod/mini';
import { nonNegativeTakaSchema } from '../money/taka.ts';
import { momentSchema } from '../time/moment.ts';
import { PARCEL_STATES } from './parcel-states.ts';
import { sightingSchema } from './sighting.ts';

/** The couriers that the shop can book with. */
export const COURIERS = ['steadfast'] as const;
export type CourierName = (typeof COURIERS)[number];

export const COURIER_LABELS = { steadfast: 'Steadfast' } as const satisfies Record<CourierName, string>;

/** Why a booking is refused, by the courier or before it is sent. */
const BOOKING_ERRORS = [
  'name',
  'phone',
  'address',
  'cod',
  'duplicate-invoice',
  'other',
  'no-answer',
  'blocked',
] as const;
export type BookingErrorCode = (typeof BOOKING_ERRORS)[number];

const pattern = /^ORD-[0-9]{8}-[A-Z0-9]{5}-[1-9][0-9]{0,2}$/;

/** The invoice of a parcel: the order id and the number of the parcel. The courier allows letters, digits and hyphens. */
export const invoiceSchema = z.string().check(z.regex(pattern));

export const invoiceOf = (orderId: string, attempt: number): string => `${orderId}-${attempt}`;

/**
 * parcels/{_id}: a parcel at a courier, by its invoice. Written by functions only; staff read it. Names, phone and address are
 * in the order alone: the worker reads it when it sends (docs/adr/0064).
 */
export const parcelSchema = z.object({
  _id: invoiceSchema,
  /** The document id of its order, and the readable one. */
  order: z.string(),
  orderId: z.string(),
  attempt: z.int(),
  courier: z.enum(COURIERS),
  state: z.enum(PARCEL_STATES),
  /** The uid of the member of staff who asked for it last. */
  by: z.string(),
  createdAt: momentSchema,
  /** When staff asked for it last: a new time makes the worker send it. */
  requestedAt: momentSchema,
  at: momentSchema,
  claim: z.string(),
  leaseUntil: z.nullable(momentSchema),
  nextAttemptAt: z.nullable(momentSchema),
  attempts: z.int(),
  /** Whether a request may have reached the courier whose answer the shop does not have. */
  mayBeBooked: z.boolean(),
  /** Why it is not booked; the text is the courier's. */
  error: z.nullable(z.object({ code: z.enum(BOOKING_ERRORS), text: z.string() })),
  /** What the rider is to collect, as it was sent. */
  cod: nonNegativeTakaSchema,
  consignmentId: z.nullable(z.string()),
  trackingCode: z.nullable(z.string()),
  trackingUrl: z.nullable(z.string()),
  bookedAt: z.nullable(momentSchema),
  /** When the courier is asked about it, unless it says something before; null when nothing more is expected. */
  pollAt: z.nullable(momentSchema),
  /** The last statement with a settled row about it (docs/adr/0079); null before. */
  settlement: z._default(z.nullable(z.string()), null),
  /** Oldest first. */
  sightings: z.array(sightingSchema),
});

export type Parcel = z.output<typeof parcelSchema>;
