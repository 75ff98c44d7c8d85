// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest';
import {
  abandonPayment,
  rotateIdempotencyKey,
  markOrderShown,
  savePendingPayment,
  pendingIdempotencyKey,
  idempotencyKeyFor,
  readPendingPayment,
} from './idempotency-key.ts';

const purchase = { lines: [{ line: 'A_M', quantity: 1, addedAt: 1 }] };
const payment = { tranId: 'NG1', key: 'k', total: 56_000 };

afterEach(() => localStorage.clear());

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

test('returns the same key for the same purchase, in every tab and after every reload', async () => {
  const key = await idempotencyKeyFor('u1', purchase);
  expect(key).toMatch(UUID);
  expect(await idempotencyKeyFor('u1', { ...purchase })).toBe(key);
});

test('returns the same key to tabs that press at the same moment, and to a browser without stored data', async () => {
  const keys = await Promise.all([idempotencyKeyFor('u1', purchase), idempotencyKeyFor('u1', purchase)]);
  localStorage.clear();
  keys.push(await idempotencyKeyFor('u1', purchase));
  expect(new Set(keys).size).toBe(1);
});

test('returns another key for another quantity, another user, or the same products added again later', async () => {
  const key = await idempotencyKeyFor('u1', purchase);
  expect(await idempotencyKeyFor('u2', purchase)).not.toBe(key);
  const more = { ...purchase, lines: [{ ...purchase.lines[0], quantity: 2 }] };
  expect(await idempotencyKeyFor('u1', more)).not.toBe(key);
  const addedLater = { ...purchase, lines: [{ ...purchase.lines[0], addedAt: 2 }] };
  expect(await idempotencyKeyFor('u1', addedLater)).not.toBe(key);
});

test('returns the next key after a payment that ended without an order, the same in all tabs', async () => {
  const key = await idempotencyKeyFor('u1', purchase);
  rotateIdempotencyKey('u1', key);
  expect(pendingIdempotencyKey('u1')).toBeNull();
  const [next, inOtherTab] = await Promise.all([
    idempotencyKeyFor('u1', purchase),
    idempotencyKeyFor('u1', purchase),
  ]);
  expect(next).toMatch(UUID);
  expect(next).not.toBe(key);
  expect(inOtherTab).toBe(next);
  rotateIdempotencyKey('u1', key); // a tab that learns of the end late
  expect(await idempotencyKeyFor('u1', purchase)).toBe(next);
});

test('reports a pending key until the order was shown, and keeps the key', async () => {
  expect(pendingIdempotencyKey('u1')).toBeNull();
  const key = await idempotencyKeyFor('u1', purchase);
  savePendingPayment('u1', payment);
  expect(pendingIdempotencyKey('u1')).toBe(key);
  markOrderShown('u1');
  expect(pendingIdempotencyKey('u1')).toBeNull();
  expect(readPendingPayment('u1')).toBeNull();
  expect(await idempotencyKeyFor('u1', purchase)).toBe(key);
});

test('ends an open payment only for its own transaction', async () => {
  const key = await idempotencyKeyFor('u1', purchase);
  savePendingPayment('u1', { ...payment, key });
  abandonPayment('u1', 'NG2');
  abandonPayment('u1', null);
  expect(readPendingPayment('u1')).toMatchObject({ ...payment, key });
  expect(await idempotencyKeyFor('u1', purchase)).toBe(key);
  abandonPayment('u1', 'NG1');
  expect(readPendingPayment('u1')).toBeNull();
  expect(await idempotencyKeyFor('u1', purchase)).not.toBe(key);
});

test('drops an open payment after the day during which the gateway accepts it', () => {
  savePendingPayment('u1', payment);
  const { begunAt } = readPendingPayment('u1')!;
  const day = 24 * 60 * 60 * 1000;
  expect(readPendingPayment('u1', begunAt + day - 1)).not.toBeNull();
  expect(readPendingPayment('u1', begunAt + day)).toBeNull();
});
