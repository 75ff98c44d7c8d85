import { COLLECTIONS } from '@nargisus/domain/catalogue';
import { expect, test } from '../fixtures/browser/shop-test.ts';
import { respondWith } from '../fixtures/network/responses.ts';

const cards = 'main ul > li a[href^="/products/"]:has(h3)';
const priceIn = (card: string) => Number(/৳([\d,.]+)/.exec(card)![1]!.replaceAll(',', ''));

test('search finds a saree in English, in Bangla and with a typo', async ({ guest }) => {
  const { page } = guest;
  await guest.opens('/products');
  const search = page.getByRole('combobox', { name: 'Search products' });
  const noResults = page.getByText('Nothing matches “zzqqxx”, yet.');
  for (const text of ['saree', 'শাড়ি', 'sarre']) {
    // Clears the results of the previous search.
    await search.fill('zzqqxx');
    await expect(noResults).toBeVisible();
    await search.fill(text);
    await expect(page, text).toHaveURL(new RegExp(`q=${encodeURIComponent(text)}`));
    await expect(page.locator(cards).first(), text).toContainText(/saree|sari|শাড়ি/i);
  }
  await search.fill('zzqqxx');
  await expect(noResults).toBeVisible();
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect(page.locator(cards).nth(23)).toBeAttached();
});

test(
  'filters and sorting are in the URL, survive a reload, and Back restores the scroll position',
  { tag: '@all-devices' },
  async ({ guest }) => {
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
    const top = await page.evaluate(() => window.scrollY);
    await far.click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await page.goBack();
    await expect(far).toBeInViewport();
    expect(Math.abs((await page.evaluate(() => window.scrollY)) - top)).toBeLessThan(400);
  },
);

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

// Uses `page`, whose console is not checked: the browser logs the failed requests as errors.
for (const [cause, status, body] of [
  ['fails', 500, { success: false }],
  ['is malformed', 200, { products: 7 }],
  ['is empty', 200, { success: true, data: [], nextCursor: null }],
] as const) {
  test(`a list whose response ${cause} shows that there are no products`, async ({ page }) => {
    await page.route('**/api/products*', respondWith(status, body));
    await page.goto('/about');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Products' }).click();
    await expect(
      page.getByText('No products found. Please add some products to the collection.'),
    ).toBeVisible();
  });
}

test('suggestions lead to a product, and a search names the words that nothing matches', async ({
  guest,
}) => {
  const { page } = guest;
  await guest.opens('/products');
  const search = page.getByRole('combobox', { name: 'Search products' });
  await search.fill('lal shari');
  const suggestions = page.getByRole('listbox', { name: 'Search suggestions' });
  await suggestions.getByRole('option', { name: /Saree/ }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: /Saree/ })).toBeVisible();
  await page.goBack();
  await search.fill('zebra t shirt');
  await expect(page.getByText('Nothing fits “zebra”. Results for the rest: “t shirt”.')).toBeVisible();
  await search.press('ArrowUp');
  await expect(search).toHaveAttribute('aria-activedescendant', /./);
  await search.press('Escape');
  await expect(suggestions).toBeHidden();
  await expect(page.locator(cards).first()).toContainText('Tee');
});
