import { buildUser, userSchema } from '@nargisus/domain/accounts';
import { toDocument } from '@nargisus/domain/contract';
import type { Locator, Page } from '@playwright/test';
import { randomUUID } from 'node:crypto';
import { placeOrder } from '../fixtures/orders/place-order.ts';
import { expect, test } from '../fixtures/browser/shop-test.ts';

// Tables with headers to press; on a phone rows are cards, which dashboard-orders.spec.ts reads.
test.use({ viewport: { width: 1280, height: 800 }, hasTouch: false, isMobile: false });

test(
  'the server sorts, filters and pages products, and the URL restores the view',
  { tag: '@phone' },
  async ({ admin }) => {
    test.slow();
    const { page } = admin;
    await admin.opens('/dashboard/products');
    const price = page.getByRole('columnheader', { name: 'Price' });
    await price.getByRole('button').click();
    await expect(price).toHaveAttribute('aria-sort', 'descending');
    await price.getByRole('button').click();
    await expect(price).toHaveAttribute('aria-sort', 'ascending');
    await shows(page, 'Price', isAscending);
    const first = await cellsOf(page, 'Price');
    expect(first).toHaveLength(20);
    await page.getByRole('button', { name: 'Next', exact: true }).click();
    await expect(page).toHaveURL(/sort=lowest.*after=/);
    const goesOn = (prices: string[]) => isAscending([first.at(-1)!, ...prices]);
    await shows(page, 'Price', goesOn);

    await page.getByLabel('Category', { exact: true }).selectOption('clothing');
    await page.getByLabel('Stock', { exact: true }).selectOption('in');
    await page.getByLabel('Sort by').selectOption('name');
    await expect(page).toHaveURL(/\?sort=name&category=clothing&stock=in$/);
    await isSortedBy(page, 'Name');
    await shows(page, 'Category', all('Clothing'));
    await shows(page, 'Name', isAscending);
    const names = await cellsOf(page, 'Name');
    await page.getByRole('button', { name: 'Next', exact: true }).click();
    const follow = (next: string[]) => isAscending([names.at(-1)!, ...next]) && next[0] !== names[0];
    await shows(page, 'Name', follow);
    await page.reload();
    await shows(page, 'Name', follow);
    await page.getByRole('button', { name: 'Clear filters' }).click();
    await expect(page).toHaveURL(/\?sort=name$/);
    const search = page.getByRole('searchbox');
    await typesOn(page, search, ['Zz', 'qq']);
    await expect(search).toHaveValue('Zzqq');
  },
);

test(
  'customers are sorted by name, paged, and filtered by role and status',
  { tag: '@phone' },
  async ({ admin, testData }) => {
    test.slow();
    const { page } = admin;
    // An underscore in a name is no end of a place in the address.
    const batch = testData.db.batch();
    for (let number = 10; number < 32; number += 1) {
      const uid = `aa-${randomUUID()}`;
      const account = { uid, email: `${uid}@nargisus.test`, role: 'user' as const };
      const user = buildUser(account, { name: `A_${number} Khatun`, phone: '', imageUrl: '' }, new Date());
      const stored = { ...user, isActive: number % 2 === 0 };
      batch.set(testData.db.doc(`users/${uid}`), toDocument(userSchema, stored));
    }
    await batch.commit();
    await admin.opens('/dashboard/customers');
    await page.getByRole('columnheader', { name: 'Name' }).getByRole('button').click();
    await isSortedBy(page, 'Name');
    await shows(page, 'Name', isAscending);
    const names = await cellsOf(page, 'Name');
    await page.getByRole('button', { name: 'Next', exact: true }).click();
    const follow = (next: string[]) => isAscending([names.at(-1)!, ...next]) && next[0] !== names[0];
    await shows(page, 'Name', follow);
    await page.getByRole('button', { name: 'Previous' }).click();
    await expect.poll(async () => (await cellsOf(page, 'Name'))[0]).toBe(names[0]);

    await page.getByLabel('Status', { exact: true }).selectOption('inactive');
    await shows(page, 'Status', all('Inactive'));
    await page.getByLabel('Role', { exact: true }).selectOption('admin');
    await page.getByLabel('Status', { exact: true }).selectOption('active');
    await shows(page, 'Role', all('Admin'));
    await shows(page, 'Status', all('Active'));
    await expect(page).toHaveURL(/role=admin/);
    await typesOn(page, page.getByLabel('Search by e-mail, phone or name'), ['A', '_1']);
    await expect(page.getByText('Nobody found for "A_1".')).toBeVisible();
    await page.getByRole('button', { name: 'Clear filters' }).click();
    await expect(page).toHaveURL(/\?sort=name$/);
  },
);

