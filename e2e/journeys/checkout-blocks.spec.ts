import type { Locator } from '@playwright/test';
import { lastCodeOf, newPhoneNumber } from '../fixtures/accounts/phone-sign-in.ts';
import { normalPhone } from '@nargisus/domain/accounts';
import { expect, test } from '../fixtures/browser/shop-test.ts';
import { waitForFonts } from '../fixtures/browser/wait-for-stable.ts';
import { delayRequest } from '../fixtures/network/delay-request.ts';
import { payNow } from '../fixtures/orders/checkout-steps.ts';
import { ADDRESS } from '../fixtures/orders/drafts.ts';
import { cartLine, fillCart } from '../fixtures/orders/fill-cart.ts';
import { placeOrder } from '../fixtures/orders/place-order.ts';

/* The blocks of the checkout, its bar on a phone, and the page after an order (docs/adr/0060). */

const LAYOUT_SHIFT = 0.01;

const boxOf = async (locator: Locator) => (await locator.boundingBox())!;

test('the pay button stays in the window of a phone, and covers neither a focused field nor an error', async ({
  shopper,
  testData,
}) => {
  const { page, account } = shopper;
  await fillCart(testData.db, account.uid, [cartLine(await testData.product())]);
  await shopper.opens('/checkout');
  await expect(payNow(page)).toBeInViewport({ ratio: 1 });
  await expect(payNow(page)).toHaveCount(1);
  await expect(page.getByText('in cash when it arrives', { exact: true })).toBeInViewport();
  const voucher = page.getByLabel('Voucher code');
  await expect(voucher).toBeVisible();
  const name = page.getByLabel('Recipient name');
  await name.focus();
  for (let presses = 0; !(await voucher.evaluate((it) => it === document.activeElement)); presses += 1) {
    expect(presses).toBeLessThan(40);
    await page.keyboard.press('Tab');
    const focused = await boxOf(page.locator(':focus'));
    expect(focused.y + focused.height).toBeLessThanOrEqual((await boxOf(payNow(page))).y);
  }
  // The first error is above all that the window shows now.
  await payNow(page).click();
  const phone = page.getByLabel('Recipient phone');
  await expect(phone).toBeFocused();
  const error = page.getByText('Recipient phone is required');
  await expect(error).toBeInViewport({ ratio: 1 });
  expect((await boxOf(error)).y).toBeLessThan((await boxOf(payNow(page))).y);
});

test('a phone shows the summary as one line that unfolds, and a header without ways out', async ({
  shopper,
  testData,
}) => {
  const { page, account } = shopper;
  const product = await testData.product({ name: 'Handloom saree' });
  await fillCart(testData.db, account.uid, [cartLine(product)]);
  await shopper.opens('/checkout');
  const line = page.getByRole('button', { name: /^1 item/ });
  await expect(line).toContainText('৳1,310.00');
  await expect(line).toHaveAttribute('aria-expanded', 'false');
  await expect(page.getByText('Handloom saree')).toBeHidden();
  await line.click();
  await expect(page.getByText('Handloom saree')).toBeVisible();
  const header = page.getByRole('banner');
  await expect(header.getByRole('link', { name: 'Nargisus, home' })).toBeVisible();
  await expect(header.getByRole('navigation', { name: 'Need help?' }).getByRole('link')).toHaveAttribute(
    'target',
    '_blank',
  );
  await expect(header.getByRole('button')).toHaveCount(0);
  await expect(header.getByRole('link')).toHaveCount(2);
});

test('a returning customer changes one choice and keeps the others', async ({ shopper, testData }) => {
  const { page, account } = shopper;
  const product = await testData.product();
  await placeOrder(account, product);
  await fillCart(testData.db, account.uid, [cartLine(product)]);
  await shopper.opens('/checkout');
  const confirm = page.getByRole('region', { name: 'Confirm your order' });
  await expect(confirm).toContainText(ADDRESS.address);
  await expect(confirm).toContainText('Standard Delivery');
  // From then on, this browser shows the block while the checkout loads (docs/adr/0093).
  const releaseCart = await delayRequest(page, /documents[^?]*:runQuery/);
  await page.reload();
  await expect(page.getByText('Loading checkout...')).toBeVisible();
  await expect(page.getByText('Deliver to', { exact: true })).toBeVisible();
  await expect(page.getByText('Recipient name', { exact: true })).toBeHidden();
  releaseCart();
  await expect(confirm).toContainText(ADDRESS.address);
  await confirm.getByRole('button', { name: 'Change the delivery' }).click();
  await expect(page.getByRole('heading', { name: 'Delivery', exact: true })).toBeFocused();
  await page.getByRole('radio', { name: /^Express/ }).check();
  await expect(confirm.getByRole('button', { name: 'Change the delivery' })).toHaveCount(0);
  await expect(payNow(page)).toHaveText('Pay Now - ৳1,370.00');
  await payNow(page).click();
  await expect(page.getByRole('heading', { name: 'Order placed successfully!' })).toBeVisible();
  await expect(page.getByText(ADDRESS.address)).toBeVisible();
});

