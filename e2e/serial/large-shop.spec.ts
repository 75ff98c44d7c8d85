import type { Page } from '@playwright/test';
import { applyAppearance } from '../fixtures/browser/appearance.ts';
import { expect, test } from '../fixtures/browser/shop-test.ts';
import { expectPageQuality } from '../fixtures/assert/expect-page-quality.ts';
import { pretendLargeShop } from '../fixtures/data/pretend-large-shop.ts';
import { publicTexts } from '../fixtures/data/stored-texts.ts';
import type { TestData } from '../fixtures/data/test-data.ts';
import { respondWith } from '../fixtures/network/responses.ts';

/* The shop of the other tests, whose counter says that it has 20,000 products more than it has. */

const cards = (page: Page) => page.locator('main ul > li a[href^="/products/"]:has(h3)');
const searchField = (page: Page) => page.getByRole('combobox', { name: /Search products|পণ্য খুঁজুন/ });

async function inLargeShop(testData: TestData, work: () => Promise<void>): Promise<void> {
  const large = await pretendLargeShop(testData.db);
  try {
    await work();
  } finally {
    await large.end();
  }
}

/** Returns the paths of the catalogue's calls that the page makes from now on. */
function catalogueCalls(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/catalogue')) calls.push(pathname);
  });
  return calls;
}

test('a shop that is too large for the browser searches, suggests and lists on the server', async ({
  guest,
  testData,
}) => {
  const { page } = guest;
  await inLargeShop(testData, async () => {
    const calls = catalogueCalls(page);
    await guest.opens('/products');
    await expect(cards(page)).toHaveCount(24);
    const firstPage = await cards(page).allInnerTexts();

    await page.getByRole('button', { name: 'Load more' }).click();
    await expect(cards(page)).toHaveCount(48);
    expect((await cards(page).allInnerTexts()).slice(0, 24)).toEqual(firstPage);
    expect(new Set(await cards(page).allInnerTexts()).size).toBeGreaterThan(40);

    await searchField(page).fill('saree');
    await searchField(page).press('Enter');
    await expect(cards(page).first()).toContainText(/saree|sari/i);
    await searchField(page).fill('zebra saree');
    await searchField(page).press('Enter');
    await expect(page.getByText('Nothing fits “zebra”. Results for the rest: “saree”.')).toBeVisible();

    await searchField(page).fill('lal shari');
    const suggestions = page.getByRole('listbox', { name: 'Search suggestions' });
    await suggestions
      .getByRole('option', { name: /Saree.*৳/ })
      .first()
      .click();
    const title = page.getByRole('heading', { level: 1, name: /Saree/ });
    await expect(title).toBeVisible();
    const name = (await title.textContent())!;
    await page
      .getByRole('button', { name: `Save ${name} to the wishlist` })
      .first()
      .click();
    await expect(page.getByText('Saved to your wishlist')).toBeVisible();
    await guest.opens('/wishlist');
    await expect(page.getByRole('main').getByRole('heading', { level: 2, name })).toBeVisible();

    await page.goto('/products?category=home&stock=in&sort=price-up');
    await expect(page.getByText(/newest first only/)).toBeVisible();
    await expect(cards(page).first()).toBeVisible();
    await expect(page.locator('main [data-sold-out]')).toHaveCount(0);
    await expectPageQuality(page, () => publicTexts(testData));
    expect(new Set(calls)).toEqual(
      new Set(['/api/catalogue', '/api/catalogue/search', '/api/catalogue/suggestions']),
    );
  });
});

test('the pages of a large shop are in Bangla too', async ({ guest, testData }) => {
  const { page } = guest;
  await inLargeShop(testData, async () => {
    await guest.opens('/category/men');
    await applyAppearance(page, { language: 'bn', scheme: 'dark' });
    await searchField(page).fill('পাঞ্জা');
    const suggestions = page.getByRole('listbox', { name: 'খোঁজার পরামর্শ' });
    await expect(suggestions.getByRole('option', { name: 'পাঞ্জাবি', exact: true })).toBeVisible();
    await searchField(page).fill('পাঞ্জাবি');
    await searchField(page).press('Enter');
    await expect(cards(page).first()).toContainText(/পাঞ্জাবি|panjabi/i);
    await page.goto('/category/men?q=পাঞ্জাবি&sort=name');
    await expect(page.getByText(/শুধু সবচেয়ে মিল অনুযায়ী/)).toBeVisible();
    await expectPageQuality(page, () => publicTexts(testData));
  });
});

// Uses `page`, whose console is not checked: the browser logs the failed request as an error.
test('a search that fails on the server is retried', async ({ page, testData }) => {
  await inLargeShop(testData, async () => {
    await page.route('**/api/catalogue/search?*', respondWith(500, { success: false }));
    await page.goto('/products?q=saree');
    const retry = page.getByRole('button', { name: 'Retry' });
    await expect(retry).toBeVisible();
    await page.unroute('**/api/catalogue/search?*');
    await retry.click();
    await expect(cards(page).first()).toContainText(/saree|sari/i);
  });
});

test('a shop that is small again searches in the browser', async ({ guest }) => {
  const { page } = guest;
  const calls = catalogueCalls(page);
  await guest.opens('/products?q=saree');
  await expect(cards(page).first()).toContainText(/saree|sari/i);
  expect(new Set(calls)).toEqual(new Set(['/api/catalogue']));
});
