import { expect, test } from '../fixtures/browser/shop-test.ts';

test('the product form suggests collections once category and name are given', async ({ admin }) => {
  const { page } = admin;
  await admin.opens('/add-products');
  const collections = page.getByRole('group', { name: 'Shelves in the shop' });
  await expect(collections.getByRole('checkbox')).toHaveCount(7);
  expect(await collections.getByRole('checkbox', { checked: true }).count()).toBe(0);
  await page.getByLabel('Category').selectOption('clothing');
  await page.getByLabel('Product name').fill('Panjabi');
  await expect(collections.getByRole('checkbox', { name: 'Men', exact: true })).toBeChecked();
});

test('leaving the product form with unsaved changes by link or Back asks for confirmation', async ({
  admin,
}) => {
  const { page } = admin;
  await admin.opens('/add-products');
  await page.getByLabel('Product name').fill('Panjabi');
  await page.getByRole('link', { name: 'About' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'You have unsaved changes' });
  await dialog.getByRole('button', { name: 'Stay here' }).click();
  await expect(page.getByLabel('Product name')).toHaveValue('Panjabi');
  await page.goBack();
  await dialog.getByRole('button', { name: 'Leave without saving' }).click();
  await expect(page).not.toHaveURL('/add-products');
});

test('saving a product returns to the Products tab, which stays selected during a search', async ({
  admin,
  testData,
}) => {
  const { page } = admin;
  const { id } = await testData.product();
  await admin.opens(`/update-products/${id}`);
  await page.getByLabel('Price').fill('77');
  await page.getByRole('button', { name: 'Update Product' }).click();
  await expect(page).toHaveURL('/dashboard');
  await expect(page.getByRole('tab', { name: 'Products', selected: true })).toBeVisible();
  await page.getByLabel('Search by name or ID').fill(id);
  await expect(page.getByRole('row', { name: new RegExp(id) })).toContainText('৳77.00');
  await expect(page.getByRole('tab', { name: 'Products', selected: true })).toBeVisible();
});
