// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { CartItem } from '@nargisus/domain/cart';
import { ShopError } from '@nargisus/domain/contract';
import { taka } from '@nargisus/domain/money';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { clearCart, removeLine, setQuantity } from '#data/cart/cart-mutations.ts';
import type { Loadable } from '#data/query/loadable.ts';
import { aCartItem } from '#testing/builders.ts';
import { renderWithProviders } from '#testing/render-with-providers.tsx';
import { CartPanel } from './cart-panel.tsx';

/* The cart in Firestore is tested against the running suite (e2e); here it holds what a test puts into it. */
vi.mock('#data/cart/cart-mutations.ts', () => ({
  clearCart: vi.fn(),
  removeLine: vi.fn(),
  setQuantity: vi.fn(),
}));
let cart: Loadable<CartItem[]>;
vi.mock('#data/cart/use-cart.ts', () => ({ useCart: () => cart }));

const panjabi = aCartItem({ quantity: 2 });
const mug = aCartItem({ productId: 'MUG', name: 'Clay Mug', price: taka(890.5), size: 'L' });
const show = (next: Loadable<CartItem[]>) => {
  cart = next;
  return renderWithProviders(<CartPanel open onClose={() => {}} />, { at: '/here' });
};
const filled = { state: 'ready', value: [panjabi, mug] } as const satisfies Loadable<CartItem[]>;
const row = (name: string) => within(screen.getByText(name).closest('li')!);
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const isOff = (name: string) =>
  screen.getByRole('button', { name }).matches(':disabled, [aria-disabled=true]');
let answer: boolean;
let questions: string[];

beforeEach(() => {
  for (const change of [clearCart, removeLine, setQuantity])
    vi.mocked(change).mockReset().mockResolvedValue();
  answer = true;
  questions = [];
  window.confirm = (question) => (questions.push(question!), answer);
});
afterEach(cleanup);

test('an empty cart leads to the products', () => {
  show({ state: 'ready', value: [] });
  expect(screen.getByText('Your cart is empty.')).toBeDefined();
  expect(screen.getByText('Add some premium items to get started!')).toBeDefined();
  expect(screen.getByRole('link', { name: 'Continue Shopping' }).getAttribute('href')).toBe('/products');
});

test('a cart that cannot be read shows as empty, one that is being read does not', () => {
  show({ state: 'failed', retry: () => {} });
  expect(screen.getByText('Your cart is empty.')).toBeDefined();
  cleanup();
  show({ state: 'loading' });
  expect(screen.queryByText('Your cart is empty.')).toBeNull();
  expect(screen.getByText('Loading your cart…')).toBeDefined();
});

test('rows show price and line total, the foot the total and the way to the checkout', () => {
  show(filled);
  expect(row('Linen Panjabi').getByText('৳4,900.00')).toBeDefined();
  expect(screen.getByText('৳5,790.50')).toBeDefined();
  expect(screen.getByRole('link', { name: 'Checkout' }).getAttribute('href')).toBe('/checkout');
});

test('while a change is under way everything is off and the checkout says so', async () => {
  let settle = () => {};
  vi.mocked(setQuantity).mockReturnValue(new Promise((resolve) => (settle = resolve)));
  show(filled);
  press('Increase quantity of Clay Mug');
  expect(setQuantity).toHaveBeenCalledExactlyOnceWith(mug, 2);
  expect(
    ['Updating...', 'Clear cart', 'Remove Clay Mug', 'Decrease quantity of Linen Panjabi'].map(isOff),
  ).toEqual(Array(4).fill(true));
  settle();
  expect(await screen.findByRole('link', { name: 'Checkout' })).toBeDefined();
});

test('below one is a removal: asked for, done, told', async () => {
  show(filled);
  press('Decrease quantity of Clay Mug');
  expect(questions).toEqual(['Are you sure you want to remove this item from your cart?']);
  expect(removeLine).toHaveBeenCalledExactlyOnceWith(mug);
  expect(setQuantity).not.toHaveBeenCalled();
  expect(await screen.findByText('Item removed from cart')).toBeDefined();
});

test('a removal that is not confirmed removes nothing', () => {
  answer = false;
  show(filled);
  press('Remove Clay Mug');
  expect(questions).toHaveLength(1);
  expect(removeLine).not.toHaveBeenCalled();
});

test('clearing is asked for, and names whose cart it was', async () => {
  cart = filled;
  renderWithProviders(<CartPanel open onClose={() => {}} />, {
    identity: {
      state: 'signed-in',
      uid: 'u',
      email: 'mina@nargisus.test',
      displayName: null,
      emailVerified: true,
      photoUrl: null,
      createdAt: null,
      role: 'user',
    },
  });
  press('Clear cart');
  expect(questions).toEqual(['Are you sure you want to clear your entire cart?']);
  expect(await screen.findByText('Cart cleared for mina@nargisus.test')).toBeDefined();
});

test('a failure is told and the cart stays as it was', async () => {
  vi.mocked(setQuantity).mockRejectedValueOnce(new ShopError('conflict', 'The product is gone'));
  show(filled);
  press('Increase quantity of Linen Panjabi');
  expect(await screen.findByText('Error updating quantity: The product is gone')).toBeDefined();
  vi.mocked(removeLine).mockRejectedValueOnce(new Error('offline'));
  press('Remove Linen Panjabi');
  expect(await screen.findByText('Error removing item. Please try again.')).toBeDefined();
  await waitFor(() => expect(isOff('Clear cart')).toBe(false));
});

test('ten is the most of one line', () => {
  show({ state: 'ready', value: [aCartItem({ quantity: 10 })] });
  expect(isOff('Increase quantity of Linen Panjabi')).toBe(true);
});
