import type { Right } from '@nargisus/domain/accounts';
import { FieldValue } from 'firebase-admin/firestore';
import { rememberSession } from '../fixtures/accounts/remember-session.ts';
import { expectPageQuality } from '../fixtures/assert/expect-page-quality.ts';
import { expect, test } from '../fixtures/browser/shop-test.ts';
import type { Visitor } from '../fixtures/browser/visitor.ts';
import { storedTexts } from '../fixtures/data/stored-texts.ts';
import type { Account, TestData } from '../fixtures/data/test-data.ts';
import { mailbox } from '../fixtures/local-stack/mailbox.ts';
import { openOrderPage } from '../fixtures/orders/open-order-page.ts';
import { placeOrder, placePaidOrder } from '../fixtures/orders/place-order.ts';

/* What one may not do is not there (docs/adr/0082). */

/** Signs the visitor in as a user with rights in their record. */
async function workAs(visitor: Visitor, testData: TestData, ...can: Right[]): Promise<Account> {
  const account = await testData.account('user', 'Salma Begum', { can });
  await rememberSession(visitor.page, account);
  return account;
}

const tabsOf = ({ page }: Visitor) => page.getByRole('tab');

test(
  'who packs sees orders and stock, and nothing of money',
  { tag: '@desktop' },
  async ({ guest, testData }) => {
    test.slow();
    const { page } = guest;
    const customer = await testData.account();
    const product = await testData.product();
    const paid = await placePaidOrder(customer, product, testData);
    await workAs(guest, testData, 'packing');

    await guest.opens('/dashboard');
    await expect(tabsOf(guest)).toHaveText([
      /^Overview/,
      /^Work/,
      /^Orders/,
      /^Delivery/,
      /^Stock/,
      /^Returns/,
    ]);
    await expect(page.getByText('Orders by status')).toBeVisible();
    await expect(page.getByText('Total Revenue')).toHaveCount(0);
    await expect(page.getByText('Revenue per day')).toHaveCount(0);

    await openOrderPage(guest, paid._id);
    await expect(page.getByRole('button', { name: 'Packing slip (PDF)' })).toBeVisible();
    await expect(page.getByText('Staff notes')).toBeVisible();
    for (const name of ['Update Status', 'Cancel order', 'Edit order', 'Give back a part', 'Delete order'])
      await expect(page.getByRole('button', { name }), name).toHaveCount(0);
    for (const name of ['Payment attempts', 'By hand', 'Audit log'])
      await expect(page.getByRole('heading', { name }), name).toHaveCount(0);

    await guest.opens('/dashboard/orders');
    await expect(page.getByRole('button', { name: /^Show details of/ }).first()).toBeVisible();
    await expect(page.getByRole('button', { name: /^Delete/ })).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Take an order' })).toHaveCount(0);

    // URLs of others lead to the first tab of one's own.
    for (const path of ['/dashboard/settlements', '/dashboard/staff', '/add-products', '/import-products']) {
      await guest.opens(path);
      await expect(page, path).toHaveURL('/dashboard');
    }
  },
);

test(
  'accounts see sales and settlements, and change no order',
  { tag: '@desktop' },
  async ({ guest, testData }) => {
    const { page } = guest;
    const order = await placeOrder(await testData.account(), await testData.product());
    await workAs(guest, testData, 'money');
    await guest.opens('/dashboard');
    await expect(page.getByText('Total Revenue')).toBeVisible();
    await expect(tabsOf(guest)).toHaveText([
      /^Overview/,
      /^Work/,
      /^Orders/,
      /^Delivery/,
      /^Settlements/,
      /^Returns/,
      /^Reports/,
    ]);
    await openOrderPage(guest, order._id);
    await expect(page.getByRole('button', { name: 'Record a payment' })).toBeVisible();
    for (const name of ['Update Status', 'Assign Delivery', 'Cancel order', 'Confirmed'])
      await expect(page.getByRole('button', { name }), name).toHaveCount(0);
  },
);

