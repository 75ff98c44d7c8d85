import { expectPageQuality } from '../fixtures/assert/expect-page-quality.ts';
import { expect, test } from '../fixtures/browser/shop-test.ts';
import { storedTexts } from '../fixtures/data/stored-texts.ts';
import { tokenOf } from '../fixtures/network/api-client.ts';
import { openOrderPage } from '../fixtures/orders/open-order-page.ts';
import { placeOrder } from '../fixtures/orders/place-order.ts';
import { callDelivery, countSize } from '../fixtures/orders/staff-calls.ts';

/* What the customer refuses at the door, from the rider's call until the goods are on the shelf again. */

test('staff record a partial delivery on a phone: errors, the sum, short cash, and what comes back', async ({
  admin,
  shopper,
  testData,
}) => {
  test.slow();
  const token = await tokenOf(admin.account);
  const product = await testData.product();
  await countSize(token, product.id, 3);
  const { _id, orderId } = await placeOrder(shopper.account, product, {
    items: [{ productId: product.id, size: 'M', quantity: 3 }],
    totalAmount: (product.price * 3) / 100 + 60,
  });
  await callDelivery(token, 'status', _id, { orderStatus: 'shipped', deliveryStatus: 'out_for_delivery' });
  const { page } = admin;
  await openOrderPage(admin, _id);
  await page.getByRole('button', { name: 'Partly delivered' }).click();
  const dialog = page.getByRole('dialog', { name: `Partly delivered: ${orderId}` });
  const save = dialog.getByRole('button', { name: 'Save' });
  await save.click();
  await expect(dialog.getByText(/^Nothing was given back/)).toBeVisible();
  const fewer = dialog.getByRole('button', { name: /^Decrease/ });
  for (const _piece of [1, 2, 3]) await fewer.click();
  await expect(dialog.getByText(/^Nothing was kept/)).toBeVisible();
  await dialog.getByRole('button', { name: /^Increase/ }).click();
  await expect(dialog.getByText(/^Given back at the door: −\s৳2,500\.00$/)).toBeVisible();
  await expect(dialog.getByText('Due in cash: ৳1,310.00')).toBeVisible();
  const cash = dialog.getByLabel('Cash collected (৳)');
  await expect(cash).toHaveValue('1310.00');
  await cash.fill('1300');
  await expect(dialog.getByText('৳10.00 less than due. It is booked as a loss.')).toBeVisible();
  await save.click();
  await expect(dialog.getByText('Say why another amount was taken.')).toBeVisible();
  await expectPageQuality(page, async () => storedTexts(testData));
  await dialog.getByLabel('Why it is another amount').fill('No change for a note');
  await save.click();
  await page.getByRole('alertdialog', { name: 'Success!' }).getByRole('button', { name: 'OK' }).click();

  await expect(page.getByText('2 given back at the door, still on the way')).toBeVisible();
  await expect(page.getByText('Stage').locator('..')).toContainText('Returns');
  await expect(page.getByText('No change for a note').first()).toBeVisible();
  await page.getByRole('button', { name: 'Receive back' }).click();
  const receive = page.getByRole('dialog', { name: `Receive back: ${orderId}` });
  await expect(receive.getByRole('checkbox', { name: /given back at the door/ })).toBeChecked();
  await expect(receive.getByRole('checkbox').nth(1)).not.toBeChecked();
  await receive.getByRole('button', { name: 'Receive' }).click();
  await page.getByRole('alertdialog', { name: 'Success!' }).getByRole('button', { name: 'OK' }).click();
  await expect(page.getByText('Stage').locator('..')).toContainText('Done');
  await expect(page.getByText(/back in the shop, 2 on the shelf/)).toBeVisible();

  await shopper.opens(`/orders/${orderId}`);
  await expect(shopper.page.getByText('Given back at the door', { exact: true })).toBeVisible();
});
