import { expect, test } from 'vitest';
import { phoneHistory, type PastOrder } from './phone-history.ts';

const now = new Date('2026-11-20T06:00:00Z');
let id = 0;
const past = (change: Partial<PastOrder> = {}): PastOrder => ({
  ...{ _id: `o${(id += 1)}`, createdAt: new Date('2026-10-01T06:00:00Z') },
  ...{ orderStatus: 'delivered', deliveryStatus: 'delivered', isCombined: false },
  ...change,
});
const waiting = (createdAt = now) => past({ createdAt, orderStatus: 'confirmed', deliveryStatus: 'pending' });
const back = () => past({ orderStatus: 'shipped', deliveryStatus: 'returned' });

test('the orders on a number are counted by how they ended, without the order itself', () => {
  const order = waiting();
  const cancelled = past({ orderStatus: 'cancelled', deliveryStatus: 'pending' });
  const combined = past({ orderStatus: 'cancelled', deliveryStatus: 'pending', isCombined: true });
  const returned = past({ deliveryStatus: 'returned' });
  const all = [order, past(), past(), back(), cancelled, combined, returned];
  expect(phoneHistory(order, all)).toEqual({
    ...{ delivered: 2, cameBack: 1, returned: 1, cancelled: 1, sameDay: [], warnings: [] },
  });
});

test('other orders of the same Dhaka day that wait to be sent may be the same one', () => {
  const order = waiting();
  const [double, sent, cancelled, yesterday] = [
    waiting(new Date('2026-11-20T03:00:00Z')),
    past({ createdAt: now, orderStatus: 'processing', deliveryStatus: 'assigned' }),
    past({ createdAt: now, orderStatus: 'cancelled', deliveryStatus: 'pending' }),
    waiting(new Date('2026-11-19T17:59:00Z')), // 23:59 of the day before, in Dhaka
  ];
  expect(phoneHistory(order, [double, sent, cancelled, yesterday]).sameDay).toEqual([double]);
});

test('staff are warned of the third order of a day', () => {
  expect(phoneHistory(waiting(), [waiting()]).warnings).toEqual([]);
  expect(phoneHistory(waiting(), [waiting(), waiting()]).warnings).toEqual(['many-today']);
});

test('staff are warned of a number whose parcels come back at least as often as not', () => {
  expect(phoneHistory(waiting(), [back()]).warnings).toEqual([]);
  expect(phoneHistory(waiting(), [back(), back()]).warnings).toEqual(['often-back']);
  expect(phoneHistory(waiting(), [back(), back(), past(), past()]).warnings).toEqual(['often-back']);
  expect(phoneHistory(waiting(), [back(), back(), past(), past(), past()]).warnings).toEqual([]);
});
