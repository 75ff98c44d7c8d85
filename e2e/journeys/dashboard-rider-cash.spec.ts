import { expectPageQuality } from '../fixtures/assert/expect-page-quality.ts';
import { expect, test } from '../fixtures/browser/shop-test.ts';
import { storedTexts } from '../fixtures/data/stored-texts.ts';
import { tokenOf, call } from '../fixtures/network/api-client.ts';
import { placeOrder } from '../fixtures/orders/place-order.ts';

test('staff hand in the cash of a rider, who brings too little, with a note', async ({
  admin,
  shopper,
  testData,
}) => {
  const { page } = admin;
  const rider = `Karim ${Date.now().toString(36)}`;
  const order = await placeOrder(shopper.account, await testData.product());
  await call(`/api/delivery/status/${order._id}`, {
    ...{ method: 'PUT', token: await tokenOf(admin.account) },
    body: { orderStatus: 'delivered', deliveryStatus: 'delivered', deliveryAssignedTo: rider },
  });
  await admin.opens('/dashboard/settlements');
  await page.getByRole('button', { name: `Hand in the cash of ${rider}` }).click();
  const dialog = page.getByRole('dialog', { name: `Hand in the cash of ${rider}` });
  await expect(dialog.getByText('Should be there: ৳1,310.00')).toBeVisible();
  await dialog.getByLabel('Counted (৳)').fill('1300');
  await expect(dialog.getByText('৳10.00 is missing.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Hand in', exact: true }).click();
  await expect(dialog.getByText('Please write down why')).toBeVisible();
  await expectPageQuality(page, async () => storedTexts(testData));
  await dialog.getByLabel('The difference is').selectOption('loss');
  await dialog.getByLabel('Note').fill('A torn note');
  await dialog.getByRole('button', { name: 'Hand in', exact: true }).click();
  await page.getByRole('alertdialog', { name: 'Success!' }).getByRole('button', { name: 'OK' }).click();
  await expect(page.getByRole('button', { name: `Hand in the cash of ${rider}` })).toHaveCount(0);
  await page.getByText('Handed in', { exact: true }).click();
  await expect(page.getByText(`${rider}: ৳1,300.00`, { exact: false })).toBeVisible();
});
