import { randomUUID } from 'node:crypto';
import { taka } from '@nargisus/domain/money';
import type { Page } from '@playwright/test';
import { rememberSession } from '../fixtures/accounts/remember-session.ts';
import { expect, test } from '../fixtures/browser/shop-test.ts';
import { Visitor } from '../fixtures/browser/visitor.ts';
import { call, tokenOf } from '../fixtures/network/api-client.ts';
import { payNow, storedOrders } from '../fixtures/orders/checkout-steps.ts';
import { cartLine, fillCart } from '../fixtures/orders/fill-cart.ts';

/* Vouchers from the dashboard to the checkout (docs/adr/0074). Each test has a code of its own. */

const newCode = () => `E2E-${randomUUID().slice(0, 8).toUpperCase()}`;
const row = (page: Page, code: string) => page.getByRole('row').filter({ hasText: code });
const rejected = (page: Page) => page.getByLabel('Voucher code');

test(
  'staff make a voucher with one use; its link applies it, and the second person finds it used up',
  { tag: '@desktop' },
  async ({ admin, browser, baseURL, contextOptions, uncheckedShopper: first, testData }) => {
    test.slow();
    const code = newCode();
    const product = await testData.product({ price: taka(990) });

    await test.step('staff make it', async () => {
      const { page } = admin;
      await admin.opens('/dashboard/vouchers');
      await page.getByRole('button', { name: 'Add voucher' }).click();
      const dialog = page.getByRole('dialog', { name: 'New voucher' });
      await dialog.getByRole('button', { name: 'Save voucher' }).click();
      await expect(dialog.getByLabel('Code', { exact: true })).toHaveAccessibleDescription(
        'A code has 3 to 30 letters, digits or hyphens and begins with a letter or digit',
      );
      await expect(dialog.getByLabel('Percent (%)')).toHaveAccessibleDescription(
        'Enter a whole percentage from 1 to 100',
      );
      await dialog.getByLabel('Code', { exact: true }).fill(code.toLowerCase());
      await dialog.getByLabel('Percent (%)').fill('20');
      await dialog.getByLabel('At most (৳)').fill('100');
      await dialog.getByLabel('Uses in all').fill('1');
      await dialog.getByLabel('Name', { exact: true }).fill('For the first');
      await dialog.getByRole('button', { name: 'Save voucher' }).click();
      await expect(row(page, code)).toContainText('20% off, up to ৳100');
      await expect(row(page, code)).toContainText('0 of 1');
    });

    await test.step('a customer comes by its link, signs in and orders', async () => {
      const { page } = first;
      await fillCart(testData.db, first.account.uid, [cartLine(product)]);
      await first.opens(`/?voucher=${code.toLowerCase()}`);
      await expect(page.getByText('Your voucher is applied at the checkout.')).toBeVisible();
      expect(new URL(page.url()).search).toBe('');
      await first.opens('/checkout');
      await expect(page.getByText('Voucher applied! You saved ৳100')).toBeVisible();
      await expect(page.getByText('For the first')).toBeVisible();
      await expect(page.getByRole('button', { name: 'Pay Now - ৳950.00' })).toBeVisible();
      await page.reload();
      await expect(page.getByText(`Voucher ${code} applied`)).toBeVisible();
      await first.fillsAddress();
    });

    const context = await browser.newContext({ ...contextOptions, baseURL });
    const second = new Visitor(await context.newPage());
    const account = await testData.account();
    await rememberSession(second.page, account);
    await fillCart(testData.db, account.uid, [cartLine(product)]);
    await test.step('another customer applies it at the same time', async () => {
      await second.opens('/checkout');
      await rejected(second.page).fill(code);
      await second.page.getByRole('button', { name: 'Apply' }).click();
      await expect(second.page.getByRole('button', { name: 'Pay Now - ৳950.00' })).toBeVisible();
      await second.fillsAddress();
    });

    await payNow(first.page).click();
    await expect(first.page.getByText('Order placed successfully!')).toBeVisible();
    const orders = await storedOrders(testData, first.account.uid);
    expect(orders).toMatchObject([{ voucherCode: code, voucherDiscount: 100, totalAmount: 950 }]);

    await test.step('and learns at Pay Now that it is used up, then pays the full price', async () => {
      const { page } = second;
      await payNow(page).click();
      await expect(page.getByRole('alert').filter({ hasText: 'used up' }).first()).toBeVisible();
      await expect(page.getByRole('button', { name: 'Pay Now - ৳1,050.00' })).toBeVisible();
      await rejected(page).fill(code);
      await page.getByRole('button', { name: 'Apply' }).click();
      await expect(rejected(page)).toHaveAccessibleDescription('This voucher has been used up');
      await payNow(page).click();
      await expect(page.getByText('Order placed successfully!')).toBeVisible();
      await context.close();
    });

    await test.step('staff see its use, and switch it off', async () => {
      const { page } = admin;
      await page.reload();
      await expect(row(page, code)).toContainText('Used up');
      await page.getByRole('button', { name: `Statistics: ${code}` }).click();
      await expect(page.getByRole('heading', { name: `Statistics of ${code}` })).toBeFocused();
      await expect(page.getByRole('table', { name: 'Last 30 days' })).toContainText('৳950');
      await page.getByRole('button', { name: 'All vouchers' }).click();
      await page.getByRole('button', { name: `Switch off: ${code}` }).click();
      await expect(row(page, code)).toContainText('Switched off');
    });
  },
);

test(
  'a voucher that staff change while the checkout is open costs the order what it gives now',
  { tag: '@desktop' },
  async ({ uncheckedShopper: shopper, testData }) => {
    const code = newCode();
    const token = await tokenOf(await testData.account('admin'));
    const body = {
      ...{ code, name: '', nameBn: '', description: '', descriptionBn: '', minimum: 0 },
      ...{ benefit: { kind: 'free-delivery' }, startsOn: null, endsOn: null, limitInAll: null },
      ...{ limitPerPerson: null, firstOrderOnly: false, categories: [], collections: [], isActive: true },
    };
    await call('/api/vouchers', { method: 'POST', token, body });
    const product = await testData.product({ price: taka(990) });
    await fillCart(testData.db, shopper.account.uid, [cartLine(product)]);
    const { page } = shopper;
    await shopper.opens('/checkout');
    await page.getByLabel('Voucher code').fill(code);
    await page.getByRole('button', { name: 'Apply' }).click();
    await expect(page.getByText('Voucher applied! You saved ৳60')).toBeVisible();
    await page.getByRole('radio', { name: /^Express Delivery/ }).check();
    await expect(page.getByRole('button', { name: 'Pay Now - ৳990.00' })).toBeVisible();
    await shopper.fillsAddress();

    const changes = { benefit: { from: { kind: 'free-delivery' }, to: { kind: 'amount', amount: 30 } } };
    await call(`/api/vouchers/${code}`, { method: 'PUT', token, body: { changes } });
    await payNow(page).click();
    await expect(page.getByText('Prices have changed. Please review your order.')).toBeVisible();
    await page.getByRole('button', { name: 'Pay Now - ৳1,080.00' }).click();
    await expect(page.getByText('Order placed successfully!')).toBeVisible();
  },
);
