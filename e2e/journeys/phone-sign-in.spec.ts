import { normalPhone } from '@nargisus/domain/accounts';
import type { Page } from '@playwright/test';
import { lastCodeOf, newPhoneNumber, signInByPhone } from '../fixtures/accounts/phone-sign-in.ts';
import { expectPageQuality } from '../fixtures/assert/expect-page-quality.ts';
import { expect, test } from '../fixtures/browser/shop-test.ts';

/* Sign-in by phone and code (docs/adr/0075). */

/** Opens the form on /login or /signup and requests a code. */
async function requestCode(page: Page, number: string, button = 'Sign in with phone'): Promise<void> {
  await page.getByRole('button', { name: button }).click();
  await page.getByLabel('Mobile number').fill(normalPhone(number));
  await page.getByRole('button', { name: 'Send code' }).click();
  await expect(page.getByLabel('6-digit code')).toBeFocused();
}

test('a newcomer on /login is asked for a name after the code, which /login keeps through a reload', async ({
  guest,
  testData,
}) => {
  const { page } = guest;
  const number = newPhoneNumber();
  await guest.opens('/login');
  await requestCode(page, number);
  // The person left the app's browser to read the SMS, and the page was loaded anew.
  await page.reload();
  await page.getByLabel('6-digit code').fill(await lastCodeOf(number));
  await page.getByLabel('Your name').fill('Ayesha Siddika');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL('/');
  const { uid } = await testData.auth.getUserByPhoneNumber(number);
  await expect
    .poll(async () => (await testData.db.doc(`users/${uid}`).get()).data())
    .toMatchObject({ name: 'Ayesha Siddika', email: '', provedPhone: normalPhone(number), role: 'user' });
});

test('a customer with a number is signed in without another question', async ({ guest, testData }) => {
  const { page } = guest;
  const number = newPhoneNumber();
  const { localId } = await signInByPhone(number);
  await testData.auth.updateUser(localId, { displayName: 'Nasrin Akter' });
  await guest.opens('/signup');
  await page.getByRole('button', { name: 'Sign up with phone' }).click();
  await page.getByLabel('Your name').fill('Another name');
  await page.getByLabel('Mobile number').fill(normalPhone(number));
  await page.getByRole('button', { name: 'Send code' }).click();
  await expect(page.getByLabel('6-digit code')).toBeFocused();
  await page.getByLabel('6-digit code').fill(await lastCodeOf(number));
  await expect(page).toHaveURL('/');
  expect((await testData.auth.getUser(localId)).displayName).toBe('Nasrin Akter');
});

// `page`, whose console is not checked: the browser logs the rejected code as an error.
test('a wrong code is refused in words, another code waits 30 seconds, and the number can be changed', async ({
  page,
}) => {
  await page.clock.install();
  await page.goto('/login');
  await page.getByRole('button', { name: 'Sign in with phone' }).click();
  await page.getByRole('button', { name: 'Send code' }).click();
  await expect(page.getByText('Phone number is required')).toBeVisible();
  const number = newPhoneNumber();
  await page.getByLabel('Mobile number').fill('0171');
  await page.getByRole('button', { name: 'Send code' }).click();
  await expect(page.getByText('Please enter a valid 11-digit phone number')).toBeVisible();
  await page.getByLabel('Mobile number').fill(number);
  await page.getByRole('button', { name: 'Send code' }).click();
  const field = page.getByLabel('6-digit code');
  await expect(async () => {
    await page.clock.runFor(600); // the mock of reCAPTCHA takes its time
    await expect(field).toBeVisible({ timeout: 100 });
  }).toPass();
  const first = await lastCodeOf(number);
  await field.fill(first === '000000' ? '000001' : '000000');
  await expect(page.getByRole('alert')).toHaveText('This code is not right. Please check it and try again.');
  await expect(field).toBeFocused();
  await expectPageQuality(page, []);
  const again = page.getByRole('button', { name: /^Send again/ });
  await expect(again).toHaveAttribute('aria-disabled', 'true');
  await page.clock.runFor(30_000);
  await expect(again).toHaveText('Send again');
  await again.click();
  await expect(async () => {
    await page.clock.runFor(600);
    await expect(page.getByText('A new code is on its way.')).toBeVisible({ timeout: 100 });
  }).toPass();
  await page.getByRole('button', { name: 'Change number' }).click();
  await expect(page.getByLabel('Mobile number')).toHaveValue(normalPhone(number));
});
