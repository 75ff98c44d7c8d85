import { clickAgainAfterFailure } from '../fixtures/browser/click-again-after-failure.ts';
import { expect, test } from '../fixtures/browser/shop-test.ts';
import type { Visitor } from '../fixtures/browser/visitor.ts';
import { tokenOf } from '../fixtures/network/api-client.ts';
import { placeOrder, type PlacedOrder } from '../fixtures/orders/place-order.ts';
import { ASSIGNMENT, callDelivery } from '../fixtures/orders/staff-calls.ts';

const OUT_FOR_DELIVERY = { orderStatus: 'shipped', deliveryStatus: 'out_for_delivery' };

/** Opens the Delivery tab and returns an order's row in it and the dialogs. */
async function openDelivery(admin: Visitor, { orderId }: PlacedOrder) {
  const { page } = admin;
  await admin.opens('/dashboard/delivery');
  const outcome = page.getByRole('alertdialog');
  return {
    row: page.getByRole('row', { name: new RegExp(orderId.slice(-5)) }),
    dialog: page.getByRole('dialog'),
    outcome,
    /** Expects a success with this text and closes it. */
    async expectSuccess(text: string) {
      await expect(outcome).toContainText('Success!');
      await expect(outcome).toContainText(text);
      await outcome.getByRole('button', { name: 'OK' }).click();
      await expect(outcome).toBeHidden();
    },
  };
}

test('an order is assigned to a delivery person', async ({ admin, shopper, testData }) => {
  const order = await placeOrder(shopper.account, await testData.product());
  const { page } = admin;
  const { row, expectSuccess } = await openDelivery(admin, order);
  await row.getByRole('button', { name: 'Assign Delivery' }).click();
  const assign = page.getByRole('button', { name: 'Assign', exact: true });
  await assign.click();
  await expect(page.getByText('Delivery person name is required')).toBeVisible();
  await page.getByLabel('Delivery person name').fill('Karim Sheikh');
  await clickAgainAfterFailure(assign, '**/api/delivery/assign/*', 'Failed to assign delivery person');
  await expectSuccess('Delivery person assigned successfully!');
  await expect(row.getByRole('button', { name: 'Assign Delivery' })).toHaveCount(0);
});

test('an assigned order is shipped', async ({ admin, shopper, testData }) => {
  const order = await placeOrder(shopper.account, await testData.product());
  await callDelivery(await tokenOf(admin.account), 'assign', order._id, ASSIGNMENT);
  const { page } = admin;
  const { row, dialog, expectSuccess } = await openDelivery(admin, order);
  await row.getByRole('button', { name: 'Mark Shipped' }).click();
  await page.getByLabel('Tracking info (optional)').fill('SA-Paribahan 4471');
  const ship = dialog.getByRole('button', { name: 'Mark Shipped' });
  await clickAgainAfterFailure(ship, '**/api/delivery/ship/*', 'Failed to mark order as shipped');
  await expectSuccess('Order marked as shipped!');
});

test('an order is sent out for delivery, which can be undone', async ({ admin, shopper, testData }) => {
  const order = await placeOrder(shopper.account, await testData.product());
  const token = await tokenOf(admin.account);
  await callDelivery(token, 'assign', order._id, ASSIGNMENT);
  await callDelivery(token, 'ship', order._id, {});
  const { page } = admin;
  const { row, outcome, expectSuccess } = await openDelivery(admin, order);
  await page.getByRole('button', { name: 'In Transit', exact: true }).click();
  const sendOut = row.getByRole('button', { name: 'Out for Delivery' });
  await clickAgainAfterFailure(sendOut, '**/api/delivery/status/*', 'Failed to update order status');
  await outcome
    .filter({ hasText: 'Order is out for delivery!' })
    .getByRole('button', { name: 'Undo' })
    .click();
  await expectSuccess('Taken back: the order is in transit again.');
  await sendOut.click();
  await expectSuccess('Order is out for delivery!');
});

test('an order that is out for delivery is delivered', async ({ admin, shopper, testData }) => {
  const order = await placeOrder(shopper.account, await testData.product());
  await callDelivery(await tokenOf(admin.account), 'status', order._id, OUT_FOR_DELIVERY);
  const { page } = admin;
  const { row, dialog, expectSuccess } = await openDelivery(admin, order);
  await page
    .getByRole('group', { name: 'Delivery Status Management', exact: true })
    .getByRole('button', { name: 'Out for Delivery' })
    .click();
  await row.getByRole('button', { name: 'Mark Delivered' }).click();
  await expect(dialog.getByRole('textbox')).toHaveValue('Order delivered successfully');
  const deliver = dialog.getByRole('button', { name: 'Mark Delivered' });
  await clickAgainAfterFailure(deliver, '**/api/delivery/deliver/*', 'Failed to mark order as delivered');
  await expectSuccess('Order delivered successfully');
});

test('a colleague’s list shows each delivery transition live', async ({ admin, shopper, testData }) => {
  const { _id, orderId } = await placeOrder(shopper.account, await testData.product());
  const token = await tokenOf(await testData.account('admin', 'Salma Begum'));
  await admin.opens(`/dashboard/orders?q=${orderId}`);
  const row = admin.page.getByRole('row', { name: new RegExp(orderId) });
  await expect(row).toContainText('Confirmed');
  await callDelivery(token, 'assign', _id, ASSIGNMENT);
  await expect(row).toContainText('Processing');
  await callDelivery(token, 'ship', _id, {});
  await expect(row).toContainText('Shipped');
  await callDelivery(token, 'status', _id, OUT_FOR_DELIVERY);
  await callDelivery(token, 'deliver', _id, {});
  await expect(row).toContainText('Delivered');
});
