import type { Page } from '@playwright/test';
import { expectPageQuality } from '../fixtures/assert/expect-page-quality.ts';
import { publicTexts } from '../fixtures/data/stored-texts.ts';
import { expect, test } from '../fixtures/browser/shop-test.ts';

/* Filters of lists (docs/adr/0076): the sheet of phones, the chips, and a list that its filters leave empty. */

const cards = (page: Page) => page.locator('main ul > li a[href^="/products/"]:has(h3)');
const chip = (page: Page, name: string) => page.getByRole('button', { name: `Remove filter: ${name}` });
const counted = (page: Page) => page.getByRole('status').filter({ hasText: /of \d+ products/ });

test('a visitor on a phone filters by size and colour in a sheet, which says what it finds', async ({
  guest,
}) => {
  const { page } = guest;
  await guest.opens('/products');
  const toggle = page.getByRole('button', { name: /^Filters/ });
  await toggle.tap();
  const sheet = page.getByRole('dialog', { name: 'Filter and sort' });
  await sheet.getByLabel('Size').selectOption({ label: 'M' });
  await sheet.getByLabel('Colour').selectOption({ label: 'Red' });
  await expect(page).toHaveURL(/size=letters-M&colour=red/);
  const show = sheet.getByRole('button', { name: /^Show \d+ products?$/ });
  await show.tap();
  await expect(sheet).toBeHidden();
  await expect(toggle).toHaveText('Filters (2)');
  await expect(async () => {
    const shown = Number(/^\d+/.exec(await counted(page).innerText())![0]);
    expect(shown).toBeGreaterThan(0);
    expect(await cards(page).count()).toBe(shown);
  }).toPass();
  await chip(page, 'Red').tap();
  await expect(toggle).toHaveText('Filters (1)');
  await expect(page).not.toHaveURL(/colour/);
});

test('the sheet opens, filters, sorts and closes by the keyboard alone, and gives the focus back', async ({
  guest,
}) => {
  const { page } = guest;
  await guest.opens('/category/men');
  const toggle = page.getByRole('button', { name: /^Filters/ });
  await toggle.focus();
  await page.keyboard.press('Enter');
  const sheet = page.getByRole('dialog', { name: 'Filter and sort' });
  await expect(sheet).toBeVisible();
  const size = sheet.getByLabel('Size');
  for (let tabs = 0; tabs < 6 && !(await size.evaluate((it) => it === document.activeElement)); tabs += 1)
    await page.keyboard.press('Tab');
  await expect(size).toBeFocused();
  await page.keyboard.type('L');
  await expect(page).toHaveURL(/size=letters-L/);
  await sheet.getByLabel('In stock only').focus();
  await page.keyboard.press('Space');
  await expect(page).toHaveURL(/stock=in/);
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await expect(toggle).toBeFocused();
  await expect(toggle).toHaveText('Filters (2)');
});

test('filters survive a visit to a product, a reload and the address bar', async ({ guest }) => {
  const { page } = guest;
  // Other tests make cheaper shoes meanwhile.
  await guest.opens('/products?size=shoes-42&stock=in&min=1500');
  await expect(chip(page, 'Shoes 42')).toBeVisible();
  await expect(counted(page)).toBeVisible();
  const found = await cards(page).count();
  await cards(page).first().click();
  await expect(page).toHaveURL(/\/products\/PROD_/);
  await page.goBack();
  await expect(chip(page, 'Shoes 42')).toBeVisible();
  await expect(cards(page)).toHaveCount(found);
  await page.reload();
  await expect(chip(page, 'In stock')).toBeVisible();
  await expect(cards(page)).toHaveCount(found);
  await page.goForward();
  await expect(page).toHaveURL(/\/products\/PROD_/);
});

test('a list that its filters leave empty says which of them to remove', async ({ guest }) => {
  const { page } = guest;
  await guest.opens('/products?category=shoes&size=letters-M');
  const without = page.getByRole('button', { name: /^Without “Size M”: \d+ products?$/ });
  const left = Number(/: (\d+)/.exec((await without.textContent())!)![1]);
  await without.click();
  await expect(chip(page, 'Size M')).toBeHidden();
  await expect(cards(page)).toHaveCount(left);
});

test(
  'the sheet, the chips and an empty list pass the page quality checks',
  { tag: '@all-devices' },
  async ({ guest, testData, isMobile }) => {
    test.slow();
    const { page } = guest;
    const own = () => publicTexts(testData);
    await guest.opens('/products?category=shoes&size=letters-M&min=500&colour=red&stock=in');
    await expect(chip(page, 'Size M')).toBeVisible();
    await expectPageQuality(page, own);
    if (!isMobile) return;
    await page.getByRole('button', { name: /^Filters/ }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectPageQuality(page, own);
  },
);
