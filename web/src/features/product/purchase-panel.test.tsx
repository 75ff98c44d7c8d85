// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { Product } from '@nargisus/domain/catalogue';
import { ShopError } from '@nargisus/domain/contract';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { addToCart } from '#data/cart/cart-mutations.ts';
import { publishIdentity } from '#data/auth/identity-store.ts';
import { aProduct } from '#testing/builders.ts';
import { renderWithProviders } from '#testing/render-with-providers.tsx';
import { PurchasePanel } from './purchase-panel.tsx';

/* e2e/ tests the cart with Firestore; here each test sets the result of an addition. */
vi.mock('#data/cart/cart-mutations.ts', () => ({ addToCart: vi.fn(), prefetchCartMutations: vi.fn() }));
const addition = vi.mocked(addToCart);

const product = aProduct();
const shopper = {
  state: 'signed-in',
  uid: 'shopper',
  email: 'shopper@nargisus.test',
  phone: '',
  displayName: 'Shopper',
  emailVerified: true,
  photoUrl: null,
  createdAt: null,
  role: 'user',
} as const;

beforeEach(() => {
  addition.mockReset().mockResolvedValue();
  publishIdentity({ state: 'signed-out' });
  renderWithProviders(<PurchasePanel product={product} />, { at: '/products/it' });
});
afterEach(cleanup);

const quantity = () => screen.getByLabelText<HTMLInputElement>('Quantity');
const size = (name: string) =>
  within(screen.getByRole('group', { name: 'Size' })).getByRole('radio', { name });
const sizes = () =>
  within(screen.getByRole('group', { name: 'Size' }))
    .getAllByRole<HTMLInputElement>('radio')
    .map(({ value }) => value);
const isDisabled = (name: string | RegExp) =>
  screen.getByRole('button', { name }).matches(':disabled, [aria-disabled=true]');
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

test('offers every size, with medium selected, and names the sizing standard', () => {
  expect(sizes()).toEqual(['XS', 'S', 'M', 'L', 'XL', 'XXL']);
  expect(size('M')).toBeChecked();
  expect(screen.getByText('All sizes are in Asian Standard')).toBeVisible();
});

test('limits the quantity to 1 to 10, typed or stepped', () => {
  expect([quantity().min, quantity().max, quantity().value]).toEqual(['1', '10', '1']);
  press('Increase quantity of Linen Panjabi');
  expect(quantity().value).toBe('2');
  fireEvent.change(quantity(), { target: { value: '99' } });
  fireEvent.blur(quantity());
  expect(quantity().value).toBe('10');
  expect(isDisabled(/Increase/)).toBe(true);
  fireEvent.change(quantity(), { target: { value: '' } });
  fireEvent.blur(quantity());
  expect(quantity().value).toBe('10');
});

test('adds the chosen size and quantity, shows a toast, and resets the quantity to one', async () => {
  fireEvent.click(size('XL'));
  fireEvent.change(quantity(), { target: { value: '3' } });
  press('Add to Cart');
  expect(await screen.findByText('Linen Panjabi (Size: XL) added to cart successfully!')).toBeVisible();
  expect(addition).toHaveBeenCalledExactlyOnceWith({ product, size: 'XL', quantity: 3 });
  await waitFor(() => expect(quantity().value).toBe('1'));
});

test("names the shopper's email address in the toast when signed in", async () => {
  publishIdentity(shopper);
  press('Add to Cart');
  expect(
    await screen.findByText("Linen Panjabi (Size: M) added to shopper@nargisus.test's cart!"),
  ).toBeVisible();
});

test('disables both buttons while a product is being added', async () => {
  let settle = () => {};
  addition.mockReturnValue(new Promise((resolve) => (settle = resolve)));
  press('Add to Cart');
  expect(isDisabled('Adding...')).toBe(true);
  expect(isDisabled('Order Now')).toBe(true);
  settle();
  await screen.findByRole('button', { name: 'Add to Cart' });
  expect(isDisabled('Add to Cart')).toBe(false);
});

test('ignores a second press while a product is being added', async () => {
  let settle = () => {};
  addition.mockReturnValue(new Promise((resolve) => (settle = resolve)));
  const button = screen.getByRole('button', { name: 'Add to Cart' });
  button.focus();
  press('Add to Cart');
  press('Adding...');
  press('Order Now');
  await waitFor(() => expect(addition).toHaveBeenCalledTimes(1));
  settle();
  await screen.findByRole('button', { name: 'Add to Cart' });
  expect(addition).toHaveBeenCalledTimes(1);
  expect(button).toHaveFocus();
});

