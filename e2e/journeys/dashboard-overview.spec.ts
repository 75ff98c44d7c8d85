import { taka } from '@nargisus/domain/money';
import { periodId } from '@nargisus/domain/orders';
import { dhakaDay } from '@nargisus/domain/time';
import type { Locator, Page } from '@playwright/test';
import { tokenOf } from '../fixtures/network/api-client.ts';
import { scrollToSales } from '../fixtures/browser/scroll-to-sales.ts';
import { placeOrder } from '../fixtures/orders/place-order.ts';
import { callDelivery } from '../fixtures/orders/staff-calls.ts';
import { expect, test } from '../fixtures/browser/shop-test.ts';
import { failOnce } from '../fixtures/network/fail-once.ts';

/** Stats are written every ten seconds at most (docs/adr/0031). */
const WRITTEN = { timeout: 30_000 };

test('sales that failed to load are shown on retry, by product, category and region', async ({
  admin,
  testData,
}) => {
  const { page } = admin;
  // The page requests the days of a period that was not rolled up (docs/adr/0030).
  const week = { last: dhakaDay(new Date()), length: 7 };
  await testData.db.doc(`counters/orders/periods/${periodId(week)}`).delete();
  await failOnce(page, '**/stats/sales?*');
  await admin.opens('/dashboard?days=7');
  await scrollToSales(page);
  await expect(page.getByText('Failed to fetch sales')).toBeVisible();
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('region', { name: 'Top products' })).toBeVisible();
  for (const chart of ['Revenue by category', 'Revenue by region'])
    await expect(page.getByRole('region', { name: chart }).getByRole('listitem')).not.toHaveCount(0);
});

test('an order adds its lines to the sales of their category, and its total to those of its region, live', async ({
  admin,
  shopper,
  testData,
}) => {
  const { page } = admin;
  await admin.opens('/dashboard?days=7');
  await scrollToSales(page);
  const products = page.getByRole('region', { name: 'Top products' });
  await expect(products).toBeVisible();
  // No other test sells in this category and region.
  const category = barOf(page, 'Revenue by category', 'Sports');
  const region = barOf(page, 'Revenue by region', 'Rangpur');
  const before = { category: await takaOf(category), region: await takaOf(region) };
  const product = await testData.product({
    name: `Golden sherwani ${Date.now()}`,
    category: 'sports',
    price: taka(90_000),
  });
  await placeOrder(shopper.account, product, { region: 'Rangpur' });
  const row = products.getByRole('listitem').filter({ hasText: product.name });
  await expect(row).toContainText('৳90,000.00', WRITTEN);
  await expect(row).toContainText('1 piece');
  await expect(region).toContainText('order');
  await expect.poll(() => takaOf(category)).toBe(before.category + 90_000);
  await expect.poll(() => takaOf(region)).toBe(before.region + 90_060); // with delivery
});

test('the sales of 90 days need no call and update live', async ({ admin, shopper, testData }) => {
  const { page } = admin;
  const product = await testData.product({ name: `Silver sherwani ${Date.now()}`, price: taka(95_000) });
  await placeOrder(shopper.account, product);
  await page.route('**/stats/sales?*', (route) => route.abort());
  await admin.opens('/dashboard');
  await scrollToSales(page);
  await page.getByRole('button', { name: '90 days' }).click();
  await expect(page).toHaveURL(/days=90/);
  const row = page
    .getByRole('region', { name: 'Top products' })
    .getByRole('listitem')
    .filter({ hasText: product.name });
  await expect(row).toContainText('৳95,000.00', WRITTEN);
  await placeOrder(shopper.account, product);
  await expect(row).toContainText('৳1,90,000.00', WRITTEN);
  await expect(row).toContainText('2 pieces');
});

const card = (page: Page, name: string) =>
  page.locator('dl > div').filter({ has: page.getByText(name, { exact: true }) });
const chart = (page: Page, name: string) => page.getByRole('region', { name });

test('each stat and chart states what it counts', async ({ admin }) => {
  const { page } = admin;
  await admin.opens('/dashboard');
  await expect(card(page, 'Total Orders')).toContainText('All time, cancelled ones included');
  await expect(card(page, 'Total Revenue')).toContainText('without what was cancelled or returned');
  await expect(chart(page, 'Revenue per day')).toContainText('Without cancelled and returned orders');
  for (const name of ['Orders per day', 'Orders by status'])
    await expect(chart(page, name)).toContainText('Every order, cancelled ones included.');
});

test('active customers are shown with the number of active accounts', async ({ admin, testData }) => {
  await admin.opens('/dashboard');
  // Active customers are those of the newest orders (docs/reference/specification.md 2).
  const active = card(admin.page, 'Active Customers');
  const users = testData.db.collection('users');
  const accounts = async () => (await users.where('isActive', '==', true).count().get()).data().count;
  await expect
    .poll(async () => {
      const [, shown] =
        /Among the newest orders\. Accounts in use: ([\d,]+)/.exec(await active.innerText()) ?? [];
      return Number(shown?.replace(',', '')) - (await accounts());
    })
    .toBe(0);
});

test('the orders by status, returned ones included, add up to all orders', async ({
  admin,
  shopper,
  testData,
}) => {
  const { _id } = await placeOrder(shopper.account, await testData.product());
  const returned = { orderStatus: 'delivered', deliveryStatus: 'returned' };
  await callDelivery(await tokenOf(admin.account), 'status', _id, returned);
  const { page } = admin;
  await admin.opens('/dashboard');
  const bars = chart(page, 'Orders by status').getByRole('listitem');
  await expect
    .poll(async () => {
      const counts = (await bars.allInnerTexts()).map((text) => Number(text.replace(/[^\d]/g, '')));
      const shown = /[\d,]+/.exec(await card(page, 'Total Orders').innerText())?.[0];
      return counts.reduce((sum, count) => sum + count, -Number(shown?.replace(/,/g, '')));
    })
    .toBe(0);
  await expect(bars.filter({ hasText: 'Returned' })).not.toHaveText(/Returned\s*0$/);
});

const barOf = (page: Page, chart: string, name: string) =>
  page.getByRole('region', { name: chart }).getByRole('listitem').filter({ hasText: name });

/** Returns the amount of a bar in taka; 0 where there is no bar. */
async function takaOf(bar: Locator): Promise<number> {
  const [amount = '0'] = await bar.locator('strong').allInnerTexts();
  return Number(amount.replace(/[৳,]/g, ''));
}
