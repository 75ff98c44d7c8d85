import { buildUser, userSchema } from '@nargisus/domain/accounts';
import { toDocument } from '@nargisus/domain/contract';
import type { Locator, Page } from '@playwright/test';
import { randomUUID } from 'node:crypto';
import type { TestData } from '../fixtures/data/test-data.ts';
import { placeOrder } from '../fixtures/orders/place-order.ts';
import { expect, test } from '../fixtures/browser/shop-test.ts';

// The headers of tables sort; on a phone rows are cards, which dashboard-orders.spec.ts tests.
test.use({ viewport: { width: 1280, height: 800 }, hasTouch: false, isMobile: false });

test('products are sorted by price, by the server and across pages', async ({ admin }) => {
  const { page } = admin;
  await admin.opens('/dashboard/products');
  const price = page.getByRole('columnheader', { name: 'Price' });
  await price.getByRole('button').click();
  await expect(price).toHaveAttribute('aria-sort', 'descending');
  await price.getByRole('button').click();
  await expect(price).toHaveAttribute('aria-sort', 'ascending');
  await expectColumn(page, 'Price', isAscending);
  const first = await cellsOf(page, 'Price');
  expect(first).toHaveLength(20);
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  await expect(page).toHaveURL(/sort=lowest.*after=/);
  await expectColumn(page, 'Price', (prices) => isAscending([first.at(-1)!, ...prices]));
});

test('products are filtered and paged by the server, and the URL restores the page after a reload', async ({
  admin,
}) => {
  const { page } = admin;
  await admin.opens('/dashboard/products?sort=lowest');
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  await expect(page).toHaveURL(/after=/);
  // A filter starts at the first page again.
  await page.getByLabel('Category', { exact: true }).selectOption('clothing');
  await page.getByLabel('Stock', { exact: true }).selectOption('in');
  await page.getByLabel('Sort by').selectOption('name');
  await expect(page).toHaveURL(/\?sort=name&category=clothing&stock=in$/);
  await expectSortedBy(page, 'Name');
  await expectColumn(page, 'Category', all('Clothing'));
  await expectColumn(page, 'Name', isAscending);
  const names = await cellsOf(page, 'Name');
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  await expectColumn(page, 'Name', follows(names));
  await page.reload();
  await expectColumn(page, 'Name', follows(names));
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect(page).toHaveURL(/\?sort=name$/);
});

test('a search keeps the focus of its field while results load', async ({ admin }) => {
  await admin.opens('/dashboard/products?sort=name');
  const search = admin.page.getByRole('searchbox');
  await typeInParts(admin.page, search, ['Zz', 'qq']);
  await expect(search).toHaveValue('Zzqq');
});

/** Stores customers whose names begin with "A_", half of them inactive. */
async function storeCustomers({ db }: TestData): Promise<void> {
  const batch = db.batch();
  for (let number = 10; number < 32; number += 1) {
    const uid = `aa-${randomUUID()}`;
    const account = { uid, email: `${uid}@nargisus.test`, role: 'user' as const };
    const user = buildUser(account, { name: `A_${number} Khatun`, phone: '', imageUrl: '' }, new Date());
    const stored = { ...user, isActive: number % 2 === 0 };
    batch.set(db.doc(`users/${uid}`), toDocument(userSchema, stored));
  }
  await batch.commit();
}

test('customers are sorted by name across pages, also where names contain an underscore', async ({
  admin,
  testData,
}) => {
  const { page } = admin;
  // In a cursor of the URL an underscore separates the name from the id.
  await storeCustomers(testData);
  await admin.opens('/dashboard/customers');
  await page.getByRole('columnheader', { name: 'Name' }).getByRole('button').click();
  await expectSortedBy(page, 'Name');
  await expectColumn(page, 'Name', isAscending);
  const names = await cellsOf(page, 'Name');
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  await expectColumn(page, 'Name', follows(names));
  await page.getByRole('button', { name: 'Previous' }).click();
  await expect.poll(async () => (await cellsOf(page, 'Name'))[0]).toBe(names[0]);
});

test('customers are filtered by role and status, and a search without results is cleared', async ({
  admin,
  testData,
}) => {
  const { page } = admin;
  await storeCustomers(testData);
  await admin.opens('/dashboard/customers?sort=name');
  await page.getByLabel('Status', { exact: true }).selectOption('inactive');
  await expectColumn(page, 'Status', all('Inactive'));
  await page.getByLabel('Role', { exact: true }).selectOption('admin');
  await page.getByLabel('Status', { exact: true }).selectOption('active');
  await expectColumn(page, 'Role', all('Admin'));
  await expectColumn(page, 'Status', all('Active'));
  await expect(page).toHaveURL(/role=admin/);
  await typeInParts(page, page.getByLabel('Search by e-mail, phone or name'), ['A', '_1']);
  await expect(page.getByText('Nobody found for "A_1".')).toBeVisible();
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect(page).toHaveURL(/\?sort=name$/);
});

