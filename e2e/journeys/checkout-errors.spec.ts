import { messageTemplates } from '@nargisus/domain/messages';
import { taka } from '@nargisus/domain/money';
import type { Locator } from '@playwright/test';
import { expectVisibleFor, pauseClock } from '../fixtures/browser/clock.ts';
import { expect, test as base } from '../fixtures/browser/shop-test.ts';
import type { Visitor } from '../fixtures/browser/visitor.ts';
import { dropConnection, respondWith } from '../fixtures/network/responses.ts';
import { payNow } from '../fixtures/orders/checkout-steps.ts';
import { cartLine, fillCart } from '../fixtures/orders/fill-cart.ts';

/* Error messages of docs/reference/specification.md 8 on the checkout page. */

const PRICE = taka(990);
/** The Functions emulator starts a process for the first check. */
const FIRST_CHECK = { timeout: 40_000 };

interface Checkout {
  readonly shopper: Visitor;
  readonly voucher: Locator;
  readonly apply: Locator;
}

const test = base.extend<{ customer: Visitor; checkout: Checkout }>({
  /** A customer with one product for ৳990 in the cart; no page is open yet. */
  customer: async ({ uncheckedShopper: shopper, testData }, use) => {
    const product = await testData.product({ price: PRICE });
    await fillCart(testData.db, shopper.account.uid, [cartLine(product)]);
    await use(shopper);
  },
  /** The customer's open checkout page. */
  checkout: async ({ customer: shopper }, use) => {
    const { page } = shopper;
    await shopper.opens('/checkout');
    await expect(payNow(page)).toBeVisible();
    await use({
      shopper,
      voucher: page.getByLabel('Voucher code'),
      apply: page.getByRole('button', { name: 'Apply' }),
    });
  },
});

for (const [cause, handler, text] of [
  ['the connection drops', dropConnection, 'Error loading cart items'],
  [
    'the rules deny it',
    respondWith(403, [{ error: { code: 403, status: 'PERMISSION_DENIED' } }]),
    'Failed to load cart items',
  ],
] as const) {
  test(`checkout shows an error when ${cause} while the cart loads, and loads it on retry`, async ({
    page,
    customer,
  }) => {
    await page.route(/documents[^?]*:runQuery/, handler);
    await customer.opens('/checkout');
    const main = page.getByRole('main');
    await expect(main.getByRole('alert')).toContainText(text);
    await page.unroute(/documents[^?]*:runQuery/);
    await main.getByRole('button', { name: 'Retry' }).click();
    await expect(payNow(page)).toBeVisible();
  });
}

test('checkout explains why a voucher is not applied', async ({ page, checkout: { voucher, apply } }) => {
  await apply.click();
  await expect(page.getByText('Please enter a voucher code')).toBeVisible();
  await voucher.fill('nope');
  await apply.click();
  await expect(page.getByText('Invalid voucher code')).toBeVisible(FIRST_CHECK);
  await voucher.fill('NewUser');
  await apply.click();
  await expect(page.getByText('Minimum order amount of ৳1,000 required for this voucher')).toBeVisible();
});

test('a voucher in lower case lowers the total until it is removed', async ({
  page,
  checkout: { voucher, apply },
}) => {
  await voucher.fill('welcome10');
  await apply.click();
  await expect(page.getByText('Voucher applied! You saved ৳99')).toBeVisible(FIRST_CHECK);
  await expect(page.getByRole('button', { name: 'Pay Now - ৳951.00' })).toBeVisible();
  await page.getByRole('button', { name: 'Remove voucher WELCOME10' }).click();
  await expect(page.getByText('Voucher removed')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Pay Now - ৳1,050.00' })).toBeVisible();
});

test('checkout names each invalid field of the address', async ({ page, checkout: _ }) => {
  await page.getByLabel('Recipient phone').fill('0171234567');
  await payNow(page).click();
  for (const text of [
    messageTemplates()['checkout.phoneInvalid'],
    'Region is required',
    'City is required',
  ]) {
    await expect(page.getByText(text)).toBeVisible();
  }
});

for (const [cause, handler, text] of [
  ['without a response', dropConnection, 'Error placing order. Please try again.'],
  ['without a reason', respondWith(403, { success: false }), 'Failed to place order'],
  [
    'with a reason',
    respondWith(403, { success: false, message: 'The courier is on strike' }),
    'The courier is on strike',
  ],
] as const) {
  test(`checkout shows an error for an order that fails ${cause}, and places it on the next attempt`, async ({
    page,
    checkout,
  }) => {
    await checkout.shopper.fillsAddress();
    await page.route('**/api/orders', handler);
    await payNow(page).click();
    await expect(page.getByText(text, { exact: true })).toBeVisible();
    await page.unroute('**/api/orders');
    await payNow(page).click();
    await expect(page.getByRole('heading', { name: 'Order placed successfully!' })).toBeVisible();
    await expect(page).toHaveURL('/payment/success');
  });
}

test('the profile announces a new order for 6 s', async ({ page, checkout }) => {
  await checkout.shopper.fillsAddress();
  await pauseClock(page);
  await payNow(page).click();
  await expect(page.getByRole('heading', { name: 'Order placed successfully!' })).toBeVisible();
  const orderId = (await page.getByText(/^ORD-/).first().textContent())!;
  await page.getByRole('link', { name: 'View your orders' }).click();
  await expectVisibleFor(page, `Order placed successfully: ${orderId}`, 6_000);
});
