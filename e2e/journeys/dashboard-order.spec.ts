import type { Locator } from '@playwright/test';
import { call, tokenOf } from '../fixtures/network/api-client.ts';
import { returnFromGateway, gateway } from '../fixtures/orders/gateway.ts';
import { applyAppearance } from '../fixtures/browser/appearance.ts';
import { openOrderPage } from '../fixtures/orders/open-order-page.ts';
import { beginPayment, placeOrder } from '../fixtures/orders/place-order.ts';
import { expect, test } from '../fixtures/browser/shop-test.ts';
import { failOnce } from '../fixtures/network/fail-once.ts';

test(
  'staff notes on an order appear for colleagues without a refresh',
  { tag: '@phone' },
  async ({ admin, shopper, testData }) => {
    const { _id } = await placeOrder(shopper.account, await testData.product());
    const { page } = admin;
    await admin.opens(`/dashboard/orders/${_id}`);
    const notes = page.getByRole('region', { name: 'Staff notes' });
    await expect(notes).toContainText('No notes yet.');
    await notes.getByRole('button', { name: 'Add note' }).click();
    await expect(notes).toContainText('Please write a note');

    const field = notes.getByLabel('Write a note');
    await field.fill('x'.repeat(1001));
    await expect(notes).toContainText('1,001 of 1,000');
    await notes.getByRole('button', { name: 'Add note' }).click();
    await expect(notes).toContainText('Please use at most 1000 characters');

    await field.fill('Call before delivery.\nগেটে দারোয়ান আছে।');
    await failOnce(page, '**/notes');
    await notes.getByRole('button', { name: 'Add note' }).click();
    const outcome = page.getByRole('alertdialog');
    await expect(outcome).toContainText('Failed to add the note. Please try again.');
    await outcome.getByRole('button', { name: 'OK' }).click();
    await expect(field).toHaveValue(/Call before delivery/);

    await notes.getByRole('button', { name: 'Add note' }).click();
    const written = notes.getByRole('listitem');
    await expect(written).toContainText('Call before delivery.');
    await expect(written).toContainText('Nargis Sultana');
    await expect(field).toHaveValue('');

    const colleague = await testData.account('admin', 'Salma Begum');
    await call(`/api/orders/${_id}/notes`, {
      method: 'POST',
      token: await tokenOf(colleague),
      body: { text: 'Called: she is at home after six.' },
    });
    await expect(written.first()).toContainText('she is at home after six');
    await expect(written.first()).toContainText('Salma Begum');
    await expect(written).toHaveCount(2);
  },
);

