import { gateway } from '../fixtures/orders/gateway.ts';
import {
  fillCheckout,
  waitForGateway,
  goToGateway,
  storedOrders,
  payNow,
} from '../fixtures/orders/checkout-steps.ts';
import { expect, test } from '../fixtures/browser/shop-test.ts';

/* Online payment through the gateway's page, which is on another site. */

test(
  'a bKash payment leads to the success page with the order number',
  { tag: '@all-devices' },
  async ({ shopper, testData }) => {
    const { page } = shopper;
    const tranId = await goToGateway(shopper, testData);
    const otherTab = await page.context().newPage();
    await otherTab.goto('/about');
    await expect(otherTab.getByRole('button', { name: 'Open cart, 1 item' })).toBeVisible();
    await page.getByRole('button', { name: 'Pay by bKash' }).click();
    await expect(page.getByRole('heading', { name: 'Payment Successful' })).toBeVisible();
    for (const tab of [page, otherTab])
      await expect(tab.getByRole('button', { name: 'Open cart', exact: true })).toBeVisible();
    const [order] = await storedOrders(testData, shopper.account.uid);
    await expect(page).toHaveURL(`/payment/success?tran_id=${tranId}&order_id=${order!.orderId}`);
    await expect(page.getByText(order!.orderId)).toBeVisible();
    await expect(page.getByText(tranId)).toBeVisible();
    await expect(page.getByText('৳1,310.00')).toBeVisible();
    // The order has emptied the cart.
    await page.goto('/checkout');
    await expect(page.getByText('Your cart is empty')).toBeVisible();
  },
);

test('a failed payment keeps the address and the payment method, and the next attempt is a new one', async ({
  shopper,
  testData,
}) => {
  const { page } = shopper;
  const first = await goToGateway(shopper, testData);
  await page.getByRole('button', { name: 'Fail (bad expiry)' }).click();
  await expect(page.getByText('Your payment could not be processed. Please try again.')).toBeVisible();
  await page.getByRole('link', { name: 'Try Again' }).click();
  await expect(page.getByLabel('Address', { exact: true })).toHaveValue('House 12, Road 5, Dhanmondi');
  await expect(page.getByRole('radio', { name: /^Card and more/ })).toBeChecked();
  await payNow(page).click();
  expect(await waitForGateway(page)).not.toBe(first);
});

test('a cancelled payment keeps the cart, and another device begins a new one and places one order', async ({
  shopper,
  testData,
}) => {
  const { page } = shopper;
  const cancelled = await goToGateway(shopper, testData);
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByText(/order has not been placed.*cart is still saved/)).toBeVisible();
  await expect(page.getByText(cancelled)).toBeVisible();
  await page.getByRole('link', { name: 'Back to Checkout' }).click();

  // Like another device, which has not stored the payment: the server reports that it has ended.
  await page.evaluate(() =>
    localStorage.removeItem(Object.keys(localStorage).find((it) => it.endsWith('.purchase'))!),
  );
  await payNow(page).click();
  expect(await waitForGateway(page)).not.toBe(cancelled);
  await page.getByRole('button', { name: /^Pay .* by card$/ }).click();
  await expect(page.getByRole('heading', { name: 'Payment Successful' })).toBeVisible();
  expect(await storedOrders(testData, shopper.account.uid)).toHaveLength(1);
});

test('Back from the gateway restores checkout, and paying again opens the same payment', async ({
  shopper,
  testData,
}) => {
  const { page } = shopper;
  const tranId = await goToGateway(shopper, testData);
  await page.goBack();
  await expect(page.getByText('An online payment is not finished')).toBeVisible();
  await expect(page.getByLabel('City')).toHaveValue('Dhaka');
  await payNow(page).click();
  expect(await waitForGateway(page)).toBe(tranId);
});

test('switching to cash after a warning does not charge the open payment', async ({ shopper, testData }) => {
  const { page } = shopper;
  const tranId = await goToGateway(shopper, testData);
  await page.goBack();
  await page.getByRole('radio', { name: /^Cash on Delivery/ }).check();
  await payNow(page).click();
  const dialog = page.getByRole('dialog', { name: 'Order with Cash on Delivery instead?' });
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await payNow(page).click();
  await dialog.getByRole('button', { name: 'I have not paid, go on' }).click();
  await expect(page.getByRole('heading', { name: 'Order placed successfully!' })).toBeVisible();

  // The gateway's page stayed open in another tab.
  await gateway.choose(tranId, 'bkash');
  await expect
    .poll(async () => (await testData.db.doc(`payments/${tranId}`).get()).get('state'))
    .toBe('paid_unfulfilled');
  expect(await storedOrders(testData, shopper.account.uid)).toHaveLength(1);
});

test('checkout finds an order that the gateway’s notice placed before the browser returned', async ({
  shopper,
  testData,
}) => {
  const { page } = shopper;
  const tranId = await goToGateway(shopper, testData);
  await gateway.injectFaults(tranId, { delivery: 'ipn-only' });
  await gateway.choose(tranId, 'card');
  await page.goto('/checkout');
  await expect(page.getByRole('heading', { name: 'Payment Successful' })).toBeVisible();
  const [order] = await storedOrders(testData, shopper.account.uid);
  await expect(page.getByText(order!.orderId)).toBeVisible();
});

test('the success page waits for an order that is not stored yet', async ({ shopper, testData }) => {
  const { page } = shopper;
  const tranId = await goToGateway(shopper, testData);
  await page.goto(`/payment/success?tran_id=${tranId}`);
  await expect(page.getByRole('heading', { name: 'We are confirming your payment' })).toBeVisible();
  await gateway.injectFaults(tranId, { delivery: 'ipn-only' });
  await gateway.choose(tranId, 'bkash');
  await expect(page.getByRole('heading', { name: 'Payment Successful' })).toBeVisible();
});

test('bKash and Nagad by name open the gateway at that wallet, of one payment', async ({
  shopper,
  testData,
}) => {
  const { page } = shopper;
  await fillCheckout(shopper, testData);
  await page.getByRole('radio', { name: /^Nagad/ }).check();
  await payNow(page).click();
  const tranId = await waitForGateway(page);
  await expect(page.getByRole('button', { name: /^Pay / })).toHaveText(['Pay by Nagad', 'Pay but risky']);

  await page.goBack();
  await expect(page.getByRole('radio', { name: /^Nagad/ })).toBeChecked();
  await page.getByRole('radio', { name: /^bKash/ }).check();
  await payNow(page).click();
  expect(await waitForGateway(page)).toBe(tranId);
  await expect(page.getByRole('button', { name: 'Pay by Nagad' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Pay by bKash' }).click();
  await expect(page.getByRole('heading', { name: 'Payment Successful' })).toBeVisible();
  const payment = await testData.db.doc(`payments/${tranId}`).get();
  expect(payment.get('taken.method')).toBe('BKASH-BKash');
});
