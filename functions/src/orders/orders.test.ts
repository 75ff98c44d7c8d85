import { NO_ORDERS, orderCounterShard } from '@nargisus/domain/orders';
import { FieldValue } from 'firebase-admin/firestore';
import { expect, test } from 'vitest';
import { counterIncrements } from './order-counters.ts';
import { orderDocumentId } from './order-document-id.ts';

test('a buyer and a key give the same order id, anything else another one', () => {
  const id = orderDocumentId('u1', 'k1');
  expect(id).toMatch(/^[0-9a-f]{32}$/);
  expect(orderDocumentId('u1', 'k1')).toBe(id);
  expect(orderDocumentId('u2', 'k1')).not.toBe(id);
  expect(orderDocumentId('u1', 'k2')).not.toBe(id);
});

test('orders are counted on all shards', () => {
  const shards = Array.from({ length: 200 }, (_, n) => orderCounterShard(orderDocumentId('u', String(n))));
  expect(new Set(shards).size).toBe(10);
});

test('a change becomes increments, without what stays the same', () => {
  const change = {
    orders: 0,
    revenue: -91100,
    statuses: { confirmed: -1, cancelled: 1, shipped: 0 },
    deliveries: { pending: 0 },
    days: { '2026-11-21': { orders: 0, revenue: -91100 } },
  };
  expect(counterIncrements(change)).toEqual({
    revenue: FieldValue.increment(-91100),
    statuses: { confirmed: FieldValue.increment(-1), cancelled: FieldValue.increment(1) },
    days: { '2026-11-21': { revenue: FieldValue.increment(-91100) } },
  });
  expect(counterIncrements(NO_ORDERS)).toEqual({});
});
