import { expectPageQuality } from '../fixtures/assert/expect-page-quality.ts';
import { expect, test } from '../fixtures/browser/shop-test.ts';

test('the checkout asks a guest to sign in, and links to /login, which leads back', async ({
  guest,
  testData,
}) => {
  test.slow(); // three pages and a sign-in
  const product = await testData.product();
  await guest.addsToCart(product.id);
  await guest.opens('/checkout');
  await expect(guest.page.getByRole('heading', { name: 'Please login to place an order' })).toBeVisible();
  await expect(guest.page.getByLabel('Mobile number')).toBeVisible();
  await expectPageQuality(guest.page, [product.name]);
  await guest.page.getByRole('link', { name: 'Sign in with it' }).click();
  await expect(guest.page).toHaveURL('/login');
  const account = await testData.account();
  await guest.page.getByLabel('Email').fill(account.email);
  await guest.page.getByLabel('Password', { exact: true }).fill(account.password);
  await guest.page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(guest.page).toHaveURL('/checkout');
  await expect(guest.page.getByRole('button', { name: /^Pay Now/ })).toBeVisible();
});

test('the sign-up form names each missing field', async ({ guest }) => {
  const { page } = guest;
  await guest.opens('/signup');
  await page.getByRole('button', { name: 'Create Account' }).click();
  for (const text of [
    'Name is required.',
    'Email is required',
    'Phone number is required',
    'Password is required',
    'Please confirm your password',
  ]) {
    await expect(page.getByText(text, { exact: true })).toBeVisible();
  }
  await page.getByLabel('Email').fill('nobody');
  await expect(page.getByText('Email is required')).toBeHidden();
});

test('the sign-up form names each invalid field', async ({ guest }) => {
  const { page } = guest;
  await guest.opens('/signup');
  await page.getByLabel('Email').fill('nobody');
  await page.getByLabel('Password', { exact: true }).fill('12345');
  await page.getByLabel('Confirm Password', { exact: true }).fill('123456');
  await page.getByRole('button', { name: 'Create Account' }).click();
  for (const text of [
    'Email is invalid',
    'Password must be at least 6 characters',
    'Passwords do not match',
  ]) {
    await expect(page.getByText(text, { exact: true })).toBeVisible();
  }
});

test('a session survives a reload without Remember me and ends with Logout', async ({ guest, testData }) => {
  const { page } = guest;
  const account = await testData.account();
  // A customer without a name gets the generic greeting.
  await testData.auth.updateUser(account.uid, { displayName: null });
  await guest.opens('/login');
  const remember = page.getByRole('checkbox', { name: 'Remember me' });
  // Not uncheck(), which expects the change at once: a click before hydration takes effect after it.
  await remember.click();
  await expect(remember).not.toBeChecked();
  await page.getByLabel('Email').fill(account.email);
  await page.getByLabel('Password', { exact: true }).fill(account.password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page).toHaveURL('/');
  await guest.opens('/user-profile');
  const main = page.getByRole('main');
  await expect(main.getByText('Valued Customer')).toBeVisible();
  await expect(main.getByText('With us since 20')).toBeVisible();
  await page.getByRole('button', { name: 'Account menu' }).click();
  const menu = page.getByRole('menu');
  await expect(menu.getByText('User', { exact: true })).toBeVisible();
  await expect(menu.getByText(account.email)).toBeVisible();
  await menu.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(page).toHaveURL(/\/login/);
  await guest.opens('/user-profile');
  await expect(page).toHaveURL(/\/login/);
});
