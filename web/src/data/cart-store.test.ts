// @vitest-environment jsdom
import type { CartItem } from '@nargisus/domain/cart';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { aCartItem } from '../testing/builders.ts';
import { isCartCounted } from './cart-count.ts';
import { cartChanged, cartSeen, lookAtCart } from './cart-store.ts';
import { readCart } from './carts.repository.ts';

/* Firestore stands behind the repository (e2e); here it holds what a test puts into it. */
vi.mock('./carts.repository.ts', () => ({ readCart: vi.fn() }));
const stored = vi.mocked(readCart);

const panjabi = aCartItem({ quantity: 2 });
const mug = aCartItem({ productId: 'MUG', name: 'Clay Mug', size: 'L' });
const linesOf = (owner: string) => {
  const cart = cartSeen(owner);
  return cart.state === 'ready' ? cart.value.map((line) => `${line.productId} ${line.quantity}`) : cart.state;
};

let owner: string;
let stop = () => {};
beforeEach(() => {
  owner = `owner-${Math.random()}`;
  stored.mockReset().mockResolvedValue([panjabi]);
});
afterEach(() => stop());

test('is read when somebody looks, and not again at once', async () => {
  stop = lookAtCart(owner);
  expect(linesOf(owner)).toBe('loading');
  await vi.waitFor(() => expect(linesOf(owner)).toEqual([`${panjabi.productId} 2`]));
  lookAtCart(owner)();
  window.dispatchEvent(new Event('focus'));
  expect(stored).toHaveBeenCalledExactlyOnceWith(owner);
  expect(isCartCounted(owner)).toBe(true);
});

test('takes over what this tab changed without reading: raised, added in front, taken away', async () => {
  stop = lookAtCart(owner);
  await vi.waitFor(() => expect(linesOf(owner)).toHaveLength(1));
  cartChanged({ id: owner }, { kind: 'put', lines: [{ ...panjabi, quantity: 5 }] });
  cartChanged({ id: owner }, { kind: 'put', lines: [mug] });
  expect(linesOf(owner)).toEqual(['MUG 1', `${panjabi.productId} 5`]);
  cartChanged({ id: owner }, { kind: 'taken', ids: [panjabi._id] });
  expect(linesOf(owner)).toEqual(['MUG 1']);
  expect(stored).toHaveBeenCalledOnce();
});

test('another tab’s change of this cart is read, one of somebody else’s is not', async () => {
  stop = lookAtCart(owner);
  await vi.waitFor(() => expect(linesOf(owner)).toHaveLength(1));
  stored.mockResolvedValue([mug]);
  const otherTab = new BroadcastChannel('nargisus.cart');
  otherTab.postMessage('somebody else');
  otherTab.postMessage(owner);
  await vi.waitFor(() => expect(linesOf(owner)).toEqual(['MUG 1']));
  expect(stored).toHaveBeenCalledTimes(2);
  otherTab.close();
});

test('a read that a change overtook is thrown away', async () => {
  let answer: (lines: CartItem[]) => void = () => {};
  stored.mockReturnValueOnce(new Promise((resolve) => (answer = resolve))).mockResolvedValue([mug]);
  stop = lookAtCart(owner);
  await vi.waitFor(() => expect(stored).toHaveBeenCalledOnce());
  cartChanged({ id: owner }, { kind: 'put', lines: [mug] });
  answer([panjabi]);
  await vi.waitFor(() => expect(linesOf(owner)).toEqual(['MUG 1']));
});

test('a failure can be tried again, and is by itself when the network is back', async () => {
  stored.mockRejectedValueOnce(new Error('offline'));
  stop = lookAtCart(owner);
  await vi.waitFor(() => expect(linesOf(owner)).toBe('failed'));
  window.dispatchEvent(new Event('online'));
  await vi.waitFor(() => expect(linesOf(owner)).toHaveLength(1));
});

test('what was seen stays when only the next look fails', async () => {
  stop = lookAtCart(owner);
  await vi.waitFor(() => expect(linesOf(owner)).toHaveLength(1));
  stored.mockRejectedValue(new Error('offline'));
  cartChanged({ id: owner }, { kind: 'unknown' });
  await vi.waitFor(() => expect(stored).toHaveBeenCalledTimes(2));
  expect(linesOf(owner)).toEqual([`${panjabi.productId} 2`]);
});
