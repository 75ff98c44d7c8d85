import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/browser/shop-test.ts';
import { asFile, DOT } from '../fixtures/data/pictures.ts';
import { failOnce } from '../fixtures/network/fail-once.ts';
import { placeOrder } from '../fixtures/orders/place-order.ts';

/** Expects the outcome dialog to contain every text and closes it. */
async function expectOutcome(page: Page, ...texts: string[]): Promise<void> {
  const dialog = page.getByRole('alertdialog');
  for (const text of texts) await expect(dialog).toContainText(text);
  await dialog.getByRole('button', { name: 'OK' }).click();
  await expect(dialog).toBeHidden();
}

test('a product is not deleted when the confirmation is dismissed', async ({ admin, testData }) => {
  const { id } = await testData.product();
  await admin.opens(`/update-products/${id}`);
  const messages: string[] = [];
  admin.page.on('dialog', (dialog) => {
    messages.push(dialog.message());
    void dialog.dismiss();
  });
  await admin.page.getByRole('button', { name: 'Delete Product' }).click();
  expect(messages).toEqual(['Are you sure you want to delete this product?']);
  expect((await testData.db.doc(`products/${id}`).get()).exists).toBe(true);
});

test('a product keeps its picture when the upload of another one fails', async ({ admin, testData }) => {
  const product = await testData.product();
  // A page that the `admin` fixture does not watch: the browser logs the rejected upload as an error.
  const page = await admin.page.context().newPage();
  await page.goto(`/update-products/${product.id}`);
  await page.route(/\/v0\/b\/.*[?&]name=/, (route) => route.fulfill({ status: 403, json: {} }));
  await page.locator('input[type=file]').setInputFiles(asFile(DOT, 'gamcha.png'));
  await expect(page.getByText('Failed to upload image. Please try again.')).toBeVisible();
  await page.getByRole('button', { name: 'Update Product' }).click();
  await expect(page).toHaveURL(/\/dashboard/);
  expect((await testData.db.doc(`products/${product.id}`).get()).get('image')).toBe(product.image);
});

test('a failed change of a role shows an error', async ({ admin, testData }) => {
  const { page } = admin;
  const { email } = await testData.account('user', 'Mitali Chakma');
  await admin.opens(`/dashboard/customers?q=${email}`);
  await failOnce(page, '**/api/users/*/role');
  await page.getByRole('button', { name: 'Make admin: Mitali Chakma' }).click();
  await page.getByRole('button', { name: 'Yes, make admin' }).click();
  await expectOutcome(page, 'Error!', 'Failed to change the role');
});

test('a failed deactivation shows an error, and the customer stays active', async ({ admin, testData }) => {
  const { page } = admin;
  const { email } = await testData.account('user', 'Mitali Chakma');
  await admin.opens(`/dashboard/customers?q=${email}`);
  await failOnce(page, '**/api/users/*/active');
  await page.getByRole('button', { name: 'Deactivate Mitali Chakma' }).click();
  await page.getByRole('button', { name: 'Yes, deactivate' }).click();
  await expectOutcome(page, 'Error!', 'Failed to update user');
  await expect(page.getByRole('row', { name: new RegExp(email) })).not.toContainText('Inactive');
});

test('a bulk action names the orders that it could not change', async ({ admin, shopper, testData }) => {
  const { page } = admin;
  const { orderId } = await placeOrder(shopper.account, await testData.product());
  await admin.opens(`/dashboard/orders?q=${orderId}`);
  await page.getByLabel(`Choose ${orderId}`).check();
  await page.getByRole('button', { name: 'Confirm', exact: true }).click();
  await expectOutcome(page, 'Error!', 'None of the chosen orders needs confirming');
  await failOnce(page, '**/api/delivery/assign/*');
  await page.getByRole('button', { name: 'Assign Delivery' }).click();
  await page.getByLabel('Delivery person name').fill('Karim Sheikh');
  await page.getByRole('button', { name: 'Assign', exact: true }).click();
  await expectOutcome(
    page,
    'Error!',
    '1 order could not be changed.',
    `${orderId}: Failed to assign delivery person`,
  );
  await page.getByRole('button', { name: 'Refresh' }).click();
  await expect(page.getByText('Orders are up to date')).toBeVisible();
});

test('a filter without results shows a message', async ({ admin }) => {
  for (const [path, text] of [
    ['orders?status=shipped', 'No order fits these filters.'],
    ['products?featured=yes', 'No product fits these filters.'],
    ['customers?role=admin', 'Nobody fits these filters.'],
    ['delivery?status=delivered', 'No order has this status.'],
  ] as const) {
    // Nothing was stored before 1970, so the page that begins there is empty in every shop.
    await admin.opens(`/dashboard/${path}&after=0_x`);
    await expect(admin.page.getByText(text)).toBeVisible();
  }
});
