import { asFile, DOT } from '../fixtures/data/pictures.ts';
import { placeOrder } from '../fixtures/orders/place-order.ts';
import { expect, test } from '../fixtures/browser/shop-test.ts';
import { failOnce } from '../fixtures/network/fail-once.ts';

test(
  'failed staff actions show an error: picture upload, role change, record update, bulk action',
  { tag: '@phone' },
  async ({ admin, shopper, testData }) => {
    test.slow(); // four tabs
    const { page } = admin;
    const product = await testData.product();
    // The watch over this window would report the requests that are refused on purpose.
    const other = await page.context().newPage();
    await other.goto(`/update-products/${product.id}`);
    const asked: string[] = [];
    other.on('dialog', (question) => {
      asked.push(question.message());
      void question.dismiss();
    });
    await other.getByRole('button', { name: 'Delete Product' }).click();
    expect(asked).toEqual(['Are you sure you want to delete this product?']);
    expect((await testData.db.doc(`products/${product.id}`).get()).exists).toBe(true);
    await other.route(/\/v0\/b\/.*[?&]name=/, (route) => route.fulfill({ status: 403, json: {} }));
    await other.locator('input[type=file]').setInputFiles(asFile(DOT, 'gamcha.png'));
    await expect(other.getByText('Failed to upload image. Please try again.')).toBeVisible();
    await other.getByRole('button', { name: 'Update Product' }).click();
    await expect(other).toHaveURL(/\/dashboard/);
    expect((await testData.db.doc(`products/${product.id}`).get()).get('image')).toBe(product.image);

    const dialog = other.getByRole('alertdialog');
    const closes = async (...words: string[]) => {
      for (const text of words) await expect(dialog).toContainText(text);
      await dialog.getByRole('button', { name: 'OK' }).click();
      await expect(dialog).toBeHidden();
    };
    const customer = await testData.account('user', 'Mitali Chakma');
    await other.goto(`/dashboard/customers?q=${customer.email}`);
    const record = other.getByRole('row', { name: new RegExp(customer.email) });
    await failOnce(other, '**/api/users/*/role');
    await record.getByRole('button', { name: 'Make admin: Mitali Chakma' }).click();
    await dialog.getByRole('button', { name: 'Yes, make admin' }).click();
    await closes('Error!', 'Failed to change the role');
    await failOnce(other, '**/api/users/*/active');
    await record.getByRole('button', { name: 'Deactivate Mitali Chakma' }).click();
    await dialog.getByRole('button', { name: 'Yes, deactivate' }).click();
    await closes('Error!', 'Failed to update user');
    await expect(record).not.toContainText('Inactive');

    const { orderId } = await placeOrder(shopper.account, product);
    await other.goto(`/dashboard/orders?q=${orderId}`);
    await other.getByLabel(`Choose ${orderId}`).check();
    await other.getByRole('button', { name: 'Confirm', exact: true }).click();
    await closes('Error!', 'None of the chosen orders needs confirming');
    await failOnce(other, '**/api/delivery/assign/*');
    await other.getByRole('button', { name: 'Assign Delivery' }).click();
    await other.getByLabel('Delivery person name').fill('Karim Sheikh');
    await other.getByRole('button', { name: 'Assign', exact: true }).click();
    await closes('Error!', '1 order could not be changed.', `${orderId}: Failed to assign delivery person`);
    await other.getByRole('button', { name: 'Refresh' }).click();
    await expect(other.getByText('Orders are up to date')).toBeVisible();
  },
);

test('a filter without results shows a message', { tag: '@phone' }, async ({ admin }) => {
  // Nothing was stored before 1970: the page that begins there is empty in any shop.
  for (const [path, words] of [
    ['orders?status=shipped', 'No order fits these filters.'],
    ['products?featured=yes', 'No product fits these filters.'],
    ['customers?role=admin', 'Nobody fits these filters.'],
    ['delivery?status=delivered', 'No order has this status.'],
  ] as const) {
    await admin.opens(`/dashboard/${path}&after=0_x`);
    await expect(admin.page.getByText(words)).toBeVisible();
  }
});
