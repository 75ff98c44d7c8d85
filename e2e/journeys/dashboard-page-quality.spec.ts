import { STILL_LOADING } from '../fixtures/browser/dashboard-views.ts';
import { scrollToSales } from '../fixtures/browser/scroll-to-sales.ts';
import { expectPageQuality } from '../fixtures/assert/expect-page-quality.ts';
import { storedTexts } from '../fixtures/data/stored-texts.ts';
import { expect, test } from '../fixtures/browser/shop-test.ts';

/** The pages for staff, each with a text that shows that it has loaded. */
const TOURS: Readonly<Record<string, readonly (readonly [path: string, loaded: RegExp])[]>> = {
  'the overview and the reports': [
    ['/dashboard', /^Top products$/],
    ['/dashboard/reports', /^Payments waiting for you$/],
  ],
  'the settings': [
    ['/dashboard/settings', /^History$/],
    ['/dashboard/settings?section=home', /^Slides of the banner$/],
    ['/dashboard/settings?section=delivery', /^Delivery zones$/],
  ],
  'orders and their delivery': [
    ['/dashboard/orders?q=lamia.haque@example.com&open=seed-order-002', /^Shipping address$/],
    ['/dashboard/delivery', /^Delivery Status Management$/],
  ],
  'the stock': [
    ['/dashboard/stock?q=Classic', /^Receive a delivery$/],
    ['/dashboard/stock?view=low', /^Low stock$/],
  ],
  'the collections': [
    ['/dashboard/collections', /^Add collection$/],
    ['/dashboard/collections?edit=eid', /^8 products are in the collection now$/],
    ['/dashboard/collections?edit=under-1000', /^Any of these categories$/],
  ],
  'one order': [['/dashboard/orders/seed-order-003', /^Staff notes$/]],
  'products and customers': [
    ['/dashboard/products?q=Classic', /^Add New Product$/],
    ['/dashboard/customers?q=admin@nargisus.test', /^Total Users$/],
    ['/add-products', /^Shelves in the shop$/],
    ['/dashboard/staff', /^Invitations$/],
  ],
};

for (const [tour, pages] of Object.entries(TOURS)) {
  test(`${tour} of the dashboard pass the page quality checks`, async ({ admin, testData }) => {
    test.slow();
    for (const [path, loaded] of pages) {
      await test.step(path, async () => {
        await admin.opens(path);
        if (path === '/dashboard') await scrollToSales(admin.page);
        await expect(admin.page.getByText(loaded).first()).toBeVisible();
        await expect(admin.page.locator(STILL_LOADING)).toHaveCount(0);
        await expectPageQuality(admin.page, () => storedTexts(testData));
      });
    }
  });
}

test('the product form passes the page quality checks, also with all its errors', async ({
  admin,
  testData,
}) => {
  test.slow();
  // With a detail the optional fields are open.
  const product = await testData.product({ fabric: 'Khadi' });
  const { page } = admin;
  await admin.opens(`/update-products/${product.id}`);
  await expect(page.getByLabel('Fabric or material', { exact: true })).toBeVisible();
  await page.getByLabel('Product name').fill('');
  await page.getByLabel('Price').fill('0');
  await page.getByRole('button', { name: 'Update Product' }).click();
  await expect(page.getByText('Please enter a valid price')).toBeVisible();
  const codes = ['POLO-26', 'EAN', 'UPC'];
  await expectPageQuality(page, [...(await testData.productTexts()), product.id, ...codes]);
});
