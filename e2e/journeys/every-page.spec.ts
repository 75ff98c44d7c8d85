import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/shop-test.ts';

/** Every page: no accessibility fault, nothing wider than the screen, a title of its own. */
async function isSound(page: Page): Promise<void> {
  await hasSettled(page);
  await expect(page).toHaveTitle(/Nargisus/);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow, 'pixels wider than the screen').toBeLessThanOrEqual(0);
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'])
    .analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`)).toEqual(
    [],
  );
}

for (const path of [
  '/',
  '/products',
  '/about',
  '/login',
  '/signup',
  '/no-such-page',
  '/products/NO_SUCH_PRODUCT',
]) {
  test(`a guest finds ${path} sound`, async ({ guest }) => {
    await guest.opens(path);
    await isSound(guest.page);
  });
}

test('a product page is sound', async ({ guest, backstage }) => {
  const product = await backstage.product({
    name: 'নকশি কাঁথা সেলাই করা পাঞ্জাবি, a long name in two scripts that must wrap',
  });
  await guest.opens(`/products/${product.id}`);
  await expect(guest.page.getByRole('heading', { level: 1 })).toBeVisible();
  await isSound(guest.page);
});

test('the cart, checkout and profile of a customer are sound', async ({ shopper, backstage }) => {
  const product = await backstage.product();
  await shopper.addsToCart(product.id);
  await shopper.opensCart();
  await expect(shopper.page.getByRole('dialog').getByText(product.name)).toBeVisible();
  await isSound(shopper.page);
  await shopper.opens('/checkout');
  await expect(shopper.page.getByRole('button', { name: /^Pay Now/ })).toBeVisible();
  await isSound(shopper.page);
  await shopper.opens('/user-profile');
  await expect(shopper.page.getByText('No orders yet')).toBeVisible();
  await isSound(shopper.page);
});

test('the dashboard is sound', async ({ admin }) => {
  await admin.opens('/dashboard');
  await expect(admin.page.getByText('Total Revenue')).toBeVisible();
  await isSound(admin.page);
  await admin.page.getByRole('tab', { name: /Orders/ }).click();
  await expect(admin.page.getByRole('row').nth(5)).toBeVisible();
  await isSound(admin.page);
});

/** Transitions over and pictures there: axe would measure the contrast of a text that is still fading in. */
async function hasSettled(page: Page): Promise<void> {
  await expect(page.locator('main')).toBeVisible();
  await page.evaluate(() =>
    Promise.all([
      document.fonts.ready,
      ...document
        .getAnimations()
        .filter((animation) => animation.effect?.getTiming().iterations !== Infinity)
        .map((animation) => animation.finished.catch(() => undefined)),
    ]),
  );
}
