import { addresses } from '@nargisus/local-suite/launcher';
import { expect, test } from '../fixtures/browser/shop-test.ts';

test('the password reset link works once', async ({ guest, testData }) => {
  const { page } = guest;
  const account = await testData.account();
  await guest.opens('/login');
  await page.getByLabel('Email').fill(account.email);
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await expect(page.getByLabel('Email')).toHaveValue(account.email);
  await page.getByRole('button', { name: 'Send link' }).click();
  await expect(page.getByRole('heading', { name: 'Look into your inbox' })).toBeFocused();

  const link = `/reset-password?mode=resetPassword&oobCode=${await resetCodeOf(account.email)}`;
  await guest.opens(link);
  await expect(page.getByText(account.email)).toBeVisible();
  await page.getByLabel('New Password').fill('another-1');
  await page.getByLabel('Confirm Password', { exact: true }).fill('another-1');
  await page.getByRole('button', { name: 'Save password' }).click();
  await expect(page).toHaveURL('/');
  await guest.opens('/user-profile');
  await expect(page.getByText(account.email).first()).toBeVisible();

  await guest.opens(link);
  await expect(page.getByRole('heading', { name: 'This link does not work any more' })).toBeVisible();
});

test('an unknown email gets the same answer', async ({ guest }) => {
  await guest.opens('/forgot-password');
  await guest.page.getByLabel('Email').fill('nobody-at-all@nargisus.test');
  await guest.page.getByRole('button', { name: 'Send link' }).click();
  await expect(guest.page.getByRole('heading', { name: 'Look into your inbox' })).toBeVisible();
});

async function resetCodeOf(email: string): Promise<string> {
  const answer = await fetch(
    `http://${addresses.hosts.auth}/emulator/v1/projects/${addresses.projectId}/oobCodes`,
  );
  const { oobCodes } = (await answer.json()) as { oobCodes: { email: string; oobCode: string }[] };
  return oobCodes.findLast((code) => code.email === email)!.oobCode;
}
