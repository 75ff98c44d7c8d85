import { Buffer } from 'node:buffer';
import type { Page } from '@playwright/test';
import { addresses } from '@nargisus/local-suite/launcher';
import { choosesNewAccount, letGoogleIn, opensGoogle } from '../fixtures/google-window.ts';
import { asFile, photo, photoHeldUpright } from '../fixtures/pictures.ts';
import { expect, test } from '../fixtures/shop-test.ts';
import { Visitor } from '../fixtures/visitor.ts';
import type { Backstage } from '../fixtures/backstage.ts';

const newEmail = (who: string) =>
  `${who}-${Date.now()}-${test.info().project.name}-${test.info().workerIndex}@nargisus.test`;

/** The record may be written a moment after the page has gone on. */
const recordOf = async (backstage: Backstage, email: string) => {
  const { docs } = await backstage.db.collection('users').where('email', '==', email).get();
  return docs[0]?.data();
};

test('a new customer signs up with a picture, which is scaled down and shown', async ({
  guest,
  backstage,
}) => {
  const { page } = guest;
  const email = newEmail('picture');
  await guest.opens('/signup');
  await page.getByLabel('Profile Image', { exact: false }).setInputFiles(asFile(await photo(page)));
  await expect(page.getByRole('button', { name: 'Change image' })).toBeVisible();
  await page.getByLabel('Full Name').fill('Ayesha Siddika');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Phone').fill('+৮৮০ ১৮১২-৩৪৫৬৭৮');
  await page.getByLabel('Password', { exact: true }).fill('secret-1');
  await page.getByLabel('Confirm Password', { exact: true }).fill('secret-1');
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expect(page).toHaveURL('/');
  await expect.poll(async () => (await recordOf(backstage, email))?.imageUrl).toMatch(/profiles%2F/);
  const record = (await recordOf(backstage, email))!;
  expect(record).toMatchObject({ name: 'Ayesha Siddika', phone: '01812345678', role: 'user' });
  const { width, type } = await page.evaluate(async (address) => {
    const picture = await (await fetch(address)).blob();
    return { width: (await createImageBitmap(picture)).width, type: picture.type };
  }, record.imageUrl as string);
  expect({ width, type }).toEqual({ width: 512, type: 'image/webp' });
});

