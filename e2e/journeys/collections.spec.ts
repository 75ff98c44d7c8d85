import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { applyAppearance } from '../fixtures/browser/appearance.ts';
import { expect, test } from '../fixtures/browser/shop-test.ts';
import { asFile, createPhoto } from '../fixtures/data/pictures.ts';
import { call, tokenOf } from '../fixtures/network/api-client.ts';

/* All collections are in one document, which other tests read and change: each test looks at a collection of its own. */

let made: string[] = [];
test.afterEach(async ({ testData }) => {
  const token = await tokenOf(await testData.account('admin'));
  for (const id of made) await call(`/api/staff-collections/${id}`, { method: 'DELETE', token });
  made = [];
});

/** Returns an address that no other collection has. */
function newId(): string {
  const id = `e2e-${randomUUID().slice(0, 8)}`;
  made.push(id);
  return id;
}

const row = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name }) });
const pickedNames = (page: Page) =>
  page.getByRole('list', { name: 'Products of the collection' }).getByRole('listitem');

test('staff pick and order the products of a collection, which shoppers see until it is hidden', async ({
  admin,
  guest,
  testData,
}) => {
  test.slow();
  const { page } = admin;
  const id = newId();
  const name = `Boishakh ${id}`;
  const first = await testData.product({ name: `Khadi panjabi ${id}`, nameBn: `খাদি ${id}` });
  const second = await testData.product({ name: `Mela saree ${id}`, nameBn: `মেলা ${id}` });

  await test.step('staff make it', async () => {
    // The index of the catalogue, which the form searches, learns of new products a moment later.
    await expect(async () => {
      await admin.opens('/dashboard/collections?edit=-');
      for (const { name } of [first, second]) {
        await page.getByLabel('Search products to add').fill(name);
        await expect(page.getByRole('button', { name: `Add: ${name}` })).toBeVisible({ timeout: 5_000 });
      }
    }).toPass();
    await page.getByLabel('Name', { exact: true }).fill(name);
    await page.getByLabel('Name in Bangla').fill(`বৈশাখ ${id}`);
    await page.getByLabel('Address').fill(id);
    await page.getByLabel('Visible in the shop').check();
    for (const { name } of [first, second]) {
      const search = page.getByLabel('Search products to add');
      await search.fill(name);
      await search.press('Enter');
      await page.getByRole('button', { name: `Add: ${name}` }).click();
      await expect(page.getByRole('button', { name: `Added: ${name}` })).toBeFocused();
    }
    await expect(page.getByText('2 products are in the collection now')).toBeVisible();
    await page.getByRole('button', { name: `Earlier: ${second.name}` }).press('Enter');
    await expect(pickedNames(page)).toContainText([second.name, first.name]);
    await expect(page.getByRole('button', { name: `Earlier: ${second.name}` })).toBeFocused();
    await page.getByRole('button', { name: 'Save collection' }).click();
    await expect(row(page, name)).toContainText('2 products, picked by hand');
  });

  await test.step('a shopper sees it', async () => {
    await guest.opens(`/category/${id}`);
    const main = guest.page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1, name })).toBeVisible();
    await expect(main.getByRole('listitem').getByRole('heading')).toHaveText([second.name, first.name]);
    await applyAppearance(guest.page, { language: 'bn', scheme: 'dark' });
    await expect(main.getByRole('heading', { level: 1, name: `বৈশাখ ${id}` })).toBeVisible();
  });

  await test.step('staff hide it', async () => {
    await row(page, name)
      .getByRole('button', { name: `Edit: ${name}` })
      .click();
    await page.getByLabel('Visible in the shop').uncheck();
    await page.getByRole('button', { name: 'Save collection' }).click();
    await expect(row(page, name).getByText('Hidden')).toBeVisible();
    const status = async () => (await guest.page.request.get(`/category/${id}`)).status();
    await expect.poll(status, { timeout: 90_000 }).toBe(404);
  });

  await test.step('staff delete it', async () => {
    await row(page, name)
      .getByRole('button', { name: `Delete: ${name}` })
      .click();
    await expect(page.getByText(`The collection “${name}” and its page will be gone.`)).toBeVisible();
    await page.getByRole('button', { name: 'Yes, delete it!' }).click();
    await expect(page.getByText('Collection deleted')).toBeVisible();
    await expect(row(page, name)).toHaveCount(0);
  });
});

test('staff upload a picture, and a colleague who was faster is a choice', async ({ admin, testData }) => {
  const { page } = admin;
  const id = newId();
  const name = `Winter ${id}`;
  await admin.opens('/dashboard/collections?edit=-');
  await page.getByLabel('Name', { exact: true }).fill(name);
  await page.getByLabel('Address').fill(id);
  await page.getByLabel('Picture').setInputFiles(asFile(await createPhoto(page, 800, 1000)));
  const save = page.getByRole('button', { name: 'Save collection' });
  await expect(save).not.toHaveAttribute('aria-disabled', 'true');
  await save.click();
  await expect(row(page, name).locator('img')).toHaveAttribute('src', /.+/);

  await row(page, name)
    .getByRole('button', { name: `Edit: ${name}` })
    .click();
  await page.getByLabel('Name', { exact: true }).fill(`Mine ${id}`);
  const token = await tokenOf(await testData.account('admin', 'Salma Begum'));
  const changes = { name: { from: name, to: `Theirs ${id}` } };
  await call(`/api/staff-collections/${id}`, { method: 'PUT', token, body: { changes } });
  await save.click();
  await expect(page.getByText('Salma Begum changed this collection in the meantime')).toBeVisible();
  await page.getByRole('button', { name: `Keep “Mine ${id}”` }).click();
  await save.click();
  await expect(row(page, `Mine ${id}`)).toBeVisible();
});
