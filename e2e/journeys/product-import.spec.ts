import type { Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { expect, test } from '../fixtures/browser/shop-test.ts';

const PICTURE = '/pictures/category-men-640.webp';
const HEADINGS = 'sku,name,nameBn,category,price,sizing,sizes,stock,pictures,description,cost';

/** Returns a table of `count` products; the first `faulty` rows have a fault each, in turn of four kinds. */
function tableOf(prefix: string, count: number, faulty: number, picture = PICTURE): string {
  const rows = Array.from({ length: count }, (_, at) => {
    const isFaulty = at < faulty;
    const [category, price, sizes, description] = [
      isFaulty && at % 4 === 0 ? 'cloths' : 'clothing',
      isFaulty && at % 4 === 1 ? 'cheap' : 1000 + at,
      isFaulty && at % 4 === 2 ? 'M; 43' : 'M; L',
      isFaulty && at % 4 === 3 ? '' : 'Soft cotton.',
    ];
    return `${prefix}-${at},Panjabi ${at},পাঞ্জাবি,${category},${price},letters,${sizes},M=5; L=3,${picture},${description},500`;
  });
  return `\uFEFF${[HEADINGS, ...rows].join('\r\n')}`;
}

const csv = (text: string) => ({
  name: 'season.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(text),
});

async function check(page: Page, text: string): Promise<void> {
  await page.getByLabel('Table (CSV)').setInputFiles(csv(text));
  await page.getByRole('button', { name: 'Check', exact: true }).click();
  await expect(page.getByRole('heading', { name: '3. Check and import' })).toBeVisible({ timeout: 400_000 });
}

async function downloadedBy(page: Page, button: string): Promise<string> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: button }).click(),
  ]);
  return readFile(await download.path(), 'utf8');
}

/** Returns the value of a figure of the report. */
const figure = (page: Page, name: string) =>
  page
    .locator('dl > div')
    .filter({ hasText: new RegExp(`^${name}`) })
    .locator('dd');

test(
  '500 rows with 20 faulty ones: the others arrive, and a second import changes nothing',
  { tag: '@desktop' },
  async ({ admin, testData }) => {
    const { page } = admin;
    // Sixty requests of 25 rows: minutes on a machine that does other work.
    test.setTimeout(900_000);
    const prefix = `S${Date.now()}`;
    const table = tableOf(prefix, 500, 20);
    await admin.opens('/import-products');
    await check(page, table);
    await expect(page.getByRole('button', { name: 'Import 480 products' })).toBeVisible();
    await expect(figure(page, 'New')).toHaveText('480');
    await expect(figure(page, 'With faults')).toHaveText('20');
    const faults = page.getByRole('table', { name: 'Faults' }).getByRole('row');
    await expect(faults).toHaveCount(21); // with the head
    await expect(faults.nth(1)).toContainText(/2.*category.*Unknown category/);
    await expect(faults.nth(2)).toContainText(/3.*price.*Please enter a valid price/);
    await expect(faults.nth(3)).toContainText(/4.*sizes/);
    await expect(faults.nth(4)).toContainText(/5.*description.*Product description is required/);
    const faulty = await downloadedBy(page, 'Download the faulty rows');
    expect(faulty.trim().split('\r\n')).toHaveLength(21);
    expect(faulty).toContain('price: Please enter a valid price');

    const stored = () =>
      testData.db.collection('products').where('sku', '>=', prefix).where('sku', '<', `${prefix}~`).get();
    expect((await stored()).size).toBe(0);
    await page.getByRole('button', { name: 'Import 480 products' }).click();
    await expect(page.getByText('Imported: 480 new, 0 changed.')).toBeVisible({ timeout: 400_000 });
    const first = await stored();
    expect(first.size).toBe(480);
    expect((await testData.db.doc(`stock/${prefix}-20_M`).get()).data()).toMatchObject({ onHand: 5 });
    expect((await testData.db.doc(`productCosts/${prefix}-20`).get()).data()).toMatchObject({
      costs: [{ cost: 500 }],
    });

    await page.getByRole('button', { name: 'Choose other files' }).click();
    await check(page, table);
    await expect(figure(page, 'As in the shop')).toHaveText('480', { timeout: 400_000 });
    await expect(page.getByRole('button', { name: /^Import \d/ })).toBeHidden();
    const versions = (await stored()).docs.map((it) => it.get('version') as number);
    expect(new Set(versions)).toEqual(new Set([1]));
  },
);

