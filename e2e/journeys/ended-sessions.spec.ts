import { addresses } from '@nargisus/local-suite/launcher';
import { expect, test } from '../fixtures/browser/shop-test.ts';
import { Visitor } from '../fixtures/browser/visitor.ts';

test(
  'a closed account is signed out with the reason, and a logout applies to every tab',
  { tag: '@phone' },
  async ({ page, testData }) => {
    const shopper = new Visitor(page);
    const account = await testData.account();
    await shopper.signsIn(account);
    const other = await page.context().newPage();
    await other.goto('/user-profile');
    await expect(other.getByText(account.email).first()).toBeVisible();
    await page.evaluate(() => localStorage.removeItem('nargisus.session'));
    await expect(other).toHaveURL('/login');
    await other.close();

    await shopper.signsIn(account);
    await shopper.opens('/update-profile');
    await page.getByLabel('Full Name').fill('Late');
    await testData.auth.updateUser(account.uid, { disabled: true });
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await expect(page.getByText(/You have been signed out: this account has been closed/)).toBeVisible();
  },
);

test(
  'a session revoked elsewhere ends here with a message',
  { tag: '@phone' },
  async ({ shopper, testData }) => {
    const { page } = shopper;
    await shopper.opens('/update-profile');
    await page.getByLabel('Full Name').fill('Late');
    // As Google refuses it; the emulator would give a new token for an ended session.
    await page.route(`http://${addresses.hosts.auth}/securetoken.googleapis.com/**`, (route) =>
      route.fulfill({
        status: 400,
        headers: { 'access-control-allow-origin': '*' },
        json: { error: { code: 400, message: 'TOKEN_EXPIRED', status: 'INVALID_ARGUMENT' } },
      }),
    );
    // Auth tells ended sessions by the second: one that began in this second would stay.
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
  },
);
