import { expect, test } from '../fixtures/browser/shop-test.ts';

test('checkout redirects a guest to sign in', { tag: '@phone' }, async ({ guest, testData }) => {
  const product = await testData.product();
  await guest.addsToCart(product.id);
  await guest.opens('/checkout');
  await expect(guest.page).toHaveURL(/\/login/);
  await expect(guest.page.getByText('Please login to place an order')).toBeVisible();
});

test('the sign-up form names each missing field', { tag: '@phone' }, async ({ guest }) => {
  await guest.opens('/signup');
  await guest.page.getByRole('button', { name: 'Create Account' }).click();
  for (const text of [
    'Name is required.',
    'Email is required',
    'Phone number is required',
    'Password is required',
    'Please confirm your password',
  ]) {
    await expect(guest.page.getByText(text, { exact: true })).toBeVisible();
  }
  await guest.page.getByLabel('Email').fill('nobody');
  await guest.page.getByLabel('Password', { exact: true }).fill('12345');
  await guest.page.getByLabel('Confirm Password', { exact: true }).fill('123456');
  await expect(guest.page.getByText('Email is required')).toBeHidden(); // as soon as it is edited
  await guest.page.getByRole('button', { name: 'Create Account' }).click();
  for (const text of [
    'Email is invalid',
    'Password must be at least 6 characters',
    'Passwords do not match',
  ]) {
    await expect(guest.page.getByText(text, { exact: true })).toBeVisible();
  }
});

test(
  'a session survives a reload, whatever Remember me says, and ends with Logout',
  { tag: '@phone' },
  async ({ guest, testData }) => {
    const { page } = guest;
    const account = await testData.account();
    // A customer without a name gets the generic greeting.
    await testData.auth.updateUser(account.uid, { displayName: null });
    await guest.opens('/login');
    const remember = page.getByRole('checkbox', { name: 'Remember me' });
    // Not uncheck(): pressed before the app is there, it changes as soon as that is.
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
  },
);
