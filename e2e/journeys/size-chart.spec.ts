import type { Product } from '@nargisus/domain/catalogue';
import type { Page } from '@playwright/test';
import { expectPageQuality } from '../fixtures/assert/expect-page-quality.ts';
import { expect, test } from '../fixtures/browser/shop-test.ts';
import { waitForHydration } from '../fixtures/browser/wait-for-hydration.ts';

// The charts belong to the whole shop: only the test of the editor writes one, that of belts, and restores it.

async function openChart(page: Page) {
  await waitForHydration(page);
  await page.getByRole('button', { name: 'Size chart' }).press('Enter');
  const sheet = page.getByRole('dialog', { name: 'Size chart' });
  await expect(sheet.getByRole('table').first()).toBeVisible();
  return sheet;
}

test(
  'a visitor reads the measures of the chosen size, in the unit that the browser remembers',
  { tag: '@all-devices' },
  async ({ guest, testData }) => {
    const { page } = guest;
    const product = await testData.product({ sizes: ['M', 'L'] });
    await guest.opens(`/products/${product.id}`);
    let sheet = await openChart(page);
    const body = () => sheet.getByRole('table', { name: /^Your body/ });
    await expect(body().getByRole('columnheader')).toHaveText(['Size', 'Chest', 'Waist', 'Hip']);
    await expect(body().getByRole('row', { name: /^M / })).toHaveText('M948096');
    await expect(body().getByRole('row', { name: /^M / })).toHaveAttribute('aria-current', 'true');
    await expect(body().getByRole('row')).toHaveCount(3);
    await sheet.getByRole('radio', { name: 'inch' }).press('Space');
    await expect(body().getByRole('row', { name: /^M / })).toHaveText('M3731.538');
    await expectPageQuality(page, () => testData.productTexts());

    await page.keyboard.press('Escape');
    await expect(sheet).toBeHidden();
    await expect(page.getByRole('button', { name: 'Size chart' })).toBeFocused();
    await page.reload();
    sheet = await openChart(page);
    await expect(sheet.getByRole('radio', { name: 'inch' })).toBeChecked();
  },
);

test('a wide chart scrolls within itself', async ({ guest, testData }) => {
  const { page } = guest;
  const product = await testData.product();
  await guest.opens(`/products/${product.id}`);
  const sheet = await openChart(page);
  const garment = sheet.getByRole('group', { name: /^The garment/ });
  const overflow = (of: typeof sheet) => of.evaluate((it) => it.scrollWidth - it.clientWidth);
  expect(await overflow(garment)).toBeGreaterThan(0);
  expect(await overflow(sheet)).toBe(0);
  await garment.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => garment.evaluate((it) => it.scrollLeft)).toBeGreaterThan(0);
});

test('goods of one size, or in sizes of their own, have no size chart', async ({ guest, testData }) => {
  const { page } = guest;
  const goods: Partial<Product>[] = [{ sizing: 'one-size' }, { sizing: 'own', sizes: ['KING'] }];
  for (const sized of goods) {
    const product = await testData.product(sized);
    await guest.opens(`/products/${product.id}`);
    await expect(page.getByRole('button', { name: 'Add to Cart' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Size chart' })).toHaveCount(0);
  }
});

test(
  'staff edit a chart, are warned of a size that falls, and shoppers read it',
  { tag: '@desktop' },
  async ({ admin, guest, testData }) => {
    const { page } = admin;
    await testData.db.doc('settings/sizeCharts').delete();
    await admin.opens('/dashboard/settings?section=sizeCharts');
    await page.getByText('Belts', { exact: true }).click();
    const grid = page.getByRole('table', { name: 'Belts' });
    const cell = (size: string) =>
      grid.getByRole('textbox', { name: `Waist (Body), size ${size}, in cm`, exact: true });
    const save = page.getByRole('button', { name: 'Save changes' });

    await cell('30').fill('wide');
    await save.click();
    await expect(page.getByRole('alert').filter({ hasText: 'A measure is a number of cm' })).toBeVisible();
    await expect(cell('30')).toBeFocused();
    await cell('30').fill('70.5');
    await expect(page.getByText('Waist: 30 is below a smaller size.')).toBeVisible();

    await grid.getByRole('button', { name: 'Remove Buckle to middle hole' }).click();
    await page.getByRole('button', { name: 'Add a measure' }).press('Enter');
    await grid.getByRole('textbox', { name: 'Measure 2: name', exact: true }).fill('Width');
    await grid.getByRole('textbox', { name: 'Width (Garment), size 30, in cm' }).fill('3.5');
    await save.click();
    await expect(page.getByText('Nothing has been changed.')).toBeVisible();
    await expect(
      page.getByRole('listitem').filter({ hasText: '“body Waist: 30 70.5; garment Width: 30 3.5”' }),
    ).toBeVisible();

    const belt = await testData.product({ category: 'accessories', sizing: 'waist', sizes: ['30', '32'] });
    await guest.opens(`/products/${belt.id}`);
    const sheet = await openChart(guest.page);
    const row = (table: RegExp, size: string) =>
      sheet.getByRole('table', { name: table }).getByRole('row', { name: new RegExp(`^${size} `) });
    await expect(row(/^Your body/, '30')).toHaveText('3070.5');
    await expect(row(/^The garment/, '30')).toHaveText('303.5');
    await expect(row(/^The garment/, '32')).toContainText('Not measured');
    await testData.db.doc('settings/sizeCharts').delete();
  },
);
