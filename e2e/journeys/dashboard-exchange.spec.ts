import { expectPageQuality } from '../fixtures/assert/expect-page-quality.ts';
import { expect, test } from '../fixtures/browser/shop-test.ts';
import { storedTexts } from '../fixtures/data/stored-texts.ts';
import { call, tokenOf } from '../fixtures/network/api-client.ts';
import { deliver } from '../fixtures/orders/deliver.ts';
import { openOrderPage } from '../fixtures/orders/open-order-page.ts';
import { placeOrder } from '../fixtures/orders/place-order.ts';
import { countSize } from '../fixtures/orders/staff-calls.ts';

/* Exchanging products of a delivered cash order for another size. */

test('staff exchange a size on a phone: errors, the credit, and both orders linked for staff and customer', async ({
  admin,
  shopper,
  testData,
}) => {
  test.slow();
  const order = await placeOrder(shopper.account, await testData.product());
  await deliver(order, await tokenOf(admin.account));
  const { page } = admin;
  await openOrderPage(admin, order._id);
  await page.getByRole('button', { name: 'Exchange', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: `Exchange from ${order.orderId}` });
  // The only line of the order is ticked.
  await dialog.getByRole('checkbox').first().uncheck();
  await dialog.getByRole('button', { name: 'Show what is to be paid' }).click();
  await expect(dialog.getByText('Tick what comes back.')).toBeVisible();
  await expect(dialog.getByText('Add at least one product.')).toBeVisible();
  await dialog.getByRole('checkbox').first().check();
  await dialog.getByLabel('Size', { exact: true }).selectOption('L');
  await dialog.getByRole('button', { name: 'Show what is to be paid' }).click();
  await expect(dialog.getByText('Credit for what comes back: − ৳1,250.00')).toBeVisible();
  await expectPageQuality(page, async () => storedTexts(testData));
  // Another change needs another look.
  await dialog.getByLabel('Size', { exact: true }).selectOption('M');
  await expect(dialog.getByText('To collect at the door: ৳60.00')).toBeHidden();
  await dialog.getByLabel('Size', { exact: true }).selectOption('L');
  await dialog.getByRole('button', { name: 'Exchange and collect ৳60.00' }).click();

  await expect(page).toHaveURL(/\/dashboard\/orders\/[0-9a-f]{32}$/);
  await expect(page.getByText('Exchange for products of order')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Timeline' })).toContainText(
    '৳1,250.00 credited from the exchanged order',
  );
  await page
    .getByText(/^Exchange for products of order/)
    .getByRole('link')
    .click();
  await expect(page.getByText('with a credit of ৳1,250.00')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Exchange', exact: true })).toHaveCount(0);

  const { page: theirs } = shopper;
  await shopper.opens(`/orders/${order.orderId}`);
  await expect(theirs.getByText('Credited to an exchange')).toBeVisible();
  await theirs.getByText('Products were exchanged').getByRole('link', { name: /^ORD-/ }).click();
  await expect(theirs.getByText('Exchange for products of order')).toBeVisible();
  await expect(theirs.getByText('৳1,250.00 credited from the exchanged order')).toBeVisible();
});

test.describe('on a wide screen', () => {
  test.use({ viewport: { width: 1280, height: 900 }, hasTouch: false, isMobile: false });

  test(
    'an agreed request is exchanged with the wanted size, received back, and the rest is sent back',
    { tag: '@desktop' },
    async ({ admin, shopper, testData }) => {
      test.slow();
      const token = await tokenOf(admin.account);
      const product = await testData.product();
      await countSize(token, product.id, 3);
      const order = await placeOrder(shopper.account, product);
      await deliver(order, token);
      const line = { productId: product.id, size: 'M', quantity: 1, exchangeSize: 'L' };
      const asked = await call('/api/returns', {
        method: 'POST',
        token: await tokenOf(shopper.account),
        body: { orderId: order._id, lines: [line], reason: 'too-small' },
      });
      const { _id } = asked.body.data as unknown as { _id: string };
      const body = { status: { from: 'open', to: 'agreed' } };
      await call(`/api/returns/${_id}/status`, { method: 'PUT', token, body });

      const { page } = admin;
      await admin.opens('/dashboard/returns');
      await page.getByText('Agreed', { exact: true }).click();
      const request = page.getByRole('article', { name: `Order ${order.orderId}` });
      await request.getByRole('button', { name: 'Exchange' }).click();
      const dialog = page.getByRole('dialog', { name: `Exchange from ${order.orderId}` });
      await expect(dialog.getByLabel('Size', { exact: true })).toHaveValue('L');
      await dialog.getByRole('button', { name: 'Show what is to be paid' }).click();
      await dialog.getByRole('button', { name: 'Exchange and collect ৳60.00' }).click();
      await page
        .getByText(/^Exchange for products of order/)
        .getByRole('link')
        .click();

      await expect(page.getByText(/^Still to come back: .*M/)).toBeVisible();
      await page.getByRole('button', { name: 'Receive back' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Receive' }).click();
      const outcome = page.getByRole('alertdialog');
      await outcome.getByRole('button', { name: 'OK' }).click();
      await expect(page.getByText(/^Still to come back/)).toHaveCount(0);

      // What the rider collected above the credit.
      const section = page.getByRole('region', { name: 'By hand' });
      await section.getByRole('button', { name: 'Record money sent back' }).click();
      const refund = page.getByRole('dialog', { name: 'Record money sent back' });
      await expect(refund.getByLabel('Amount (৳)')).toHaveValue('60.00');
      await refund.getByLabel('TrxID').fill(crypto.randomUUID().replaceAll('-', '').slice(0, 10));
      await refund.getByRole('button', { name: 'Record' }).click();
      await outcome.getByRole('button', { name: 'OK' }).click();
      await expect(section.getByText('Sent back', { exact: true })).toBeVisible();
      await expect(section.getByRole('button', { name: 'Record money sent back' })).toHaveCount(0);
    },
  );
});
