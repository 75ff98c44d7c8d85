import { expect, test } from '../fixtures/browser/shop-test.ts';
import { call, tokenOf } from '../fixtures/network/api-client.ts';
import { placeOrder } from '../fixtures/orders/place-order.ts';
import { callDelivery, countSize } from '../fixtures/orders/staff-calls.ts';

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 780 } });

  test('goods that are received back leave Returns, and a shopper can buy what went on the shelf', async ({
    admin,
    shopper,
    testData,
  }) => {
    const token = await tokenOf(admin.account);
    const product = await testData.product();
    await countSize(token, product.id, 2);
    const { _id, orderId } = await placeOrder(shopper.account, product, {
      items: [{ productId: product.id, size: 'M', quantity: 2 }],
      totalAmount: (product.price * 2) / 100 + 60,
    });
    await callDelivery(token, 'status', _id, { orderStatus: 'shipped', deliveryStatus: 'returned' });
    const size = shopper.page.getByRole('radio', { name: /^M\b/ });
    await expect(async () => {
      await shopper.opens(`/products/${product.id}`);
      await expect(size).toBeDisabled({ timeout: 1000 });
    }).toPass();

    const { page } = admin;
    await admin.opens(`/dashboard/orders/${_id}`);
    await page.getByRole('button', { name: 'Receive back' }).click();
    const dialog = page.getByRole('dialog', { name: `Receive back: ${orderId}` });
    const pieces = dialog.getByRole('spinbutton', { name: 'Pieces for the shelf' });
    await pieces.fill('3');
    await dialog.getByRole('button', { name: 'Receive' }).click();
    await expect(dialog.getByText('A whole number from 0 to 2')).toBeVisible();
    await pieces.fill('1');
    await expect(dialog.getByText('1 written off')).toBeVisible();
    await dialog.getByRole('button', { name: 'Receive' }).click();
    await page.getByRole('alertdialog', { name: 'Success!' }).getByRole('button', { name: 'OK' }).click();
    await expect(page.getByRole('button', { name: 'Receive back' })).toHaveCount(0);
    await expect(page.getByText('Stage').locator('..')).toContainText('Done');

    const stock = await call(`/api/products/${product.id}/stock`, { token });
    expect(stock.body.data).toMatchObject([{ onHand: 1, available: 1 }]);
    await expect(async () => {
      await shopper.opens(`/products/${product.id}`);
      await expect(size).toBeEnabled({ timeout: 1000 });
    }).toPass();
  });
});

test.describe('on a wide screen', () => {
  test.use({ viewport: { width: 1280, height: 900 }, hasTouch: false, isMobile: false });

  test(
    'a returned parcel is received back from its queue, which it leaves',
    { tag: '@desktop' },
    async ({ admin, shopper, testData }) => {
      const token = await tokenOf(admin.account);
      const product = await testData.product();
      await countSize(token, product.id, 1);
      const { _id, orderId } = await placeOrder(shopper.account, product);
      await callDelivery(token, 'status', _id, { orderStatus: 'shipped', deliveryStatus: 'returned' });
      const { page } = admin;
      await admin.opens('/dashboard/work?queue=returns');
      const row = page
        .getByRole('table', { name: 'Returns' })
        .getByRole('row', { name: new RegExp(orderId) });
      await row.getByRole('button', { name: 'Receive back' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Receive' }).click();
      await page.getByRole('alertdialog', { name: 'Success!' }).getByRole('button', { name: 'OK' }).click();
      await expect(row).toHaveCount(0);
    },
  );
});
