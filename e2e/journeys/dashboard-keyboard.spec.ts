import { expect, test } from '../fixtures/browser/shop-test.ts';
import { Keyboard } from '../fixtures/browser/keyboard.ts';
import { placeOrder } from '../fixtures/orders/place-order.ts';

test('staff move through the tabs with the arrow keys', { tag: '@desktop' }, async ({ admin }) => {
  const { page } = admin;
  const keys = new Keyboard(page);
  await admin.opens('/dashboard');
  await expect(page.getByText('Total Revenue')).toBeVisible();
  await keys.reaches(page.getByRole('tab', { name: /Overview/ }));
  await page.keyboard.press('ArrowDown');
  await keys.expectFocusOn(page.getByRole('tab', { name: /Work/ }));
  await page.keyboard.press('ArrowDown');
  await keys.expectFocusOn(page.getByRole('tab', { name: /Orders/ }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/dashboard/orders');
});

test(
  'Escape closes a confirmation and restores the focus to its button',
  { tag: '@desktop' },
  async ({ admin, shopper, testData }) => {
    const { orderId } = await placeOrder(shopper.account, await testData.product());
    const { page } = admin;
    const keys = new Keyboard(page);
    await admin.opens('/dashboard/orders');
    await keys.types(page.getByLabel('Search by order ID, phone, name or e-mail'), orderId);
    await page.keyboard.press('Enter');
    const row = page.getByRole('row', { name: new RegExp(orderId) });
    await expect(row).toBeVisible();
    const remove = row.getByRole('button', { name: `Delete ${orderId}` });
    await keys.presses(remove);
    const dialog = page.getByRole('alertdialog');
    await keys.expectFocusOn(dialog.getByRole('button', { name: 'Cancel' }));
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await keys.expectFocusOn(remove);
  },
);

test(
  'staff assign an order with the keyboard only',
  { tag: '@desktop' },
  async ({ admin, shopper, testData }) => {
    const { orderId } = await placeOrder(shopper.account, await testData.product());
    const { page } = admin;
    const keys = new Keyboard(page);
    await admin.opens(`/dashboard/orders?q=${orderId}`);
    const row = page.getByRole('row', { name: new RegExp(orderId) });
    await expect(row).toBeVisible();
    await keys.presses(row.getByLabel(`Choose ${orderId}`), { key: 'Space' });
    await keys.presses(page.getByRole('button', { name: 'Assign Delivery' }), { back: true });
    const dialog = page.getByRole('dialog');
    await keys.expectFocusWithin(dialog);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await keys.expectFocusOn(page.getByRole('button', { name: 'Assign Delivery' }));
    await page.keyboard.press('Enter');
    await keys.types(dialog.getByLabel('Delivery person name'), 'Karim Sheikh');
    await page.keyboard.press('Enter');
    const outcome = page.getByRole('alertdialog');
    await keys.expectFocusOn(outcome.getByRole('button', { name: 'OK' }));
    await page.keyboard.press('Enter');
    await expect(outcome).toBeHidden();
    await expect(row).toContainText('Processing');
  },
);
