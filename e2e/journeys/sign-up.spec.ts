import { addresses } from '@nargisus/local-suite/launcher';
import { chooseNewAccount, stubGoogle, openGoogleWindow } from '../fixtures/accounts/google-window.ts';
import { expectPageQuality } from '../fixtures/assert/expect-page-quality.ts';
import { asFile, createPhoto } from '../fixtures/data/pictures.ts';
import { userRecordByEmail } from '../fixtures/accounts/user-record-by-email.ts';
import { FACEBOOK_BROWSER } from '../fixtures/accounts/facebook-browser.ts';
import { expect, test } from '../fixtures/browser/shop-test.ts';
import { Visitor } from '../fixtures/browser/visitor.ts';

const newEmail = (prefix: string) =>
  `${prefix}-${Date.now()}-${test.info().project.name}-${test.info().workerIndex}@nargisus.test`;

test('sign-up scales the profile picture down and shows it', async ({ guest, testData }) => {
  const { page } = guest;
  const email = newEmail('picture');
  await guest.opens('/signup');
  await page.getByLabel('Profile Image', { exact: false }).setInputFiles(asFile(await createPhoto(page)));
  await expect(page.getByRole('button', { name: 'Change image' })).toBeVisible();
  await (await guest.fillsSignUp({ email, phone: '+৮৮০ ১৮১২-৩৪৫৬৭৮' })).click();
  await expect(page).toHaveURL('/');
  await expect.poll(async () => (await userRecordByEmail(testData, email))?.imageUrl).toMatch(/profiles%2F/);
  const record = (await userRecordByEmail(testData, email))!;
  expect(record).toMatchObject({ name: 'Ayesha Siddika', phone: '01812345678', role: 'user' });
  const { width, type } = await page.evaluate(async (url) => {
    const picture = await (await fetch(url)).blob();
    return { width: (await createImageBitmap(picture)).width, type: picture.type };
  }, record.imageUrl as string);
  expect({ width, type }).toEqual({ width: 512, type: 'image/webp' });
});

test('sign-up creates the account even if the picture upload fails', async ({ page }) => {
  const guest = new Visitor(page);
  await page.route(`http://${addresses.hosts.storage}/**`, (route) =>
    route.fulfill({ status: 403, body: '{}' }),
  );
  await guest.opens('/signup');
  await page
    .getByLabel('Profile Image', { exact: false })
    .setInputFiles(asFile(await createPhoto(page, 60, 60)));
  await expect(page.getByRole('button', { name: 'Change image' })).toBeVisible();
  await (await guest.fillsSignUp({ email: newEmail('unlucky') })).click();
  await expect(page.getByText('Failed to upload image. Please try again.')).toBeVisible();
  await expect(page).toHaveURL('/');
});

test('Google sign-up and sign-in keep the phone number', async ({ guest, testData }) => {
  const { page } = guest;
  const email = newEmail('google');
  await stubGoogle(page.context());
  await guest.opens('/signup');
  await chooseNewAccount(await openGoogleWindow(page, 'Sign up with Google'), { email });
  await expect(page.getByText(/Google sign up successful/)).toBeVisible();
  await expect(page).toHaveURL('/');
  await expect
    .poll(() => userRecordByEmail(testData, email))
    .toMatchObject({ name: 'Google User', phone: '', role: 'user' });

  await guest.opens('/update-profile');
  await expect(page.getByText('Google Account', { exact: true })).toBeVisible();
  await page.getByLabel('Phone Number').fill('01712345678');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('Profile updated successfully!')).toBeVisible();
  await expect(page).toHaveURL('/user-profile');

  await page.evaluate(() => localStorage.clear());
  await guest.opens('/login');
  const window = await openGoogleWindow(page, 'Sign in with Google');
  await window.getByText(email).click();
  await expect(page.getByText(/Google sign in successful/)).toBeVisible();
  await expect(page).toHaveURL('/');
  expect(await userRecordByEmail(testData, email)).toMatchObject({ phone: '01712345678' });
});

test('a closed or blocked Google window shows an error', async ({ guest }) => {
  const { page } = guest;
  await stubGoogle(page.context());
  await guest.opens('/login');
  await page.evaluate(() => Object.assign(window, { open: () => null }));
  await page.getByRole('button', { name: 'Sign in with Google' }).click();
  await expect(page.getByRole('alert')).toHaveText('Popup was blocked. Please allow popups and try again.');

  // Firebase waits 8 s before it reports a closed window, which may only be navigating (docs/reference/specification.md 9).
  await page.clock.install();
  for (const [path, button, text] of [
    ['/login', 'Sign in with Google', 'Sign in was cancelled. Please try again.'],
    ['/signup', 'Sign up with Google', 'Sign up was cancelled.'],
  ] as const) {
    await guest.opens(path);
    await (await openGoogleWindow(page, button)).close();
    await expect(async () => {
      await page.clock.runFor(2_000);
      await expect(page.getByText(text)).toBeVisible({ timeout: 100 });
    }).toPass();
  }
});

test('Facebook’s browser offers phone, e-mail and a link to a real browser instead of Google', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ baseURL, userAgent: FACEBOOK_BROWSER });
  const page = await context.newPage();
  for (const path of ['/login', '/signup']) {
    await page.goto(path);
    await expect(page.getByText(/Google does not let you sign in inside Facebook/)).toBeVisible();
    await expect(page.getByRole('button', { name: /with Google/ })).toHaveCount(0);
    await expect(page.getByLabel('Mobile number')).toBeVisible();
    await expect(page.getByLabel('Email')).toBeVisible();
    await expectPageQuality(page, ['Open in browser', 'Facebook']);
  }
  await context.close();
});
