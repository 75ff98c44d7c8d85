import { expect, test } from '../fixtures/browser/shop-test.ts';
import { delayRequest } from '../fixtures/network/delay-request.ts';
import { storedOrders } from '../fixtures/orders/checkout-steps.ts';
import { placeOrder } from '../fixtures/orders/place-order.ts';

test(
  'a guest fills a cart, signs up and buys, and the admin sees the order without a refresh',
  { tag: '@all-devices' },
  async ({ guest, admin, testData }) => {
    const { page } = guest;
    const product = await testData.product({
      name: 'Linen panjabi with a very long name for a narrow phone',
    });
    await admin.opens('/dashboard');
    await admin.page.getByRole('tab', { name: /Orders/ }).click();

    await guest.addsToCart(product.id, { size: 'L', quantity: 2 });
    await guest.opens('/signup');
    const email = `new-${Date.now()}-${test.info().project.name}@nargisus.test`;
    await (await guest.fillsSignUp({ email })).click();
    await expect(page).toHaveURL('/');

    await guest.opens('/checkout');
    await expect(page.getByRole('region', { name: 'Order summary' })).toContainText(product.name);
    await guest.fillsAddress();
    await expect(
      page.getByText('By placing this order, you agree to our terms and conditions'),
    ).toBeVisible();
    await expect(page.getByText('in cash when it arrives', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Pay Now - ৳2,560.00' }).click();
    await expect(page.getByRole('heading', { name: 'Order placed successfully!' })).toBeVisible();
    await expect(page.getByText('You pay ৳2,560 in cash when it arrives.')).toBeVisible();
    // A cash order is not paid yet.
    await expect(page.getByText(/Processing your payment|Payment Successful/)).toHaveCount(0);
    const [orderId] = /ORD-\d{8}-\w+/.exec(
      (await page
        .getByText(/ORD-\d{8}-/)
        .first()
        .textContent())!,
    )!;

    const row = admin.page.getByRole('row', { name: new RegExp(orderId) });
    await expect(row).toContainText(email);
    await expect(row).toContainText('৳2,560.00');

    await guest.opens('/user-profile');
    await expect(page.getByText('Ayesha Siddika').first()).toBeVisible();
  },
);

test('the profile shows the total of an order and links to all orders', async ({ shopper, testData }) => {
  const { page } = shopper;
  await placeOrder(shopper.account, await testData.product());
  await shopper.opens('/user-profile');
  await expect(page.getByText('৳1,310.00').first()).toBeVisible();
  await expect(page.getByText('Verified Account', { exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: /^View All/ })).toHaveAttribute('href', '/orders');
});

test('pressing the pay button repeatedly pays once', async ({ shopper, testData }) => {
  const product = await testData.product();
  const { page } = shopper;
  await shopper.addsToCart(product.id);
  const releaseCart = await delayRequest(page, /documents[^?]*:runQuery/);
  await shopper.opens('/checkout');
  await expect(page.getByRole('main').getByText('Loading checkout...')).toBeVisible();
  releaseCart();
  await shopper.fillsAddress();
  const releaseOrder = await delayRequest(page, '**/api/orders');
  await page.getByRole('button', { name: /^Pay Now/ }).dblclick();
  await expect(page.getByRole('button', { name: 'Redirecting to Payment...' })).toBeDisabled();
  releaseOrder();
  await expect(page.getByRole('heading', { name: 'Order placed successfully!' })).toBeVisible();
  expect(await storedOrders(testData, shopper.account.uid)).toHaveLength(1);
});

test('a price change during checkout is shown before the order is placed', async ({ shopper, testData }) => {
  const product = await testData.product();
  await shopper.addsToCart(product.id);
  await shopper.opens('/checkout');
  await shopper.fillsAddress();
  await expect(shopper.page.getByRole('button', { name: 'Pay Now - ৳1,310.00' })).toBeVisible();
  // The browser does not receive the new price, like a phone that lost its connection.
  await shopper.page.route(/\/api\/products/, (route) => route.abort());
  await testData.changeProduct(product.id, { price: 1400 });
  await shopper.page.getByRole('button', { name: /^Pay Now/ }).click();
  await expect(
    shopper.page.getByText('Prices have changed. Please review your order.').first(),
  ).toBeVisible();
  await expect(shopper.page.getByRole('button', { name: 'Pay Now - ৳1,460.00' })).toBeVisible();
  expect(await storedOrders(testData, shopper.account.uid)).toHaveLength(0);
});
