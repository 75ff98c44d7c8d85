import type { Role } from '@nargisus/domain/accounts';
import { expect, test } from '../fixtures/browser/shop-test.ts';
import { call, tokenOf } from '../fixtures/network/api-client.ts';
import { failOnce } from '../fixtures/network/fail-once.ts';

test('an admin cannot change their own account', async ({ admin }) => {
  const { email } = admin.account;
  await admin.opens(`/dashboard/customers?q=${email}`);
  const row = admin.page.getByRole('row', { name: new RegExp(email) });
  await expect(row).toContainText('You');
  await expect(row.getByRole('button')).toHaveCount(0);
});

test('an admin grants the admin role after a confirmation', async ({ admin, testData }) => {
  const { page } = admin;
  const { email } = await testData.account('user', 'Salma Begum');
  await admin.opens('/dashboard/customers');
  await page.getByLabel('Search by e-mail, phone or name').fill(email);
  const row = page.getByRole('row', { name: new RegExp(email) });
  const grant = row.getByRole('button', { name: 'Make admin: Salma Begum' });
  await grant.click();
  const dialog = page.getByRole('alertdialog');
  await expect(dialog).toContainText('make other admins');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await grant.click();
  await dialog.getByRole('button', { name: 'Yes, make admin' }).click();
  await expect(dialog).toContainText('Success!');
  await expect(page.getByText('Salma Begum is an admin now')).toBeVisible();
  await dialog.getByRole('button', { name: 'OK' }).click();
  await expect(row.getByText('Admin', { exact: true })).toBeVisible();
});

test('an admin revokes the admin role after a confirmation', async ({ admin, testData }) => {
  const { page } = admin;
  const { email } = await testData.account('admin', 'Salma Begum');
  await admin.opens(`/dashboard/customers?q=${email}`);
  const row = page.getByRole('row', { name: new RegExp(email) });
  await row.getByRole('button', { name: 'Remove admin: Salma Begum' }).click();
  const dialog = page.getByRole('alertdialog');
  await expect(dialog).toContainText('signed out everywhere');
  await dialog.getByRole('button', { name: 'Yes, remove admin' }).click();
  await expect(page.getByText('Salma Begum is no longer an admin')).toBeVisible();
  await dialog.getByRole('button', { name: 'OK' }).click();
  await expect(row.getByText('User', { exact: true })).toBeVisible();
});

test('an open session gains the dashboard with the admin role and loses it again', async ({
  admin,
  uncheckedShopper: colleague,
}) => {
  const { page } = colleague;
  const token = await tokenOf(admin.account);
  const { uid, email } = colleague.account;
  const changeRole = (from: Role, to: Role) =>
    call(`/api/users/${uid}/role`, { method: 'PUT', token, body: { role: { from, to }, email } });
  await colleague.opens('/products');
  await expect(page.getByRole('button', { name: 'Account menu' })).toBeVisible();
  const visited: string[] = [];
  page.on('framenavigated', (frame) => visited.push(new URL(frame.url()).pathname));
  expect((await changeRole('user', 'admin')).status).toBe(200);
  // The next page lets the new admin in without a redirect to the home page.
  await colleague.opens('/dashboard/customers');
  await expect(page.getByRole('heading', { name: 'Customers' })).toBeVisible();
  expect(visited).not.toContain('/');

  // A token that was issued in the second of its revocation stays valid.
  const issuedWithin = Math.floor(Date.now() / 1000);
  await expect.poll(() => Math.floor(Date.now() / 1000)).toBeGreaterThan(issuedWithin);
  expect((await changeRole('admin', 'user')).status).toBe(200);
  await page.reload();
  await expect(page).toHaveURL('/');
});

