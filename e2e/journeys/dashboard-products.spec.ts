import { taka } from '@nargisus/domain/money';
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/browser/shop-test.ts';
import { asFile, DOT } from '../fixtures/data/pictures.ts';
import { delayRequest } from '../fixtures/network/delay-request.ts';
import { failOnce } from '../fixtures/network/fail-once.ts';

const addProduct = (page: Page) => page.getByRole('button', { name: 'Add Product' });
const updateProduct = (page: Page) => page.getByRole('button', { name: 'Update Product' });
const collection = (page: Page, name: string) => page.getByRole('checkbox', { name, exact: true });
const rowOf = (page: Page, name: string) => page.getByRole('row', { name: new RegExp(name) });

test('the product form names each missing field', async ({ admin }) => {
  const { page } = admin;
  await admin.opens('/add-products');
  await addProduct(page).click();
  for (const text of [
    'Product name is required',
    'Please enter a valid price',
    'Product description is required',
    'Product image is required',
  ]) {
    await expect(page.getByText(text, { exact: true })).toBeVisible();
  }
  await page.getByLabel('Product name').fill('Jamdani saree');
  await expect(page.getByText('Product name is required')).toBeHidden();
});

test('the product form rejects a file that is no picture or larger than 10 MB', async ({ admin }) => {
  const { page } = admin;
  await admin.opens('/add-products');
  const file = page.locator('input[type=file]');
  await file.setInputFiles(asFile(Buffer.from('no picture'), 'notes.txt', 'text/plain'));
  await expect(page.getByText('Please select a valid image file (JPG, PNG, GIF, WEBP)')).toBeVisible();
  await file.setInputFiles(asFile(Buffer.concat([DOT, Buffer.alloc(10 * 1024 * 1024)]), 'large.png'));
  await expect(page.getByText('Image size must be less than 10MB')).toBeVisible();
  await file.setInputFiles(asFile(DOT, 'saree.png'));
  await expect(addProduct(page)).toBeEnabled();
});

test('a product is added with its picture and collections, after an attempt that failed', async ({
  admin,
  testData,
}) => {
  const { page } = admin;
  await admin.opens('/add-products');
  const name = `Jamdani saree ${Date.now()}`;
  await page.getByLabel('Product name').fill(name);
  await page.getByLabel('Price').fill('4250.5');
  await page.getByLabel('Category').selectOption('clothing');
  await page.getByLabel('Description').fill('Handwoven in Rupganj.');
  // The form suggests the collections of a saree.
  await expect(collection(page, 'Women')).toBeChecked();
  await collection(page, 'Women').uncheck();
  await collection(page, 'Summer').check();
  await page.locator('input[type=file]').setInputFiles(asFile(DOT, 'saree.png'));
  await expect(addProduct(page)).toBeEnabled();
  await failOnce(page, '**/api/addProduct');
  await addProduct(page).click();
  await expect(page.getByText('Failed to add product. Please try again.')).toBeVisible();
  await addProduct(page).click();
  await expect(page.getByText('Product added successfully!')).toBeVisible();
  await expect(page).toHaveURL('/dashboard');

  await page.getByRole('tab', { name: 'Products' }).click();
  await expect(rowOf(page, name)).not.toContainText('Out of Stock');
  const [stored] = (await testData.db.collection('products').where('name', '==', name).get()).docs;
  expect(stored!.data()).toMatchObject({ price: 4250.5, collections: ['summer'] });
  expect(stored!.id).toMatch(/^PROD_\d+_\d{1,3}$/);
});

