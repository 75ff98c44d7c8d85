import type { Page } from '@playwright/test';
import { statValue } from '../fixtures/browser/stat-value.ts';
import { expect, test } from '../fixtures/browser/shop-test.ts';

/** Returns the number that a stat shows. */
async function numberIn(page: Page, name: string): Promise<number> {
  await expect(statValue(page, name)).toHaveText(/^[\d,]+$/);
  return Number((await statValue(page, name).textContent())!.replaceAll(',', ''));
}

const expectNumber = (page: Page, name: string, value: number) =>
  expect(statValue(page, name)).toHaveText(value.toLocaleString('en-IN'));

test('the stats of products follow changes by others, also where none of the products is listed', async ({
  admin,
  testData,
}) => {
  const products = admin.page;
  const overview = await products.context().newPage();
  await products.goto('/dashboard/products?q=nothing-is-called-so');
  await overview.goto('/dashboard');
  const all = await numberIn(overview, 'Total Products');
  const inStock = await numberIn(products, 'In Stock');
  const featured = await numberIn(products, 'Featured');

  const plain = await testData.product();
  const highlighted = await testData.product({ featured: true });
  await expectNumber(products, 'In Stock', inStock + 2);
  await testData.changeProduct(plain.id, { inStock: false });
  await expectNumber(products, 'In Stock', inStock + 1);
  await expectNumber(products, 'Featured', featured + 1);
  await expectNumber(overview, 'Total Products', all + 2);
  await testData.removeProduct(highlighted.id);
  await expectNumber(overview, 'Total Products', all + 1);
});

test('the stats of customers follow changes by others, also where none of the customers is listed', async ({
  admin,
  testData,
}) => {
  const customers = admin.page;
  const overview = await customers.context().newPage();
  await customers.goto('/dashboard/customers?q=nobody-is-called-so');
  await overview.goto('/dashboard');
  const users = await numberIn(customers, 'Total Users');
  const admins = await numberIn(customers, 'Admins');

  const { uid } = await testData.account('user', 'Mitali Chakma');
  await expectNumber(customers, 'Total Users', users + 1);
  await expectNumber(overview, 'Total Users', users + 1);
  await testData.db.doc(`users/${uid}`).update({ role: 'admin' });
  await expectNumber(customers, 'Admins', admins + 1);
});
