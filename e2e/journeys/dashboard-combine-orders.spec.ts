import { expectPageQuality } from '../fixtures/assert/expect-page-quality.ts';
import { expect, test } from '../fixtures/browser/shop-test.ts';
import { storedTexts } from '../fixtures/data/stored-texts.ts';
import { ADDRESS } from '../fixtures/orders/drafts.ts';
import { placeOrder } from '../fixtures/orders/place-order.ts';

test('staff see that a customer ordered twice, look at both as one, and combine them', async ({
  admin,
  shopper,
  testData,
}) => {
  const { page } = admin;
  const product = await testData.product();
  // A number of its own: other tests order on the usual one.
  const recipientPhone = `018${Math.floor(Math.random() * 1e8)
    .toString()
    .padStart(8, '0')}`;
  const place = () => placeOrder(shopper.account, product, { ...ADDRESS, recipientPhone });
  const [other, kept] = [await place(), await place()];
  await shopper.opens(`/orders/${other.orderId}`);
  await admin.opens(`/dashboard/orders/${kept._id}`);
  await page.getByRole('button', { name: /^Combine with the order of / }).click();
  const dialog = page.getByRole('dialog', { name: `Combine into ${kept.orderId}` });
  await expect(dialog.getByText(`takes over the products of ${other.orderId}`)).toBeVisible();
  await expect(dialog.getByText('Total: ৳2,620.00 → ৳2,560.00')).toBeVisible();
  await expectPageQuality(page, async () => storedTexts(testData));

  await dialog.getByRole('button', { name: 'Combine for ৳2,560.00' }).click();
  await page.getByRole('alertdialog', { name: 'Success!' }).getByRole('button', { name: 'OK' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^Combine with/ })).toHaveCount(0);
  const timeline = page.getByRole('region', { name: 'Timeline' });
  await expect(timeline).toContainText(`Combined with ${other.orderId}`);
  await expect(timeline).toContainText(`${product.name} (M): 1 → 2`);

  // The customer reads what became of the other order without a reload; staff are led to the one that goes out.
  await expect(shopper.page.getByText(`Combined with your order ${kept.orderId}`)).toBeVisible();
  await admin.opens(`/dashboard/orders/${other._id}`);
  await page.getByRole('link', { name: `Combined with ${kept.orderId}` }).click();
  await expect(page).toHaveURL(new RegExp(`/dashboard/orders/${kept._id}$`));
});
