import { Visitor } from '../fixtures/browser/visitor.ts';
import { expect, test } from '../fixtures/browser/shop-test.ts';
import { failOnce } from '../fixtures/network/fail-once.ts';

test(
  'an admin grants and revokes the admin role, and the colleague gains and loses access',
  { tag: '@phone' },
  async ({ admin, browser, baseURL, testData }) => {
    test.slow();
    const colleague = await testData.account('user', 'Salma Begum');
    const { page } = admin;
    const other = await browser.newPage({ baseURL });
    const salma = new Visitor(other);
    await salma.signsIn(colleague);
    await salma.opens('/products');
    const visited: string[] = [];
    other.on('framenavigated', (frame) => visited.push(new URL(frame.url()).pathname));
    await admin.opens(`/dashboard/customers?q=${admin.account.email}`);
    const own = page.getByRole('row', { name: new RegExp(admin.account.email) });
    await expect(own).toContainText('You');
    await expect(own.getByRole('button')).toHaveCount(0);

    await page.getByLabel('Search by e-mail, phone or name').fill(colleague.email);
    const row = page.getByRole('row', { name: new RegExp(colleague.email) });
    const make = row.getByRole('button', { name: 'Make admin: Salma Begum' });
    await make.click();
    const question = page.getByRole('alertdialog');
    await expect(question).toContainText('make other admins');
    await page.keyboard.press('Escape');
    await expect(question).toBeHidden();
    await make.click();
    await question.getByRole('button', { name: 'Yes, make admin' }).click();
    await expect(question).toContainText('Success!');
    await expect(page.getByText('Salma Begum is an admin now')).toBeVisible();
    await question.getByRole('button', { name: 'OK' }).click();
    await expect(row.getByText('Admin', { exact: true })).toBeVisible();

    // The session was already open: the next page lets the new admin in without a redirect to the home page.
    await other.goto('/dashboard/customers');
    await expect(other.getByRole('heading', { name: 'Customers' })).toBeVisible();
    expect(visited).not.toContain('/');

    await row.getByRole('button', { name: 'Remove admin: Salma Begum' }).click();
    await expect(question).toContainText('signed out everywhere');
    await question.getByRole('button', { name: 'Yes, remove admin' }).click();
    await expect(page.getByText('Salma Begum is no longer an admin')).toBeVisible();
    await question.getByRole('button', { name: 'OK' }).click();
    await expect(row.getByText('User', { exact: true })).toBeVisible();
    await other.reload();
    await expect(other).toHaveURL('/');
    await other.close();
  },
);

test(
  'revoking the last admin is rejected with a message, and the role stays',
  { tag: '@phone' },
  async ({ admin, testData }) => {
    const colleague = await testData.account('admin', 'Salma Begum');
    const { page } = admin;
    // Whoever presses is an admin herself, so that only two at the same moment come to this answer.
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
  },
);

test(
  'staff find a customer by email, deactivate, reactivate and, after a confirmation, delete the account',
  { tag: '@phone' },
  async ({ admin, testData }) => {
    const account = await testData.account('user', 'Mitali Chakma');
    const { page } = admin;
    await admin.opens('/dashboard/customers');
    await page.getByLabel('Search by e-mail, phone or name').fill(account.email);
    const row = page.getByRole('row', { name: new RegExp(account.email) });
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
  },
);

test(
  'accounts that claim the same email are marked, and none becomes an admin by it',
  { tag: '@phone' },
  async ({ admin, testData }) => {
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
  },
);
