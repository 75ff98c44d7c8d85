import type { Page, Route } from '@playwright/test';
import { statValue } from '../fixtures/browser/stat-value.ts';
import { expect, test } from '../fixtures/browser/shop-test.ts';

/** Each tab whose data the rules keep for admins: what it says that it could not have, and what is there when it can. */
const TABS: readonly (readonly [tab: RegExp, failed: readonly string[], there: string])[] = [
  [/^Overview/, ['Failed to fetch order stats'], 'Orders by status'],
  [/^Orders/, ['Failed to fetch order stats', 'Failed to fetch orders'], 'Columns'],
  [
    /^Delivery/,
    ['Failed to fetch delivery stats', 'Failed to fetch pending orders', 'Failed to fetch orders'],
    'Assign Delivery',
  ],
  [/^Customers/, ['Failed to fetch users'], 'Joined'],
];

test(
  'every tab shows an error for failed requests, no invented figures, and loads on retry',
  { tag: '@phone' },
  async ({ admin, testData }) => {
    test.slow(); // every tab, twice
    // Another window of hers: the watch over the first one would report the requests that are lost on purpose.
    const page = await admin.page.context().newPage();
    const lost = (route: Route) => route.abort('connectionreset');
    await page.route(/Listen\/channel/, lost);
    await page.goto('/dashboard');
    await expect(page.getByText('Failed to fetch order stats')).toBeVisible();
    await expect(statValue(page, 'Total Orders')).toHaveText('–');
    await expect(statValue(page, 'Total Revenue')).toHaveText('–');
    await open(page, /^Products/);
    await expect(page.getByText('Failed to fetch products')).toBeVisible();
    await page.unroute(/Listen\/channel/);
    // The page retries on its own, or at once on request.
    await page
      .getByRole('button', { name: 'Retry' })
      .click({ timeout: 2_000 })
      .catch(() => undefined);
    await expect(page.getByRole('columnheader', { name: 'Price' })).toBeVisible();

    // The record that the rules ask besides the claim. Without it an admin sees nothing; once it is back, everything. It is
    // deleted, because a change of its role would also change the claim and end the session.
    const record = testData.db.doc(`users/${admin.account.uid}`);
    const stored = (await record.get()).data()!;
    for (const [tab, failed, there] of TABS) {
      await test.step(String(tab), async () => {
        await record.delete();
        await page.reload();
        await open(page, tab);
        for (const text of failed) await expect(page.getByText(text, { exact: true })).toBeVisible();
        await record.set(stored);
        for (const text of failed) {
          await alertOf(page, text).getByRole('button', { name: 'Retry' }).click();
          await expect(alertOf(page, text)).toHaveCount(0);
        }
        await expect(page.getByText(there, { exact: true }).first()).toBeVisible();
      });
    }
  },
);

const open = (page: Page, tab: RegExp) => page.getByRole('tab', { name: tab }).click();
const alertOf = (page: Page, text: string) =>
  page.getByRole('alert').filter({ has: page.getByText(text, { exact: true }) });
