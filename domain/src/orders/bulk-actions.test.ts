import { describe, expect, test } from 'vitest';
import { skipReason, type BulkAction } from './bulk-actions.ts';
import { setStatuses } from './transition-delivery.ts';
import type { Order } from './order.ts';
import { DELIVERY_STATUSES, ORDER_STATUSES } from './statuses.ts';
import { anOrder } from './testing/an-order.ts';

const now = new Date('2026-11-20T20:00:00Z');
const ACTIONS: BulkAction[] = ['confirm', 'assign', 'print', 'pick'];

describe.each(ACTIONS)('%s of many', (action) => {
  test.each([
    [{ onHold: true }, 'on-hold'],
    [{ orderStatus: 'cancelled' }, 'cancelled'],
    [{ refund: 'requested' }, 'refunded'],
    [{ deliveryStatus: 'returned' }, 'returned'],
  ] as [Partial<Order>, string][])('skips an order with %j', (change, reason) => {
    expect(skipReason(action, anOrder(now, { orderStatus: 'processing', ...change }))).toBe(reason);
  });
});

test('confirms orders that were set back, and skips confirmed and shipped ones', () => {
  for (const orderStatus of ORDER_STATUSES) {
    for (const deliveryStatus of DELIVERY_STATUSES) {
      const order = setStatuses(anOrder(now), { orderStatus, deliveryStatus }, { who: 'boss', now });
      const isTaken = deliveryStatus === 'pending' && !['confirmed', 'cancelled'].includes(orderStatus);
      expect(skipReason('confirm', order) === undefined).toBe(isTaken);
    }
  }
});

test('assigns orders that wait for a rider, prints orders that may be sent, and picks what has not left', () => {
  expect(skipReason('assign', anOrder(now))).toBeUndefined();
  expect(skipReason('assign', anOrder(now, { deliveryStatus: 'assigned' }))).toBe('not-waiting');
  expect(skipReason('print', anOrder(now, { deliveryStatus: 'delivered' }))).toBeUndefined();
  expect(skipReason('pick', anOrder(now))).toBeUndefined();
  expect(skipReason('pick', anOrder(now, { deliveryStatus: 'picked_up' }))).toBe('under-way');
});
