// @vitest-environment jsdom
import type { CartItem } from '@nargisus/domain/cart';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { aCartItem } from '#testing/builders.ts';
import { hasCartCount } from './cart-count-store.ts';
import { publishCartChange, getCartSnapshot, observeCart } from './cart-store.ts';
import { readCart } from './cart-documents.ts';

/* e2e/ tests cart-documents.ts with Firestore; here each test sets the stored lines. */
vi.mock('./cart-documents.ts', () => ({ readCart: vi.fn() }));
const stored = vi.mocked(readCart);

const panjabi = aCartItem({ quantity: 2 });
const mug = aCartItem({ productId: 'MUG', name: 'Clay Mug', size: 'L' });
const linesOf = (owner: string) => {
  const cart = getCartSnapshot(owner);
  return cart.state === 'ready' ? cart.value.map((line) => `${line.productId} ${line.quantity}`) : cart.state;
};

let owner: string;
let stop = () => {};
beforeEach(() => {
  owner = `owner-${Math.random()}`;
  stored.mockReset().mockResolvedValue([panjabi]);
});
afterEach(() => stop());

test('reads the cart for the first observer, and not again while it is fresh', async () => {
  stop = observeCart(owner);
  expect(linesOf(owner)).toBe('loading');
  await vi.waitFor(() => expect(linesOf(owner)).toEqual([`${panjabi.productId} 2`]));
  observeCart(owner)();
  window.dispatchEvent(new Event('focus'));
  expect(stored).toHaveBeenCalledExactlyOnceWith(owner);
  expect(hasCartCount(owner)).toBe(true);
});

test('applies changes of this tab without reading: a raised quantity, a line added in front, a removed line', async () => {
  stop = observeCart(owner);
  await vi.waitFor(() => expect(linesOf(owner)).toHaveLength(1));
  publishCartChange({ id: owner }, { kind: 'put', lines: [{ ...panjabi, quantity: 5 }] });
  publishCartChange({ id: owner }, { kind: 'put', lines: [mug] });
  expect(linesOf(owner)).toEqual(['MUG 1', `${panjabi.productId} 5`]);
  publishCartChange({ id: owner }, { kind: 'removed', ids: [panjabi._id] });
  expect(linesOf(owner)).toEqual(['MUG 1']);
  expect(stored).toHaveBeenCalledOnce();
});

test('reads again after another tab has changed this cart, and not after a change of another cart', async () => {
  stop = observeCart(owner);
  await vi.waitFor(() => expect(linesOf(owner)).toHaveLength(1));
  stored.mockResolvedValue([mug]);
  const otherTab = new BroadcastChannel('nargisus.cart');
  otherTab.postMessage('another owner');
  otherTab.postMessage(owner);
  await vi.waitFor(() => expect(linesOf(owner)).toEqual(['MUG 1']));
  expect(stored).toHaveBeenCalledTimes(2);
  otherTab.close();
});

test('discards a read that began before the last change', async () => {
  let answer: (lines: CartItem[]) => void = () => {};
  stored.mockReturnValueOnce(new Promise((resolve) => (answer = resolve))).mockResolvedValue([mug]);
  stop = observeCart(owner);
  await vi.waitFor(() => expect(stored).toHaveBeenCalledOnce());
  publishCartChange({ id: owner }, { kind: 'put', lines: [mug] });
  answer([panjabi]);
  await vi.waitFor(() => expect(linesOf(owner)).toEqual(['MUG 1']));
});

test('retries a failed read on request, and when the network returns', async () => {
  stored.mockRejectedValueOnce(new Error('offline'));
  stop = observeCart(owner);
  await vi.waitFor(() => expect(linesOf(owner)).toBe('failed'));
  window.dispatchEvent(new Event('online'));
  await vi.waitFor(() => expect(linesOf(owner)).toHaveLength(1));
});

test('keeps the lines when a later read fails', async () => {
  stop = observeCart(owner);
  await vi.waitFor(() => expect(linesOf(owner)).toHaveLength(1));
  stored.mockRejectedValue(new Error('offline'));
  publishCartChange({ id: owner }, { kind: 'unknown' });
  await vi.waitFor(() => expect(stored).toHaveBeenCalledTimes(2));
  expect(linesOf(owner)).toEqual([`${panjabi.productId} 2`]);
});