test('a new product and changes of its stock and feature switches appear in every open window', async ({
  admin,
  testData,
}) => {
  const { page } = admin;
  const colleague = await page.context().newPage();
  for (const window of [page, colleague]) {
    await window.goto('/dashboard/products');
    await expect(window.getByRole('row').nth(1)).toBeVisible();
  }
  const { id, name } = await testData.product({ price: taka(4250.5) });
  const [row, seen] = [rowOf(colleague, id), rowOf(page, id)];
  await expect(row).toContainText('৳4,250.50');
  await expect(seen).not.toContainText('Out of Stock');
  await row.getByRole('switch', { name: `${name}: in stock` }).click();
  await expect(row).toContainText('Out of Stock');
  await expect(seen).toContainText('Out of Stock');
  await row.getByRole('switch', { name: `${name}: featured` }).click();
  await expect(row.getByRole('switch', { name: `${name}: featured` })).toBeChecked();
  await expect
    .poll(async () => (await testData.db.doc(`products/${id}`).get()).data())
    .toMatchObject({ inStock: false, featured: true });
});

test('a product is edited with a price in Bangla digits, after an attempt that failed', async ({
  admin,
  testData,
}) => {
  const { page } = admin;
  const { id, name } = await testData.product({ collections: ['summer'] });
  await admin.opens(`/dashboard/products?q=${id}`);
  await rowOf(page, id)
    .getByRole('link', { name: `Edit ${name}` })
    .click();
  await expect(page.getByLabel('Product ID')).toHaveValue(id);
  await expect(page.getByLabel('Product ID')).not.toBeEditable();
  await expect(collection(page, 'Women')).not.toBeChecked();
  await expect(collection(page, 'Summer')).toBeChecked();
  await page.getByLabel('Price').fill('');
  await page.getByLabel('Price').pressSequentially('৩৯৯৯');
  await expect(page.getByLabel('Price')).toHaveValue('3999');
  await failOnce(page, '**/api/products/*');
  await updateProduct(page).click();
  await expect(page.getByText('Failed to update product. Please try again.')).toBeVisible();
  await updateProduct(page).click();
  await expect(page.getByText('Product updated successfully!')).toBeVisible();
  await expect(page).toHaveURL('/dashboard');
  expect((await testData.db.doc(`products/${id}`).get()).get('price')).toBe(3999);
});

test('a product is deleted after an attempt that failed, and its page is not found', async ({
  admin,
  testData,
}) => {
  const { page } = admin;
  const { id } = await testData.product();
  const release = await delayRequest(page, /Listen\/channel/);
  await admin.opens(`/update-products/${id}`);
  await expect(page.getByText('Loading product')).toBeVisible();
  release();
  page.on('dialog', (dialog) => void dialog.accept());
  await failOnce(page, '**/api/products/*');
  await page.getByRole('button', { name: 'Delete Product' }).click();
  await expect(page.getByText('Failed to delete product')).toBeVisible();
  await page.getByRole('button', { name: 'Delete Product' }).click();
  await expect(page).toHaveURL('/dashboard');
  expect((await testData.db.doc(`products/${id}`).get()).exists).toBe(false);
  await admin.opens(`/update-products/${id}`);
  await expect(page.getByText('Product Not Found')).toBeVisible();
});

test('the purchase cost shows the margin at the price, is saved with its history and kept from the shop', async ({
  admin,
  testData,
}) => {
  const { page } = admin;
  const { id } = await testData.product({ price: taka(1250) });
  const cost = page.getByLabel('Purchase cost');
  for (const [typed, margin] of [
    ['700', 'Margin: ৳550 (44%)'],
    ['1300', 'Margin: -৳50 (-4%)'],
  ] as const) {
    await admin.opens(`/update-products/${id}`);
    await expect(cost).toBeEditable();
    await cost.fill(typed);
    await expect(page.getByText(margin)).toBeVisible();
    await updateProduct(page).click();
    await expect(page.getByText('Product updated successfully!')).toBeVisible();
  }
  await admin.opens(`/update-products/${id}`);
  await expect(cost).toHaveValue('1300');
  await page.getByText('Costs so far').click();
  await expect(page.getByRole('listitem').filter({ hasText: 'From' })).toContainText(['৳1,300', '৳700']);
  const stored = (await testData.db.doc(`products/${id}`).get()).data();
  // As a number of its own, in taka or in paisa: the nanoseconds of a moment may contain its digits.
  expect(JSON.stringify(stored)).not.toMatch(/(?<!\d)1300(00)?(?!\d)/);
});
