import { normalPhone } from '@nargisus/domain/accounts';
import type { Page } from '@playwright/test';
import { lastCodeOf, newPhoneNumber, signInByPhone } from '../fixtures/accounts/phone-sign-in.ts';
import { expectPageQuality } from '../fixtures/assert/expect-page-quality.ts';
import type { TestData } from '../fixtures/data/test-data.ts';
import { expect, test } from '../fixtures/browser/shop-test.ts';

/* The number and the e-mail of one account: both are added on the profile (docs/adr/0075). */

/** Types the newest code of a number. */
async function typeCode(page: Page, number: string): Promise<void> {
  await expect(page.getByLabel('6-digit code')).toBeFocused();
  await page.getByLabel('6-digit code').fill(await lastCodeOf(number));
}

async function requestCode(page: Page, number: string): Promise<void> {
  await page.getByLabel('Mobile number').fill(normalPhone(number));
  await page.getByRole('button', { name: 'Send code' }).click();
}

/** Creates an account with a number alone, and its record. */
async function phoneAccount({ auth, db }: TestData) {
  const number = newPhoneNumber();
  const { localId: uid } = await signInByPhone(number);
  await auth.updateUser(uid, { displayName: 'Ayesha Siddika' });
  const phone = normalPhone(number);
  const times = { createdAt: new Date(), updatedAt: new Date() };
  const record = { uid, name: 'Ayesha Siddika', email: '', emailVerified: false, provedPhone: phone, phone };
  await db.doc(`users/${uid}`).set({ ...record, role: 'user', isActive: true, imageUrl: '', ...times });
  return { uid, number };
}

/** Signs in on /login and opens the profile. */
async function openProfile(page: Page, number: string): Promise<void> {
  await page.goto('/login');
  await page.getByRole('button', { name: 'Sign in with phone' }).click();
  await requestCode(page, number);
  await typeCode(page, number);
  await expect(page).toHaveURL('/');
  await page.goto('/user-profile');
}

const storedPhone = async ({ db }: TestData, uid: string) =>
  (await db.doc(`users/${uid}`).get()).get('provedPhone') as unknown;

test('a number is added to an account with an e-mail, and changed with a code to each', async ({
  shopper,
  testData,
}) => {
  test.slow();
  const { page, account } = shopper;
  const [first, second] = [newPhoneNumber(), newPhoneNumber()];
  await shopper.opens('/user-profile');
  await page.getByRole('button', { name: 'Add a number' }).click();
  await requestCode(page, first);
  await typeCode(page, first);
  await expect(page.getByText('Your number has been saved.', { exact: false })).toBeVisible();
  // The first call of the API in a new stack takes long.
  await expect.poll(() => storedPhone(testData, account.uid), { timeout: 45_000 }).toBe(normalPhone(first));
  const toast = 'Your number has been saved. You can sign in with it from now on.';
  await expectPageQuality(page, [account.name, account.email, toast]);

  await page.getByRole('button', { name: 'Change number' }).click();
  await page.getByRole('button', { name: 'Send code to this number' }).click();
  await typeCode(page, first);
  await requestCode(page, second);
  await typeCode(page, second);
  await expect.poll(() => storedPhone(testData, account.uid)).toBe(normalPhone(second));
  expect((await testData.auth.getUser(account.uid)).email).toBe(account.email);
});

test('an e-mail with a password is added to an account with a number', async ({ guest, testData }) => {
  test.slow();
  const { page } = guest;
  const { uid, number } = await phoneAccount(testData);
  await openProfile(page, number);
  await page.getByRole('button', { name: 'Add an email' }).click();
  const email = `added-${uid.toLowerCase()}@nargisus.test`;
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill('secret-1');
  await page.getByLabel('Confirm Password', { exact: true }).fill('secret-1');
  await page.getByRole('button', { name: 'Save email' }).click();
  await expect(page.getByText(`We have sent a link to ${email}. Please open it.`)).toBeVisible();
  await expect.poll(async () => (await testData.db.doc(`users/${uid}`).get()).get('email')).toBe(email);
  const { providerData } = await testData.auth.getUser(uid);
  expect(providerData.map(({ providerId }) => providerId).toSorted()).toEqual(['password', 'phone']);
});

test('a number of another account leads to signing in to that account, with the cart', async ({
  shopper,
  testData,
}) => {
  test.slow();
  const { page } = shopper;
  const [holder, product] = [await phoneAccount(testData), await testData.product()];
  await shopper.addsToCart(product.id);
  await shopper.opens('/user-profile');
  await page.getByRole('button', { name: 'Add a number' }).click();
  await requestCode(page, holder.number);
  await typeCode(page, holder.number);
  await expect(page.getByRole('alert')).toContainText('This number belongs to another account.');
  await page.getByRole('button', { name: 'Sign in to that account' }).click();
  await expect(page.getByRole('main').getByText(normalPhone(holder.number)).first()).toBeVisible();
  await expect
    .poll(async () => (await testData.db.collection(`carts/${holder.uid}/items`).get()).size)
    .toBe(1);
  // The accounts are not merged.
  expect((await testData.auth.getUser(shopper.account.uid)).phoneNumber).toBeUndefined();
});

test('an e-mail of another account leads to /login with the cart', async ({ guest, testData }) => {
  test.slow();
  const { page } = guest;
  const [{ number }, other, product] = [
    await phoneAccount(testData),
    await testData.account(),
    await testData.product(),
  ];
  await openProfile(page, number);
  await guest.addsToCart(product.id);
  await guest.opens('/user-profile');
  await page.getByRole('button', { name: 'Add an email' }).click();
  await page.getByLabel('Email', { exact: true }).fill(other.email);
  await page.getByLabel('Password', { exact: true }).fill('secret-1');
  await page.getByLabel('Confirm Password', { exact: true }).fill('secret-1');
  await page.getByRole('button', { name: 'Save email' }).click();
  await expect(page.getByRole('alert')).toHaveText(
    'This email is already registered. Please use a different email or try logging in.',
  );
  await page.getByRole('button', { name: 'Sign in to that account' }).click();
  await expect(page).toHaveURL('/login');
  await expect(page.getByLabel('Email')).toHaveValue(other.email);
  await page.getByLabel('Password', { exact: true }).fill(other.password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect
    .poll(async () => (await testData.db.collection(`carts/${other.uid}/items`).get()).size)
    .toBe(1);
});

test('an account with a number alone saves its profile, and is deleted by a code', async ({
  guest,
  testData,
}) => {
  test.slow();
  const { page } = guest;
  const { uid, number } = await phoneAccount(testData);
  await openProfile(page, number);
  await expect(page.getByText('Verified Account', { exact: true })).toBeVisible();
  await guest.opens('/update-profile');
  await page.getByLabel('Full Name').fill('Nasrin Akter');
  await expect(page.getByLabel('Email')).toHaveCount(0);
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('Profile updated successfully!')).toBeVisible();
  await expect(page).toHaveURL('/user-profile');

  await page.getByRole('button', { name: 'Delete my account' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: `Send code to ${normalPhone(number)}` }).click();
  await dialog.getByLabel('6-digit code').waitFor();
  await dialog.getByLabel('6-digit code').fill(await lastCodeOf(number));
  await dialog.getByRole('button', { name: 'Yes, delete my account' }).click();
  await expect(page).toHaveURL('/');
  await expect(testData.auth.getUser(uid)).rejects.toMatchObject({ code: 'auth/user-not-found' });
});
