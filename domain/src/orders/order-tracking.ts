import * as z from 'zod/mini';
import { isAccountAlias } from '../accounts/closed-account.ts';
import { recipientPhone } from '../checkout/address.ts';
import { DELIVERY_OPTIONS } from '../delivery/options.ts';
import { estimatedDeliverySchema } from '../delivery/estimated-date.ts';
import { nonNegativeTakaSchema } from '../money/taka.ts';
import { latinDigits } from '../text/bangla-digits.ts';
import { momentSchema } from '../time/moment.ts';
import { moneyOf } from './money.ts';
import type { Order } from './order.ts';
import { ORDER_ID_PATTERN } from './order-id.ts';
import { trackingMessages } from './order-tracking-messages.ts';
import { hasEnded } from './parcel.ts';
import { statusesOf, statusesSchema } from './timeline.ts';
import { trackingOf } from './tracking.ts';

/** How many times per minute an order, and a phone number, may be asked for. */
export const TRACKING_TRIES_PER_MINUTE = 10;

/** The placeholder of the form. */
export const EXAMPLE_ORDER_ID = 'ORD-20261127-K7XYW';

const DAY_MS = 24 * 60 * 60_000;
/** An order is tracked until this long after its delivery or cancellation (docs/reference/commerce.md 3). */
const TRACKED_AFTER_END_MS = 60 * DAY_MS;

/** An order id as typed: in any case, with digits of both scripts, with or without "ORD-". */
const typedOrderId = z.string(trackingMessages.orderIdMissing).check(
  z.overwrite((text) =>
    latinDigits(text)
      .trim()
      .toUpperCase()
      .replace(/^#/, '')
      .replace(/^(?=\d{8}-)/, 'ORD-'),
  ),
  z.minLength(1, trackingMessages.orderIdMissing),
  z.refine((id) => id === '' || ORDER_ID_PATTERN.test(id), trackingMessages.orderIdInvalid),
);

/** The form of /track. */
export const trackingFormSchema = z.object({
  orderId: typedOrderId,
  phone: recipientPhone(trackingMessages.phoneMissing),
});

const TOKEN = /^[A-Za-z0-9_-]{22}$/;

/** Proof that a visitor may follow an order without an account: its number with the recipient's phone, or a link's token. */
export const trackingRequestSchema = z
  .object({
    orderId: typedOrderId,
    phone: z.optional(recipientPhone(trackingMessages.phoneMissing)),
    token: z.optional(z.string().check(z.regex(TOKEN, trackingMessages.linkInvalid))),
  })
  .check(
    z.refine(({ phone, token }) => (phone === undefined) !== (token === undefined), {
      path: ['phone'],
      error: trackingMessages.phoneMissing,
    }),
  );

export type TrackingRequest = z.output<typeof trackingRequestSchema>;

/**
 * An order as anybody with its number and phone, or its link, may see it: where it is and what to have ready. Without
 * names, addresses, items, notes and people.
 */
export const trackedOrderSchema = z.object({
  orderId: z.string(),
  placedAt: momentSchema,
  ...statusesSchema.shape,
  deliveryOption: z.enum(DELIVERY_OPTIONS),
  estimatedDelivery: estimatedDeliverySchema,
  trackingInfo: z.string(),
  /** How many pieces it has. */
  pieces: z.int(),
  /** What is still to be paid at the door. */
  toCollect: nonNegativeTakaSchema,
  timeline: z.array(z.object({ at: momentSchema, from: z.nullable(statusesSchema), to: statusesSchema })),
});

export type TrackedOrder = z.output<typeof trackedOrderSchema>;

export function trackedOrderOf(order: Order): TrackedOrder {
  return {
    orderId: order.orderId,
    placedAt: order.createdAt,
    ...statusesOf(order),
    deliveryOption: order.deliveryOption,
    estimatedDelivery: order.estimatedDelivery,
    trackingInfo: trackingOf(order) ?? '',
    pieces: order.items.reduce((sum, { quantity }) => sum + quantity, 0),
    toCollect: moneyOf(order).toCollect,
    timeline: order.timeline.map(({ at, from, to }) => ({ at, from, to })),
  };
}

/**
 * Returns whether an order can be followed without an account: until 60 days after it was delivered, returned or cancelled,
 * and not once its account was deleted.
 */
export function isTracked(
  order: Pick<Order, 'uid' | 'timeline' | 'orderStatus' | 'deliveryStatus'>,
  now: Date,
): boolean {
  if (isAccountAlias(order.uid)) return false;
  if (!hasEnded(order)) return true;
  const endedAt = order.timeline.findLast(
    ({ from, to }) => from?.orderStatus !== to.orderStatus || from.deliveryStatus !== to.deliveryStatus,
  )!.at;
  return now.getTime() - endedAt.getTime() < TRACKED_AFTER_END_MS;
}

/**
 * Returns the path that follows an order without an account; undefined for orders from before links. Number and token
 * stand in the fragment, which browsers send to no server, so that no log and no other site gets to know them.
 */
export function trackingPath({
  orderId,
  trackingToken,
}: Pick<Order, 'orderId' | 'trackingToken'>): string | undefined {
  return trackingToken && `/track#${orderId}/${trackingToken}`;
}

/** Reads the fragment of such a path, with its "#"; undefined when it is not one. */
export function readTrackingLink(fragment: string): { orderId: string; token: string } | undefined {
  const [orderId = '', token = ''] = fragment.slice(1).split('/');
  return ORDER_ID_PATTERN.test(orderId) && TOKEN.test(token) ? { orderId, token } : undefined;
}