test('revoking the last admin is rejected with a message, and the role stays', async ({
  admin,
  testData,
}) => {
  const colleague = await testData.account('admin', 'Salma Begum');
  const { page } = admin;
  // Simulated: the one who revokes is an admin too, so the server answers this only to two at the same time.
  await page.route('**/api/users/*/role', (route) =>
    route.fulfill({ status: 409, json: { success: false, message: 'The last admin must stay one' } }),
  );
  await admin.opens(`/dashboard/customers?q=${colleague.email}`);
  const row = page.getByRole('row', { name: new RegExp(colleague.email) });
  await row.getByRole('button', { name: 'Remove admin: Salma Begum' }).click();
  const dialog = page.getByRole('alertdialog');
  await dialog.getByRole('button', { name: 'Yes, remove admin' }).click();
  await expect(dialog).toContainText('Error!');
  await expect(dialog).toContainText('The last admin must stay one');
  await dialog.getByRole('button', { name: 'OK' }).click();
  await expect(row.getByText('Admin', { exact: true })).toBeVisible();
});

test('staff deactivate a customer after a confirmation and activate the account again', async ({
  admin,
  testData,
}) => {
  const { page } = admin;
  const { email } = await testData.account('user', 'Mitali Chakma');
  await admin.opens('/dashboard/customers');
  await page.getByLabel('Search by e-mail, phone or name').fill(email);
  const row = page.getByRole('row', { name: new RegExp(email) });
  await expect(row).toContainText('Active');
  await row.getByRole('button', { name: 'Deactivate Mitali Chakma' }).click();
  await expect(page.getByRole('alertdialog')).toContainText('signed out everywhere at once');
  await page.keyboard.press('Escape');
  await expect(row).not.toContainText('Inactive');
  await row.getByRole('button', { name: 'Deactivate Mitali Chakma' }).click();
  await page.getByRole('button', { name: 'Yes, deactivate' }).click();
  await expect(row).toContainText('Inactive');
  await expect(row.getByRole('button', { name: 'Make admin: Mitali Chakma' })).toHaveCount(0);
  await row.getByRole('button', { name: 'Activate Mitali Chakma' }).click();
  await expect(row).not.toContainText('Inactive');
});

test('staff delete an account after a confirmation and an attempt that failed', async ({
  admin,
  testData,
}) => {
  const { page } = admin;
  const { email } = await testData.account('user', 'Mitali Chakma');
  await admin.opens(`/dashboard/customers?q=${email}`);
  const row = page.getByRole('row', { name: new RegExp(email) });
  await row.getByRole('button', { name: 'Delete Mitali Chakma' }).click();
  const dialog = page.getByRole('alertdialog');
  await expect(dialog).toContainText('Are you sure?');
  await failOnce(page, '**/api/users/*');
  await dialog.getByRole('button', { name: 'Yes, delete it!' }).click();
  await expect(dialog).toContainText('Failed to delete user');
  await dialog.getByRole('button', { name: 'OK' }).click();
  await expect(dialog).toBeHidden();
  await row.getByRole('button', { name: 'Delete Mitali Chakma' }).click();
  await dialog.getByRole('button', { name: 'Yes, delete it!' }).click();
  await expect(dialog).toContainText('Deleted!');
  await expect(row).toHaveCount(0);
});

test('accounts that claim the same email are marked, and none becomes an admin by it', async ({
  admin,
  testData,
}) => {
  const squatter = await testData.account('user', 'Mallory Mondal', { emailVerified: false });
  const { uid, email } = squatter;
  const { db } = testData;
  const record = (await db.doc(`users/${uid}`).get()).data();
  await db.doc(`users/ghost-${uid}`).set({ ...record, uid: `ghost-${uid}`, name: 'Salma Begum' });
  const { page } = admin;
  await admin.opens(`/dashboard/customers?q=${email}`);
  const rows = page.getByRole('row', { name: new RegExp(email) });
  await expect(rows).toHaveCount(2);
  await expect(page.getByText('Not verified')).toHaveCount(2);
  await expect(page.getByText('Another account claims this address too')).toHaveCount(2);
  const dialog = page.getByRole('alertdialog');
  await page.getByRole('button', { name: 'Make admin: Mallory Mondal' }).click();
  await dialog.getByRole('button', { name: 'Yes, make admin' }).click();
  await expect(dialog).toContainText(`This account has not proved that ${email} is its own`);
  await dialog.getByRole('button', { name: 'OK' }).click();
  expect((await db.doc(`users/${uid}`).get()).get('role')).toBe('user');
  await db.doc(`users/ghost-${uid}`).delete();
});
