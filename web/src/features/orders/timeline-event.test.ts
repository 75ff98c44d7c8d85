import type { Statuses } from '@nargisus/domain/orders';
import { expect, test } from 'vitest';
import { timelineEventOf, staffNoteOf } from './timeline-event.ts';

const placed: Statuses = { orderStatus: 'confirmed', deliveryStatus: 'pending', paymentStatus: 'pending' };
const shipped: Statuses = { orderStatus: 'shipped', deliveryStatus: 'in_transit', paymentStatus: 'pending' };

test('an order begins by being placed', () =>
  expect(timelineEventOf({ from: null, to: placed })).toBe('placed'));

test.each<[string, Statuses, Partial<Statuses>, string]>([
  ['assigning', placed, { orderStatus: 'processing', deliveryStatus: 'assigned' }, 'assigned'],
  ['shipping', placed, { orderStatus: 'shipped', deliveryStatus: 'in_transit' }, 'shipped'],
  ['moving on after it has shipped', shipped, { deliveryStatus: 'out_for_delivery' }, 'outForDelivery'],
  [
    'handing over, which also pays',
    shipped,
    { orderStatus: 'delivered', deliveryStatus: 'delivered', paymentStatus: 'paid' },
    'delivered',
  ],
  ['nobody at home', shipped, { deliveryStatus: 'failed_delivery' }, 'failedDelivery'],
  [
    'a return, which also cancels',
    shipped,
    { orderStatus: 'cancelled', deliveryStatus: 'returned' },
    'returned',
  ],
  [
    'cancelling, which also calls the payment off',
    placed,
    { orderStatus: 'cancelled', paymentStatus: 'cancelled' },
    'cancelled',
  ],
  ['money that went back', placed, { paymentStatus: 'refunded' }, 'refunded'],
  ['money that came', placed, { paymentStatus: 'paid' }, 'paid'],
  ['a corrected status', shipped, { orderStatus: 'processing' }, 'processing'],
  ['nothing that a customer sees', placed, {}, 'changed'],
])('%s is told as such', (_what, from, change, event) => {
  expect(timelineEventOf({ from, to: { ...from, ...change } })).toBe(event);
});

test('a note is told unless it only repeats the event', () => {
  expect(staffNoteOf({ note: 'Order shipped' })).toBe('');
  expect(staffNoteOf({ note: 'Tracking: PATHAO-1' })).toBe('Tracking: PATHAO-1');
});
