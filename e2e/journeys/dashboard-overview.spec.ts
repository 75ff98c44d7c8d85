import { taka } from '@nargisus/domain/money';
import { periodId } from '@nargisus/domain/orders';
import { dhakaDay } from '@nargisus/domain/time';
import type { Locator, Page } from '@playwright/test';
import { call, tokenOf } from '../fixtures/network/api-client.ts';
import { scrollToSales } from '../fixtures/browser/scroll-to-sales.ts';
import { placeOrder } from '../fixtures/orders/place-order.ts';
import { expect, test } from '../fixtures/browser/shop-test.ts';
import { failOnce } from '../fixtures/network/fail-once.ts';

test(
  'the overview shows sales by category and region, updates live, and refetches on request',
  { tag: '@phone' },
  async ({ admin, shopper, testData }) => {
    test.slow(); // the charts wait for each other's calls to settle
    const { page } = admin;
    // A week that was not computed (docs/adr/0030) is asked for day by day.
    const week = { last: dhakaDay(new Date()), length: 7 };
    await testData.db.doc(`counters/orders/periods/${periodId(week)}`).delete();
    await failOnce(page, '**/stats/sales?*');
    await admin.opens('/dashboard?days=7');
    await scrollToSales(page);
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
    const product = await testData.product({
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
  },
);

test(
  'each stat states what it counts, and the stats agree',
  { tag: '@phone' },
  async ({ admin, shopper, testData }) => {
    const { page } = admin;
    const { _id } = await placeOrder(shopper.account, await testData.product());
    await call(`/api/delivery/status/${_id}`, {
      method: 'PUT',
      token: await tokenOf(admin.account),
      body: { orderStatus: 'delivered', deliveryStatus: 'returned' },
    });
    await admin.opens('/dashboard');
    const card = (name: string) =>
      page.locator('dl > div').filter({ has: page.getByText(name, { exact: true }) });
    await expect(card('Total Orders')).toContainText('All time, cancelled ones included');
    await expect(card('Total Revenue')).toContainText('without what was cancelled or returned');

    // Customers among the newest orders alone (docs/reference/specification.md 2), and beside them how many accounts there are.
    const active = card('Active Customers');
    const accounts = async () =>
      (await testData.db.collection('users').where('isActive', '==', true).count().get()).data().count;
    await expect
      .poll(async () => {
        const [, written] =
          /Among the newest orders\. Accounts in use: ([\d,]+)/.exec(await active.innerText()) ?? [];
        return Number(written?.replace(',', '')) - (await accounts());
      })
      .toBe(0);

    const chart = (name: string) => page.getByRole('region', { name });
    await expect(chart('Revenue per day')).toContainText('Without cancelled and returned orders');
    for (const name of ['Orders per day', 'Orders by status'])
      await expect(chart(name)).toContainText('Every order, cancelled ones included.');
    // Every order is in one bar, those that came back too.
    await expect
      .poll(async () => {
        const bars = await chart('Orders by status').getByRole('listitem').allInnerTexts();
        const counts = bars.map((text) => Number(text.replace(/[^\d]/g, '')));
        const total = Number(/[\d,]+/.exec(await card('Total Orders').innerText())?.[0].replace(/,/g, ''));
        return counts.reduce((sum, it) => sum + it, -total);
      })
      .toBe(0);
    await expect(
      chart('Orders by status').getByRole('listitem').filter({ hasText: 'Returned' }),
    ).not.toHaveText(/Returned\s*0$/);
  },
);

const barOf = (page: Page, chart: string, name: string) =>
  page.getByRole('region', { name: chart }).getByRole('listitem').filter({ hasText: name });

/** Nothing where there is no bar. */
async function takaOf(bar: Locator): Promise<number> {
  const [written = '0'] = await bar.locator('strong').allInnerTexts();
  return Number(written.replace(/[৳,]/g, ''));
}
