import { expectPageQuality } from '../fixtures/assert/expect-page-quality.ts';
import { expect, test } from '../fixtures/browser/shop-test.ts';
import { storedTexts } from '../fixtures/data/stored-texts.ts';
import { payNow } from '../fixtures/orders/checkout-steps.ts';
import { ADDRESS } from '../fixtures/orders/drafts.ts';
import { placeOrder } from '../fixtures/orders/place-order.ts';

test('staff ask a number for an advance and block it, and its customer reads so at checkout', async ({
  admin,
  // The browser logs the refused order as an error.
  uncheckedShopper: shopper,
  testData,
}) => {
  test.slow(); // five pages, two of them of the checkout
  const { page } = admin;
  const phone = `019${String(Math.floor(Math.random() * 1e8)).padStart(8, '0')}`;
  const product = await testData.product();
  const order = await placeOrder(shopper.account, product, { ...ADDRESS, recipientPhone: phone });
  await admin.opens(`/dashboard/orders/${order._id}`);
  await page.getByRole('link', { name: 'All about this number' }).click();
  await expect(page.getByRole('heading', { level: 1, name: `Phone number ${phone}` })).toBeVisible();
  await expect(page.getByRole('link', { name: order.orderId })).toBeVisible();

  await page.getByLabel('Note', { exact: true }).fill('Call after six');
  await page.getByRole('button', { name: 'Add note' }).click();
  const notes = page.getByRole('list', { name: 'Notes and decisions' });
  await expect(notes).toContainText('Call after six');

  await page.getByRole('button', { name: 'Change what is asked' }).click();
  const change = page.getByRole('dialog', { name: 'Change what is asked' });
  await change.getByRole('radio', { name: /^Always ask for an advance/ }).check();
  await change.getByRole('button', { name: 'Save' }).click();
  await expect(change.getByText('Please write down why')).toBeVisible();
  await expectPageQuality(page, async () => storedTexts(testData));
  await change.getByLabel('Reason').fill('Refused two parcels');
  await change.getByRole('button', { name: 'Save' }).click();
  await expect(change).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Decisions', exact: true })).toContainText(
    'Refused two parcels',
  );

  // The checkout asks with the words that it has for every advance.
  await shopper.addsToCart(product.id);
  await shopper.opens('/checkout');
  await shopper.fillsAddress();
  await shopper.page.getByLabel('Recipient phone').fill(phone);
  await payNow(shopper.page).click();
  await expect(shopper.page.getByText('This order needs ৳200.00 in advance.')).toBeVisible();
  await expect(payNow(shopper.page)).toHaveText('Pay Now - ৳200.00');

  await page.getByRole('button', { name: 'Block this number' }).click();
  const block = page.getByRole('dialog', { name: 'Block this number' });
  await block.getByLabel('Reason').fill('Refused five parcels');
  await block.getByRole('button', { name: 'Block this number' }).click();
  await expect(page.getByRole('button', { name: 'Lift the block' })).toBeVisible();
  await payNow(shopper.page).click();
  await expect(shopper.page.getByText(/^We cannot take an order for this phone number/)).toBeVisible();

  // The order of before stays, and shows staff what was decided.
  await admin.opens(`/dashboard/orders/${order._id}`);
  const history = page.getByRole('region', { name: 'This phone number' });
  await expect(history).toContainText('This number is blocked: Refused five parcels');
  await expect(history).toContainText('Always ask for an advance: Refused two parcels');
});
