import { expect, test } from '../fixtures/browser/shop-test.ts';
import { placeOrder, type PlacedOrder } from '../fixtures/orders/place-order.ts';

/* Following an order without an account. */

type Tracked = PlacedOrder & { trackingToken: string };

test('a guest follows an order with its number and phone, after a wrong phone', async ({
  guest,
  testData,
}) => {
  const { page } = guest;
  const order = await placeOrder(await testData.account(), await testData.product());
  await guest.opens('/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Track your order' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Track your order' })).toBeVisible();

  await page.getByRole('button', { name: 'Track order' }).click();
  await expect(page.getByText('Please enter your order number')).toBeVisible();
  await expect(page.getByLabel('Order number')).toBeFocused();

  await page.getByLabel('Order number').fill(order.orderId.toLowerCase());
  await page.getByLabel('Phone number of the order').fill('01812345678');
  await page.getByRole('button', { name: 'Track order' }).click();
  await expect(page.getByRole('alert')).toHaveText(
    'We found no order with this number and this phone number',
  );
  await expect(page.getByLabel('Order number')).toHaveValue(order.orderId.toLowerCase());

  await page.getByLabel('Phone number of the order').fill('০১৭১২৩৪৫৬৭৮');
  await page.getByLabel('Phone number of the order').press('Enter');
  await expect(page.getByRole('heading', { name: order.orderId })).toBeFocused();
  await expect(page.getByText('Order placed')).toBeVisible();
  await expect(page.getByText('৳1,310 in cash, when it arrives')).toBeVisible();
  // Neither the person nor the address.
  await expect(page.getByRole('main')).not.toContainText(/Rahima|Dhanmondi/);

  await page.getByRole('button', { name: 'Track another order' }).click();
  await expect(page.getByLabel('Order number')).toHaveValue('');
});

test('the link of an order leads to it in one tap, and a link that has ended to the form', async ({
  guest,
  testData,
}) => {
  const { page } = guest;
  const { orderId, trackingToken } = await placeOrder<Tracked>(
    await testData.account(),
    await testData.product(),
  );
  await guest.opens(`/track#${orderId}/${trackingToken}`);
  await expect(page.getByRole('heading', { name: orderId })).toBeVisible();
  await expect(page.getByRole('link', { name: 'See items, address and payment' })).toHaveAttribute(
    'href',
    `/orders/${orderId}`,
  );

  await page.goto('about:blank');
  await guest.opens(`/track#${orderId}/${'A'.repeat(22)}`);
  await expect(page.getByRole('alert')).toContainText('This link has ended.');
  await expect(page.getByLabel('Order number')).toHaveValue(orderId);
  await page.getByLabel('Phone number of the order').fill('01712345678');
  await page.getByRole('button', { name: 'Track order' }).click();
  await expect(page.getByRole('heading', { name: orderId })).toBeVisible();
});

test('a buyer copies the tracking link of an order', async ({ shopper, testData }) => {
  const { page, account } = shopper;
  const { orderId, trackingToken } = await placeOrder<Tracked>(account, await testData.product());
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await shopper.opens(`/orders/${orderId}`);
  await page.getByRole('button', { name: 'Share tracking link' }).click();
  await expect(page.getByText(/^Link copied\./)).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    `${new URL(page.url()).origin}/track#${orderId}/${trackingToken}`,
  );
});
