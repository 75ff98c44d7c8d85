import { expect, test } from '../fixtures/browser/shop-test.ts';
import { tokenOf } from '../fixtures/network/api-client.ts';
import { placeOrder } from '../fixtures/orders/place-order.ts';
import { ASSIGNMENT, callDelivery } from '../fixtures/orders/staff-calls.ts';

test.describe('on a wide screen', () => {
  test.use({ viewport: { width: 1440, height: 900 }, hasTouch: false, isMobile: false });

  test(
    'an order opens beside its queue, J and K walk on, and its next step moves it to the next queue',
    { tag: '@desktop' },
    async ({ admin, shopper, testData }) => {
      const { _id, orderId } = await placeOrder(shopper.account, await testData.product());
      await callDelivery(await tokenOf(admin.account), 'assign', _id, ASSIGNMENT);
      const { page } = admin;
      await admin.opens('/dashboard/work?queue=to-hand-over');
      const queue = page.getByRole('table', { name: 'To hand over' });
      const row = queue.getByRole('row', { name: new RegExp(orderId) });
      const panel = page.getByRole('region', { name: 'Order', exact: true });
      await queue
        .getByRole('button', { name: /^Open ORD-/ })
        .first()
        .click();
      const first = await panel.getByRole('heading', { level: 2 }).first().textContent();
      await page.keyboard.press('j');
      await expect(panel.getByRole('heading', { level: 2 }).first()).not.toHaveText(first!);
      await page.keyboard.press('k');
      await expect(panel.getByRole('heading', { level: 2 }).first()).toHaveText(first!);
      await page.keyboard.press('Escape');
      await expect(panel).toHaveCount(0);

      await expect(row).toBeVisible();
      await row.getByRole('button', { name: 'Mark Shipped' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Mark Shipped' }).click();
      await page.getByRole('alertdialog', { name: 'Success!' }).getByRole('button', { name: 'OK' }).click();
      await expect(row).toHaveCount(0);
      await page.getByRole('link', { name: /^With courier/ }).click();
      await expect(page.getByRole('table', { name: 'With courier' })).toContainText(orderId);
    },
  );
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 780 } });

  test('the Overview leads to what waits, and an open order can be called and moved on', async ({
    admin,
    shopper,
    testData,
  }) => {
    await placeOrder(shopper.account, await testData.product());
    const { page } = admin;
    await admin.opens('/dashboard');
    await page
      .getByRole('navigation', { name: 'What waits' })
      .getByRole('link', { name: /^To pack/ })
      .click();
    await expect(page).toHaveURL('/dashboard/work?queue=to-pack');
    await page
      .getByRole('button', { name: /^Open ORD-/ })
      .first()
      .click();
    const panel = page.getByRole('dialog', { name: 'Order' });
    await expect(panel.getByRole('link', { name: 'Call', exact: true })).toHaveAttribute('href', /^tel:01/);
    await expect(panel.getByRole('button', { name: 'Assign Delivery' }).last()).toBeInViewport();
    await page.goBack();
    await expect(panel).toHaveCount(0);
  });
});
