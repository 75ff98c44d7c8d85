import { Keyboard } from '../fixtures/browser/keyboard.ts';
import { placeOrder } from '../fixtures/orders/place-order.ts';
import { expect, test } from '../fixtures/browser/shop-test.ts';

test(
  'staff walk the tabs and assign an order by keyboard with visible focus',
  { tag: '@desktop' },
  async ({ admin, shopper, testData }) => {
    test.slow();
    const { orderId } = await placeOrder(shopper.account, await testData.product());
    const { page } = admin;
    const keyboard = new Keyboard(page);
    await admin.opens('/dashboard');
    await expect(page.getByText('Total Revenue')).toBeVisible();
    await keyboard.reaches(page.getByRole('tab', { name: /Overview/ }));
    await page.keyboard.press('ArrowDown');
    await keyboard.isOn(page.getByRole('tab', { name: /Orders/ }));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/dashboard/orders');

    await keyboard.types(page.getByLabel('Search by order ID, phone, name or e-mail'), orderId);
    await page.keyboard.press('Enter');
    const row = page.getByRole('row', { name: new RegExp(orderId) });
    await expect(row).toBeVisible();

    // A question is left by Escape, and the focus goes back to where it was asked.
    const remove = row.getByRole('button', { name: `Delete ${orderId}` });
    await keyboard.presses(remove);
    const question = page.getByRole('alertdialog');
    await keyboard.isOn(question.getByRole('button', { name: 'Cancel' }));
    await page.keyboard.press('Escape');
    await expect(question).toBeHidden();
    await keyboard.isOn(remove);

    await keyboard.presses(row.getByLabel(`Choose ${orderId}`), { key: 'Space', back: true });
    await keyboard.presses(page.getByRole('button', { name: 'Assign Delivery' }), { back: true });
    const dialog = page.getByRole('dialog');
    await keyboard.isWithin(dialog);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await keyboard.isOn(page.getByRole('button', { name: 'Assign Delivery' }));
    await page.keyboard.press('Enter');
    await keyboard.types(dialog.getByLabel('Delivery person name'), 'Karim Sheikh');
    await page.keyboard.press('Enter');
    await keyboard.isOn(question.getByRole('button', { name: 'OK' }));
    await page.keyboard.press('Enter');
    await expect(question).toBeHidden();
    await expect(row).toContainText('Processing');
  },
);