test('pictures by file name are uploaded once, and found again by a second import', async ({
  admin,
  testData,
}) => {
  const { page } = admin;
  test.slow();
  const prefix = `P${Date.now()}`;
  const table = tableOf(prefix, 2, 0, 'Front.webp');
  await admin.opens('/import-products');
  await check(page, table);
  await expect(
    page.getByText('Please choose the picture file Front.webp beside the table').first(),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Choose other files' }).click();

  const buffer = await readFile(resolve(import.meta.dirname, '../../web/public', `.${PICTURE}`));
  const picture = { name: 'front.WEBP', mimeType: 'image/webp', buffer };
  await page.getByLabel('Pictures', { exact: true }).setInputFiles([picture]);
  await check(page, table);
  await page.getByRole('button', { name: 'Import 2 products' }).click();
  await expect(page.getByText('Imported: 2 new, 0 changed.')).toBeVisible({ timeout: 60_000 });
  const image = async () => (await testData.db.doc(`products/${prefix}-0`).get()).get('image') as string;
  const uploaded = await image();
  expect(uploaded).toContain(`products%2F${prefix}-0%2F`);

  await page.getByRole('button', { name: 'Choose other files' }).click();
  await page.getByLabel('Pictures', { exact: true }).setInputFiles([picture]);
  await check(page, table);
  await expect(page.getByText('There is nothing to import: the shop has all of it.')).toBeVisible();
  expect(await image()).toBe(uploaded);
});

test('the report and its faults are in Bangla', async ({ admin }) => {
  const { page } = admin;
  test.slow();
  await admin.opens('/import-products');
  await page.getByRole('contentinfo').getByText('বাংলা').click();
  await page.getByLabel('তালিকা (সিএসভি)').setInputFiles(csv(tableOf(`B${Date.now()}`, 5, 4)));
  await page.getByRole('button', { name: 'যাচাই করুন' }).click();
  await expect(page.getByRole('button', { name: '১টি পণ্য আমদানি করুন' })).toBeVisible({ timeout: 60_000 });
  await expect(page.getByText('সঠিক দাম লিখুন')).toBeVisible();
  await expect(page.getByText('পণ্যের বিবরণ লিখুন')).toBeVisible();
});

test(
  'an import that was stopped goes on where it stopped',
  { tag: '@desktop' },
  async ({ admin, testData }) => {
    const { page } = admin;
    test.slow();
    const prefix = `C${Date.now()}`;
    await admin.opens('/import-products');
    await check(page, tableOf(prefix, 60, 0));
    // Only the requests that save: the check is over.
    let requests = 0;
    const release: (() => void)[] = [];
    await page.route('**/api/product-rows', async (route) => {
      requests += 1;
      if (requests === 2) await new Promise<void>((resolve) => release.push(resolve));
      await route.continue();
    });
    await page.getByRole('button', { name: 'Import 60 products' }).click();
    await expect.poll(() => release.length, { timeout: 60_000 }).toBe(1);
    await page.getByRole('button', { name: 'Stop' }).click();
    release[0]!();
    await expect(page.getByText('Stopped: 50 of 60 are saved.')).toBeVisible({ timeout: 60_000 });
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByText('Imported: 60 new, 0 changed.')).toBeVisible({ timeout: 60_000 });
    const stored = await testData.db
      .collection('products')
      .where('sku', '>=', prefix)
      .where('sku', '<', `${prefix}~`)
      .get();
    expect(stored.size).toBe(60);
  },
);

test(
  'an export of the filtered products is imported without a change',
  { tag: '@desktop' },
  async ({ admin, testData }) => {
    const { page } = admin;
    test.slow();
    const { id } = await testData.product({ category: 'sports', name: '=Cricket "ball", red' });
    await admin.opens('/dashboard/products?category=sports');
    const file = await downloadedBy(page, 'Export');
    expect(file.startsWith('\uFEFF')).toBe(true);
    expect(file).toContain(`"=""${id}"""`);
    expect(file).toContain(`"'=Cricket ""ball"", red"`);
    expect(file).not.toContain('"clothing"');
    await page.getByRole('link', { name: 'Import', exact: true }).click();
    await check(page, file);
    await expect(page.getByText('There is nothing to import: the shop has all of it.')).toBeVisible();
  },
);
