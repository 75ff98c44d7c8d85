import { storedOrders } from '../fixtures/orders/checkout-steps.ts';
import { expect, test } from '../fixtures/browser/shop-test.ts';

test('an order whose response is lost is placed exactly once', async ({
  page,
  uncheckedShopper: shopper,
  testData,
}) => {
  const product = await testData.product();
  await shopper.addsToCart(product.id);
  await shopper.opens('/checkout');
  await shopper.fillsAddress();
  let sent = 0;
  await page.route('**/api/orders', async (route) => {
    sent += 1;
    if (sent > 1) return route.continue();
    await route.fetch(); // the server places the order, the browser receives no response
    return route.abort();
  });
  await page.getByRole('button', { name: /^Pay Now/ }).click();
  await expect(page.getByRole('heading', { name: 'Order placed successfully!' })).toBeVisible();
  expect(sent).toBe(2);
  expect(await storedOrders(testData, shopper.account.uid)).toHaveLength(1);
});

test('signing out and in again on one page still shows the profile', async ({ shopper }) => {
  await shopper.opens('/user-profile');
  await expect(shopper.page.getByText('No orders yet')).toBeVisible();
  await shopper.page.getByRole('button', { name: 'Account menu' }).click();
  await shopper.page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(shopper.page).toHaveURL('/login');
  await shopper.page.getByLabel('Email').fill(shopper.account.email);
  await shopper.page.getByLabel('Password', { exact: true }).fill(shopper.account.password);
  await shopper.page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(shopper.page).toHaveURL('/user-profile');
  await expect(shopper.page.getByText('No orders yet')).toBeVisible();
});
