import type { Page } from '@playwright/test';
import { rememberSession } from '../fixtures/remembered-session.ts';
import { figure } from '../fixtures/figure.ts';
import { expect, test } from '../fixtures/shop-test.ts';

test('the figures of products and users follow what others do, with nothing of it on the page', async ({
  browser,
  baseURL,
  contextOptions,
  backstage,
}) => {
  test.slow();
  const account = await backstage.account('admin', 'Nargis Sultana');
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

  const sold = await backstage.product();
  const kept = await backstage.product({ featured: true });
  await expect(figure(products, 'In Stock')).toHaveText(String(inStock + 2));
  await backstage.changeProduct(sold.id, { inStock: false });
  await expect(figure(products, 'In Stock')).toHaveText(String(inStock + 1));
  await expect(figure(products, 'Featured')).toHaveText(String(featured + 1));
  await expect(figure(overview, 'Total Products')).toHaveText(String(all + 2));
  await backstage.removeProduct(kept.id);
  await expect(figure(overview, 'Total Products')).toHaveText(String(all + 1));

  const { uid } = await backstage.account('user', 'Mitali Chakma');
  await expect(figure(customers, 'Total Users')).toHaveText(String(users + 1));
  await expect(figure(overview, 'Total Users')).toHaveText(String(users + 1));
  await backstage.db.doc(`users/${uid}`).update({ role: 'admin' });
  await expect(figure(customers, 'Admins')).toHaveText(String(admins + 1));
  await context.close();
});

async function numberIn(page: Page, name: string): Promise<number> {
  await expect(figure(page, name)).toHaveText(/^[\d,]+$/);
  return Number((await figure(page, name).textContent())!.replaceAll(',', ''));
}