test(
  "an order's page shows its payment, downloads its documents, and shows an error when a download fails",
  { tag: '@phone' },
  async ({ admin, shopper, testData }) => {
    const product = await testData.product();
    const { page } = admin;
    const attempts = page.getByRole('region', { name: 'Payment attempts' });
    const cash = await placeOrder(shopper.account, await testData.product());
    await failOnce(page, '**/payments');
    await admin.opens(`/dashboard/orders/${cash._id}`);
    await expect(attempts).toContainText('Failed to fetch payments');
    await attempts.getByRole('button', { name: 'Retry' }).click();
    await expect(attempts).toContainText('To be paid in cash on delivery');

    const failed = await beginPayment(shopper.account, product);
    await returnFromGateway((await gateway.choose(failed, 'fail'))!);
    const unfulfilled = await beginPayment(shopper.account, product);
    await testData.changeProduct(product.id, { inStock: false });
    await returnFromGateway((await gateway.choose(unfulfilled, 'card'))!);
    await testData.changeProduct(product.id, { inStock: true });
    const late = await beginPayment(shopper.account, product);
    await gateway.choose(late, 'expire');
    await gateway.notify(late, 'EXPIRED');
    const left = await beginPayment(shopper.account, product);
    const paid = await beginPayment(shopper.account, product);
    await returnFromGateway((await gateway.choose(paid, 'bkash'))!);
    const [order] = (await testData.db.collection('orders').where('tranId', '==', paid).get()).docs;
    await admin.opens(`/dashboard/orders/${order!.id}`);
    const tries = attempts.getByRole('listitem');
    await expect(tries).toHaveCount(5);
    await expect(tries.nth(1)).toContainText('Not finished');
    await expect(tries.nth(1)).toContainText(left);
    await expect(tries.nth(2)).toContainText('Expired');
    await expect(tries.nth(3)).toContainText('Paid, without an order');
    await expect(tries.nth(3)).toContainText('A product is out of stock');
    await expect(tries.first()).toContainText('Paid');
    await expect(tries.first()).toContainText(paid);
    await expect(tries.first()).toContainText('BKASH');
    await expect(tries.last()).toContainText('Failed');

    for (const [button, paper] of [
      ['Invoice (PDF)', 'invoice'],
      ['Packing slip (PDF)', 'slip'],
    ] as const) {
      const downloading = page.waitForEvent('download');
      await page.getByRole('button', { name: button }).click();
      expect((await downloading).suggestedFilename()).toBe(`${order!.get('orderId')}-${paper}.pdf`);
    }
    await page.route('**/invoice?*', (route) => route.fulfill({ status: 404, body: '<html>' }));
    await page.getByRole('button', { name: 'Invoice (PDF)' }).click();
    const outcome = page.getByRole('alertdialog');
    await expect(outcome).toContainText('Error!');
    await expect(outcome).toContainText('Failed to download the invoice');
    await outcome.getByRole('button', { name: 'OK' }).click();

    await call(`/api/orders/${order!.id}/cancel`, { method: 'POST', token: await tokenOf(admin.account) });
    await expect(tries.first()).toContainText(/Taken on by the gateway|Back with the customer/);
    await expect(page.getByRole('region', { name: 'Timeline' })).toContainText('Cancelled by the shop');
  },
);

test(
  'the page stays usable after a response that arrives while its dialog closes',
  { tag: '@phone' },
  async ({ admin, shopper, testData }) => {
    test.slow(); // a dialog for each delay
    const { _id } = await placeOrder(shopper.account, await testData.product());
    const { page } = admin;
    let delay = 0;
    await page.route('**/api/orders/*/cancel', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, delay));
      await route.fulfill({ status: 200, body: '<html>' });
    });
    const { outcome } = await openOrderPage(admin, _id);
    // A dialog takes some 200 ms to fade out.
    for (delay = 130; delay <= 230; delay += 5) {
      await page.getByRole('button', { name: 'Cancel order' }).click();
      await outcome.getByRole('button', { name: 'Yes, cancel the order' }).click();
      await outcome.getByRole('button', { name: 'OK' }).click();
      await expect(page.locator('#root'), `${delay} ms`).not.toHaveAttribute('aria-hidden');
      await expect(page.locator('body'), `${delay} ms`).not.toHaveCSS('overflow', 'hidden');
    }
  },
);

test(
  'order dialogs fit a phone in both languages with their buttons visible',
  { tag: '@phone' },
  async ({ admin, shopper, testData }) => {
    const { _id } = await placeOrder(shopper.account, await testData.product());
    const { page } = admin;
    const { dialog, outcome } = await openOrderPage(admin, _id);
    for (const { update, cancel, look } of [
      { update: 'Update Status', cancel: 'Cancel order', look: { language: 'en', scheme: 'light' } },
      { update: 'অবস্থা বদলান', cancel: 'অর্ডার বাতিল করুন', look: { language: 'bn', scheme: 'dark' } },
    ] as const) {
      await applyAppearance(page, look);
      await page.getByRole('button', { name: update }).click();
      await expect(dialog.locator('[type=submit]')).toBeInViewport({ ratio: 1 });
      expect(await cutOff(dialog)).toEqual([]);
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      await page.getByRole('button', { name: cancel }).click();
      await expect(outcome).toBeVisible();
      expect(await cutOff(outcome)).toEqual([]);
      await page.keyboard.press('Escape');
      await expect(outcome).toBeHidden();
    }
  },
);

/** Headings and buttons whose words are wider than their box. */
const cutOff = (dialog: Locator) =>
  dialog
    .locator('h2, button')
    .evaluateAll((all) => all.filter((it) => it.scrollWidth > it.clientWidth).map((it) => it.textContent));
