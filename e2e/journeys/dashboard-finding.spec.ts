import { readFile } from 'node:fs/promises';
import { expect, test } from '../fixtures/browser/shop-test.ts';
import { tokenOf } from '../fixtures/network/api-client.ts';
import { placeOrder } from '../fixtures/orders/place-order.ts';
import { cancelOrder } from '../fixtures/orders/staff-calls.ts';

test(
  'staff filter orders, save the filters as a view, and export what they find',
  { tag: '@desktop' },
  async ({ admin, shopper, testData }) => {
    const { orderId } = await placeOrder(shopper.account, await testData.product());
    const { page } = admin;
    await admin.opens(`/dashboard/orders?q=${orderId}`);
    const row = page.getByRole('row', { name: new RegExp(orderId) });
    await expect(row).toBeVisible();

    await page.getByRole('button', { name: 'More filters' }).press('Enter');
    const sheet = page.getByRole('dialog', { name: 'More filters' });
    await sheet.getByLabel('Source').selectOption('Web shop');
    await sheet.getByLabel('Courier').selectOption('Steadfast');
    await sheet.getByRole('button', { name: 'Show the orders' }).press('Enter');
    await expect(page).toHaveURL(/source=web&courier=steadfast/);
    // An order id is two words, and one of them is counted.
    const suggested = page.getByRole('button', { name: 'Without "Courier: Steadfast": up to 1 order' });
    await suggested.press('Enter');
    await expect(row).toBeVisible();
    await expect(page.getByRole('button', { name: /^Without/ })).toHaveCount(0);

    await page.getByRole('button', { name: 'Views', exact: true }).press('Enter');
    await page.getByRole('menuitem', { name: 'Save these filters...' }).press('Enter');
    const name = page.getByRole('dialog', { name: 'Save as a view' }).getByLabel('Name');
    await name.fill('From the web');
    await name.press('Enter');
    await page.getByRole('button', { name: 'OK' }).press('Enter');
    await page.getByRole('button', { name: 'Remove filter Source: Web shop' }).press('Enter');
    await expect(page).not.toHaveURL(/source=/);

    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export CSV' }).press('Enter');
    const text = await readFile(await (await download).path(), 'utf8');
    expect(text.trimEnd().split('\r\n')).toHaveLength(2);
    expect(text).toContain(orderId);

    await page.getByRole('button', { name: 'Clear filters' }).click();
    await page.getByRole('button', { name: 'Views', exact: true }).press('Enter');
    await page.getByRole('menuitem', { name: 'From the web' }).press('Enter');
    await expect(page).toHaveURL((url) => url.search === `?q=${orderId}&source=web`);
    await page.getByRole('button', { name: 'Views', exact: true }).press('Enter');
    await page.getByRole('menuitem', { name: 'Rename or delete...' }).press('Enter');
    await page.getByRole('button', { name: 'Delete From the web' }).press('Enter');
    await page.getByRole('button', { name: 'Yes, delete it!' }).press('Enter');
    await expect(page.getByText('No saved view yet')).toBeVisible();
  },
);

test(
  'admins find what was done to an order in the audit log, and export it',
  { tag: '@desktop' },
  async ({ admin, shopper, testData }) => {
    const { _id, orderId } = await placeOrder(shopper.account, await testData.product());
    await cancelOrder(await tokenOf(admin.account), _id);
    const { page } = admin;
    await admin.opens('/dashboard/audit');
    await page.getByLabel(/^Order ID, phone/).fill(orderId);
    const entries = page.getByRole('list', { name: 'Entries' }).getByRole('listitem');
    await expect(entries).toHaveCount(1);
    await expect(entries).toContainText(admin.account.name);
    await entries.getByText('Before and after: Order cancelled').press('Enter');
    await expect(entries.getByText('Order status', { exact: true })).toBeVisible();
    // Of the order and of its payment.
    await expect(
      entries.getByText('After: Cancelled', { exact: true }).filter({ visible: true }),
    ).toHaveCount(2);

    await page.getByLabel('Action').selectOption('Order deleted');
    await expect(page.getByText('No entry fits this search.')).toBeVisible();
    await page.getByLabel('Action').selectOption('All');
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export CSV' }).press('Enter');
    expect(await readFile(await (await download).path(), 'utf8')).toContain(`"${orderId}"`);
    await page.getByRole('button', { name: 'Clear the search' }).press('Enter');
    await expect(entries.getByText('Audit log exported', { exact: true }).first()).toBeVisible();
  },
);
