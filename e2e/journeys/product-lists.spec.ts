import { COLLECTIONS } from '@nargisus/domain/catalogue';
import { expect, test } from '../fixtures/browser/shop-test.ts';

const cards = 'main ul > li a[href^="/products/"]';
const priceIn = (card: string) => Number(/৳([\d,.]+)\s*$/.exec(card)![1]!.replaceAll(',', ''));

test('search finds a saree in English, in Bangla and with a typo', async ({ guest }) => {
  const { page } = guest;
  await guest.opens('/products');
  const search = page.getByRole('searchbox', { name: 'Search products' });
  const nothing = page.getByText('Nothing matches “zzqqxx”, yet.');
  for (const words of ['saree', 'শাড়ি', 'sarre']) {
    // So that what is found is not what the words before have found.
    await search.fill('zzqqxx');
    await expect(nothing).toBeVisible();
    await search.fill(words);
    await expect(page, words).toHaveURL(new RegExp(`q=${encodeURIComponent(words)}`));
    await expect(page.locator(cards).first(), words).toContainText(/saree|sari|শাড়ি/i);
  }
  await search.fill('zzqqxx');
  await expect(nothing).toBeVisible();
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect(page.locator(cards).nth(23)).toBeAttached();
});

test('filters and sorting are in the URL, survive a reload, and Back restores the scroll position', async ({
  guest,
}) => {
  const { page } = guest;
  await guest.opens('/products?sort=price-up&stock=in');
  await expect(page.getByRole('status').filter({ hasText: /of \d+ products/ })).toBeVisible();
  await page.getByRole('button', { name: 'Load more' }).click();
  await expect(page.locator(cards).nth(30)).toBeAttached();
  await page.reload();
  const far = page.locator(cards).nth(30);
  await far.scrollIntoViewIfNeeded();
  await expect(page.getByLabel('Sort by')).toHaveValue('price-up');
  await expect(page.getByLabel('In stock only')).toBeChecked();
  const prices = (await page.locator(cards).allInnerTexts()).map(priceIn);
  expect(prices).toEqual(prices.toSorted((a, b) => a - b));
  await expect(page.locator(`${cards}[data-sold-out]`)).toHaveCount(0);
  const name = (await far.getByRole('heading').textContent())!;
  const place = await page.evaluate(() => window.scrollY);
  await far.click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await page.goBack();
  await expect(far).toBeInViewport();
  expect(Math.abs((await page.evaluate(() => window.scrollY)) - place)).toBeLessThan(400);
});

test('invalid URL parameters are ignored', async ({ guest }) => {
  await guest.opens('/products?category=nonsense&sort=%00&min=-5&max=abc&show=999999999');
  await expect(guest.page.locator(cards).first()).toBeVisible();
});

test('each of the eight collections has a card and products', async ({ guest }) => {
  const { page } = guest;
  await guest.opens('/category-collection');
  const main = page.getByRole('main');
  for (const { id } of COLLECTIONS) await expect(main.locator(`a[href="/category/${id}"]`)).toBeVisible();
  for (const { id, label } of COLLECTIONS) {
    await main.locator(`a[href="/category/${id}"]`).click();
    await expect(page.getByRole('heading', { level: 1, name: label })).toBeVisible();
    await expect(page.locator(cards).first(), id).toBeVisible();
    await page.goBack();
  }
});

test('new arrivals are listed newest first with two lines of description', async ({ guest, testData }) => {
  const product = await testData.product({ description: 'Woven on a wooden loom in Tangail.' });
  await guest.opens('/new-arrivals');
  await expect(guest.page.getByRole('heading', { level: 1, name: 'New Arrivals' })).toBeVisible();
  const card = guest.page.locator(`a[href="/products/${product.id}"]`);
  await expect(card).toContainText('Woven on a wooden loom in Tangail.');
});
