import { readFileSync } from 'node:fs';
import { chooseNewAccount, stubGoogle, openGoogleWindow } from '../fixtures/accounts/google-window.ts';
import { expectPageQuality } from '../fixtures/assert/expect-page-quality.ts';
import { expect, test } from '../fixtures/browser/shop-test.ts';

test('a customer exports their data', async ({ shopper }) => {
  const { page, account } = shopper;
  await shopper.opens('/user-profile');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download my data' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('nargisus-my-data.json');
  const data = JSON.parse(readFileSync(await file.path(), 'utf8')) as { record: object };
  expect(data.record).toMatchObject({ email: account.email, name: account.name });
  await expect(page.getByText('Your data has been downloaded')).toBeVisible();
});

test('a customer deletes the account after a confirmation with the password', async ({
  shopper,
  testData,
}) => {
  const { page, account } = shopper;
  await shopper.opens('/user-profile');
  const section = page.getByRole('region', { name: 'Your Data' });
  await section.getByRole('button', { name: 'Delete my account' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
  await expect(dialog).toContainText('This cannot be undone.');
  await expect(dialog.getByRole('button', { name: 'Keep my account' })).toBeFocused();
  await dialog.getByRole('button', { name: 'Keep my account' }).click();
  await expect(dialog).toBeHidden();

  await section.getByRole('button', { name: 'Delete my account' }).click();
  await dialog.getByRole('button', { name: 'Yes, delete my account' }).click();
  await expect(dialog.getByText('Password is required')).toBeVisible();
  await dialog.getByLabel('Your password').fill('not-my-password');
  await dialog.getByLabel('Your password').press('Enter');
  await expect(dialog.getByRole('alert')).toHaveText('Incorrect password. Please try again.');
  await dialog.getByLabel('Your password').fill(account.password);
  await dialog.getByRole('button', { name: 'Yes, delete my account' }).click();

  await expect(page.getByText('Your account has been deleted')).toBeVisible();
  await expect(page).toHaveURL('/');
  await expect(testData.auth.getUser(account.uid)).rejects.toMatchObject({ code: 'auth/user-not-found' });
  await shopper.opens('/user-profile');
  await expect(page).toHaveURL('/login');
});

test('a Google account reauthenticates through Google, and the dialog is also in Bangla', async ({
  guest,
  testData,
}) => {
  const { page } = guest;
  const email = `leaving-${Date.now()}@nargisus.test`;
  await stubGoogle(page.context());
  await guest.opens('/signup');
  await chooseNewAccount(await openGoogleWindow(page, 'Sign up with Google'), { email });
  await expect(page).toHaveURL('/');
  await guest.opens('/user-profile');
  await page.getByRole('button', { name: 'Delete my account' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('Google will ask you to sign in once more');
  await expectPageQuality(page, [email, 'Google User']);

  const confirm = 'Yes, delete my account';
  await chooseNewAccount(await openGoogleWindow(page, confirm), { email: `other-${email}` });
  await expect(dialog.getByRole('alert')).toHaveText(
    `This is another Google account. Please choose ${email}.`,
  );
  await (await openGoogleWindow(page, confirm)).getByText(email, { exact: true }).click();
  await expect(page.getByText('Your account has been deleted')).toBeVisible();
  await expect(page).toHaveURL('/');
  await expect(testData.auth.getUserByEmail(email)).rejects.toMatchObject({ code: 'auth/user-not-found' });
});
