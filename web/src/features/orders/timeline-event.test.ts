import type { Statuses } from '@nargisus/domain/orders';
import { expect, test } from 'vitest';
import { timelineEventOf, staffNoteOf } from './timeline-event.ts';

const placed: Statuses = { orderStatus: 'confirmed', deliveryStatus: 'pending', paymentStatus: 'pending' };
const shipped: Statuses = { orderStatus: 'shipped', deliveryStatus: 'in_transit', paymentStatus: 'pending' };

test('returns placed for the first entry', () =>
  expect(timelineEventOf({ from: null, to: placed })).toBe('placed'));

test.each<[string, Statuses, Partial<Statuses>, string]>([
  ['an assignment', placed, { orderStatus: 'processing', deliveryStatus: 'assigned' }, 'assigned'],
  ['a shipment', placed, { orderStatus: 'shipped', deliveryStatus: 'in_transit' }, 'shipped'],
  [
    'a later transition of a shipped parcel',
    shipped,
    { deliveryStatus: 'out_for_delivery' },
    'outForDelivery',
  ],
  [
    'a delivery, which also sets the payment to paid',
    shipped,
    { orderStatus: 'delivered', deliveryStatus: 'delivered', paymentStatus: 'paid' },
    'delivered',
  ],
  ['a failed delivery', shipped, { deliveryStatus: 'failed_delivery' }, 'failedDelivery'],
  [
    'a return, which also cancels the order',
    shipped,
    { orderStatus: 'cancelled', deliveryStatus: 'returned' },
    'returned',
  ],
  [
    'a cancellation, which also cancels the payment',
    placed,
    { orderStatus: 'cancelled', paymentStatus: 'cancelled' },
    'cancelled',
  ],
  ['a refund', placed, { paymentStatus: 'refunded' }, 'refunded'],
  ['a payment', placed, { paymentStatus: 'paid' }, 'paid'],
  ['a corrected status', shipped, { orderStatus: 'processing' }, 'processing'],
  ['a change that customers do not see', placed, {}, 'changed'],
])('names %s', (_what, from, change, event) => {
  expect(timelineEventOf({ from, to: { ...from, ...change } })).toBe(event);
});

test('returns a note unless it only repeats the event', () => {
  expect(staffNoteOf({ note: 'Order shipped' })).toBe('');
  expect(staffNoteOf({ note: 'Tracking: PATHAO-1' })).toBe('Tracking: PATHAO-1');
});
