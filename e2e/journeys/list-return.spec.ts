import { expect, test } from '../fixtures/browser/shop-test.ts';

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
