import { waitForText, pauseClock } from '../fixtures/browser/clock.ts';
import { dropConnection } from '../fixtures/network/responses.ts';
import { expect, test } from '../fixtures/browser/shop-test.ts';
import { Visitor } from '../fixtures/browser/visitor.ts';

test('Order Now adds the product, announces checkout and opens it after 1.5 s', async ({
  shopper,
  testData,
}) => {
  const { page } = shopper;
  const product = await testData.product();
  await shopper.opens(`/products/${product.id}`);
  await expect(page.getByRole('button', { name: 'Account menu' })).toBeVisible();
  await pauseClock(page);
  await page.getByRole('button', { name: 'Order Now' }).click();
  await waitForText(page, `${product.name} added to cart! Redirecting to checkout...`);
  await page.clock.runFor(1_000);
  await expect(page).toHaveURL(`/products/${product.id}`);
  await page.clock.runFor(500);
  await expect(page).toHaveURL('/checkout');
});

test('Order Now keeps a guest’s size and quantity through the sign-in', async ({ guest, testData }) => {
  const [product, account] = [await testData.product(), await testData.account()];
  const { page } = guest;
  await guest.opens(`/products/${product.id}`);
  await page.getByRole('group', { name: 'Size' }).getByRole('radio', { name: 'XL', exact: true }).check();
  await page.getByLabel('Quantity', { exact: true }).fill('3');
  await page.getByRole('button', { name: 'Order Now' }).click();
  await expect(page).toHaveURL('/checkout');
  await page.getByRole('link', { name: 'Sign in with it' }).click();
  await page.getByLabel('Email').fill(account.email);
  await page.getByLabel('Password', { exact: true }).fill(account.password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page.getByRole('button', { name: /^Pay Now/ })).toBeVisible();
  // On a phone the summary is folded.
  await expect(page.getByText('Size XL · Quantity 3')).toBeAttached();
});

// The next tests use `page`, whose console is not checked: the browser logs the rejected and failed requests as errors.
test('a concurrent price change is announced, and the product can be added at the new price', async ({
  page,
  testData,
}) => {
  const product = await testData.product();
  await new Visitor(page).opens(`/products/${product.id}`);
  await expect(page.getByRole('button', { name: 'Add to Cart' })).toBeVisible();
  await testData.changeProduct(product.id, { price: 1400 });
  await page.getByRole('button', { name: 'Add to Cart' }).click();
  await expect(page.getByText(/^Error adding to cart: The price has changed/)).toBeVisible();
  await expect(page.getByText('Before: ৳1,250.00')).toBeVisible();
  await page.getByRole('button', { name: 'Add to Cart' }).click();
  await expect(page.getByText(/added to cart successfully!/)).toBeVisible();
});

test('offline, a cart change is rejected with the reason and the cart is unchanged', async ({
  page,
  context,
  testData,
}) => {
  const visitor = new Visitor(page);
  const product = await testData.product();
  await visitor.addsToCart(product.id, { quantity: 2 });
  await visitor.opensCart();
  const cart = page.getByRole('dialog');
  await expect(cart.getByText('৳2,500.00').first()).toBeVisible();
  await context.setOffline(true);
  await expect(cart.getByText(/^You are offline\. Your cart is kept/)).toBeVisible();
  const increase = cart.getByRole('button', { name: `Increase quantity of ${product.name}` });
  await increase.click();
  await expect(page.getByText('Error updating quantity: You are offline.', { exact: false })).toBeVisible();
  await expect(cart.getByLabel('Quantity: 2')).toBeVisible();
  await context.setOffline(false);
  await increase.click();
  await expect(cart.getByLabel('Quantity: 3')).toBeVisible();
});

test('an addition whose response is lost is not counted twice', async ({ page, testData }) => {
  const visitor = new Visitor(page);
  const product = await testData.product();
  let lost = 0;
  await page.route(/:commit\b/, async (route) => {
    if (lost > 0) return route.continue();
    lost += 1;
    await route.fetch(); // the server receives it
    return dropConnection(route); // the browser receives no response
  });
  await visitor.addsToCart(product.id, { quantity: 2 });
  await visitor.opensCart();
  await expect(page.getByRole('dialog').getByLabel('Quantity: 2')).toBeVisible();
  expect(lost).toBe(1);
});

test('a product page shows what was opened before, without what is sold out', async ({ guest, testData }) => {
  const { page } = guest;
  const [first, soldOut, current] = [
    await testData.product(),
    await testData.product({ inStock: false }),
    await testData.product(),
  ];
  for (const { id, name } of [first, soldOut, current]) {
    await guest.opens(`/products/${id}`);
    await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
    // It is remembered by the code of the section, which comes after the rest.
    await expect.poll(() => page.evaluate(() => localStorage.getItem('nargisus.viewed'))).toContain(id);
  }
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  const viewed = page.getByRole('region', { name: 'You looked at' });
  await expect(viewed.getByRole('heading', { level: 3 })).toHaveText([first.name]);
});
