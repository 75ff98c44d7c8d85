import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/browser/shop-test.ts';

/* The price filter of lists: an invalid value stays in its field with an error. */

const cards = 'main ul > li a[href^="/products/"]:has(h3)';
const priceIn = (card: string) => Number(/৳([\d,.]+)/.exec(card)![1]!.replaceAll(',', ''));
const NOT_USED = 'so it is not used';

async function openFilters(page: Page, isMobile: boolean) {
  if (isMobile) await page.getByRole('button', { name: /^Filters/ }).click();
  return {
    from: page.getByLabel(/^Price from/),
    to: page.getByLabel(/^Price to/),
    alert: page.getByRole('alert'),
  };
}

/** Expects the price of every card to match. */
const expectPrices = (page: Page, matches: (price: number) => boolean) =>
  expect(async () => {
    const prices = (await page.locator(cards).allInnerTexts()).map(priceIn);
    expect(prices.length).toBeGreaterThan(0);
    expect(prices.filter((price) => !matches(price))).toEqual([]);
  }).toPass();

test(
  'an invalid price shows an error, stays in the field, and clears when corrected',
  { tag: '@all-devices' },
  async ({ guest, isMobile }) => {
    const { page } = guest;
    await guest.opens('/products?sort=price-up');
    const { from, to, alert } = await openFilters(page, isMobile);
    for (const [field, typed] of [
      [from, 'abc'],
      [to, '-5'],
    ] as const) {
      await field.fill(typed);
      await field.press('Tab');
      await expect(alert).toContainText(`“${typed}” is not a price, ${NOT_USED}`);
      await expect(field).toHaveValue(typed);
      await expect(field).toHaveAttribute('aria-invalid', 'true');
      await expect(field).toHaveAccessibleDescription(new RegExp(`“${typed}” is not a price`));
    }
    await expect(alert.locator('p')).toHaveCount(2);

    await from.fill('১,২০০');
    await expect(alert.locator('p')).toHaveCount(1);
    await from.press('Tab');
    await expect(from).toHaveAttribute('aria-invalid', 'false');
    await to.fill('2000');
    await to.press('Enter');
    await expect(alert).toHaveCount(0);
    await expectPrices(page, (price) => price >= 1200 && price <= 2000);
  },
);

test('an inverted range shows an error and filters by its lower end only', async ({ guest, isMobile }) => {
  const { page } = guest;
  await guest.opens('/products');
  const { from, to, alert } = await openFilters(page, isMobile);
  // On desktop both can be filled and left before hydration.
  await from.fill('5000');
  await from.press('Tab');
  await to.fill('1000');
  await to.press('Tab');
  await expect(alert).toHaveText('“Price to” is lower than “Price from”, so only “Price from” is used.');
  await expect(from).toHaveAttribute('aria-invalid', 'false');
  await expect(to).toHaveAttribute('aria-invalid', 'true');
  await expect(to).toHaveAccessibleDescription(/is lower than/);
  await expect(to).toHaveValue('1000');
  await expectPrices(page, (price) => price >= 5000);
  await to.fill('6000');
  await to.press('Enter');
  await expect(alert).toHaveCount(0);
});

test('a URL with an invalid price range shows it in its fields, in both languages', async ({
  guest,
  isMobile,
}) => {
  const { page } = guest;
  await guest.opens('/category/men?min=abc&max=-5');
  await expect(page.getByRole('button', { name: 'Remove filter: Price abc - -5' })).toBeVisible();
  if (isMobile) await page.getByRole('button', { name: /^Filters/ }).click();
  const from = page.getByLabel(/^Price from/);
  await expect(from).toBeVisible();
  await expect(from).toHaveValue('abc');
  await expect(page.getByLabel(/^Price to/)).toHaveValue('-5');
  const alert = page.getByRole('alert');
  await expect(alert).toContainText('“abc” is not a price');
  await expect(alert).toContainText('“-5” is not a price');
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);

  await page.evaluate(() => localStorage.setItem('nargisus.language', 'bn'));
  await guest.opens('/category/men?min=5000&max=1000');
  if (isMobile) await page.getByRole('button', { name: /^ফিল্টার \(/ }).click();
  await expect(page.getByLabel(/^সর্বোচ্চ দাম/)).toHaveValue('1000');
  await expect(alert).toHaveText(/শুধু “সর্বনিম্ন দাম” ধরা হয়েছে/);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
});