test('an account is there even where its picture could not be uploaded', async ({ page }) => {
  const guest = new Visitor(page);
  await page.route(`http://${addresses.hosts.storage}/**`, (route) =>
    route.fulfill({ status: 403, body: '{}' }),
  );
  await guest.opens('/signup');
  await page.getByLabel('Profile Image', { exact: false }).setInputFiles(asFile(await photo(page, 60, 60)));
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

test('Google’s window signs a new customer up and, next time, in, and keeps the phone number', async ({
  guest,
  backstage,
}) => {
  const { page } = guest;
  const email = newEmail('google');
  await letGoogleIn(page.context());
  await guest.opens('/signup');
  await choosesNewAccount(await opensGoogle(page, 'Sign up with Google'), { email });
  await expect(page.getByText(/Google sign up successful/)).toBeVisible();
  await expect(page).toHaveURL('/');
  await expect
    .poll(() => recordOf(backstage, email))
    .toMatchObject({ name: 'Google User', phone: '', role: 'user' });

  await guest.opens('/update-profile');
  await expect(page.getByText('Google Account', { exact: true })).toBeVisible();
  await page.getByLabel('Phone Number').fill('01712345678');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('Profile updated successfully!')).toBeVisible();
  await expect(page).toHaveURL('/user-profile');

  await page.evaluate(() => localStorage.clear());
  await guest.opens('/login');
  const window = await opensGoogle(page, 'Sign in with Google');
  await window.getByText(email).click();
  await expect(page.getByText(/Google sign in successful/)).toBeVisible();
  await expect(page).toHaveURL('/');
  expect(await recordOf(backstage, email)).toMatchObject({ phone: '01712345678' });
});

test('a Google window that is closed or blocked says so', async ({ guest }) => {
  const { page } = guest;
  await letGoogleIn(page.context());
  await guest.opens('/login');
  await page.evaluate(() => Object.assign(window, { open: () => null }));
  await page.getByRole('button', { name: 'Sign in with Google' }).click();
  await expect(page.getByRole('alert')).toHaveText('Popup was blocked. Please allow popups and try again.');

  // The identity layer waits 8 s for a window that may only be on its way somewhere else (SPEC 9).
  await page.clock.install();
  for (const [path, button, text] of [
    ['/login', 'Sign in with Google', 'Sign in was cancelled. Please try again.'],
    ['/signup', 'Sign up with Google', 'Sign up was cancelled.'],
  ] as const) {
    await guest.opens(path);
    await (await opensGoogle(page, button)).close();
    await expect(async () => {
      await page.clock.runFor(2_000);
      await expect(page.getByText(text)).toBeVisible({ timeout: 100 });
    }).toPass();
  }
});

test('a forgotten password is replaced through the link of the mail, which works once', async ({
  guest,
  backstage,
}) => {
  const { page } = guest;
  const account = await backstage.account();
  await guest.opens('/login');
  await page.getByLabel('Email').fill(account.email);
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await expect(page.getByLabel('Email')).toHaveValue(account.email);
  await page.getByRole('button', { name: 'Send link' }).click();
  await expect(page.getByRole('heading', { name: 'Look into your inbox' })).toBeFocused();

  const link = `/reset-password?mode=resetPassword&oobCode=${await resetCodeOf(account.email)}`;
  await guest.opens(link);
  await expect(page.getByText(account.email)).toBeVisible();
  await page.getByLabel('New Password').fill('another-1');
  await page.getByLabel('Confirm Password', { exact: true }).fill('another-1');
  await page.getByRole('button', { name: 'Save password' }).click();
  await expect(page).toHaveURL('/');
  await guest.opens('/user-profile');
  await expect(page.getByText(account.email).first()).toBeVisible();

  await guest.opens(link);
  await expect(page.getByRole('heading', { name: 'This link does not work any more' })).toBeVisible();
});

test('an address that nobody has gets the same answer', async ({ guest }) => {
  await guest.opens('/forgot-password');
  await guest.page.getByLabel('Email').fill('nobody-at-all@nargisus.test');
  await guest.page.getByRole('button', { name: 'Send link' }).click();
  await expect(guest.page.getByRole('heading', { name: 'Look into your inbox' })).toBeVisible();
});

test('a profile gets a new name and picture, and goes back to itself after 1.5 s', async ({
  shopper,
  backstage,
}) => {
  const { page, account } = shopper;
  await shopper.opens('/update-profile');
  await expect(page.getByRole('button', { name: 'Save Changes' })).toBeDisabled();
  await expect(page.getByText('Email cannot be changed')).toBeVisible();

  await page.getByLabel('Profile Image').setInputFiles(asFile(Buffer.from('<svg/>'), 'me.png'));
  await expect(page.getByText('Please select a valid image file (JPEG, PNG, GIF, WebP)')).toBeVisible();
  const large = Buffer.concat([await photo(page, 40, 40), Buffer.alloc(11 * 1024 * 1024)]);
  await page.getByLabel('Profile Image').setInputFiles(asFile(large));
  await expect(page.getByText('Image size should be less than 10MB')).toBeVisible();

  await drops(page, await photo(page, 120, 80));
  await expect(page.getByText('Image uploaded successfully!')).toBeVisible();
  await page.getByLabel('Full Name').fill('রহিমা খাতুন');
  await expect(page.getByText('You have unsaved changes')).toBeVisible();

  await page.clock.install();
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('Profile updated successfully!')).toBeVisible();
  await expect(page).toHaveURL('/update-profile');
  await page.clock.runFor(1_500);
  await expect(page).toHaveURL('/user-profile');
  await expect(page.getByText('রহিমা খাতুন').first()).toBeVisible();
  await expect.poll(() => recordOf(backstage, account.email)).toMatchObject({ name: 'রহিমা খাতুন' });
});

test('a photo of a phone that was held upright stays upright', async ({ shopper, backstage }) => {
  const { page, account } = shopper;
  await shopper.opens('/update-profile');
  const photo = await photoHeldUpright(page);
  await page.getByLabel('Profile Image').setInputFiles(asFile(photo, 'me.jpg', 'image/jpeg'));
  await expect(page.getByText('Image uploaded successfully!')).toBeVisible();
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect.poll(async () => (await recordOf(backstage, account.email))?.imageUrl).toMatch(/profiles%2F/);
  const { imageUrl } = (await recordOf(backstage, account.email))!;
  const seen = await page.evaluate(async (address) => {
    const picture = await createImageBitmap(await (await fetch(address)).blob());
    const canvas = new OffscreenCanvas(picture.width, picture.height);
    const pen = canvas.getContext('2d')!;
    pen.drawImage(picture, 0, 0);
    const colourAt = (y: number) => (pen.getImageData(100, y, 1, 1).data[0]! > 128 ? 'red' : 'blue');
    return { size: [picture.width, picture.height], top: colourAt(20), bottom: colourAt(280) };
  }, imageUrl as string);
  expect(seen).toEqual({ size: [200, 300], top: 'red', bottom: 'blue' });
});

