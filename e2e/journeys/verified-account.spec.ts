import { addresses } from '@nargisus/local-suite/launcher';
import type { Account } from '../fixtures/data/test-data.ts';
import { expectPageQuality } from '../fixtures/assert/expect-page-quality.ts';
import { userRecordByEmail } from '../fixtures/accounts/user-record-by-email.ts';
import { rememberSession } from '../fixtures/accounts/remember-session.ts';
import { expect, test as base } from '../fixtures/browser/shop-test.ts';

/** Opens the profile page of a signed-in customer whose e-mail address is not verified. */
const test = base.extend<{ unverified: Account }>({
  unverified: async ({ page, testData }, use) => {
    const account = await testData.account('user', 'Rahima Khatun', { emailVerified: false });
    await rememberSession(page, account);
    await page.goto('/user-profile');
    await use(account);
  },
});

interface OobCode {
  email: string;
  requestType: string;
  oobLink: string;
}

/** Returns the link that Auth mails, which the emulator stores. */
async function verificationLinkOf(email: string): Promise<string | undefined> {
  const { hosts, projectId } = addresses;
  const response = await fetch(`http://${hosts.auth}/emulator/v1/projects/${projectId}/oobCodes`);
  const { oobCodes } = (await response.json()) as { oobCodes: OobCode[] };
  return oobCodes.findLast((it) => it.email === email && it.requestType === 'VERIFY_EMAIL')?.oobLink;
}

test('the account is verified only through the mail that its holder requested', async ({
  page,
  testData,
  unverified: account,
}) => {
  await expect(page.getByText('Not a Verified Account yet')).toBeVisible();
  await expect(page.getByText('Verified Account', { exact: true })).toHaveCount(0);
  await page.getByRole('button', { name: 'Send verification mail' }).click();
  await expect(page.getByText(`We sent a mail to ${account.email}.`)).toBeVisible();

  const link = await verificationLinkOf(account.email);
  expect((await fetch(link!, { redirect: 'manual' })).status).toBeLessThan(400);
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect(page.getByText('Verified Account', { exact: true })).toBeVisible();
  await expect(page.getByText('Not a Verified Account yet')).toHaveCount(0);
  await expect.poll(() => userRecordByEmail(testData, account.email)).toMatchObject({ emailVerified: true });
});

test('a failed verification mail shows an error and can be resent', async ({ page, unverified: account }) => {
  await page.route(/accounts:sendOobCode/, (route) => route.abort());
  await page.getByRole('button', { name: 'Send verification mail' }).click();
  await expect(page.getByText('The mail could not be sent. Please try again.')).toBeVisible();
  await page.unroute(/accounts:sendOobCode/);
  await page.getByRole('button', { name: 'Send verification mail' }).click();
  await expect(page.getByText(`We sent a mail to ${account.email}.`)).toBeVisible();
});

test('requesting the mail by keyboard moves the focus to its outcome', async ({
  page,
  unverified: account,
}) => {
  const send = page.getByRole('button', { name: 'Send verification mail' });
  const [line, label] = await Promise.all(
    [page.getByText('Not a Verified Account yet'), send].map((it) => it.evaluate(leftOfText)),
  );
  expect(Math.abs(label! - line!)).toBeLessThanOrEqual(1);

  await send.focus();
  await page.keyboard.press('Enter');
  const outcome = page.getByRole('status').filter({ hasText: account.email });
  await expect(outcome).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Update Profile' })).toBeFocused();
});

test(
  'an unverified profile passes the page quality checks and keeps the note of its mail',
  { tag: '@all-devices' },
  async ({ page, unverified: account }) => {
    const send = page.getByRole('button', { name: 'Send verification mail' });
    const own = [account.name, account.email];
    await expect(send).toBeVisible();
    await expectPageQuality(page, own);
    await page.clock.install();
    await send.click();
    const note = page.getByText(`We sent a mail to ${account.email}.`);
    await expect(note).toBeVisible();
    await expect(send).toHaveCount(0);
    await page.clock.fastForward(61_000);
    await expect(send).toBeVisible();
    await expect(note).toBeVisible();
    await page.clock.resume();
    await expectPageQuality(page, own);
  },
);

/** Returns where the text of an element begins, in px from the left edge of the window. */
function leftOfText(element: Element): number {
  const text = document.createRange();
  text.selectNodeContents(element);
  return text.getBoundingClientRect().left;
}
