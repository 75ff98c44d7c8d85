import { addresses } from '@nargisus/local-suite/launcher';
import type { Page } from '@playwright/test';
import { chooseNewAccount, openGoogleWindow, stubGoogle } from '../fixtures/accounts/google-window.ts';
import { expectVisibleFor, pauseClock } from '../fixtures/browser/clock.ts';
import { expect, test } from '../fixtures/browser/shop-test.ts';
import { Visitor } from '../fixtures/browser/visitor.ts';
import { waitForHydration } from '../fixtures/browser/wait-for-hydration.ts';
import { providerError } from '../fixtures/network/responses.ts';

/* Error messages of docs/reference/specification.md 8 for login and sign-up. */

const alertOf = (page: Page) => page.getByRole('main').getByRole('alert');

/** Submits the login form and expects the error box to show a text. */
async function expectLoginError(page: Page, email: string, password: string, text: string): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(alertOf(page)).toContainText(text);
}

test('login explains an unknown email and a wrong password in a box above the form', async ({
  page,
  testData,
}) => {
  const { email, password } = await testData.account();
  await page.goto('/login');
  await expectLoginError(
    page,
    'nobody-at-all@nargisus.test',
    password,
    'No account found with this email. Please check your email or sign up.',
  );
  await expectLoginError(page, email, 'not-the-password', 'Incorrect password. Please try again.');
  const top = async (it: ReturnType<typeof alertOf>) => (await it.boundingBox())!.y;
  expect(await top(alertOf(page))).toBeLessThan(await top(page.getByLabel('Email')));
});

test('login explains each error of the provider', async ({ page }) => {
  await page.goto('/login');
  for (const [code, text] of [
    ['INVALID_EMAIL', 'Invalid email address. Please enter a valid email.'],
    ['TOO_MANY_ATTEMPTS_TRY_LATER', 'Too many failed attempts. Please try again later.'],
    ['INVALID_LOGIN_CREDENTIALS', 'Invalid email or password. Please check your credentials.'],
  ] as const) {
    await page.route(/accounts:signInWithPassword/, providerError(code));
    await expectLoginError(page, 'rahima@nargisus.test', 'secret-1', text);
    await page.unroute(/accounts:signInWithPassword/);
  }
});

test('login shows an error when offline', async ({ page, testData }) => {
  const { email, password } = await testData.account();
  await page.goto('/login');
  await waitForHydration(page);
  await page.context().setOffline(true);
  await expectLoginError(page, email, password, 'Failed to login. Please try again.');
});

test('login explains that an account was closed', async ({ page, testData }) => {
  const { email, password, uid } = await testData.account();
  await testData.auth.updateUser(uid, { disabled: true });
  await page.goto('/login');
  await expectLoginError(page, email, password, 'This account has been closed');
});

test('sign-up explains for 5 s that an email is taken', async ({ page, testData }) => {
  const visitor = new Visitor(page);
  await visitor.opens('/signup');
  const create = await visitor.fillsSignUp({ email: (await testData.account()).email });
  await pauseClock(page);
  await create.click();
  await expectVisibleFor(
    page,
    'This email is already registered. Please use a different email or try logging in.',
    5_000,
  );
});

test('sign-up explains each error of the provider and keeps the input', async ({ page }) => {
  const visitor = new Visitor(page);
  await visitor.opens('/signup');
  const create = await visitor.fillsSignUp({ email: 'ayesha@nargisus.test', name: 'Ayesha' });
  for (const [code, text] of [
    ['WEAK_PASSWORD : Password should be longer', 'Password is too weak. Please choose a stronger password.'],
    ['INVALID_EMAIL', 'Invalid email address. Please enter a valid email.'],
    ['OPERATION_NOT_ALLOWED', 'Failed to create account. Please try again.'],
  ] as const) {
    await page.route(/accounts:signUp/, providerError(code));
    await create.click();
    await expect(page.getByText(text)).toBeVisible();
    await page.unroute(/accounts:signUp/);
  }
  await expect(page.getByLabel('Full Name')).toHaveValue('Ayesha');
});

for (const [path, button, text] of [
  ['/login', 'Sign in with Google', 'Failed to sign in with Google. Please try again.'],
  ['/signup', 'Sign up with Google', 'Failed to sign up with Google. Please try again.'],
] as const) {
  test(`${path} shows an error when the provider rejects Google’s response`, async ({ page }) => {
    await stubGoogle(page.context());
    await page.route(
      `http://${addresses.hosts.auth}/**/accounts:signInWithIdp*`,
      providerError('INVALID_IDP_RESPONSE'),
    );
    await page.goto(path);
    await chooseNewAccount(await openGoogleWindow(page, button), {
      email: `rejected-${Date.now()}@nargisus.test`,
    });
    await expect(page.getByText(text)).toBeVisible();
  });
}