test('shows the reason of a rejection, a general message for other errors, and keeps the quantity', async () => {
  fireEvent.change(quantity(), { target: { value: '4' } });
  addition.mockRejectedValueOnce(new ShopError('conflict', 'Your cart is full'));
  press('Add to Cart');
  expect(await screen.findByText('Error adding to cart: Your cart is full')).toBeVisible();
  addition.mockRejectedValueOnce(new Error('offline'));
  press('Add to Cart');
  expect(await screen.findByText('Error adding item to cart. Please try again.')).toBeVisible();
  expect(quantity().value).toBe('4');
});

test.each([
  ['a guest', { state: 'signed-out' } as const],
  ['a signed-in shopper', shopper],
])(
  'Order Now of %s adds the product, shows a toast, and opens the checkout 1.5 s later',
  async (_who, identity) => {
    publishIdentity(identity);
    const pressed = performance.now();
    press('Order Now');
    expect(await screen.findByRole('button', { name: 'Processing...' })).toBeVisible();
    expect(await screen.findByText('Linen Panjabi added to cart! Redirecting to checkout...')).toBeVisible();
    expect(await screen.findByText('at /checkout')).toBeVisible();
    expect(performance.now() - pressed).toBeGreaterThanOrEqual(1_500);
    expect(addition).toHaveBeenCalledOnce();
  },
);

describe('a product of another size system', () => {
  const show = (over: Parameters<typeof aProduct>[0], at = '/products/it') => {
    cleanup();
    renderWithProviders(<PurchasePanel product={aProduct(over)} />, { at, path: '/products/it' });
  };

  test('has no size from the start; buying asks for one and moves the focus to the sizes', async () => {
    show({ sizing: 'shoes', sizes: ['41', '42'] });
    expect(sizes()).toEqual(['41', '42']);
    expect(screen.getByText('All sizes are EU sizes')).toBeVisible();
    for (const button of ['Add to Cart', 'Order Now']) press(button);
    expect(screen.getByText('Please choose a size')).toBeVisible();
    expect(size('41')).toHaveFocus();
    expect(addition).not.toHaveBeenCalled();
    fireEvent.click(size('42'));
    expect(screen.queryByText('Please choose a size')).not.toBeInTheDocument();
    press('Add to Cart');
    expect(await screen.findByText('Linen Panjabi (Size: 42) added to cart successfully!')).toBeVisible();
    expect(addition.mock.calls[0]![0]).toMatchObject({ size: '42' });
  });

  test('shows no sizes when there is only one, and adds it as M', async () => {
    show({ sizing: 'one-size' });
    expect(screen.queryByRole('group', { name: 'Size' })).not.toBeInTheDocument();
    expect(screen.queryByText('All sizes are in Asian Standard')).not.toBeInTheDocument();
    press('Add to Cart');
    expect(await screen.findByText('Linen Panjabi added to cart successfully!')).toBeVisible();
    expect(addition.mock.calls[0]![0]).toMatchObject({ size: 'M' });
  });

  test('opens with the size of the link, when it is made', () => {
    show({ sizing: 'shoes', sizes: ['41', '42'] }, '/products/it?size=42');
    expect(size('42')).toBeChecked();
    show({ sizing: 'shoes', sizes: ['41', '43'] }, '/products/it?size=42');
    expect(size('41')).not.toBeChecked();
  });
});

describe('counted sizes', () => {
  const show = (availability: Product['availability']) => {
    cleanup();
    renderWithProviders(<PurchasePanel product={{ ...product, availability }} />, { at: '/products/it' });
  };

  test('that are sold out are struck out, described and cannot be chosen', () => {
    show({ L: { state: 'out' }, XL: { state: 'in' } });
    expect(size('L (sold out)')).toBeDisabled();
    expect(size('XL')).toBeEnabled();
    expect(size('M')).toBeChecked();
  });

  test('leave the size open when the default one is sold out', () => {
    show({ M: { state: 'out' } });
    for (const it of screen.getAllByRole('radio')) expect(it).not.toBeChecked();
    press('Add to Cart');
    expect(screen.getByText('Please choose a size')).toBeVisible();
    expect(size('XS')).toHaveFocus();
    expect(addition).not.toHaveBeenCalled();
  });

  test('of which few are left say how many', () => {
    show({ M: { state: 'low', left: 2 } });
    expect(screen.getByText('2 left')).toBeVisible();
    fireEvent.click(size('S'));
    expect(screen.queryByText('2 left')).toBeNull();
  });

  test('that are all sold out leave nothing to buy', () => {
    show(Object.fromEntries(['XS', 'S', 'M', 'L', 'XL', 'XXL'].map((it) => [it, { state: 'out' as const }])));
    expect(screen.getByText('Out of stock')).toBeVisible();
    expect([isDisabled('Add to Cart'), isDisabled('Order Now')]).toEqual([true, true]);
  });
});