test(
  'a right that is taken away hides its screens at once, the last one the dashboard',
  { tag: '@desktop' },
  async ({ guest, testData }) => {
    const { page } = guest;
    const { uid } = await workAs(guest, testData, 'catalogue', 'packing');
    const record = testData.db.doc(`users/${uid}`);
    await guest.opens('/dashboard/vouchers');
    await expect(page.getByRole('button', { name: 'Add voucher' })).toBeVisible();
    await record.update({ can: ['packing'] });
    await expect(page).toHaveURL('/dashboard');
    await expect(page.getByRole('tab', { name: 'Vouchers' })).toHaveCount(0);

    await guest.opens('/');
    await page.getByRole('button', { name: 'Account menu' }).click();
    await page.getByRole('menuitem', { name: 'Dashboard' }).click();
    await expect(page.getByRole('tab', { name: /^Stock/ })).toBeVisible();
    await record.update({ can: FieldValue.delete() });
    await expect(page).toHaveURL('/');
    await expect(page.getByText('You have no rights in the dashboard any more.')).toBeVisible();
    await page.getByRole('button', { name: 'Account menu' }).click();
    await expect(page.getByRole('menuitem', { name: 'View Profile' })).toBeVisible();
    await expect(page.getByRole('menuitem', { name: 'Dashboard' })).toHaveCount(0);
  },
);

test(
  'an invitation is mailed, accepted by hand, and its rights are changed',
  { tag: '@desktop' },
  async ({ admin, uncheckedShopper: other, testData }) => {
    test.slow();
    const invited = await testData.account('user', 'Salma Begum');
    await admin.opens('/dashboard/staff');
    await admin.page.getByRole('button', { name: 'Invite' }).click();
    const dialog = admin.page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Send the invitation' }).click();
    await expect(dialog.getByText('Please choose at least one right')).toBeVisible();
    await dialog.getByLabel('E-mail').fill(invited.email);
    await dialog.getByLabel('Packing').check();
    await dialog.getByRole('button', { name: 'Send the invitation' }).click();
    await expect(admin.page.getByRole('row', { name: new RegExp(invited.email) })).toContainText('Packing');

    const [mail] = await mailbox.mailsTo(invited.email);
    const link = /\/join#[\w-]{43}/.exec(mail!.text!)![0];
    const { page } = other;
    // Another account is refused, with both addresses and the way to sign out; its console reports the 403.
    await other.opens(link);
    await page.getByRole('button', { name: 'Accept the invitation' }).click();
    await expect(page.getByRole('alert')).toContainText(`This invitation is for ${invited.email}`);
    await expect(page.getByRole('alert')).toContainText(`You are signed in as ${other.account.email}`);
    await page.getByRole('button', { name: 'Sign out and use another account' }).click();
    await page.getByRole('main').getByRole('link', { name: 'Login' }).click();
    await page.getByLabel('Email').fill(invited.email);
    await page.getByLabel('Password', { exact: true }).fill(invited.password);
    await page.getByRole('button', { name: 'Sign In', exact: true }).click();
    await page.getByRole('button', { name: 'Accept the invitation' }).click();
    await expect(page.getByText('Welcome! You can work in the dashboard now.')).toBeVisible();
    await expect(page).toHaveURL('/dashboard');
    await expect(tabsOf(other).filter({ hasText: 'Stock' })).toBeVisible();

    // The admin sees them, and changes what they may do while their dashboard is open.
    await admin.page.reload();
    await admin.page
      .getByRole('row', { name: new RegExp(invited.email) })
      .getByRole('button')
      .click();
    await dialog.getByLabel('Packing').uncheck();
    await dialog.getByLabel('Catalogue').check();
    await expect(dialog.getByRole('status')).toHaveText('New: Catalogue. Taken away: Packing.');
    await dialog.getByRole('button', { name: 'Save' }).click();
    const outcome = admin.page.getByRole('alertdialog');
    await outcome.getByRole('button', { name: 'OK' }).click();
    await expect(tabsOf(other).filter({ hasText: 'Vouchers' })).toBeVisible();
    await expect(tabsOf(other).filter({ hasText: 'Work' })).toHaveCount(0);
  },
);

test(
  'the dialogs of the Staff tab pass the page quality checks',
  { tag: '@all-devices' },
  async ({ admin, testData }) => {
    test.slow();
    const { page } = admin;
    await testData.account('user', 'Salma Begum', { can: ['orders', 'calls', 'packing', 'money'] });
    await admin.opens('/dashboard/staff');
    await expect(page.getByRole('heading', { name: 'Invitations' })).toBeVisible();
    await page.getByRole('button', { name: 'Invite' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectPageQuality(page, () => storedTexts(testData));
  },
);
