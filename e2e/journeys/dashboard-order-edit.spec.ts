import { expectPageQuality } from '../fixtures/assert/expect-page-quality.ts';
import { expect, test } from '../fixtures/browser/shop-test.ts';
import { storedTexts } from '../fixtures/data/stored-texts.ts';
import { placeOrder } from '../fixtures/orders/place-order.ts';

test(
  'staff change a quantity, add a product, see the new total, and save for exactly that',
  { tag: '@desktop' },
  async ({ admin, shopper, testData }) => {
    const { page } = admin;
    const product = await testData.product();
    const order = await placeOrder(shopper.account, product);
    await shopper.opens(`/orders/${order.orderId}`);
    await admin.opens(`/dashboard/orders/${order._id}`);
    await page.getByRole('button', { name: 'Edit order' }).click();
    const dialog = page.getByRole('dialog', { name: `Edit ${order.orderId}` });
    await expect(dialog.getByText('Nothing has been changed yet.')).toBeVisible();
    await expectPageQuality(page, async () => storedTexts(testData));

    await dialog.getByRole('button', { name: `Increase quantity of ${product.name}` }).click();
    // Of the seeded catalogue: the index of this browser may be older than a product of this test.
    await dialog.getByLabel('Search products to add').fill('saree');
    const add = dialog.getByRole('button', { name: /^Add: / }).first();
    const added = (await add.getAttribute('aria-label'))!.replace('Add: ', '');
    await add.click();
    await expect(dialog.getByRole('listitem', { name: added })).toBeVisible();
    await dialog.getByRole('button', { name: 'Show the new total' }).click();
    await expect(dialog.getByText(/^Total: ৳1,310\.00 → ৳/)).toBeVisible();
    // A change after the look needs another look.
    await dialog.getByLabel('Landmark').fill('Beside the school');
    await dialog.getByLabel('Off the products (৳)').fill('50');
    await dialog.getByRole('button', { name: 'Show the new total' }).click();
    await expect(dialog.getByText('Please give the reason of the discount')).toBeVisible();
    await dialog.getByLabel('Reason').fill('Waited too long');
    await dialog.getByRole('button', { name: 'Show the new total' }).click();
    await expect(dialog.getByText('Discount: ৳0.00 → ৳50.00')).toBeVisible();
    await dialog.getByRole('button', { name: /^Save for ৳/ }).click();
    await page.getByRole('alertdialog', { name: 'Success!' }).getByRole('button', { name: 'OK' }).click();
    await expect(dialog).toHaveCount(0);
    const timeline = page.getByRole('region', { name: 'Timeline' });
    await expect(timeline).toContainText(`${product.name} (M): 1 → 2`);
    await expect(timeline).toContainText(
      /Address changed · Discount: ৳0\.00 → ৳50\.00 · Total: ৳1,310\.00 → ৳/,
    );
    await expect(page.getByRole('region', { name: 'Staff notes' })).toContainText('Waited too long');

    // The customer follows without a reload.
    await expect(shopper.page.getByText('Your order was updated')).toBeVisible();
    await expect(shopper.page.getByText(added).first()).toBeVisible();
    await expect(shopper.page.getByText('Discount', { exact: true })).toBeVisible();
    await expect(shopper.page.getByText('Waited too long')).toHaveCount(0);
  },
);

test('an edit that is left asks first, and one against a changed order is refused', async ({
  admin,
  shopper,
  testData,
}) => {
  const { page } = admin;
  const product = await testData.product();
  const order = await placeOrder(shopper.account, product);
  await admin.opens(`/dashboard/orders/${order._id}`);
  await page.getByRole('button', { name: 'Edit order' }).click();
  const dialog = page.getByRole('dialog', { name: `Edit ${order.orderId}` });
  await dialog.getByRole('button', { name: `Increase quantity of ${product.name}` }).click();
  await dialog.getByRole('button', { name: 'Close', exact: true }).click();
  const question = page.getByRole('alertdialog', { name: 'Discard the changes?' });
  await question.getByRole('button', { name: 'Cancel' }).click();

  const stored = testData.db.doc(`orders/${order._id}`);
  const [line] = (await stored.get()).get('items') as object[];
  await stored.update({ items: [{ ...line, quantity: 3 }] });
  await dialog.getByRole('button', { name: 'Show the new total' }).click();
  await page.getByRole('alertdialog', { name: 'Error!' }).getByRole('button', { name: 'OK' }).click();
  await dialog.getByRole('button', { name: 'Close', exact: true }).click();
  await question.getByRole('button', { name: 'Discard changes' }).click();
  await expect(dialog).toHaveCount(0);
});
