import { readFile } from 'node:fs/promises';
import { dhakaDay } from '@nargisus/domain/time';
import { placeOrder } from '../fixtures/orders/place-order.ts';
import { expect, test } from '../fixtures/browser/shop-test.ts';

test(
  'staff make a report of a range, read its figures and download its files',
  { tag: '@desktop' },
  async ({ admin, shopper, testData }) => {
    test.slow(); // a worker reads the orders
    const saree = await testData.product({ name: `Jamdani ${Date.now()}` });
    const { orderId } = await placeOrder(shopper.account, saree);
    const { page } = admin;
    await admin.opens('/dashboard/reports');
    const form = page.getByRole('region', { name: 'Reports of several days' });

    await form.getByLabel('To', { exact: true }).fill('2020-01-01');
    await expect(form.getByText('The last day lies before the first one')).toBeVisible();
    await expect(form.getByRole('button', { name: 'Make report' })).toBeDisabled();
    await form.getByRole('button', { name: 'Last 7 days' }).press('Enter');
    await expect(form.getByLabel('To', { exact: true })).toHaveValue(dhakaDay(new Date()));
    await form.getByRole('button', { name: 'Make report' }).press('Enter');

    await expect(page.getByRole('heading', { level: 1, name: /^Report of/ })).toBeVisible();
    const downloads = page.getByRole('group', { name: 'Downloads' });
    await expect(downloads).toBeVisible({ timeout: 60_000 });
    const products = page.getByRole('table', { name: 'By product, table' });
    await expect(products.getByRole('row', { name: saree.name })).toContainText('1');
    await expect(page.getByRole('table', { name: 'By day, table' }).getByRole('row')).toHaveCount(8);

    const download = page.waitForEvent('download');
    await downloads.getByRole('button', { name: 'Download orders (CSV)' }).click();
    expect(await readFile(await (await download).path(), 'utf8')).toContain(orderId);

    await page.getByRole('link', { name: 'Back to the reports' }).click();
    const newest = page
      .getByRole('table', { name: 'Latest reports of several days' })
      .getByRole('row')
      .nth(1);
    await expect(newest).toContainText('Ready');
  },
);

test(
  'a report whose order cannot be read says so, and can be made again',
  { tag: '@desktop' },
  async ({ admin, testData }) => {
    const id = 'FailedReport12345678';
    const at = testData.db.doc(`rangeReports/${id}`);
    const record = { from: '2021-01-01', to: '2021-01-31', by: 'u1', claim: 'a', attempts: 1, ordersRead: 0 };
    await at.set({
      ...{ ...record, state: 'failed', error: 'unreadable-order', leaseUntil: null },
      ...{ requestedAt: new Date(), at: new Date() },
    });
    const { page } = admin;
    await page.goto(`/dashboard/reports/${id}`);
    await expect(page.getByRole('alert').filter({ hasText: 'cannot be read' })).toBeVisible();
    await page.getByRole('button', { name: 'Make it again' }).click();
    await expect(page.getByText('Nothing in these days.').first()).toBeVisible({ timeout: 60_000 });
    await at.delete();
  },
);
