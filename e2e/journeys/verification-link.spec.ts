import { addresses } from '@nargisus/local-suite/launcher';
import { expect, test } from '../fixtures/browser/shop-test.ts';

test('the verification link verifies the email once', async ({ guest, testData }) => {
  const { page } = guest;
  const email = `prove-${Date.now()}-${test.info().project.name}-${test.info().workerIndex}@nargisus.test`;
  await guest.opens('/signup');
  await (await guest.fillsSignUp({ email })).click();
  await expect(page.getByText(`We have sent a link to ${email}.`, { exact: false })).toBeVisible();
  expect((await testData.auth.getUserByEmail(email)).emailVerified).toBe(false);

  const [code] = await codesOf(email);
  const link = `/reset-password?mode=verifyEmail&oobCode=${code}`;
  await guest.opens(link);
  await expect(page.getByRole('heading', { name: 'Your email is confirmed' })).toBeVisible();
  expect((await testData.auth.getUserByEmail(email)).emailVerified).toBe(true);
  await guest.opens('/user-profile');
  await expect(page.getByText('Verified Account', { exact: true })).toBeVisible();

  await guest.opens(link);
  await expect(page.getByRole('heading', { name: 'This link does not work any more' })).toBeVisible();
});

test('the verification link works without a session', async ({ guest, testData }) => {
  const { uid, email } = await testData.account('user', 'Rahima Khatun', { emailVerified: false });
  const sent = new URL(await testData.auth.generateEmailVerificationLink(email));
  await guest.opens(`/reset-password?mode=verifyEmail&oobCode=${sent.searchParams.get('oobCode')}`);
  await expect(guest.page.getByRole('heading', { name: 'Your email is confirmed' })).toBeVisible();
  expect((await testData.auth.getUser(uid)).emailVerified).toBe(true);
  // The account may belong to another person who signed up with this e-mail address.
  await expect(guest.page.getByText('You did not open this account?', { exact: false })).toBeVisible();
  await guest.page.getByRole('link', { name: /Choose a new password/ }).click();
  await expect(guest.page).toHaveURL(/\/forgot-password$/);
});

async function codesOf(email: string): Promise<string[]> {
  const answer = await fetch(
    `http://${addresses.hosts.auth}/emulator/v1/projects/${addresses.projectId}/oobCodes`,
  );
  const { oobCodes } = (await answer.json()) as {
    oobCodes: { email: string; oobCode: string; requestType: string }[];
  };
  return oobCodes
    .filter((code) => code.email === email && code.requestType === 'VERIFY_EMAIL')
    .map(({ oobCode }) => oobCode);
}
