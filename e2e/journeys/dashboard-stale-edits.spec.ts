import { call, tokenOf } from '../fixtures/network/api-client.ts';
import { returnFromGateway, gateway } from '../fixtures/orders/gateway.ts';
import { openOrderPage } from '../fixtures/orders/open-order-page.ts';
import { beginPayment, placeOrder } from '../fixtures/orders/place-order.ts';
import { expect, test } from '../fixtures/browser/shop-test.ts';

test(
  'an open status dialog shows a colleague’s concurrent change and does not undo it',
  { tag: '@phone' },
  async ({ admin, shopper, testData }) => {
    const { _id } = await placeOrder(shopper.account, await testData.product());
    const { dialog, outcome, openDialog } = await openOrderPage(admin, _id);
    await openDialog();
    await dialog.getByLabel('Order status').selectOption('processing');
    const rider = dialog.getByLabel('Note for the delivery person');
    await expect(rider).toHaveAccessibleDescription(/The customer reads it too/);
    await rider.fill('Call first');

    const colleague = await testData.account('admin', 'Salma Begum');
    await call(`/api/orders/${_id}/cancel`, { method: 'POST', token: await tokenOf(colleague) });
    await expect(dialog).toContainText(
      'A colleague changed this while you were writing. Now: Order status: Cancelled.',
    );
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(outcome).toContainText(
      'Salma Begum changed this order first. Now: Order status: Cancelled.',
    );
    await outcome.getByRole('button', { name: 'OK' }).click();
    expect((await testData.db.doc(`orders/${_id}`).get()).get('orderStatus')).toBe('cancelled');

    // Without the field that is stale, what was typed is saved and the order stays cancelled.
    await dialog.getByRole('button', { name: 'Show the new values' }).click();
    await expect(dialog.getByLabel('Order status')).toHaveValue('cancelled');
    await expect(rider).toHaveValue('Call first');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(outcome).toContainText('Order status updated successfully!');
    const stored = (await testData.db.doc(`orders/${_id}`).get()).data()!;
    expect([stored.orderStatus, stored.deliveryNotes]).toEqual(['cancelled', 'Call first']);
  },
);

test(
  'the dialog warns of contradictory statuses and states what happens to the payment',
  { tag: '@phone' },
  async ({ admin, shopper, testData }) => {
    const { _id } = await placeOrder(shopper.account, await testData.product());
    const { page } = admin;
    const { dialog, openDialog, save } = await openOrderPage(admin, _id);
    await openDialog();
    await dialog.getByLabel('Order status').selectOption('delivered');
    await expect(dialog).toContainText('"Delivered" and "Pending" contradict each other.');
    await dialog.getByLabel('Delivery status').selectOption('delivered');
    await expect(dialog).not.toContainText('contradict');
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
  },
);

test(
  'cancelling a paid order announces the refund and removes the parcel from delivery',
  { tag: '@phone' },
  async ({ admin, shopper, testData }) => {
    const tranId = await beginPayment(shopper.account, await testData.product());
    await returnFromGateway((await gateway.choose(tranId, 'card'))!);
    const [order] = (await testData.db.collection('orders').where('tranId', '==', tranId).get()).docs;
    const short = String(order!.get('orderId')).slice(-5);
    await call(`/api/delivery/assign/${order!.id}`, {
      method: 'PUT',
      token: await tokenOf(admin.account),
      body: { deliveryPersonName: 'Karim Sheikh' },
    });
    const { page } = admin;
    const { outcome: question } = await openOrderPage(admin, order!.id);
    await page.getByRole('button', { name: 'Cancel order' }).click();
    await expect(question).toContainText('৳1,310.00 goes back to the customer the way it was paid, at once.');
    await question.getByRole('button', { name: 'Keep the order' }).click();
    await expect(question).toBeHidden();
    await page.getByRole('button', { name: 'Cancel order' }).click();
    await question.getByRole('button', { name: 'Yes, cancel the order' }).click();
    await expect(question).toContainText('Order cancelled');
    await question.getByRole('button', { name: 'OK' }).click();
    await expect(page.getByText(/Cancelled while a rider had it/)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Cancel order' })).toHaveCount(0);
    await expect(page.getByRole('region', { name: 'Audit log' })).toContainText('Cancelled');

    await admin.opens('/dashboard/delivery?status=assigned');
    await expect(page.getByRole('button', { name: 'Assigned', exact: true })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await expect(page.getByRole('row', { name: new RegExp(short) })).toHaveCount(0);
    await page.getByRole('button', { name: /^Cancelled: bring back/ }).click();
    await expect(page.getByRole('row', { name: new RegExp(short) })).toBeVisible();
    await expect(page.getByText('Nothing is to be delivered or collected.')).toBeVisible();

    await openOrderPage(admin, order!.id);
    await page.getByRole('button', { name: 'Delete order' }).click();
    await expect(question).toContainText('Are you sure?');
    await expect(question).toContainText(/refund of ৳1,310.00 goes on/);
  },
);
