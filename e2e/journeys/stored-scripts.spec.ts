import type { Page } from '@playwright/test';
import { taka } from '@nargisus/domain/money';
import { placeOrder } from '../fixtures/place-order.ts';
import { rememberSession } from '../fixtures/remembered-session.ts';
import { expect, test } from '../fixtures/shop-test.ts';

/*
 * Text that is markup elsewhere, in every place where somebody can write. Were it ever taken for markup, it would say so
 * itself, or the security policy would complain of it in the console, which each story watches.
 */
const HOSTILE = `</script><script>hacked=1</script>"'><img src=x onerror=hacked=1>`;

async function expectMereText(page: Page, paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    await test.step(path, async () => {
      await page.goto(path);
      await expect(page.getByText(HOSTILE).first()).toBeVisible();
      await expectNothingRan(page);
    });
  }
}

async function expectNothingRan(page: Page): Promise<void> {
  expect(await page.evaluate(() => 'hacked' in globalThis)).toBe(false);
  expect(await page.locator('img[src="x"]').count()).toBe(0);
}

test('what people write is text on every page, for customers and for staff', async ({
  guest: shopper,
  admin,
  backstage,
}) => {
  test.slow(); // two people, a dozen pages
  const product = await backstage.product({ name: `${HOSTILE} tea`, description: HOSTILE, price: taka(99) });
  const author = await backstage.account('user', HOSTILE);
  await rememberSession(shopper.page, author);
  const { _id, orderId } = await placeOrder(author, product, {
    recipientName: HOSTILE,
    address: HOSTILE,
    city: HOSTILE,
    district: HOSTILE,
    landmark: HOSTILE,
  });
  const asked = encodeURIComponent(HOSTILE);

  await expectMereText(shopper.page, [
    `/products/${product.id}`,
    '/user-profile',
    '/orders',
    `/orders/${_id}`,
  ]);
  await shopper.opens(`/products?q=${asked}`);
  await expect(shopper.page.getByRole('searchbox')).toHaveValue(HOSTILE);
  await expectNothingRan(shopper.page);
  await shopper.opens(`/payment/failed?tran_id=${asked}&error=${asked}`);
  await expect(shopper.page.getByRole('heading', { name: 'Payment Failed' })).toBeVisible();
  await expectNothingRan(shopper.page);
  await shopper.addsToCart(product.id);
  await shopper.opensCart();
  await expect(shopper.page.getByRole('dialog').getByText(HOSTILE)).toBeVisible();
  await expectMereText(shopper.page, ['/checkout']);
  await expectMereText(admin.page, [
    `/dashboard/orders?q=${orderId}`,
    `/dashboard/orders/${_id}`,
    '/dashboard/delivery',
    '/dashboard/products',
    '/dashboard/customers',
    `/update-products/${product.id}`,
  ]);
});
