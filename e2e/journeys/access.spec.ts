import { expect, test } from '../fixtures/shop-test.ts';

test('a guest at checkout is sent to sign in', async ({ guest, backstage }) => {
  const product = await backstage.product();
  await guest.addsToCart(product.id);
  await guest.opens('/checkout');
  await expect(guest.page).toHaveURL(/\/login/);
  await expect(guest.page.getByText('Please login to place an order')).toBeVisible();
});

test('neither a guest nor a customer gets to the dashboard', async ({ shopper, browser, baseURL }) => {
  await shopper.opens('/dashboard');
  await expect(shopper.page).toHaveURL('/');
  const stranger = await browser.newPage({ baseURL });
  await stranger.goto('/dashboard');
  await expect(stranger).toHaveURL('/');
  await stranger.close();
});

test('signing up says what is missing, field by field', async ({ guest }) => {
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

test('the session survives a reload and ends with Logout', async ({ shopper }) => {
  await shopper.opens('/user-profile');
  await expect(shopper.page.getByRole('heading', { name: 'My Profile' })).toBeVisible();
  await shopper.page.reload();
  await expect(shopper.page.getByText(shopper.account.email).first()).toBeVisible();
});
