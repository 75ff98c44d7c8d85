import { describe, expect, test } from 'vitest';
import { paisa } from '../money/paisa.ts';
import { anonymizeOrder } from './anonymize-order.ts';
import {
  isTracked,
  readTrackingLink,
  trackedOrderOf,
  trackingFormSchema,
  trackingPath,
  trackingRequestSchema,
} from './order-tracking.ts';
import { trackingMessages } from './order-tracking-messages.ts';
import { anOrder } from './testing/an-order.ts';

const DAY_MS = 24 * 60 * 60_000;
const now = new Date('2026-11-27T06:00:00Z');
const later = (days: number) => new Date(now.getTime() + days * DAY_MS);
const TOKEN = 'aB3_-6789012345678901z';
const order = { ...anOrder(now, { orderId: 'ORD-20261127-K7XYW' }), trackingToken: TOKEN };

describe('the number and phone of an order', () => {
  test.each([
    ['as printed', 'ORD-20261127-K7XYW', '01712345678'],
    ['in lower case with blanks', ' ord-20261127-k7xyw ', '+880 1712-345678'],
    ['without ORD, after a hash', '#20261127-K7XYW', '8801712345678'],
    ['in Bangla digits', '২০২৬১১২৭-K৭XYW', '০১৭১২৩৪৫৬৭৮'],
  ])('are read %s', (_how, orderId, phone) => {
    expect(trackingFormSchema.parse({ orderId, phone })).toEqual({
      orderId: 'ORD-20261127-K7XYW',
      phone: '01712345678',
    });
  });

  test.each([
    ['', trackingMessages.orderIdMissing],
    ['K7XYW', 'This is not an order number. Please enter it as in the mail, with date and letters.'],
    [
      'ORD-20261127-OIZ5B',
      'This is not an order number. Please enter it as in the mail, with date and letters.',
    ],
  ])('"%s" is refused with one message', (orderId, message) => {
    const { error } = trackingFormSchema.safeParse({ orderId, phone: '01712345678' });
    expect(error?.issues.map((issue) => issue.message)).toEqual([message]);
  });

  test('are needed, or a token instead of the phone, but not both', () => {
    const { orderId } = order;
    const isValid = (proof: object) => trackingRequestSchema.safeParse({ orderId, ...proof }).success;
    expect(isValid({ phone: '01712345678' })).toBe(true);
    expect(isValid({ token: TOKEN })).toBe(true);
    expect(isValid({})).toBe(false);
    expect(isValid({ phone: '01712345678', token: TOKEN })).toBe(false);
    expect(isValid({ token: '' })).toBe(false);
  });
});

test('a link leads back to its order and token', () => {
  const path = trackingPath(order);
  expect(path).toBe(`/track#ORD-20261127-K7XYW/${TOKEN}`);
  expect(readTrackingLink(path!.slice('/track'.length))).toEqual({
    orderId: order.orderId,
    token: TOKEN,
  });
  expect(trackingPath(anOrder(now))).toBeUndefined();
});

test.each(['', '#', '#ORD-20261127-K7XYW', '#ORD-20261127-K7XYW/short', `#x/${TOKEN}`])(
  '%j is no link',
  (fragment) => {
    expect(readTrackingLink(fragment)).toBeUndefined();
  },
);

test('a stranger sees where the order is, and nothing about people, goods and places', () => {
  const tracked = trackedOrderOf({ ...order, deliveryAssignedTo: 'Rider Rahim', trackingInfo: 'SF-1' });
  expect(tracked).toEqual({
    orderId: order.orderId,
    placedAt: now,
    orderStatus: 'confirmed',
    deliveryStatus: 'pending',
    paymentStatus: 'pending',
    deliveryOption: 'standard',
    estimatedDelivery: order.estimatedDelivery,
    trackingInfo: 'SF-1',
    pieces: 2,
    toCollect: paisa(91_100),
    timeline: [{ at: now, from: null, to: order.timeline[0]!.to }],
  });
});

describe('an order is tracked', () => {
  test('while it is under way, however long', () => {
    expect(isTracked(order, later(400))).toBe(true);
  });

  test.each([
    { orderStatus: 'delivered', deliveryStatus: 'delivered' },
    { orderStatus: 'cancelled' },
    { deliveryStatus: 'returned' },
  ] as const)('for 60 days after %j', (to) => {
    const over = {
      ...order,
      ...to,
      timeline: [
        ...order.timeline,
        { at: now, who: 's', from: order.timeline[0]!.to, to: { ...order.timeline[0]!.to, ...to }, note: '' },
      ],
    };
    expect(isTracked(over, later(59.9))).toBe(true);
    expect(isTracked(over, later(60))).toBe(false);
    const paidLater = {
      ...over,
      timeline: [
        ...over.timeline,
        { at: later(50), who: 's', from: over.timeline[1]!.to, to: over.timeline[1]!.to, note: 'paid' },
      ],
    };
    expect(isTracked(paidLater, later(61))).toBe(false);
  });

  test('not after its account was deleted, whose link is gone', () => {
    const closed = anonymizeOrder(order, 'deleted_0123456789abcdef01234567');
    expect(isTracked(closed, now)).toBe(false);
    expect(closed).not.toHaveProperty('trackingToken');
  });
});
