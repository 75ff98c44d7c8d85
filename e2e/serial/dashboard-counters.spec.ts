import type { Page } from '@playwright/test';
import { rememberSession } from '../fixtures/accounts/remember-session.ts';
import { statValue } from '../fixtures/browser/stat-value.ts';
import { expect, test } from '../fixtures/browser/shop-test.ts';

test('the stats of products and users follow changes by others on pages that list none of them', async ({
  browser,
  baseURL,
  contextOptions,
  testData,
}) => {
  test.slow();
  const account = await testData.account('admin', 'Nargis Sultana');
  const context = await browser.newContext({ ...contextOptions, baseURL });
  await rememberSession(await context.newPage(), account);
  const [products, customers, overview] = [
    await context.newPage(),
    await context.newPage(),
    await context.newPage(),
  ];
  await products.goto('/dashboard/products?q=nothing-is-called-so');
  await customers.goto('/dashboard/customers?q=nobody-is-called-so');
  await overview.goto('/dashboard');
  const all = await numberIn(overview, 'Total Products');
  const inStock = await numberIn(products, 'In Stock');
  const featured = await numberIn(products, 'Featured');
  const users = await numberIn(customers, 'Total Users');
  const admins = await numberIn(customers, 'Admins');

  const sold = await testData.product();
  const kept = await testData.product({ featured: true });
  await expect(statValue(products, 'In Stock')).toHaveText(String(inStock + 2));
  await testData.changeProduct(sold.id, { inStock: false });
  await expect(statValue(products, 'In Stock')).toHaveText(String(inStock + 1));
  await expect(statValue(products, 'Featured')).toHaveText(String(featured + 1));
  await expect(statValue(overview, 'Total Products')).toHaveText(String(all + 2));
  await testData.removeProduct(kept.id);
  await expect(statValue(overview, 'Total Products')).toHaveText(String(all + 1));

  const { uid } = await testData.account('user', 'Mitali Chakma');
  await expect(statValue(customers, 'Total Users')).toHaveText(String(users + 1));
  await expect(statValue(overview, 'Total Users')).toHaveText(String(users + 1));
  await testData.db.doc(`users/${uid}`).update({ role: 'admin' });
  await expect(statValue(customers, 'Admins')).toHaveText(String(admins + 1));
  await context.close();
});

async function numberIn(page: Page, name: string): Promise<number> {
  await expect(statValue(page, name)).toHaveText(/^[\d,]+$/);
  return Number((await statValue(page, name).textContent())!.replaceAll(',', ''));
}
