import { createHash, timingSafeEqual } from 'node:crypto';
import { ShopError } from '@nargisus/domain/contract';
import {
  isTracked,
  trackedOrderOf,
  trackingMessages,
  TRACKING_TRIES_PER_MINUTE,
  type Order,
  type TrackedOrder,
  type TrackingRequest,
} from '@nargisus/domain/orders';
import type { RateLimitsRepository } from '../http/rate-limits.repository.ts';
import type { OrdersRepository } from './orders.repository.ts';

interface Repositories {
  readonly orders: Pick<OrdersRepository, 'findByOrderId'>;
  readonly rateLimits: Pick<RateLimitsRepository, 'take'>;
}

interface Tracking {
  readonly request: TrackingRequest;
  readonly now: Date;
  /** Multiplies TRACKING_TRIES_PER_MINUTE. */
  readonly factor: number;
}

/**
 * Returns where an order is, for a visitor without an account. One read with a token; with a phone also two counts, each one
 * write and one read.
 *
 * The tries are counted by what is guessed, the order and the phone, not by the caller's address: behind Hosting an
 * address is a header that a caller can write (docs/adr/0069).
 * @throws ShopError 'not-found' alike for an unknown order, a wrong phone or token, and a link that has ended;
 * 'too-many-requests' above the limit
 */
export async function trackOrder(
  { orders, rateLimits }: Repositories,
  { request: { orderId, phone, token }, now, factor }: Tracking,
): Promise<TrackedOrder> {
  if (phone !== undefined) {
    const tries = { what: '/api/track', limit: TRACKING_TRIES_PER_MINUTE * factor, now };
    await Promise.all([
      rateLimits.take({ ...tries, uid: orderId }),
      rateLimits.take({ ...tries, uid: digestOf(phone).toString('hex').slice(0, 32) }),
    ]);
  }
  const order = await orders.findByOrderId(orderId);
  if (!order || !isTracked(order, now) || !isProved(order, { phone, token })) {
    throw new ShopError(
      'not-found',
      token === undefined ? trackingMessages.notFound : trackingMessages.linkEnded,
    );
  }
  return trackedOrderOf(order);
}

function isProved(order: Order, { phone, token }: Pick<TrackingRequest, 'phone' | 'token'>): boolean {
  if (token !== undefined) return isSame(token, order.trackingToken);
  return isSame(phone, order.shippingAddress.recipientPhone);
}

/** Compares in constant time, whatever the lengths. */
function isSame(given: string | undefined, stored: string | undefined): boolean {
  return Boolean(given && stored) && timingSafeEqual(digestOf(given!), digestOf(stored!));
}

const digestOf = (text: string) => createHash('sha256').update(text).digest();
