// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';

const order = { lines: [{ productId: 'A', size: 'M', quantity: 1 }], totalAmount: 560 };

afterEach(() => {
  sessionStorage.clear();
  vi.resetModules();
});

const freshPage = () => {
  vi.resetModules();
  return import('./request-key.ts');
};

test('a retry sends the same key, and so does a page that was reloaded in between', async () => {
  const first = await freshPage();
  const key = first.requestKeyFor(order);
  expect(key).toMatch(/^[0-9a-f-]{36}$/);
  expect(first.requestKeyFor({ ...order })).toBe(key);
  const reloaded = await freshPage();
  expect(reloaded.requestKeyFor(order)).toBe(key);
});

test('another total is another order', async () => {
  const { requestKeyFor } = await freshPage();
  expect(requestKeyFor({ ...order, totalAmount: 600 })).not.toBe(requestKeyFor(order));
});

test('after a definite answer the same cart is a new order', async () => {
  const { requestKeyFor, endAttempt } = await freshPage();
  const key = requestKeyFor(order);
  endAttempt();
  expect(requestKeyFor(order)).not.toBe(key);
  expect((await freshPage()).requestKeyFor(order)).not.toBe(key);
});

test('nothing that the storage holds can break it', async () => {
  sessionStorage.setItem('nargisus.order-attempt', '{broken');
  const { requestKeyFor } = await freshPage();
  expect(requestKeyFor(order)).toMatch(/^[0-9a-f-]{36}$/);
});
