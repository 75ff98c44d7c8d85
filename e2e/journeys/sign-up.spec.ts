import { addresses } from '@nargisus/local-suite/launcher';
import { chooseNewAccount, stubGoogle, openGoogleWindow } from '../fixtures/accounts/google-window.ts';
import { asFile, createPhoto } from '../fixtures/data/pictures.ts';
import { userRecordByEmail } from '../fixtures/accounts/user-record-by-email.ts';
import { expect, test } from '../fixtures/browser/shop-test.ts';
import { Visitor } from '../fixtures/browser/visitor.ts';

const newEmail = (who: string) =>
  `${who}-${Date.now()}-${test.info().project.name}-${test.info().workerIndex}@nargisus.test`;

test(
  'sign-up scales the profile picture down and shows it',
  { tag: '@phone' },
  async ({ guest, testData }) => {
    const { page } = guest;
    const email = newEmail('picture');
    await guest.opens('/signup');
    await page.getByLabel('Profile Image', { exact: false }).setInputFiles(asFile(await createPhoto(page)));
    await expect(page.getByRole('button', { name: 'Change image' })).toBeVisible();
    await page.getByLabel('Full Name').fill('Ayesha Siddika');
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Phone').fill('+৮৮০ ১৮১২-৩৪৫৬৭৮');
    await page.getByLabel('Password', { exact: true }).fill('secret-1');
    await page.getByLabel('Confirm Password', { exact: true }).fill('secret-1');
    await page.getByRole('button', { name: 'Create Account' }).click();
    await expect(page).toHaveURL('/');
    await expect
      .poll(async () => (await userRecordByEmail(testData, email))?.imageUrl)
      .toMatch(/profiles%2F/);
    const record = (await userRecordByEmail(testData, email))!;
    expect(record).toMatchObject({ name: 'Ayesha Siddika', phone: '01812345678', role: 'user' });
    const { width, type } = await page.evaluate(async (address) => {
      const picture = await (await fetch(address)).blob();
      return { width: (await createImageBitmap(picture)).width, type: picture.type };
    }, record.imageUrl as string);
    expect({ width, type }).toEqual({ width: 512, type: 'image/webp' });
  },
);

test('sign-up creates the account even if the picture upload fails', { tag: '@phone' }, async ({ page }) => {
  const guest = new Visitor(page);
  await page.route(`http://${addresses.hosts.storage}/**`, (route) =>
    route.fulfill({ status: 403, body: '{}' }),
  );
  await guest.opens('/signup');
  await page
    .getByLabel('Profile Image', { exact: false })
    .setInputFiles(asFile(await createPhoto(page, 60, 60)));
  await expect(page.getByRole('button', { name: 'Change image' })).toBeVisible();
  await page.getByLabel('Full Name').fill('Nasrin');
  await page.getByLabel('Email').fill(newEmail('unlucky'));
  await page.getByLabel('Phone').fill('01812345678');
  await page.getByLabel('Password', { exact: true }).fill('secret-1');
  await page.getByLabel('Confirm Password', { exact: true }).fill('secret-1');
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expect(page.getByText('Failed to upload image. Please try again.')).toBeVisible();
  await expect(page).toHaveURL('/');
});

test('Google sign-up and sign-in keep the phone number', { tag: '@phone' }, async ({ guest, testData }) => {
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

test('a closed or blocked Google window shows an error', { tag: '@phone' }, async ({ guest }) => {
  const { page } = guest;
  await stubGoogle(page.context());
  await guest.opens('/login');
  await page.evaluate(() => Object.assign(window, { open: () => null }));
  await page.getByRole('button', { name: 'Sign in with Google' }).click();
  await expect(page.getByRole('alert')).toHaveText('Popup was blocked. Please allow popups and try again.');

  // The identity layer waits 8 s for a window that may only be on its way somewhere else (docs/reference/specification.md 9).
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
