import { expectPageQuality } from '../fixtures/assert/expect-page-quality.ts';
import { expect, test } from '../fixtures/browser/shop-test.ts';

/* Leaving a list for a product and coming back to it. */

test('Back to Products restores search, filters and scroll position', async ({ guest }) => {
  const { page } = guest;
  await guest.opens('/products?q=panjabi&sort=price-up');
  const card = page.getByRole('main').getByRole('heading', { level: 3 }).nth(5);
  await card.scrollIntoViewIfNeeded();
  const top = await page.evaluate(() => window.scrollY);
  expect(top).toBeGreaterThan(0);
  await card.click();
  await expect(page).toHaveURL(/\/products\/./);
  await page.getByRole('link', { name: 'Back to Products' }).click();
  await expect(page).toHaveURL('/products?q=panjabi&sort=price-up');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(top);
});

test('Back to Products restores the list after other pages were visited', async ({ guest }) => {
  const { page } = guest;
  await guest.opens('/products?q=panjabi');
  const main = page.getByRole('main');
  const card = main.getByRole('heading', { level: 3 }).nth(5);
  await card.click();
  await page
    .getByRole('region', { name: /More like this/ })
    .getByRole('link')
    .first()
    .click();
  await page.getByRole('link', { name: 'Back to Products' }).click();
  await expect(page).toHaveURL('/products?q=panjabi');
});

test('Facebook’s browser offers e-mail and a link to a real browser instead of Google', async ({
  browser,
  baseURL,
}) => {
  const userAgent =
    'Mozilla/5.0 (Linux; Android 13; SM-A135F Build/TP1A.220624.014; wv) AppleWebKit/537.36 (KHTML, like Gecko) ' +
    'Version/4.0 Chrome/126.0.6478.122 Mobile Safari/537.36 [FB_IAB/FB4A;FBAV/470.1.0.50.75;]';
  const context = await browser.newContext({ baseURL, userAgent });
  const page = await context.newPage();
  for (const address of ['/login', '/signup']) {
    await page.goto(address);
    await expect(page.getByText(/Google does not let you sign in inside Facebook/)).toBeVisible();
    await expect(page.getByRole('button', { name: /with Google/ })).toHaveCount(0);
    await expect(page.getByLabel('Email')).toBeVisible();
    await expectPageQuality(page, ['Open in browser', 'Facebook']);
  }
  await context.close();
});
