import { banglaDigits } from '@nargisus/domain/text';
import { expect, test } from '../fixtures/browser/shop-test.ts';
import { placeOrder } from '../fixtures/orders/place-order.ts';
import { cancelOrder } from '../fixtures/orders/staff-calls.ts';
import { tokenOf } from '../fixtures/network/api-client.ts';

/** Returns a phone number that no other order has. */
const freshPhone = () => `017${String(Math.floor(Math.random() * 1e8)).padStart(8, '0')}`;

test("an order is found by a word of the name, digits of the phone's end, the short id, and two of them", async ({
  admin,
  shopper,
  testData,
}) => {
  const product = await testData.product();
  const phone = freshPhone();
  const wanted = { recipientName: 'মোঃ Shafiqul Bari', recipientPhone: phone };
  const { orderId } = await placeOrder(shopper.account, product, wanted);
  await placeOrder(shopper.account, product, { ...wanted, recipientPhone: freshPhone() });
  const { page } = admin;
  await admin.opens('/dashboard/orders');
  const field = page.getByLabel('Search by order ID, phone, name or e-mail');
  const row = page.getByRole('row', { name: new RegExp(orderId) });
  const end = phone.slice(-6);
  for (const text of ['bari shafiqul', 'মোঃ', end, banglaDigits(end), orderId.slice(-5).toLowerCase()]) {
    await field.fill(text);
    await expect(page).toHaveURL((url) => url.searchParams.get('q') === text);
    await expect(row, text).toBeVisible();
  }
  await field.fill(`shafiqul ${end}`);
  // The other order has the same name.
  await expect(page.getByRole('table', { name: 'Orders found' }).locator('tbody tr')).toHaveCount(1);
  await expect(row).toBeVisible();
});

test('a number without orders leads to its own page', async ({ admin }) => {
  const { page } = admin;
  const phone = freshPhone();
  await admin.opens(`/dashboard/orders?q=${phone}`);
  await page.getByRole('link', { name: 'All about this number' }).click();
  await expect(page.getByRole('heading', { level: 1, name: `Phone number ${phone}` })).toBeVisible();
});

test('the stage of an order is shown, filtered by, and followed live', async ({
  admin,
  shopper,
  testData,
}) => {
  const { _id, orderId } = await placeOrder(shopper.account, await testData.product());
  const { page } = admin;
  await admin.opens('/dashboard/orders');
  await page.getByLabel('Stage').selectOption('To pack');
  const row = page.getByRole('row', { name: new RegExp(orderId) });
  await expect(row).toBeVisible();
  await cancelOrder(await tokenOf(admin.account), _id);
  await expect(row).toHaveCount(0);
  await admin.opens(`/dashboard/orders/${_id}`);
  await expect(page.getByText('Stage').locator('..')).toContainText('Cancelled');
});
