// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { CartItem } from '@nargisus/domain/cart';
import { ShopError } from '@nargisus/domain/contract';
import { taka } from '@nargisus/domain/money';
import { useReducer } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { clearCart, removeLine, setQuantity } from '#data/cart/cart-mutations.ts';
import type { Loadable } from '#data/query/loadable.ts';
import { aCartItem } from '#testing/builders.ts';
import { renderWithProviders } from '#testing/render-with-providers.tsx';
import { CartPanel } from './cart-panel.tsx';

/* e2e/ tests the cart with Firestore; here each test sets its lines. */
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
/** Renders the panel again with the present `cart` when its button is clicked. */
function RefreshablePanel() {
  const [, refresh] = useReducer((count: number) => count + 1, 0);
  return (
    <>
      <button onClick={refresh}>Refresh</button>
      <CartPanel open onClose={() => {}} />
    </>
  );
}
const filled = { state: 'ready', value: [panjabi, mug] } as const satisfies Loadable<CartItem[]>;
const row = (name: string) => within(screen.getByText(name).closest('li')!);
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const isDisabled = (name: string) =>
  screen.getByRole('button', { name }).matches(':disabled, [aria-disabled=true]');
let isConfirmed: boolean;
let confirmations: string[];

beforeEach(() => {
  for (const change of [clearCart, removeLine, setQuantity])
    vi.mocked(change).mockReset().mockResolvedValue();
  isConfirmed = true;
  confirmations = [];
  window.confirm = (message) => {
    confirmations.push(message!);
    return isConfirmed;
  };
});
afterEach(cleanup);

test('an empty cart links to the products', () => {
  show({ state: 'ready', value: [] });
  expect(screen.getByText('Your cart is empty.')).toBeVisible();
  expect(screen.getByText('Add some premium items to get started!')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Continue Shopping' })).toHaveAttribute('href', '/products');
});

test('shows a cart that cannot be read as empty, and one that loads as loading', () => {
  show({ state: 'failed', retry: () => {} });
  expect(screen.getByText('Your cart is empty.')).toBeVisible();
  cleanup();
  show({ state: 'loading' });
  expect(screen.queryByText('Your cart is empty.')).not.toBeInTheDocument();
  expect(screen.getByText('Loading your cart…')).toBeVisible();
});

test('shows the total of each line, the total of the cart, and the link to the checkout', () => {
  show(filled);
  expect(row('Linen Panjabi').getByText('৳4,900.00')).toBeVisible();
  expect(screen.getByText('৳5,790.50')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Checkout' })).toHaveAttribute('href', '/checkout');
});

test('disables every control during a change', async () => {
  let settle = () => {};
  vi.mocked(setQuantity).mockReturnValue(new Promise((resolve) => (settle = resolve)));
  show(filled);
  press('Increase quantity of Clay Mug');
  expect(setQuantity).toHaveBeenCalledExactlyOnceWith(mug, 2);
  expect(
    ['Updating...', 'Clear cart', 'Remove Clay Mug', 'Decrease quantity of Linen Panjabi'].map(isDisabled),
  ).toEqual(Array(4).fill(true));
  for (const name of ['Clear cart', 'Remove Clay Mug', 'Increase quantity of Linen Panjabi']) press(name);
  expect(confirmations).toEqual([]);
  expect(setQuantity).toHaveBeenCalledOnce();
  settle();
  expect(await screen.findByRole('link', { name: 'Checkout' })).toBeVisible();
});

test('a decrease below one removes the line after a confirmation', async () => {
  show(filled);
  press('Decrease quantity of Clay Mug');
  expect(confirmations).toEqual(['Are you sure you want to remove this item from your cart?']);
  expect(removeLine).toHaveBeenCalledExactlyOnceWith(mug);
  expect(setQuantity).not.toHaveBeenCalled();
  expect(await screen.findByText('Item removed from cart')).toBeVisible();
});

test('does not remove a line without confirmation', () => {
  isConfirmed = false;
  show(filled);
  press('Remove Clay Mug');
  expect(confirmations).toHaveLength(1);
  expect(removeLine).not.toHaveBeenCalled();
});

test("clears the cart after a confirmation, and names the shopper's email address", async () => {
  cart = filled;
  renderWithProviders(<CartPanel open onClose={() => {}} />, {
    identity: {
      state: 'signed-in',
      uid: 'u',
      email: 'mina@nargisus.test',
      phone: '',
      displayName: null,
      emailVerified: true,
      photoUrl: null,
      createdAt: null,
      role: 'user',
    },
  });
  press('Clear cart');
  expect(confirmations).toEqual(['Are you sure you want to clear your entire cart?']);
  expect(await screen.findByText('Cart cleared for mina@nargisus.test')).toBeVisible();
});

test('shows the reason of a rejection and a general message for other errors', async () => {
  vi.mocked(setQuantity).mockRejectedValueOnce(new ShopError('conflict', 'The product is gone'));
  show(filled);
  press('Increase quantity of Linen Panjabi');
  expect(await screen.findByText('Error updating quantity: The product is gone')).toBeVisible();
  vi.mocked(removeLine).mockRejectedValueOnce(new Error('offline'));
  press('Remove Linen Panjabi');
  expect(await screen.findByText('Error removing item. Please try again.')).toBeVisible();
  await waitFor(() => expect(isDisabled('Clear cart')).toBe(false));
});

test('disables the increase of a line with ten', () => {
  show({ state: 'ready', value: [aCartItem({ quantity: 10 })] });
  expect(isDisabled('Increase quantity of Linen Panjabi')).toBe(true);
  press('Increase quantity of Linen Panjabi');
  expect(setQuantity).not.toHaveBeenCalled();
});

test('moves the focus of a removed line to the next one, and of the last line to the link', async () => {
  cart = filled;
  renderWithProviders(<RefreshablePanel />);
  screen.getByRole('button', { name: 'Remove Linen Panjabi' }).focus();
  press('Remove Linen Panjabi');
  cart = { state: 'ready', value: [mug] };
  press('Refresh');
  expect(screen.getByRole('button', { name: 'Remove Clay Mug' })).toHaveFocus();
  await waitFor(() => expect(isDisabled('Remove Clay Mug')).toBe(false));
  press('Remove Clay Mug');
  cart = { state: 'ready', value: [] };
  press('Refresh');
  expect(screen.getByRole('link', { name: 'Continue Shopping' })).toHaveFocus();
});

test('does not move the focus when another tab removes a line', () => {
  cart = filled;
  renderWithProviders(<RefreshablePanel />);
  cart = { state: 'ready', value: [mug] };
  press('Refresh');
  expect(document.body).toHaveFocus();
});