test('the checkout does not shift while it loads', { tag: '@all-devices' }, async ({ shopper, testData }) => {
  const { page, account } = shopper;
  await fillCart(testData.db, account.uid, [cartLine(await testData.product())]);
  await page.addInitScript(() => {
    window.shifted = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
      })[])
        if (!entry.hadRecentInput) window.shifted += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await shopper.opens('/checkout');
  await expect(page.getByLabel('Voucher code')).toBeVisible();
  await expect(page.getByRole('radio', { name: /^Card and more/ })).toBeAttached();
  await waitForFonts(page);
  expect(await page.evaluate(() => window.shifted)).toBeLessThanOrEqual(LAYOUT_SHIFT);
});

test('a voucher check without an answer ends after ten seconds, and the order can be placed', async ({
  shopper,
  testData,
}) => {
  const { page, account } = shopper;
  await fillCart(testData.db, account.uid, [cartLine(await testData.product())]);
  await shopper.opens('/checkout');
  await shopper.fillsAddress();
  await page.route('**/api/vouchers/**', () => new Promise(() => {}));
  await page.getByLabel('Voucher code').fill('WELCOME10');
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(payNow(page)).toBeDisabled();
  await expect(page.getByText('The voucher could not be checked. Please try again.')).toBeVisible();
  await expect(page.getByLabel('Voucher code')).toHaveValue('WELCOME10');
  await payNow(page).click();
  await expect(page.getByRole('heading', { name: 'Order placed successfully!' })).toBeVisible();
});

test('the page after an order says what happens next, and offers the link to follow it and an email', async ({
  guest,
  testData,
}) => {
  const { page } = guest;
  const product = await testData.product();
  const number = newPhoneNumber();
  await guest.addsToCart(product.id);
  await guest.opens('/checkout');
  await page.getByLabel('Your name').fill('Ayesha Siddika');
  await page.getByLabel('Mobile number').fill(normalPhone(number));
  await page.getByRole('button', { name: 'Send code' }).click();
  const code = page.getByLabel('6-digit code');
  await expect(code).toBeFocused();
  await code.fill(await lastCodeOf(number));
  await guest.fillsAddress();
  await payNow(page).click();
  await expect(page.getByRole('heading', { name: 'Order placed successfully!' })).toBeVisible();
  const next = page.getByRole('region', { name: 'What happens next' });
  await expect(next.getByRole('listitem')).toHaveCount(3);
  await expect(next).toContainText('Please have ৳1,310 ready for the rider.');

  await page.getByRole('button', { name: 'Add an email' }).click();
  const email = `after-${Date.now()}@nargisus.test`;
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill('secret-1');
  await page.getByLabel('Confirm Password').fill('secret-1');
  await page.getByRole('button', { name: 'Save email' }).click();
  await expect(page.getByText(`We have sent a link to ${email}. Please open it.`)).toBeVisible();
  await expect(page.getByRole('region', { name: 'Get your receipts by email' })).toHaveCount(0);

  await page.getByRole('link', { name: 'Track this order' }).click();
  await expect(page.getByText('We have your order')).toBeVisible();
});

test('what was bought is shared by its link where the browser cannot share', async ({
  shopper,
  testData,
}) => {
  const { page, account } = shopper;
  const product = await testData.product();
  await placeOrder(account, product);
  await fillCart(testData.db, account.uid, [cartLine(product)]);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => Object.defineProperty(navigator, 'share', { value: undefined }));
  await shopper.opens('/checkout');
  await payNow(page).click();
  await page.getByRole('button', { name: 'Share what you bought' }).click();
  await expect(page.getByText('Link copied. Paste it wherever you like.')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
    new RegExp(`/products/${product.id}$`),
  );
});