test('a name that the sign-in account did not take over is said', async ({ page, backstage }) => {
  const shopper = new Visitor(page);
  await shopper.signsIn(await backstage.account());
  await shopper.opens('/update-profile');
  await page.getByLabel('Full Name').fill('Rahima Begum');
  await page.route(/accounts:update/, (route) => route.abort());
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(
    page.getByText('Profile updated in database but identity-provider sync failed. Please refresh the page.'),
  ).toBeVisible();
});

test('whoever leaves the form with unsaved changes is asked first, by a link, by Back and by a reload', async ({
  shopper,
}) => {
  const { page } = shopper;
  await shopper.opens('/user-profile');
  await page.getByRole('main').getByRole('link', { name: 'Update Profile' }).click();
  const name = page.getByLabel('Full Name');
  await name.fill('Somebody else');
  const question = page.getByRole('dialog', { name: 'You have unsaved changes' });
  const stays = async () => {
    await question.getByRole('button', { name: 'Stay here' }).click();
    await expect(question).toBeHidden();
    await expect(name).toHaveValue('Somebody else');
  };
  await page.getByRole('link', { name: 'Back to Profile' }).click();
  await stays();
  for (let times = 0; times < 2; times += 1) {
    await page.goBack();
    await stays();
  }
  const asked = page.waitForEvent('dialog');
  await page.evaluate(() => setTimeout(() => window.location.reload()));
  expect((await asked).type()).toBe('beforeunload');
  await (await asked).dismiss();
  await expect(name).toHaveValue('Somebody else');

  await page.goBack();
  await question.getByRole('button', { name: 'Leave without saving' }).click();
  await expect(page).toHaveURL('/user-profile');

  // Cancel means it; and where nothing is left to lose, Back goes straight through.
  await page.getByRole('main').getByRole('link', { name: 'Update Profile' }).click();
  await name.fill('Nobody');
  await page.getByRole('link', { name: 'Cancel' }).click();
  await expect(page).toHaveURL(/profile$/);
  await expect(page.getByRole('heading', { name: 'My Profile' })).toBeVisible();
  await page.goBack();
  await expect(name).toHaveValue(shopper.account.name);
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'My Profile' })).toBeVisible();
});

test('a closed account is signed out and told why, and a logout counts in every tab', async ({
  page,
  backstage,
}) => {
  const shopper = new Visitor(page);
  const account = await backstage.account();
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
  await backstage.auth.updateUser(account.uid, { disabled: true });
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText(/You have been signed out: this account has been closed/)).toBeVisible();
});

test('a session that was ended elsewhere is over here too, and the visitor is told', async ({
  shopper,
  backstage,
}) => {
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
      await backstage.auth.revokeRefreshTokens(shopper.account.uid);
      const { tokensValidAfterTime, metadata } = await backstage.auth.getUser(shopper.account.uid);
      return Date.parse(tokensValidAfterTime!) > Date.parse(metadata.lastSignInTime);
    })
    .toBe(true);
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('Your session has ended. Please sign in again.')).toBeVisible();
  await expect(page).toHaveURL(/\/login/);
});

/** As from the desktop, onto the picture's field. */
async function drops(page: Page, picture: Buffer): Promise<void> {
  const dataTransfer = await page.evaluateHandle(
    (bytes) => {
      const carried = new DataTransfer();
      carried.items.add(new File([Uint8Array.from(bytes)], 'me.png', { type: 'image/png' }));
      return carried;
    },
    [...picture],
  );
  await page.getByLabel('Profile Image').dispatchEvent('drop', { dataTransfer });
}

async function resetCodeOf(email: string): Promise<string> {
  const answer = await fetch(
    `http://${addresses.hosts.auth}/emulator/v1/projects/${addresses.projectId}/oobCodes`,
  );
  const { oobCodes } = (await answer.json()) as { oobCodes: { email: string; oobCode: string }[] };
  return oobCodes.findLast((code) => code.email === email)!.oobCode;
}