test(
  'a delivery is found by order id, with the columns that a courier needs',
  { tag: '@phone' },
  async ({ admin, shopper, testData }) => {
    const { orderId } = await placeOrder(shopper.account, await testData.product());
    const { page } = admin;
    await admin.opens('/dashboard/delivery');
    const waiting = page.getByRole('region', { name: 'Pending Orders' });
    const date = waiting.getByRole('columnheader', { name: 'Date' });
    await date.getByRole('button').click();
    await expect(date).toHaveAttribute('aria-sort', 'ascending');
    await expect(page).toHaveURL(/\?pending-sort=oldest$/);
    const management = page.getByRole('region', { name: 'Delivery Status Management' });
    await expect(management.getByRole('columnheader', { name: 'Date' })).toHaveAttribute(
      'aria-sort',
      'descending',
    );

    await page.getByLabel('Search by order ID, phone, name or e-mail').fill(orderId);
    const row = waiting.getByRole('row', { name: new RegExp(orderId.slice(-5)) });
    await expect(row).toBeVisible();
    await expect(waiting.getByRole('row')).toHaveCount(2);
    await expect(management).toContainText(`None of these begins with "${orderId}".`);

    const phone = waiting.getByRole('columnheader', { name: 'Phone' });
    await expect(phone).toHaveCount(0);
    await waiting.getByRole('button', { name: 'Columns' }).click();
    const menu = page.getByRole('menu');
    await menu.getByRole('menuitemcheckbox', { name: 'Phone' }).click();
    await menu.getByRole('menuitemcheckbox', { name: 'Payment' }).click();
    await page.keyboard.press('Escape');
    await expect(phone).toBeVisible();
    await page.reload();
    await expect(phone).toBeVisible();
    await expect(row).toBeVisible();
    await expect(waiting.getByRole('columnheader', { name: 'Payment' })).toHaveCount(0);
  },
);

async function cellsOf(page: Page, column: string): Promise<string[]> {
  const table = page.getByRole('table').first();
  const headers = await table.getByRole('columnheader').allTextContents();
  const place = headers.findIndex((text) => text.trim() === column);
  return table.locator(`tbody tr > td:nth-child(${place + 1})`).allTextContents();
}

/** The table has heard what it is to show: from here on it says of the rows of before that they are. */
const isSortedBy = (page: Page, column: string) =>
  expect(page.getByRole('columnheader', { name: column })).toHaveAttribute('aria-sort', 'ascending');

/** The answer takes a moment, and the rows of before stand there until it comes; by chance they may fit as well. */
async function shows(page: Page, column: string, fits: (cells: string[]) => boolean): Promise<void> {
  await expect(async () => {
    expect(await page.getByRole('table').first().locator('..').getAttribute('aria-busy')).not.toBe('true');
    const cells = await cellsOf(page, column);
    expect(fits(cells), cells.join(' | ')).toBe(true);
  }).toPass({ timeout: 15_000 });
}

const all = (value: string) => (cells: string[]) => cells.length > 0 && cells.every((it) => it === value);

/** By amount where they are amounts, otherwise by letters as the database has them. */
function isAscending(cells: readonly string[]): boolean {
  const values = cells.map((text) => (text.startsWith('৳') ? Number(text.replace(/[^\d.]/g, '')) : text));
  return values.length > 1 && values.every((value, at) => at === 0 || values[at - 1]! <= value);
}

/** With so much time between that what was typed is searched for: nobody shall have to press the field again. */
async function typesOn(page: Page, field: Locator, parts: readonly string[]): Promise<void> {
  await field.focus();
  let typed = '';
  for (const part of parts) {
    await page.keyboard.type(part);
    typed += part;
    await expect(page).toHaveURL((url) => url.searchParams.get('q') === typed);
  }
}
