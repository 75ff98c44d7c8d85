import { placeOrder } from '../fixtures/place-order.ts';
import { expect, test } from '../fixtures/shop-test.ts';

test('the overview tells what was sold where, follows a sale by itself, and asks again when told to', async ({
  admin,
  shopper,
  backstage,
}) => {
  test.slow(); // the charts wait for each other's calls to settle
  const { page } = admin;
  await page.route('**/stats/sales?*', (route) => route.fulfill({ status: 200, body: '<html>' }), {
    times: 1,
  });
  await admin.opens('/dashboard?days=7');
  await expect(page.getByText('Failed to fetch sales')).toBeVisible();
  await page.getByRole('button', { name: 'Retry' }).click();
  const products = page.getByRole('region', { name: 'Top products' });
  await expect(products).toBeVisible();
  await expect(
    page.getByRole('region', { name: 'Revenue by category' }).getByRole('listitem'),
  ).not.toHaveCount(0);

  const product = await backstage.product({
    name: `Golden sherwani ${Date.now()}`,
    price: 9_000_000 as never,
  });
  await placeOrder(shopper.account, product, { region: 'Rangpur' });
  const row = products.getByRole('listitem').filter({ hasText: product.name });
  await expect(row).toContainText('৳90,000.00');
  await expect(row).toContainText('1 piece');
  await expect(
    page
      .getByRole('region', { name: 'Revenue by region' })
      .getByRole('listitem')
      .filter({ hasText: 'Rangpur' }),
  ).toContainText('order');
  await page.getByRole('button', { name: '90 days' }).click();
  await expect(page).toHaveURL(/days=90/);
  await expect(row).toContainText('৳90,000.00');
});
