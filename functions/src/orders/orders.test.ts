import { NO_ORDERS, orderCounterShard } from '@nargisus/domain/orders';
import { FieldValue } from 'firebase-admin/firestore';
import { expect, test } from 'vitest';
import { counterIncrements } from './order-counters.ts';
import { orderDocumentId } from './order-document-id.ts';

test('gives the same order id for the same buyer and key only', () => {
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

test('turns a change into increments and omits unchanged values', () => {
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
