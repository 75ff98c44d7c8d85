import { expect, test } from '../fixtures/browser/shop-test.ts';
import { tokenOf } from '../fixtures/network/api-client.ts';
import { openOrderPage } from '../fixtures/orders/open-order-page.ts';
import { placePaidOrder } from '../fixtures/orders/place-order.ts';
import { ASSIGNMENT, callDelivery, cancelOrder } from '../fixtures/orders/staff-calls.ts';

test('cancelling a paid order that a rider has announces the refund and marks the order', async ({
  admin,
  shopper,
  testData,
}) => {
  const { page } = admin;
  const { _id } = await placePaidOrder(shopper.account, await testData.product(), testData);
  await callDelivery(await tokenOf(admin.account), 'assign', _id, ASSIGNMENT);
  const { outcome } = await openOrderPage(admin, _id);
  const dialog = page.getByRole('dialog');
  await page.getByRole('button', { name: 'Cancel order' }).click();
  await expect(dialog).toContainText('৳1,310.00 goes back to the customer the way it was paid, at once.');
  await dialog.getByRole('button', { name: 'Keep the order' }).click();
  await expect(dialog).toBeHidden();
  await page.getByRole('button', { name: 'Cancel order' }).click();
  await dialog.getByRole('button', { name: 'Yes, cancel the order' }).click();
  await expect(outcome).toContainText('Order cancelled');
  await outcome.getByRole('button', { name: 'OK' }).click();
  await expect(page.getByText(/Cancelled while a rider had it/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Cancel order' })).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Audit log' })).toContainText('Cancelled');
});

test('cancelling a paid order can leave the payment with the shop, with a reason', async ({
  admin,
  shopper,
  testData,
}) => {
  const { page } = admin;
  const { _id } = await placePaidOrder(shopper.account, await testData.product(), testData);
  const { outcome } = await openOrderPage(admin, _id);
  await page.getByRole('button', { name: 'Cancel order' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: 'Keep it' }).check();
  await dialog.getByRole('button', { name: 'Yes, cancel the order' }).click();
  await expect(dialog.getByText('Please give a reason')).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('Agreed fee of a late cancellation');
  await dialog.getByRole('button', { name: 'Yes, cancel the order' }).click();
  await expect(outcome).toContainText('Order cancelled');
  await outcome.getByRole('button', { name: 'OK' }).click();
  await expect(page.getByText('Cancelled by the shop, which keeps the payment')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Audit log' })).toContainText(
    'Agreed fee of a late cancellation',
  );
  await expect(page.getByRole('button', { name: 'Give back a part' })).toBeVisible();
});

test('a cancelled parcel leaves the deliveries and is listed to be brought back', async ({
  admin,
  shopper,
  testData,
}) => {
  const { page } = admin;
  const token = await tokenOf(admin.account);
  const { _id, orderId } = await placePaidOrder(shopper.account, await testData.product(), testData);
  await callDelivery(token, 'assign', _id, ASSIGNMENT);
  await cancelOrder(token, _id);
  const row = page.getByRole('row', { name: new RegExp(orderId.slice(-5)) });
  await admin.opens('/dashboard/delivery?status=assigned');
  await expect(page.getByRole('button', { name: 'Assigned', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await expect(row).toHaveCount(0);
  await page.getByRole('button', { name: /^Cancelled: bring back/ }).click();
  await expect(row).toBeVisible();
  await expect(page.getByText('Nothing is to be delivered or collected.')).toBeVisible();
});

test('deleting a cancelled order warns that its refund goes on', async ({ admin, shopper, testData }) => {
  const { _id } = await placePaidOrder(shopper.account, await testData.product(), testData);
  await cancelOrder(await tokenOf(admin.account), _id);
  const { outcome } = await openOrderPage(admin, _id);
  await admin.page.getByRole('button', { name: 'Delete order' }).click();
  await expect(outcome).toContainText('Are you sure?');
  await expect(outcome).toContainText(/refund of ৳1,310.00 goes on/);
});
