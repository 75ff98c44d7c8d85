import { DELIVERY_STATUSES, ORDER_STATUSES, type TrackedOrder } from '@nargisus/domain/orders';
import { describe, expect, test } from 'vitest';
import { arrivalOf } from './arrival-of.ts';

const at = (day: number) => new Date(Date.UTC(2026, 10, day));
const packed = { orderStatus: 'processing', deliveryStatus: 'pending', paymentStatus: 'paid' } as const;
const delivered = { orderStatus: 'delivered', deliveryStatus: 'delivered', paymentStatus: 'paid' } as const;
const TIMELINE: TrackedOrder['timeline'] = [
  { at: at(1), from: null, to: packed },
  { at: at(2), from: packed, to: delivered },
  { at: at(3), from: delivered, to: packed },
  { at: at(4), from: packed, to: delivered },
];

describe('arrivalOf', () => {
  test('an order is coming until it was delivered, returned or cancelled', () => {
    const ended = ORDER_STATUSES.flatMap((orderStatus) =>
      DELIVERY_STATUSES.filter(
        (deliveryStatus) => !arrivalOf({ orderStatus, deliveryStatus, timeline: TIMELINE }).isComing,
      ).map((deliveryStatus) => `${orderStatus} ${deliveryStatus}`),
    );
    expect(ended).toEqual([
      ...ORDER_STATUSES.slice(0, -1).flatMap((status) => [`${status} delivered`, `${status} returned`]),
      ...DELIVERY_STATUSES.map((status) => `cancelled ${status}`),
    ]);
  });

  test('a delivered order arrived when it was delivered last', () => {
    expect(arrivalOf({ ...delivered, timeline: TIMELINE })).toEqual({ isComing: false, arrivedAt: at(4) });
  });

  test('an order that is not delivered now has not arrived', () => {
    expect(arrivalOf({ ...packed, timeline: TIMELINE })).toEqual({ isComing: true, arrivedAt: undefined });
  });
});