test('each table of the Delivery tab is sorted on its own', async ({ admin }) => {
  const { page } = admin;
  await admin.opens('/dashboard/delivery');
  const dateOf = (table: string) =>
    page.getByRole('region', { name: table }).getByRole('columnheader', { name: 'Date' });
  await dateOf('Pending Orders').getByRole('button').click();
  await expect(dateOf('Pending Orders')).toHaveAttribute('aria-sort', 'ascending');
  await expect(page).toHaveURL(/\?pending-sort=oldest$/);
  await expect(dateOf('Delivery Status Management')).toHaveAttribute('aria-sort', 'descending');
});

test('a delivery is found by order id', async ({ admin, shopper, testData }) => {
  const { orderId } = await placeOrder(shopper.account, await testData.product());
  const { page } = admin;
  await admin.opens('/dashboard/delivery');
  await page.getByLabel('Search by order ID, phone, name or e-mail').fill(orderId);
  const pending = page.getByRole('region', { name: 'Pending Orders' });
  await expect(pending.getByRole('row', { name: new RegExp(orderId.slice(-5)) })).toBeVisible();
  await expect(pending.getByRole('row')).toHaveCount(2);
  await expect(page.getByRole('region', { name: 'Delivery Status Management' })).toContainText(
    `None of these matches "${orderId}".`,
  );
});

test('the chosen columns of a table persist across a reload', async ({ admin, shopper, testData }) => {
  const { orderId } = await placeOrder(shopper.account, await testData.product());
  const { page } = admin;
  await admin.opens('/dashboard/delivery');
  await page.getByLabel('Search by order ID, phone, name or e-mail').fill(orderId);
  const pending = page.getByRole('region', { name: 'Pending Orders' });
  const row = pending.getByRole('row', { name: new RegExp(orderId.slice(-5)) });
  await expect(pending.getByRole('row')).toHaveCount(2);
  const phone = pending.getByRole('columnheader', { name: 'Phone' });
  await expect(phone).toHaveCount(0);
  await pending.getByRole('button', { name: 'Columns' }).click();
  const menu = page.getByRole('menu');
  await menu.getByRole('menuitemcheckbox', { name: 'Phone' }).click();
  await menu.getByRole('menuitemcheckbox', { name: 'Payment' }).click();
  await page.keyboard.press('Escape');
  await expect(phone).toBeVisible();
  await page.reload();
  await expect(phone).toBeVisible();
  await expect(row).toBeVisible();
  await expect(pending.getByRole('columnheader', { name: 'Payment' })).toHaveCount(0);
});

async function cellsOf(page: Page, column: string): Promise<string[]> {
  const table = page.getByRole('table').first();
  const headers = await table.getByRole('columnheader').allTextContents();
  const index = headers.findIndex((text) => text.trim() === column);
  return table.locator(`tbody tr > td:nth-child(${index + 1})`).allTextContents();
}

/** From the moment the header is sorted, the table marks rows of the previous sorting as busy. */
const expectSortedBy = (page: Page, column: string) =>
  expect(page.getByRole('columnheader', { name: column })).toHaveAttribute('aria-sort', 'ascending');

/** Expects a condition of a column's cells once the table is not busy: while it loads it shows the previous rows. */
async function expectColumn(
  page: Page,
  column: string,
  matches: (cells: string[]) => boolean,
): Promise<void> {
  await expect(async () => {
    expect(await page.getByRole('table').first().locator('..').getAttribute('aria-busy')).not.toBe('true');
    const cells = await cellsOf(page, column);
    expect(matches(cells), cells.join(' | ')).toBe(true);
  }).toPass({ timeout: 15_000 });
}

const all = (value: string) => (cells: string[]) => cells.length > 0 && cells.every((it) => it === value);

/** Returns a condition: the cells continue the ascending cells of the previous page. */
const follows = (previous: string[]) => (cells: string[]) =>
  isAscending([previous.at(-1)!, ...cells]) && cells[0] !== previous[0];

/** Compares amounts by value and other cells by code unit, as Firestore does. */
function isAscending(cells: readonly string[]): boolean {
  const values = cells.map((text) => (text.startsWith('৳') ? Number(text.replace(/[^\d.]/g, '')) : text));
  return values.length > 1 && values.every((value, at) => at === 0 || values[at - 1]! <= value);
}

/** Types a text in parts without clicking the field again, and waits after each until the URL has what was typed. */
async function typeInParts(page: Page, field: Locator, parts: readonly string[]): Promise<void> {
  await field.focus();
  let typed = '';
  for (const part of parts) {
    await page.keyboard.type(part);
    typed += part;
    await expect(page).toHaveURL((url) => url.searchParams.get('q') === typed);
  }
}
