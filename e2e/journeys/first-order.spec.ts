import { delayRequest } from '../fixtures/network/delay-request.ts';
import { storedOrders } from '../fixtures/orders/checkout-steps.ts';
import { expect, test } from '../fixtures/browser/shop-test.ts';

test('a guest fills a cart, signs up, buys, and the admin sees the order without a refresh', async ({
  guest,
  admin,
  testData,
}) => {
  const product = await testData.product({ name: 'Linen panjabi with a very long name for a narrow phone' });
  await admin.opens('/dashboard');
  await admin.page.getByRole('tab', { name: /Orders/ }).click();

  await guest.addsToCart(product.id, { size: 'L', quantity: 2 });
  await guest.opens('/signup');
  const email = `new-${Date.now()}-${test.info().project.name}@nargisus.test`;
  await guest.page.getByLabel('Full Name').fill('Ayesha Siddika');
  await guest.page.getByLabel('Email').fill(email);
  await guest.page.getByLabel('Phone').fill('01812345678');
  await guest.page.getByLabel('Password', { exact: true }).fill('secret-1');
  await guest.page.getByLabel('Confirm Password', { exact: true }).fill('secret-1');
  await guest.page.getByRole('button', { name: 'Create Account' }).click();
  await expect(guest.page).toHaveURL('/');

  await guest.opens('/checkout');
  await expect(guest.page.getByText(product.name).first()).toBeVisible();
  await guest.fillsAddress();
  await expect(
    guest.page.getByText('By placing this order, you agree to our terms and conditions'),
  ).toBeVisible();
  await expect(guest.page.getByText('in cash when it arrives', { exact: true })).toBeVisible();
  await guest.page.getByRole('button', { name: 'Pay Now - ৳2,560.00' }).click();
  await expect(guest.page.getByRole('heading', { name: 'Order placed successfully!' })).toBeVisible();
  await expect(guest.page.getByText('You pay ৳2,560 in cash when it arrives.')).toBeVisible();
  // No gateway has brought it: nothing was paid.
  await expect(guest.page.getByText(/Processing your payment|Payment Successful/)).toHaveCount(0);
  const orderId = (await guest.page
    .getByText(/ORD-\d{8}-/)
    .first()
    .textContent())!.match(/ORD-\d{8}-\w+/)![0];

  const row = admin.page.getByRole('row', { name: new RegExp(orderId) });
  await expect(row).toContainText(email);
  await expect(row).toContainText('৳2,560.00');

  await guest.opens('/user-profile');
  await expect(guest.page.getByText('Ayesha Siddika').first()).toBeVisible();
  await expect(guest.page.getByText('৳2,560.00').first()).toBeVisible();
  await expect(guest.page.getByText('Verified Account')).toBeVisible();
  await expect(guest.page.getByRole('link', { name: /^View All/ })).toHaveAttribute('href', '/orders');
});

test('pressing the pay button repeatedly pays once', async ({ shopper, testData }) => {
  const product = await testData.product();
  const { page } = shopper;
  await shopper.addsToCart(product.id);
  const showCart = await delayRequest(page, /documents[^?]*:runQuery/);
  await shopper.opens('/checkout');
  await expect(page.getByRole('main').getByText('Loading checkout...')).toBeVisible();
  showCart();
  await shopper.fillsAddress();
  const takeOrder = await delayRequest(page, '**/api/orders');
  await page.getByRole('button', { name: /^Pay Now/ }).dblclick();
  await expect(page.getByRole('button', { name: 'Redirecting to Payment...' })).toBeDisabled();
  takeOrder();
  await expect(page.getByRole('heading', { name: 'Order placed successfully!' })).toBeVisible();
  expect(await storedOrders(testData, shopper.account.uid)).toHaveLength(1);
});

test('a price change during checkout is shown before the order is placed', async ({ shopper, testData }) => {
  const product = await testData.product();
  await shopper.addsToCart(product.id);
  await shopper.opens('/checkout');
  await shopper.fillsAddress();
  await expect(shopper.page.getByRole('button', { name: 'Pay Now - ৳1,310.00' })).toBeVisible();
  // The browser is kept from hearing of the change, as a phone that was in a tunnel would be.
  await shopper.page.route(/\/api\/products/, (route) => route.abort());
  await testData.changeProduct(product.id, { price: 1400 });
  await shopper.page.getByRole('button', { name: /^Pay Now/ }).click();
  await expect(
    shopper.page.getByText('Prices have changed. Please review your order.').first(),
  ).toBeVisible();
  await expect(shopper.page.getByRole('button', { name: 'Pay Now - ৳1,460.00' })).toBeVisible();
  expect(await storedOrders(testData, shopper.account.uid)).toHaveLength(0);
});
