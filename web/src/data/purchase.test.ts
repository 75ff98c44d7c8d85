// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest';
import {
  closeOpenPayment,
  finishPurchase,
  keepOpenPayment,
  pendingPurchaseKey,
  purchaseKeyFor,
  readOpenPayment,
  renewPurchaseKey,
} from './purchase.ts';

const purchase = { lines: [{ line: 'A_M', quantity: 1, addedAt: 1 }], total: 56_000 };
const payment = { tranId: 'NG1', key: 'k', total: 56_000 };

afterEach(() => localStorage.clear());

test('the same purchase has the same key, in every tab and after every reload', () => {
  const key = purchaseKeyFor('u1', purchase);
  expect(key).toMatch(/^[0-9a-f-]{36}$/);
  expect(purchaseKeyFor('u1', { ...purchase })).toBe(key);
});

test('another total, another person, or the same things put into the cart anew are another purchase', () => {
  const key = purchaseKeyFor('u1', purchase);
  expect(purchaseKeyFor('u2', purchase)).not.toBe(key);
  expect(purchaseKeyFor('u1', { ...purchase, total: 60_000 })).not.toBe(key);
  const addedLater = { ...purchase, lines: [{ ...purchase.lines[0], addedAt: 2 }] };
  expect(purchaseKeyFor('u1', addedLater)).not.toBe(key);
});

test('after a payment that came to nothing the next press is a new one', () => {
  const key = purchaseKeyFor('u1', purchase);
  renewPurchaseKey('u1');
  expect(purchaseKeyFor('u1', purchase)).not.toBe(key);
});

test('a purchase is looked for until its order has been shown; its key stays the same', () => {
  expect(pendingPurchaseKey('u1')).toBeNull();
  const key = purchaseKeyFor('u1', purchase);
  keepOpenPayment('u1', payment);
  expect(pendingPurchaseKey('u1')).toBe(key);
  finishPurchase('u1');
  expect(pendingPurchaseKey('u1')).toBeNull();
  expect(readOpenPayment('u1')).toBeNull();
  expect(purchaseKeyFor('u1', purchase)).toBe(key);
});

test('an open payment is closed by its own end only', () => {
  const key = purchaseKeyFor('u1', purchase);
  keepOpenPayment('u1', payment);
  closeOpenPayment('u1', 'NG2');
  closeOpenPayment('u1', null);
  expect(readOpenPayment('u1')).toMatchObject(payment);
  expect(purchaseKeyFor('u1', purchase)).toBe(key);
  closeOpenPayment('u1', 'NG1');
  expect(readOpenPayment('u1')).toBeNull();
  expect(purchaseKeyFor('u1', purchase)).not.toBe(key);
});

test('and is forgotten after the day for which the gateway could still be paid', () => {
  keepOpenPayment('u1', payment);
  const { begunAt } = readOpenPayment('u1')!;
  const day = 24 * 60 * 60 * 1000;
  expect(readOpenPayment('u1', begunAt + day - 1)).not.toBeNull();
  expect(readOpenPayment('u1', begunAt + day)).toBeNull();
});
