import type { Page } from '@playwright/test';
import { statValue } from '../fixtures/browser/stat-value.ts';
import { expect, test } from '../fixtures/browser/shop-test.ts';
import { dropConnection } from '../fixtures/network/responses.ts';

/** Tabs whose data the rules reserve for admins: the errors while it cannot be read, and a text of the loaded tab. */
const TABS: readonly (readonly [tab: RegExp, errors: readonly string[], loaded: string])[] = [
  [/^Overview/, ['Failed to fetch order stats'], 'Orders by status'],
  [/^Orders/, ['Failed to fetch order stats', 'Failed to fetch orders'], 'Columns'],
  [
    /^Delivery/,
    ['Failed to fetch delivery stats', 'Failed to fetch pending orders', 'Failed to fetch orders'],
    'Assign Delivery',
  ],
  [/^Customers/, ['Failed to fetch users'], 'Joined'],
];

test('without Firestore the overview shows dashes for numbers, and products load on reconnection', async ({
  admin,
}) => {
  // A page that the `admin` fixture does not watch: the browser logs the dropped connections as errors.
  const page = await admin.page.context().newPage();
  await page.route(/Listen\/channel/, dropConnection);
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
});

for (const [tab, errors, loaded] of TABS) {
  test(`a tab whose requests are denied shows an error for each and loads on retry: ${tab.source.slice(1)}`, async ({
    admin,
    testData,
  }) => {
    const page = await admin.page.context().newPage();
    // The rules require this record besides the claim. It is deleted because a change of its role would also change the
    // claim and end the session.
    const record = testData.db.doc(`users/${admin.account.uid}`);
    const stored = (await record.get()).data()!;
    await record.delete();
    await page.goto('/dashboard');
    await open(page, tab);
    for (const text of errors) await expect(page.getByText(text, { exact: true })).toBeVisible();
    await record.set(stored);
    for (const text of errors) {
      await alertOf(page, text).getByRole('button', { name: 'Retry' }).click();
      await expect(alertOf(page, text)).toHaveCount(0);
    }
    await expect(page.getByText(loaded, { exact: true }).first()).toBeVisible();
  });
}

const open = (page: Page, tab: RegExp) => page.getByRole('tab', { name: tab }).click();
const alertOf = (page: Page, text: string) =>
  page.getByRole('alert').filter({ has: page.getByText(text, { exact: true }) });
