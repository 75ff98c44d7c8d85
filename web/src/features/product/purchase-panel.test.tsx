// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { ShopError } from '@nargisus/domain/contract';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { addToCart } from '#data/cart/cart-mutations.ts';
import { publishIdentity } from '#data/auth/identity-store.ts';
import { aProduct } from '#testing/builders.ts';
import { renderWithProviders } from '#testing/render-with-providers.tsx';
import { PurchasePanel } from './purchase-panel.tsx';

/* The cart's own behaviour is tested against the running suite (e2e); here it only answers, refuses or waits. */
vi.mock('#data/cart/cart-mutations.ts', () => ({ addToCart: vi.fn(), prefetchCartMutations: vi.fn() }));
const adding = vi.mocked(addToCart);

const product = aProduct();
const shopper = {
  state: 'signed-in',
  uid: 'shopper',
  email: 'shopper@nargisus.test',
  displayName: 'Shopper',
  emailVerified: true,
  photoUrl: null,
  createdAt: null,
  role: 'user',
} as const;

beforeEach(() => {
  adding.mockReset().mockResolvedValue();
  publishIdentity({ state: 'signed-out' });
  renderWithProviders(<PurchasePanel product={product} />, { at: '/products/it' });
});
afterEach(cleanup);

const quantity = () => screen.getByLabelText<HTMLInputElement>('Quantity');
const isOff = (name: string | RegExp) =>
  screen.getByRole('button', { name }).matches(':disabled, [aria-disabled=true]');
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

test('offers every size, medium first chosen, and says whose sizes they are', () => {
  const size = screen.getByLabelText<HTMLSelectElement>('Size');
  expect([...size.options].map((option) => option.text)).toEqual(['XS', 'S', 'M', 'L', 'XL', 'XXL']);
  expect(size.value).toBe('M');
  expect(screen.getByText('All sizes are in Asian Standard')).toBeDefined();
});

test('the quantity goes from 1 to 10, typed or stepped', () => {
  expect([quantity().min, quantity().max, quantity().value]).toEqual(['1', '10', '1']);
  press('Increase quantity of Linen Panjabi');
  expect(quantity().value).toBe('2');
  fireEvent.change(quantity(), { target: { value: '99' } });
  fireEvent.blur(quantity());
  expect(quantity().value).toBe('10');
  expect(isOff(/Increase/)).toBe(true);
  fireEvent.change(quantity(), { target: { value: '' } });
  fireEvent.blur(quantity());
  expect(quantity().value).toBe('10');
});

test('adds the chosen size and quantity, says so, and counts from one again', async () => {
  fireEvent.change(screen.getByLabelText('Size'), { target: { value: 'XL' } });
  fireEvent.change(quantity(), { target: { value: '3' } });
  press('Add to Cart');
  expect(await screen.findByText('Linen Panjabi (Size: XL) added to cart successfully!')).toBeDefined();
  expect(adding).toHaveBeenCalledExactlyOnceWith({ product, size: 'XL', quantity: 3 });
  await waitFor(() => expect(quantity().value).toBe('1'));
});

test('names the cart it went to when somebody is signed in', async () => {
  publishIdentity(shopper);
  press('Add to Cart');
  expect(
    await screen.findByText("Linen Panjabi (Size: M) added to shopper@nargisus.test's cart!"),
  ).toBeDefined();
});

test('both buttons are off while something is being added', async () => {
  let settle = () => {};
  adding.mockReturnValue(new Promise((resolve) => (settle = resolve)));
  press('Add to Cart');
  expect(isOff('Adding...')).toBe(true);
  expect(isOff('Order Now')).toBe(true);
  settle();
  await screen.findByRole('button', { name: 'Add to Cart' });
  expect(isOff('Add to Cart')).toBe(false);
});

test('a second press while a product is being added does not add it twice', async () => {
  let settle = () => {};
  adding.mockReturnValue(new Promise((resolve) => (settle = resolve)));
  const button = screen.getByRole('button', { name: 'Add to Cart' });
  button.focus();
  press('Add to Cart');
  press('Adding...');
  press('Order Now');
  await waitFor(() => expect(adding).toHaveBeenCalledTimes(1));
  settle();
  await screen.findByRole('button', { name: 'Add to Cart' });
  expect(adding).toHaveBeenCalledTimes(1);
  expect(document.activeElement).toBe(button);
});

test('a refusal is told in the words of the shop, any other failure in ours; the quantity stays', async () => {
  fireEvent.change(quantity(), { target: { value: '4' } });
  adding.mockRejectedValueOnce(new ShopError('conflict', 'Your cart is full'));
  press('Add to Cart');
  expect(await screen.findByText('Error adding to cart: Your cart is full')).toBeDefined();
  adding.mockRejectedValueOnce(new Error('offline'));
  press('Add to Cart');
  expect(await screen.findByText('Error adding item to cart. Please try again.')).toBeDefined();
  expect(quantity().value).toBe('4');
});

test('Order Now asks a guest to log in, adds nothing, and leads to the login page', async () => {
  press('Order Now');
  expect(await screen.findByText('Please login to place an order')).toBeDefined();
  expect(screen.getByText('at /login')).toBeDefined();
  expect(adding).not.toHaveBeenCalled();
});

test('Order Now adds, says where it goes, and is at the checkout 1.5 s later', async () => {
  publishIdentity(shopper);
  const pressed = performance.now();
  press('Order Now');
  expect(await screen.findByRole('button', { name: 'Processing...' })).toBeDefined();
  expect(await screen.findByText('Linen Panjabi added to cart! Redirecting to checkout...')).toBeDefined();
  expect(await screen.findByText('at /checkout')).toBeDefined();
  expect(performance.now() - pressed).toBeGreaterThanOrEqual(1_500);
  expect(adding).toHaveBeenCalledOnce();
});
