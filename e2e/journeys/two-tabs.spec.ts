import type { Page } from '@playwright/test';
import { delayRequest } from '../fixtures/network/delay-request.ts';
import {
  waitForGateway,
  fillCheckout,
  goToGateway,
  storedOrders,
  payNow,
} from '../fixtures/orders/checkout-steps.ts';
import { expect, test } from '../fixtures/browser/shop-test.ts';
import { Visitor } from '../fixtures/browser/visitor.ts';

/* Two tabs at checkout with one cart make one purchase, also with different choices. */

test('two tabs paying concurrently open one payment and place one order', async ({ shopper, testData }) => {
  const { page } = shopper;
  await fillCheckout(shopper, testData);
  const other = await page.context().newPage();
  await other.goto('/checkout');
  await other.getByLabel('Recipient phone').fill('+880 1712-345678');
  await other.getByRole('button', { name: 'Type region, city and district by hand' }).click();
  for (const [label, value] of [
    ['City', 'Dhaka'],
    ['District', 'Dhaka'],
    ['Address', 'Road 5'],
  ] as const)
    await other.getByLabel(label, { exact: true }).fill(value);
  await other.getByLabel('Region').selectOption('Dhaka');
  await other.getByRole('radio', { name: /^Card and more/ }).check();
  await Promise.all([payNow(page).click(), payNow(other).click()]);
  expect(await waitForGateway(other)).toBe(await waitForGateway(page));
  await page.getByRole('button', { name: 'Pay by bKash' }).click();
  await expect(page.getByRole('heading', { name: 'Payment Successful' })).toBeVisible();
  expect(await storedOrders(testData, shopper.account.uid)).toHaveLength(1);
});

test('a second tab with another delivery option shows the payment that the first tab started', async ({
  shopper,
  testData,
}) => {
  const tranId = await goToGateway(shopper, testData);
  const other = await openSecondTab(shopper);
  await other.getByRole('radio', { name: /^Express/ }).check();
  await other.getByRole('radio', { name: /^Card and more/ }).check();
  await payNow(other).click();
  const dialog = other.getByRole('dialog', { name: 'Begin another payment?' });
  await expect(dialog).toContainText('৳1,310.00');
  await dialog.getByRole('button', { name: 'Wait' }).click();
  await other.getByRole('radio', { name: /^Standard/ }).check();
  await payNow(other).click();
  expect(await waitForGateway(other)).toBe(tranId);
});

test('two tabs that order in cash with different delivery options place one order, and the second tab shows it', async ({
  shopper,
  testData,
}) => {
  const { page } = shopper;
  await fillCheckout(shopper, testData);
  await page.getByRole('radio', { name: /^Cash on Delivery/ }).check();
  const other = await openSecondTab(shopper);
  await other.getByRole('radio', { name: /^Express/ }).check();
  const release = await delayRequest(other, '**/api/orders');
  await payNow(other).click();
  await expect(other.getByRole('button', { name: 'Redirecting to Payment...' })).toBeVisible();
  await payNow(page).click();
  await expect(page.getByRole('heading', { name: 'Order placed successfully!' })).toBeVisible();
  release();
  await expect(other.getByText(/^This cart was ordered already/)).toBeVisible();
  await expect(other.getByText('৳1,310.00')).toBeVisible();
  const orders = await storedOrders(testData, shopper.account.uid);
  expect(orders.map((order) => order.deliveryOption as string)).toEqual(['standard']);
});

async function openSecondTab(shopper: Visitor): Promise<Page> {
  const other = new Visitor(await shopper.page.context().newPage());
  await other.opens('/checkout');
  await other.fillsAddress();
  return other.page;
}
