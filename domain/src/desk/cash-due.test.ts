import { expect, test } from 'vitest';
import { taka } from '../money/taka.ts';
import { anOrder } from '../orders/testing/an-order.ts';
import { cashAge, withCashDue } from './cash-due.ts';
import { orderDeskOf } from './order-desk.ts';
import { NO_CALLS } from './phone-call.ts';

const placed = new Date('2026-11-20T04:00:00Z');
const delivered = new Date('2026-11-23T09:00:00Z');
const order = anOrder(placed, {
  ...{ orderStatus: 'delivered', deliveryStatus: 'delivered', paymentStatus: 'paid' },
});
const facts = { ...NO_CALLS, dueAt: placed, parcel: null, cashDueSince: null };

test('a delivered order waits in Cash due since the courier owes its cash, and is done when it is paid', () => {
  const due = withCashDue(facts, taka(911), delivered);
  expect(due).toMatchObject({ cashDueSince: delivered, dueAt: delivered });
  expect(orderDeskOf(order, due).stage).toBe('cash-due');
  const later = withCashDue(due, taka(100), new Date('2026-11-25T00:00:00Z'));
  expect(later.cashDueSince).toBe(delivered);
  const paid = withCashDue(later, taka(0), new Date('2026-11-26T00:00:00Z'));
  expect(paid.cashDueSince).toBeNull();
  expect(orderDeskOf(order, paid).stage).toBe('done');
});

test('cash that is owed for a returned order leaves it in Returns', () => {
  const due = withCashDue(facts, taka(911), delivered);
  expect(orderDeskOf({ ...order, deliveryStatus: 'returned' }, due).stage).not.toBe('cash-due');
});

test.each([
  [0, '0-3'],
  [3.9, '0-3'],
  [4, '4-7'],
  [7.9, '4-7'],
  [8, '8-14'],
  [14.9, '8-14'],
  [15, '15+'],
  [400, '15+'],
] as const)('cash that is owed for %s days is %s days old', (days, age) => {
  expect(cashAge(placed, new Date(placed.getTime() + days * 24 * 3_600_000))).toBe(age);
});
