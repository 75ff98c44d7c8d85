import { expect, test } from '../fixtures/browser/shop-test.ts';
import { openOrderPage } from '../fixtures/orders/open-order-page.ts';
import { placeOrder } from '../fixtures/orders/place-order.ts';

/* Staff record what customers pay to the shop's own wallet numbers. */

const newTrxId = () => crypto.randomUUID().replaceAll('-', '').slice(0, 10).toUpperCase();

test('a bKash payment is recorded once, its customer sees it, and it can be reversed', async ({
  admin,
  shopper,
  testData,
}) => {
  const product = await testData.product();
  const [placed, other] = [
    await placeOrder(shopper.account, product),
    await placeOrder(shopper.account, product),
  ];
  const trxId = newTrxId();
  const { page } = admin;
  const dialog = page.getByRole('dialog');
  const { outcome } = await openOrderPage(admin, placed._id);
  const section = page.getByRole('region', { name: 'By hand' });
  await section.getByRole('button', { name: 'Record a payment' }).click();
  await expect(dialog.getByLabel('Amount (৳)')).toHaveValue('1310.00');
  await dialog.getByLabel('Amount (৳)').fill('500');
  await dialog.getByLabel('TrxID').fill('123');
  await dialog.getByRole('button', { name: 'Record' }).click();
  await expect(dialog.getByText('A TrxID has 8 to 12 letters and digits')).toBeVisible();
  await dialog.getByLabel('TrxID').fill(trxId.toLowerCase());
  await dialog.getByLabel('Note').fill('From his brother');
  await dialog.getByRole('button', { name: 'Record' }).click();
  await expect(outcome).toContainText('The payment is recorded.');
  await outcome.getByRole('button', { name: 'OK' }).click();
  await expect(section.getByRole('listitem')).toContainText(`bKash ${trxId}`);
  await expect(page.getByRole('region', { name: 'Payment', exact: true })).toContainText('৳810.00');

  await shopper.opens(`/orders/${placed.orderId}`);
  await expect(shopper.page.getByText('৳500.00 received by bKash')).toBeVisible();
  await expect(shopper.page.getByText(trxId)).toHaveCount(0);

  // The same TrxID for another order names the first, and nothing typed is lost.
  await openOrderPage(admin, other._id);
  await section.getByRole('button', { name: 'Record a payment' }).click();
  await dialog.getByLabel('TrxID').fill(trxId);
  await dialog.getByRole('button', { name: 'Record' }).click();
  await expect(outcome).toContainText(`This transaction was recorded for ${placed.orderId} already`);
  await outcome.getByRole('button', { name: 'OK' }).click();
  await expect(dialog.getByLabel('TrxID')).toHaveValue(trxId);
  await dialog.getByRole('button', { name: 'Cancel' }).click();

  await openOrderPage(admin, placed._id);
  await section.getByRole('button', { name: `Reverse ${trxId}` }).click();
  await dialog.getByRole('button', { name: 'Reverse the record' }).click();
  await expect(dialog.getByText('Please give a reason')).toBeVisible();
  await dialog.getByLabel('Reason').fill('Typed into the wrong order');
  await dialog.getByRole('button', { name: 'Reverse the record' }).click();
  await expect(outcome).toContainText('The record is reversed.');
  await outcome.getByRole('button', { name: 'OK' }).click();
  await expect(section.getByRole('listitem')).toContainText('Typed into the wrong order');
  await expect(section.getByRole('button', { name: `Reverse ${trxId}` })).toHaveCount(0);
});

test('cancelling an order with money that came by hand asks for it, and the refund is recorded', async ({
  admin,
  shopper,
  testData,
}) => {
  const placed = await placeOrder(shopper.account, await testData.product());
  const { page } = admin;
  const dialog = page.getByRole('dialog');
  const { outcome } = await openOrderPage(admin, placed._id);
  const section = page.getByRole('region', { name: 'By hand' });
  await section.getByRole('button', { name: 'Record a payment' }).click();
  await dialog.getByLabel('How').selectOption('Nagad');
  await dialog.getByLabel('TrxID').fill(newTrxId());
  await dialog.getByRole('button', { name: 'Record' }).click();
  await outcome.getByRole('button', { name: 'OK' }).click();

  await page.getByRole('button', { name: 'Cancel order' }).click();
  await expect(dialog).toContainText('৳1,310.00 came by hand or in cash: send it back by hand');
  await dialog.getByRole('button', { name: 'Yes, cancel the order' }).click();
  await outcome.getByRole('button', { name: 'OK' }).click();
  await expect(section).toContainText('৳1,310.00 that came by hand or in cash has to be sent back by hand.');
  await section.getByRole('button', { name: 'Record money sent back' }).click();
  await dialog.getByLabel('TrxID').fill(newTrxId());
  await dialog.getByRole('button', { name: 'Record' }).click();
  await expect(outcome).toContainText('The refund is recorded.');
  await outcome.getByRole('button', { name: 'OK' }).click();
  await expect(section.getByText('has to be sent back')).toHaveCount(0);
  await expect(section.getByText('Sent back', { exact: true })).toBeVisible();
});
