import type { Page, Route } from '@playwright/test';
import { expect, test } from '../fixtures/browser/shop-test.ts';
import { call, tokenOf } from '../fixtures/network/api-client.ts';
import { placeOrder } from '../fixtures/orders/place-order.ts';
import { countSize } from '../fixtures/orders/staff-calls.ts';

const stockOf = async (token: string, productId: string) =>
  (await call(`/api/products/${productId}/stock`, { token })).body.data;
const onShelf = (page: Page, name: string, size = 'M') =>
  page.getByRole('textbox', { name: `On the shelf: ${name}, ${size}`, exact: true });

test.describe('on a wide screen', () => {
  test.use({ viewport: { width: 1280, height: 900 }, hasTouch: false, isMobile: false });

  test(
    'staff count a size by keyboard, see what a colleague made of it, and read its history',
    { tag: '@desktop' },
    async ({ admin, shopper, testData }) => {
      const { page } = admin;
      const token = await tokenOf(admin.account);
      const product = await testData.product();
      await admin.opens(`/dashboard/stock?q=${product.id}`);
      const field = onShelf(page, product.name);
      await expect(field).toHaveValue('');

      await field.fill('5');
      await page.keyboard.press('Enter');
      await expect(field).toHaveValue('5');
      await expect(page.getByRole('button', { name: 'Save', exact: true })).toHaveCount(0);
      await expect(field).toBeFocused();
      await expect.poll(() => stockOf(token, product.id)).toMatchObject([{ onHand: 5, isCounted: true }]);

      const { orderId } = await placeOrder(shopper.account, product);
      const row = page.getByRole('row', { name: /^M/ });
      await expect(row.getByRole('cell').nth(4)).toHaveText('4');

      await field.fill('9');
      await call(`/api/stock/${product.id}_M/count`, {
        method: 'PUT',
        token,
        body: { onHand: 7, was: 5, reason: 'Found two' },
      });
      await expect(row.getByText('it is 7 now')).toBeVisible();
      await expect(field).toHaveValue('9');
      await page.keyboard.press('Enter');
      await expect.poll(() => stockOf(token, product.id)).toMatchObject([{ onHand: 7 }]);
      await row.getByRole('button', { name: 'Save 9 all the same' }).click();
      await expect(row.getByText('it is 7 now')).toHaveCount(0);
      await expect(field).toHaveValue('9');
      await expect.poll(() => stockOf(token, product.id)).toMatchObject([{ onHand: 9, committed: 1 }]);

      await field.fill('0');
      await page.keyboard.press('Enter');
      await expect(row.getByRole('alert')).toContainText('1 pieces are sold');
      await page.keyboard.press('Escape');
      await expect(field).toHaveValue('9');

      await row.getByRole('button', { name: /^History/ }).click();
      const history = page.getByRole('dialog', { name: /^History/ });
      await expect(history.getByRole('listitem').first()).toContainText('On the shelf: 7 → 9');
      await expect(history.getByRole('listitem').first()).toContainText('Nargis Sultana');
      await expect(history.getByRole('link', { name: orderId })).toBeVisible();
    },
  );

  test(
    'a count that a colleague was faster with is refused by the server and kept in the field',
    { tag: '@desktop' },
    async ({ admin, testData }) => {
      const { page } = admin;
      const token = await tokenOf(admin.account);
      const product = await testData.product();
      await countSize(token, product.id, 5);
      await admin.opens(`/dashboard/stock?q=${product.id}`);
      const field = onShelf(page, product.name);
      await expect(field).toHaveValue('5');
      // The colleague's count arrives between the press and the request.
      const colleague = async (route: Route) => {
        await call(`/api/stock/${product.id}_M/count`, {
          method: 'PUT',
          token,
          body: { onHand: 7, was: 5, reason: 'Found two' },
        });
        await route.continue();
      };
      await page.route('**/api/stock/*/count', colleague, { times: 1 });
      await field.fill('4');
      await page.keyboard.press('Enter');
      await expect(page.getByText('it is 7 now')).toBeVisible();
      await expect(field).toHaveValue('4');
      await expect.poll(() => stockOf(token, product.id)).toMatchObject([{ onHand: 7 }]);
      await page.getByRole('button', { name: 'Keep the new value' }).click();
      await expect(field).toHaveValue('7');
    },
  );
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 780 } });

  test('staff receive a delivery of several sizes, count the rest, and find what is low', async ({
    admin,
    testData,
  }) => {
    const { page } = admin;
    const token = await tokenOf(admin.account);
    const product = await testData.product({ sizes: ['S', 'M', 'L'] });
    await countSize(token, product.id, 1);
    await admin.opens(`/dashboard/stock?q=${product.id}`);
    await page.getByRole('button', { name: 'Receive a delivery' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox', { name: 'S', exact: true }).fill('3');
    await dialog.getByRole('textbox', { name: 'M', exact: true }).fill('2');
    await dialog.getByRole('button', { name: 'Receive' }).click();
    await expect(dialog.getByText('Please enter the number of the delivery')).toBeVisible();
    await dialog.getByRole('textbox', { name: 'Delivery number' }).fill('GRN-7');
    await dialog.getByRole('button', { name: 'Receive' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(onShelf(page, product.name, 'S')).toHaveValue('3');
    await expect(onShelf(page, product.name)).toHaveValue('3');

    await page.getByRole('button', { name: 'Count all sizes' }).click();
    await dialog.getByRole('button', { name: 'Fill in 0 for all' }).click();
    await dialog.getByRole('button', { name: 'Begin to count' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(onShelf(page, product.name, 'L')).toHaveValue('0');
    await expect(page.getByRole('button', { name: 'Count all sizes' })).toHaveCount(0);

    await page.getByText('Low stock', { exact: true }).click();
    await expect(page.getByRole('row', { name: new RegExp(product.name) }).first()).toBeVisible();
  });
});
