import { taka } from '@nargisus/domain/money';
import type { TestData } from '../fixtures/data/test-data.ts';
import { call, tokenOf } from '../fixtures/network/api-client.ts';
import { openOrderPage } from '../fixtures/orders/open-order-page.ts';
import { placeOrder } from '../fixtures/orders/place-order.ts';
import { cancelOrder } from '../fixtures/orders/staff-calls.ts';
import { expect, test } from '../fixtures/browser/shop-test.ts';
import type { Visitor } from '../fixtures/browser/visitor.ts';

test('an open status dialog shows a colleague’s change, which saving does not undo', async ({
  admin,
  shopper,
  testData,
}) => {
  const { _id } = await placeOrder(shopper.account, await testData.product());
  const { dialog, outcome } = await openStaleStatusDialog(admin, testData, _id);
  await expect(dialog).toContainText(
    'A colleague changed this while you were writing. Now: Order status: Cancelled.',
  );
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(outcome).toContainText('Salma Begum changed this order first. Now: Order status: Cancelled.');
  await outcome.getByRole('button', { name: 'OK' }).click();
  expect((await testData.db.doc(`orders/${_id}`).get()).get('orderStatus')).toBe('cancelled');
});

test('a stale status dialog saves its other fields once it shows the new values', async ({
  admin,
  shopper,
  testData,
}) => {
  const { _id } = await placeOrder(shopper.account, await testData.product());
  const { dialog, outcome } = await openStaleStatusDialog(admin, testData, _id);
  await dialog.getByRole('button', { name: 'Show the new values' }).click();
  await expect(dialog.getByLabel('Order status')).toHaveValue('cancelled');
  await expect(dialog.getByLabel('Note for the delivery person')).toHaveValue('Call first');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(outcome).toContainText('Order status updated successfully!');
  const stored = (await testData.db.doc(`orders/${_id}`).get()).data()!;
  expect([stored.orderStatus, stored.deliveryNotes]).toEqual(['cancelled', 'Call first']);
});

test('the dialog warns of contradictory statuses and states what happens to the payment', async ({
  admin,
  shopper,
  testData,
}) => {
  const { _id } = await placeOrder(shopper.account, await testData.product());
  const { page } = admin;
  const { dialog, openDialog, save } = await openOrderPage(admin, _id);
  await openDialog();
  await dialog.getByLabel('Order status').selectOption('delivered');
  await expect(dialog).toContainText('The order is delivered, but its parcel is not.');
  await dialog.getByLabel('Delivery status').selectOption('delivered');
  await expect(dialog).not.toContainText('but its parcel is not');
  await expect(dialog).toContainText('Payment changes from Pending to Paid.');
  await save();
  const log = page.getByRole('region', { name: 'Audit log' });
  await expect(log).toContainText('Set by hand');
  await expect(log).toContainText('Payment: Pending → Paid');
  await expect(log).toContainText('Nargis Sultana');

  await openDialog();
  await dialog.getByLabel('Delivery status').selectOption('returned');
  await expect(dialog).toContainText('Payment changes from Paid to Cancelled.');
  await save();
  await page.getByRole('link', { name: 'Back to orders' }).click();
});

test('a stale product edit is rejected, shows both values and keeps the input', async ({
  admin,
  testData,
}) => {
  const { page } = admin;
  const id = await openStaleProductEdit(admin, testData);
  await page.getByRole('button', { name: 'Update Product' }).click();
  const notice = page.getByRole('alert').filter({ hasText: 'Parveen changed this just now' });
  await expect(notice).toContainText('price: ৳1,761 (was ৳1,650)');
  await expect(notice).toContainText('description: “Her words.”. You have “My words.”.');
  await expect(page.getByLabel('Price')).toHaveValue('1761');
  await expect(page.getByLabel('Description')).toHaveValue('My words.');
  await expect(page.getByRole('checkbox', { name: 'Featured' })).toBeChecked();
  expect((await testData.db.doc(`products/${id}`).get()).data()).toMatchObject({
    price: 1761,
    description: 'Her words.',
    featured: false,
    version: 2,
  });
});

test('a rejected product edit is saved with the colleague’s values once they are accepted', async ({
  admin,
  testData,
}) => {
  const { page } = admin;
  const id = await openStaleProductEdit(admin, testData);
  await page.getByRole('button', { name: 'Update Product' }).click();
  await page.getByRole('button', { name: 'Use “Her words.”' }).click();
  await expect(page.getByLabel('Description')).toHaveValue('Her words.');
  await page.getByLabel('Description').fill('Our words.');
  await page.getByRole('button', { name: 'Update Product' }).click();
  await expect(page.getByText('Product updated successfully!')).toBeVisible();
  expect((await testData.db.doc(`products/${id}`).get()).data()).toMatchObject({
    price: 1761,
    description: 'Our words.',
    featured: true,
    version: 3,
    updatedBy: admin.account.uid,
  });
});

/** Opens an order's status dialog, changes two fields, and lets a colleague cancel the order before they are saved. */
async function openStaleStatusDialog(admin: Visitor, testData: TestData, id: string) {
  const { dialog, outcome, openDialog } = await openOrderPage(admin, id);
  await openDialog();
  await dialog.getByLabel('Order status').selectOption('processing');
  const note = dialog.getByLabel('Note for the delivery person');
  await expect(note).toHaveAccessibleDescription(/The customer reads it too/);
  await note.fill('Call first');
  const colleague = await testData.account('admin', 'Salma Begum');
  await cancelOrder(await tokenOf(colleague), id);
  await expect(dialog).toContainText('Order status: Cancelled.');
  return { dialog, outcome };
}

/** Changes two fields of a product's form, after a colleague saved another price and description. Returns the product's id. */
async function openStaleProductEdit(admin: Visitor, testData: TestData): Promise<string> {
  const { page } = admin;
  const product = await testData.product({ name: `Fotua ${Date.now()}`, price: taka(1650) });
  await admin.opens(`/update-products/${product.id}`);
  await expect(page.getByLabel('Price')).toHaveValue('1650');
  const colleague = await testData.account('admin', 'Parveen');
  const { id, name, image, category, inStock, featured } = product;
  const form = { name, image, category, inStock, featured, collections: [] };
  const { status } = await call(`/api/products/${id}`, {
    method: 'PUT',
    token: await tokenOf(colleague),
    body: { ...form, price: 1761, description: 'Her words.' },
  });
  expect(status).toBe(200);
  await page.getByLabel('Description').fill('My words.');
  await page.getByRole('checkbox', { name: 'Featured' }).check();
  return id;
}
