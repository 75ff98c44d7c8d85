import type { Product } from '@nargisus/domain/catalogue';
import { taka } from '@nargisus/domain/money';
import { tokenOf, call } from '../fixtures/network/api-client.ts';
import { expectPageQuality } from '../fixtures/assert/expect-page-quality.ts';
import { storedTexts } from '../fixtures/data/stored-texts.ts';
import type { TestData } from '../fixtures/data/test-data.ts';
import { expect, test } from '../fixtures/browser/shop-test.ts';
import type { Visitor } from '../fixtures/browser/visitor.ts';

test('a price change of several products shows old and new values, saves them and is undone', async ({
  admin,
  testData,
}) => {
  const { page } = admin;
  const [one, other] = await openSelected(admin, testData, [taka(1255), taka(90)]);
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('Change 2 products');
  await dialog.getByRole('button', { name: 'Change 0 products' }).click();
  await expect(dialog).toContainText('Please choose what to change.');

  await dialog.getByLabel('Price', { exact: true }).selectOption('Lower by taka');
  await dialog.getByLabel('Amount (৳)').fill('১০০');
  await expect(dialog).toContainText('Changing: 1 · As they are: 0 · Left out: 1');
  await expect(dialog).toContainText('is left out: Please enter a valid price');
  await dialog.getByLabel('Price', { exact: true }).selectOption('Lower by per cent');
  await dialog.getByRole('textbox', { name: 'Per cent' }).fill('10');
  await dialog.getByLabel('Old price, struck through').selectOption('The price from before');
  await dialog.getByLabel('Stock').selectOption('Out of Stock');
  await expect(dialog.getByRole('list', { name: 'Preview' })).toContainText(
    'price: ৳1,255 → ৳1,130 · old price: nothing → ৳1,255 · stock: In Stock → Out of Stock',
  );
  await dialog.getByRole('button', { name: 'Change 2 products' }).click();
  const toast = page.getByRole('alertdialog');
  await expect(toast).toContainText('2 products changed.');
  expect(await stored(testData, [one!, other!])).toMatchObject([
    { price: 1130, compareAtPrice: 1255, inStock: false, version: 2 },
    { price: 81, compareAtPrice: 90, inStock: false, version: 2 },
  ]);

  await toast.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('alertdialog')).toContainText('2 products are as they were before.');
  const [before] = await stored(testData, [one!]);
  expect(before).toMatchObject({ price: 1255, inStock: true, version: 3 });
  expect(before).not.toHaveProperty('compareAtPrice');
});

test('a bulk edit saves the other products when a colleague changed one first, and says what the colleague made of it', async ({
  admin,
  testData,
}) => {
  const { page } = admin;
  const [mine, theirs] = await openSelected(admin, testData, [taka(500), taka(600)]);
  const colleague = await testData.account('admin', 'Parveen');
  const row = { row: 1, id: theirs!.id, product: { price: 650 } };
  const { status } = await call('/api/product-rows', {
    method: 'POST',
    token: await tokenOf(colleague),
    body: { isDryRun: false, rows: [row] },
  });
  expect(status).toBe(200);
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Featured').selectOption('Featured');
  await dialog.getByRole('button', { name: 'Change 2 products' }).click();
  await expect(dialog).toContainText('Saved: 1 · Not saved: 1 · Not sent yet: 0');
  await expect(dialog.getByRole('list', { name: 'Result' })).toContainText(
    'Not saved: Parveen changed it in the meantime. price: ৳600 → ৳650',
  );
  expect(await stored(testData, [mine!, theirs!])).toMatchObject([
    { featured: true },
    { featured: false, price: 650 },
  ]);

  await dialog.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('alertdialog')).toContainText('1 product is as it was before.');
  expect(await stored(testData, [mine!, theirs!])).toMatchObject([{ featured: false }, { price: 650 }]);
});

test(
  'all results of a filter are selected with their number, and a stopped edit continues',
  { tag: '@desktop' },
  async ({ admin, testData }) => {
    const { page } = admin;
    test.slow();
    // Out of stock: no other test's product of this category is in the list.
    const products = await Promise.all(
      Array.from({ length: 30 }, () => testData.product({ category: 'sports', inStock: false })),
    );
    await admin.opens('/dashboard/products?category=sports&stock=out');
    await page.getByRole('checkbox', { name: 'Choose all on this page' }).check();
    await expect(page.getByText('20 products chosen')).toBeVisible();
    await page.getByRole('button', { name: 'Choose all results (at most 500)' }).click();
    await expect(page.getByText(/^\d+ products chosen: all results$/)).toBeVisible();
    await page.getByRole('button', { name: 'Change the chosen' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Featured').selectOption('Featured');

    let requests = 0;
    const release: (() => void)[] = [];
    await page.route('**/api/product-rows', async (route) => {
      requests += 1;
      if (requests === 1) await new Promise<void>((resolve) => release.push(resolve));
      await route.continue();
    });
    await dialog.getByRole('button', { name: /^Change \d+ products$/ }).click();
    await expect.poll(() => release.length).toBe(1);
    await expect(dialog).toContainText(/Saving 0 of \d+/);
    await dialog.getByRole('button', { name: 'Stop' }).click();
    release[0]!();
    await expect(dialog).toContainText(/Saved: 25 · Not saved: 0 · Not sent yet: \d+/);
    await dialog.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByRole('alertdialog')).toContainText(/\d+ products changed\./);
    const after = await stored(testData, products);
    expect(after.every((it) => it?.featured === true)).toBe(true);
  },
);

test('the bulk edit is used by keyboard and passes the page quality checks with all its errors', async ({
  admin,
  testData,
}) => {
  const { page } = admin;
  test.slow();
  await openSelected(admin, testData, [taka(1250)]);
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Price', { exact: true }).selectOption('Lower by per cent');
  await dialog.getByRole('textbox', { name: 'Per cent' }).fill('120');
  await dialog.getByLabel('Old price, struck through').selectOption('Set to an amount');
  await dialog.getByLabel('Category').selectOption('Shoes');
  await page.keyboard.press('Tab');
  await dialog.getByRole('textbox', { name: 'Per cent' }).press('Enter');
  await expect(dialog).toContainText('Please enter per cent above 0 and below 100');
  await expect(dialog).toContainText('Please enter a valid price');
  await expectPageQuality(page, () => storedTexts(testData));
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
});

/** Opens the Products tab with one product per price, selects them and opens the bulk edit. */
async function openSelected(admin: Visitor, testData: TestData, prices: readonly Product['price'][]) {
  const { page } = admin;
  const name = `Bulk ${Date.now()}`;
  const products = await Promise.all(
    prices.map((price, at) => testData.product({ name: `${name} no. ${at}`, price })),
  );
  await admin.opens(`/dashboard/products?q=${encodeURIComponent(name)}`);
  await expect(page.getByRole('row', { name: new RegExp(name) })).toHaveCount(products.length);
  for (const product of products)
    await page.getByRole('checkbox', { name: `Choose ${product.name}` }).check();
  await page.getByRole('button', { name: 'Change the chosen' }).click();
  return products;
}

const stored = (testData: TestData, products: readonly Product[]) =>
  Promise.all(products.map(async ({ id }) => (await testData.db.doc(`products/${id}`).get()).data()));
