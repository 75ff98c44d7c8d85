import { taka } from '@nargisus/domain/money';
import { periodId } from '@nargisus/domain/orders';
import { dhakaDay } from '@nargisus/domain/time';
import type { Locator, Page } from '@playwright/test';
import { looksAtSales } from '../fixtures/looks-at-sales.ts';
import { placeOrder } from '../fixtures/place-order.ts';
import { expect, test } from '../fixtures/shop-test.ts';
import { unansweredOnce } from '../fixtures/unanswered-once.ts';

test('the overview tells what was sold where, follows a sale by itself, and asks again when told to', async ({
  admin,
  shopper,
  backstage,
}) => {
  test.slow(); // the charts wait for each other's calls to settle
  const { page } = admin;
  // A week that was not computed (docs/adr/0030) is asked for day by day.
  const week = { last: dhakaDay(new Date()), length: 7 };
  await backstage.db.doc(`counters/orders/periods/${periodId(week)}`).delete();
  await unansweredOnce(page, '**/stats/sales?*');
  await admin.opens('/dashboard?days=7');
  await looksAtSales(page);
  await expect(page.getByText('Failed to fetch sales')).toBeVisible();
  await page.getByRole('button', { name: 'Retry' }).click();
  const products = page.getByRole('region', { name: 'Top products' });
  await expect(products).toBeVisible();
  for (const chart of ['Revenue by category', 'Revenue by region'])
    await expect(page.getByRole('region', { name: chart }).getByRole('listitem')).not.toHaveCount(0);

  // A category and a region in which no other story sells.
  const bars = {
    category: barOf(page, 'Revenue by category', 'Sports'),
    region: barOf(page, 'Revenue by region', 'Rangpur'),
  };
  const before = { category: await takaOf(bars.category), region: await takaOf(bars.region) };
  const product = await backstage.product({
    name: `Golden sherwani ${Date.now()}`,
    category: 'sports',
    price: taka(90_000),
  });
  await placeOrder(shopper.account, product, { region: 'Rangpur' });
  const row = products.getByRole('listitem').filter({ hasText: product.name });
  // Figures are written every ten seconds at most (docs/adr/0031).
  const soon = { timeout: 30_000 };
  await expect(row).toContainText('৳90,000.00', soon);
  await expect(row).toContainText('1 piece');
  await expect(bars.region).toContainText('order');
  // What lines cost, and what the order came to with its delivery.
  await expect.poll(() => takaOf(bars.category)).toBe(before.category + 90_000);
  await expect.poll(() => takaOf(bars.region)).toBe(before.region + 90_060);

  // A quarter is kept ready: without a call, and as live.
  await page.route('**/stats/sales?*', (route) => route.abort());
  await page.getByRole('button', { name: '90 days' }).click();
  await expect(page).toHaveURL(/days=90/);
  await expect(row).toContainText('৳90,000.00');
  await placeOrder(shopper.account, product, { region: 'Rangpur' });
  await expect(row).toContainText('৳1,80,000.00', soon);
  await expect(row).toContainText('2 pieces');
});

const barOf = (page: Page, chart: string, name: string) =>
  page.getByRole('region', { name: chart }).getByRole('listitem').filter({ hasText: name });

/** Nothing where there is no bar. */
async function takaOf(bar: Locator): Promise<number> {
  const [written = '0'] = await bar.locator('strong').allInnerTexts();
  return Number(written.replace(/[৳,]/g, ''));
}
