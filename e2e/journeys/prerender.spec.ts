import { addresses } from '@nargisus/local-suite/launcher';
import type { Page } from '@playwright/test';
import { delayRequest } from '../fixtures/network/delay-request.ts';
import { expect, test } from '../fixtures/browser/shop-test.ts';

/** Delays the app's code until the returned function is called. */
const delayApp = (page: Page) => delayRequest(page, '**/assets/*.js');

test('input and taps before hydration are replayed after it', async ({ guest }) => {
  const { page } = guest;
  const release = await delayApp(page);
  await guest.opens('/login');
  await page.getByLabel('Email').fill('nobody-here@example.com');
  await page.getByLabel('Password', { exact: true }).pressSequentially('wrong-password');
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  release();
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveValue('nobody-here@example.com');
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('wrong-password');
});

test('a tap whose event was stopped on the window is not replayed after hydration', async ({
  guest,
  testData,
}) => {
  const { page } = guest;
  const { id, name } = await testData.product();
  const release = await delayApp(page);
  await guest.opens(`/products/${id}`);
  await page.evaluate(() => {
    // As an extension does, or a browser automation that misses its target.
    const stop = (event: Event) => event.stopImmediatePropagation();
    for (const type of ['pointerdown', 'pointerup', 'click'])
      addEventListener(type, stop, { capture: true, once: true });
  });
  const add = page.getByRole('button', { name: 'Add to Cart' });
  await add.click();
  await page.getByRole('group', { name: 'Size' }).getByRole('radio', { name: 'L', exact: true }).check();
  await add.click();
  release();
  await expect(page.getByText(`${name} (Size: L) added to`)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Open cart, 1 item', exact: true })).toBeVisible();
});

test('a link tapped before hydration navigates, even if the app never loads', async ({ page }) => {
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.goto('/about');
  await page.getByRole('link', { name: 'Summer' }).click();
  await expect(page).toHaveURL('/category/summer');
});

test('products are visible before hydration, and the app does not fetch them again', async ({
  guest,
  testData,
}) => {
  const { page } = guest;
  const product = await testData.product({ collections: ['men'] });
  // A cold function can time out while it waits for another one, and then renders a skeleton.
  for (const path of ['/category/men', `/products/${product.id}`])
    await expect.poll(async () => (await page.request.get(path)).text()).toContain(product.name);
  const requested: string[] = [];
  page.on('request', (request) => void requested.push(request.url().slice(addresses.shop.length)));
  const release = await delayApp(page);
  await guest.opens('/category/men?utm_campaign=eid');
  const card = page.getByRole('link', { name: product.name });
  await expect(card).toBeVisible();
  await card.click(); // replayed after hydration
  release();
  await expect(page.getByRole('heading', { level: 1, name: product.name })).toBeVisible();
  expect(requested.filter((it) => /^\/api\/products\?.*collection=men/.test(it))).toEqual([]);

  requested.length = 0;
  await page.reload();
  await page.getByRole('button', { name: 'Add to Cart' }).click();
  await expect(page.getByText('Added to cart').first()).toBeVisible();
  // The previous page may have requested the product before the reload.
  const sinceReload = requested.slice(requested.indexOf(`/products/${product.id}`));
  expect(sinceReload).toContain(`/products/${product.id}`);
  expect(sinceReload).not.toContain(`/api/products/${product.id}`);
});

test('a prerendered page contains nothing of another visitor', async ({ page, guest, shopper }) => {
  const release = await delayApp(page);
  await test.step('a signed-in customer sees no Login link', async () => {
    await shopper.opens('/about');
    await expect(page.getByRole('heading', { name: 'Our Story' })).toBeVisible();
    await expect(page.getByRole('banner').getByText('Login')).toBeHidden();
  });
  await test.step('a Bangla reader sees pictures and no English text', async () => {
    await page.evaluate(() => localStorage.setItem('nargisus.language', 'bn'));
    await guest.opens('/');
    await expect(page.locator('main img').first()).toBeVisible();
    await expect(page.getByText('Our Story').first()).toBeHidden();
    await guest.opens('/contact');
    await expect(page.getByRole('heading', { level: 1 })).toBeHidden();
  });
  release();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText('Contact us')).toHaveCount(0);
});

test('without JavaScript the shop is readable, and an unknown address is a 404', async ({
  browser,
  baseURL,
  testData,
}) => {
  const product = await testData.product();
  const context = await browser.newContext({ baseURL, javaScriptEnabled: false });
  const page = await context.newPage();
  for (const [path, heading] of [
    ['/', 'Trousers that hold their line'],
    ['/about', 'Our Story'],
    ['/category-collection', 'Shop By Category'],
    [`/products/${product.id}`, product.name],
    ['/no-such-page', 'Oops! Page Not Found'],
  ] as const) {
    const response = await page.goto(path);
    expect(response?.status()).toBe(path === '/no-such-page' ? 404 : 200);
    await expect(page.getByRole('heading', { name: heading })).toBeVisible();
  }
  await context.close();
});
