import { addresses } from '@nargisus/local-suite/launcher';
import { expect, test } from '../fixtures/browser/shop-test.ts';

test('a logout applies to every tab', async ({ shopper }) => {
  const { page, account } = shopper;
  await shopper.opens('/user-profile');
  await expect(page.getByText(account.email).first()).toBeVisible();
  const other = await page.context().newPage();
  await other.goto('/about');
  // Auth ends the session by removing this key, which the other tabs observe.
  await other.evaluate(() => localStorage.removeItem('nargisus.session'));
  await expect(page).toHaveURL('/login');
});

test('a closed account is signed out with the reason', async ({
  page,
  uncheckedShopper: shopper,
  testData,
}) => {
  await shopper.opens('/update-profile');
  await page.getByLabel('Full Name').fill('Late');
  await testData.auth.updateUser(shopper.account.uid, { disabled: true });
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText(/You have been signed out: this account has been closed/)).toBeVisible();
});

test('a revoked session ends with a message at the next request', async ({ shopper, testData }) => {
  const { page } = shopper;
  await shopper.opens('/update-profile');
  await page.getByLabel('Full Name').fill('Late');
  // Google's response; the emulator issues a new token for an ended session.
  await page.route(`http://${addresses.hosts.auth}/securetoken.googleapis.com/**`, (route) =>
    route.fulfill({
      status: 400,
      headers: { 'access-control-allow-origin': '*' },
      json: { error: { code: 400, message: 'TOKEN_EXPIRED', status: 'INVALID_ARGUMENT' } },
    }),
  );
  // Auth compares revocations by second: a session that began in this second would stay valid.
  await expect
    .poll(async () => {
      await testData.auth.revokeRefreshTokens(shopper.account.uid);
      const { tokensValidAfterTime, metadata } = await testData.auth.getUser(shopper.account.uid);
      return Date.parse(tokensValidAfterTime!) > Date.parse(metadata.lastSignInTime);
    })
    .toBe(true);
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('Your session has ended. Please sign in again.')).toBeVisible();
  await expect(page).toHaveURL(/\/login/);
});
