import { taka } from '@nargisus/domain/money';
import { payNow, storedOrders, waitForGateway } from '../fixtures/orders/checkout-steps.ts';
import { expect, test } from '../fixtures/browser/shop-test.ts';
import type { Product } from '@nargisus/domain/catalogue';
import type { TestData } from '../fixtures/data/test-data.ts';
import type { Visitor } from '../fixtures/browser/visitor.ts';

/* Whether cash orders pay an advance is a setting of the whole shop: here no other test runs. */

test.beforeEach(({ testData }) => testData.db.doc('settings/delivery').delete());
test.afterEach(({ testData }) => testData.db.doc('settings/delivery').delete());

const setAdvance = (testData: TestData, values: object) =>
  testData.db.doc('settings/delivery').set({ version: 1, updatedAt: new Date(), updatedBy: 'admin', values });

async function fillsCheckout(shopper: Visitor, product: Product): Promise<void> {
  await shopper.addsToCart(product.id);
  await shopper.opens('/checkout');
  await shopper.fillsAddress();
}

test('staff ask for an advance, and a shopper pays it online and the rest in cash', async ({
  admin,
  shopper,
  testData,
}) => {
  const product = await testData.product({ price: taka(2_350) });
  await admin.opens('/dashboard/settings?section=delivery');
  await admin.page.getByLabel('Advance for cash orders').selectOption('A fixed amount');
  await admin.page.getByLabel('Fixed amount, in taka').fill('120');
  await admin.page.getByRole('button', { name: 'Save changes' }).click();
  await expect(admin.page.getByText('Nothing has been changed.')).toBeVisible();

  const { page } = shopper;
  await fillsCheckout(shopper, product);
  await expect(page.getByText('Pay ৳120 now, ৳2,290 in cash when it arrives')).toBeVisible();
  await expect(payNow(page)).toHaveText('Pay Now - ৳120.00');
  await payNow(page).click();
  await waitForGateway(page);
  await page.getByRole('button', { name: 'Pay by bKash' }).click();
  await expect(page.getByRole('heading', { name: 'Payment Successful' })).toBeVisible();
  await expect(page.getByText('You pay ৳2,290 in cash when it arrives.')).toBeVisible();
  const [order, ...others] = await storedOrders(testData, shopper.account.uid);
  expect(others).toEqual([]);
  expect(order).toMatchObject({ paymentMethod: 'Cash on Delivery', money: { paid: 120, toCollect: 2290 } });

  await page.getByRole('link', { name: 'View this order' }).click();
  await expect(page.getByRole('region', { name: 'Payment' })).toContainText('Due in cash৳2,290.00');
  await admin.opens(`/dashboard/orders?q=${order!.orderId}`);
});

test('an advance that fails makes no order, and the shopper can pay all of it online instead', async ({
  shopper,
  testData,
}) => {
  await setAdvance(testData, { advance: 'delivery-charge' });
  const { page } = shopper;
  await fillsCheckout(shopper, await testData.product());
  await expect(payNow(page)).toHaveText('Pay Now - ৳60.00');
  await payNow(page).click();
  await waitForGateway(page);
  await page.getByRole('button', { name: 'Fail (bad expiry)' }).click();
  await expect(page.getByText('Your payment could not be processed. Please try again.')).toBeVisible();
  expect(await storedOrders(testData, shopper.account.uid)).toEqual([]);
  await page.getByRole('link', { name: 'Try Again' }).click();
  await expect(payNow(page)).toHaveText('Pay Now - ৳60.00');
  await page.getByRole('radio', { name: /^Card and more/ }).check();
  await expect(payNow(page)).toHaveText('Pay Now - ৳1,310.00');
  await expect(page.getByText(/^Pay ৳60 now/)).toBeHidden();
});

test('a checkout that was open before staff asked for an advance says so, and goes on with it', async ({
  shopper,
  testData,
}) => {
  const { page } = shopper;
  await fillsCheckout(shopper, await testData.product());
  await expect(payNow(page)).toHaveText('Pay Now - ৳1,310.00');
  await setAdvance(testData, { advance: 'amount', advanceAmount: 200 });
  await payNow(page).click();
  await expect(page.getByText('This order needs ৳200.00 in advance.')).toBeVisible();
  await expect(page.getByText('Pay ৳200 now, ৳1,110 in cash when it arrives')).toBeVisible();
  await expect(payNow(page)).toHaveText('Pay Now - ৳200.00');
  await payNow(page).click();
  await waitForGateway(page);
});
