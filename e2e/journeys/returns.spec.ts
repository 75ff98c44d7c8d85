import { APPEARANCES, applyAppearance } from '../fixtures/browser/appearance.ts';
import { expect, test } from '../fixtures/browser/shop-test.ts';
import { tokenOf } from '../fixtures/network/api-client.ts';
import { deliver } from '../fixtures/orders/deliver.ts';
import { placeOrder } from '../fixtures/orders/place-order.ts';

const BANGLA = APPEARANCES.find(({ language }) => language === 'bn')!;

test('a customer asks to exchange, withdraws, asks for the money, and staff answer', async ({
  shopper,
  admin,
  testData,
}) => {
  test.slow();
  const product = await testData.product();
  const order = await placeOrder(shopper.account, product);
  const { page } = shopper;
  await shopper.opens(`/orders/${order.orderId}`);
  await expect(page.getByText('We have your order')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Returns and exchanges' })).toBeHidden();

  // Delivered by the rider: the page follows.
  await deliver(order, await tokenOf(await testData.account('admin')));
  const returns = page.getByRole('region', { name: 'Returns and exchanges' });
  await returns.getByRole('button', { name: 'Return or exchange' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Send request' }).click();
  await expect(dialog.getByText('Please choose a reason')).toBeVisible();
  await dialog.getByLabel('You want').selectOption({ label: 'Exchange for L' });
  await dialog.getByLabel('Reason').selectOption({ label: 'Too small' });
  await dialog.getByRole('button', { name: 'Send request' }).click();
  await expect(returns.getByRole('article')).toContainText('Exchange for L');
  await expect(returns.getByRole('button', { name: 'Return or exchange' })).toBeHidden();

  await returns.getByRole('button', { name: 'Withdraw' }).click();
  await page.getByRole('button', { name: 'Yes, withdraw it' }).click();
  await expect(returns.getByRole('article')).toBeHidden();

  await returns.getByRole('button', { name: 'Return or exchange' }).click();
  await dialog.getByLabel('Reason').selectOption({ label: 'Something else' });
  await dialog.getByLabel('What is wrong?').fill('The seam is open <b>here</b>');
  await dialog.getByRole('button', { name: 'Send request' }).click();
  await expect(returns.getByRole('article')).toContainText('Waiting for the shop');

  const staff = admin.page;
  await admin.opens('/dashboard/returns');
  const request = staff.getByRole('article', { name: `Order ${order.orderId}` });
  await expect(request).toContainText('The seam is open <b>here</b>');
  await expect(request).toContainText('Money back');
  await request.getByRole('button', { name: 'Decline' }).click();
  await staff.getByRole('button', { name: 'Send answer' }).click();
  await expect(staff.getByText('Please tell the customer why')).toBeVisible();
  await staff.getByRole('button', { name: 'Cancel' }).click();
  await request.getByRole('button', { name: 'Agree' }).click();
  await staff.getByLabel('Your answer').fill('Please give it to our rider on Monday.');
  await staff.getByRole('button', { name: 'Send answer' }).click();
  await expect(request).toBeHidden();
  await staff.getByText('Agreed', { exact: true }).click();
  await expect(request).toContainText('Please give it to our rider on Monday.');

  await shopper.opens(`/orders/${order.orderId}`);
  await expect(returns.getByRole('article')).toContainText('Please give it to our rider on Monday.');
  await expect(returns.getByRole('button', { name: 'Withdraw' })).toBeHidden();
});

test('the form speaks Bangla', async ({ shopper, testData }) => {
  test.slow();
  const product = await testData.product({ nameBn: 'লিনেন পাঞ্জাবি' });
  const order = await placeOrder(shopper.account, product);
  await deliver(order, await tokenOf(await testData.account('admin')));
  const { page } = shopper;
  await shopper.opens(`/orders/${order.orderId}`);
  await applyAppearance(page, BANGLA);
  await page.getByRole('button', { name: 'ফেরত বা বদল' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'অনুরোধ পাঠান' }).click();
  await expect(dialog.getByText('একটি কারণ বেছে নিন')).toBeVisible();
  await dialog.getByLabel('কারণ').selectOption({ label: 'বড় হয়েছে' });
  await dialog.getByRole('button', { name: 'অনুরোধ পাঠান' }).click();
  await expect(page.getByText('দোকানের উত্তরের অপেক্ষায়')).toBeVisible();
  await expect(page.getByRole('article').filter({ hasText: 'লিনেন পাঞ্জাবি' })).toBeVisible();
});
