import { expect, test } from '../fixtures/browser/shop-test.ts';

test(
  'a guest keeps a cart across a reload, changes it and empties it',
  { tag: '@all-devices' },
  async ({ guest, testData }) => {
    const [one, two] = [await testData.product(), await testData.product()];
    await guest.addsToCart(one.id, { size: 'L', quantity: 2 });
    await guest.addsToCart(two.id);
    await guest.page.reload();
    await guest.opensCart();
    const cart = guest.page.getByRole('dialog');
    await expect(cart.getByText(one.name)).toBeVisible();
    await expect(cart.getByText('৳3,750.00')).toBeVisible();

    await cart.getByRole('button', { name: `Increase quantity of ${one.name}` }).click();
    await expect(cart.getByText('৳5,000.00')).toBeVisible();
    const confirmations: string[] = [];
    guest.page.on('dialog', async (dialog) => {
      confirmations.push(dialog.message());
      await (confirmations.length === 1 ? dialog.dismiss() : dialog.accept());
    });
    const removal = 'Are you sure you want to remove this item from your cart?';
    await cart.getByRole('button', { name: `Remove ${two.name}` }).click();
    await expect.poll(() => confirmations).toEqual([removal]);
    await expect(cart.getByText(two.name)).toBeVisible();
    await cart.getByRole('button', { name: `Remove ${two.name}` }).click();
    await expect(guest.page.getByText('Item removed from cart')).toBeVisible();
    await expect(cart.getByText(two.name)).toBeHidden();
    await cart.getByRole('button', { name: 'Clear cart' }).click();
    await expect(guest.page.getByText('Cart cleared successfully')).toBeVisible();
    await expect(guest.page.getByText('Your cart is empty.')).toBeVisible();
    expect(confirmations).toEqual([removal, removal, 'Are you sure you want to clear your entire cart?']);
  },
);

test('an empty cart shows a message', async ({ guest }) => {
  await guest.opens('/');
  await guest.opensCart();
  await expect(guest.page.getByText('Your cart is empty.')).toBeVisible();
  await expect(guest.page.getByText('Add some premium items to get started!')).toBeVisible();
});

test('adding the same product and size again raises the quantity, to ten at most', async ({
  guest,
  testData,
}) => {
  const product = await testData.product();
  await guest.addsToCart(product.id, { quantity: 7 });
  await guest.addsToCart(product.id, { quantity: 7 });
  await guest.opensCart();
  await expect(guest.page.getByRole('dialog').getByText('৳12,500.00').first()).toBeVisible();
});

test('Order Now of a guest goes to the checkout, which asks to sign in', async ({ guest, testData }) => {
  const product = await testData.product();
  await guest.opens(`/products/${product.id}`);
  await guest.page.getByRole('button', { name: 'Order Now' }).click();
  await expect(guest.page).toHaveURL('/checkout');
  await expect(guest.page.getByRole('heading', { name: 'Please login to place an order' })).toBeVisible();
  // On a phone it is folded.
  await expect(guest.page.getByRole('region', { name: 'Order summary' })).toContainText(product.name);
  // Only the heading: no error is shown for pressing Order Now.
  await expect(guest.page.getByText('Please login to place an order')).toHaveCount(1);
});

test('two tabs of one customer show one cart', async ({ shopper, testData }) => {
  const product = await testData.product();
  const other = await shopper.page.context().newPage();
  await other.goto('/');
  await other.getByRole('button', { name: /^Open cart/ }).click();
  await expect(other.getByText('Your cart is empty.')).toBeVisible();
  await shopper.addsToCart(product.id);
  await expect(other.getByRole('dialog').getByText(product.name)).toBeVisible();
});
