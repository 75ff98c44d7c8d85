import { applyAppearance } from '../fixtures/browser/appearance.ts';
import { expect, test } from '../fixtures/browser/shop-test.ts';
import { payNow } from '../fixtures/orders/checkout-steps.ts';
import { cartLine, fillCart } from '../fixtures/orders/fill-cart.ts';
import { placeOrder } from '../fixtures/orders/place-order.ts';

test('look', async ({ shopper, guest, testData }) => {
  test.setTimeout(200_000);
  const { page, account } = shopper;
  const products = [await testData.product(), await testData.product({ name: 'Handloom cotton saree' })];
  await fillCart(testData.db, account.uid, products.map((p) => cartLine(p)));
  await shopper.opens('/checkout');
  await expect(payNow(page)).toBeVisible();
  for (const [w, h] of [[360, 740], [768, 1000], [1280, 900]] as const) {
    await page.setViewportSize({ width: w, height: h });
    await page.waitForTimeout(700);
    await page.screenshot({ path: `/tmp/look/new-${w}.png` });
    await page.screenshot({ path: `/tmp/look/new-${w}-full.png`, fullPage: true });
  }
  await page.setViewportSize({ width: 360, height: 740 });
  await payNow(page).click();
  await page.waitForTimeout(500);
  await page.screenshot({ path: '/tmp/look/error-360.png' });
  await applyAppearance(page, { language: 'bn', scheme: 'dark' });
  await page.waitForTimeout(700);
  await page.screenshot({ path: '/tmp/look/new-bn-dark-360-full.png', fullPage: true });
  await applyAppearance(page, { language: 'en', scheme: 'light' });
  await placeOrder(account, products[0]!);
  await fillCart(testData.db, account.uid, products.map((p) => cartLine(p)));
  await page.evaluate(() => sessionStorage.clear());
  await shopper.opens('/checkout');
  await expect(page.getByText('Confirm your order')).toBeVisible();
  for (const [w, h] of [[360, 740], [1280, 900]] as const) {
    await page.setViewportSize({ width: w, height: h });
    await page.waitForTimeout(700);
    await page.screenshot({ path: `/tmp/look/known-${w}.png` });
  }
  await page.setViewportSize({ width: 360, height: 740 });
  await page.getByRole('button', { name: 'Change the payment' }).click();
  await page.waitForTimeout(400);
  await page.screenshot({ path: '/tmp/look/change-360.png' });
  await payNow(page).click();
  await expect(page.getByRole('heading', { name: 'Order placed successfully!' })).toBeVisible();
  await page.waitForTimeout(700);
  await page.screenshot({ path: '/tmp/look/success-360-full.png', fullPage: true });
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.screenshot({ path: '/tmp/look/success-1280-full.png', fullPage: true });
  await guest.addsToCart(products[0]!.id);
  await guest.page.setViewportSize({ width: 360, height: 740 });
  await guest.opens('/checkout');
  await expect(guest.page.getByText('Please login to place an order')).toBeVisible();
  await guest.page.waitForTimeout(700);
  await guest.page.screenshot({ path: '/tmp/look/guest-360-full.png', fullPage: true });
});
