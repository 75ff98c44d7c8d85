import { Buffer } from 'node:buffer';
import type { Page } from '@playwright/test';
import { waitForText, pauseClock } from '../fixtures/browser/clock.ts';
import { asFile, createPhoto, createRotatedPhoto } from '../fixtures/data/pictures.ts';
import { userRecordByEmail } from '../fixtures/accounts/user-record-by-email.ts';
import { expect, test } from '../fixtures/browser/shop-test.ts';
import type { Visitor } from '../fixtures/browser/visitor.ts';

test('the profile form is unchanged at first and rejects a file that is no picture or larger than 10 MB', async ({
  shopper,
}) => {
  const { page } = shopper;
  await shopper.opens('/update-profile');
  await expect(page.getByRole('button', { name: 'Save Changes' })).toBeDisabled();
  await expect(page.getByText('Email cannot be changed')).toBeVisible();
  const image = page.getByLabel('Profile Image');
  await image.setInputFiles(asFile(Buffer.from('<svg/>'), 'me.png'));
  await expect(page.getByText('Please select a valid image file (JPEG, PNG, GIF, WebP)')).toBeVisible();
  const large = Buffer.concat([await createPhoto(page, 40, 40), Buffer.alloc(11 * 1024 * 1024)]);
  await image.setInputFiles(asFile(large));
  await expect(page.getByText('Image size should be less than 10MB')).toBeVisible();
});

test('saving a name and a dropped picture returns to the profile after 1.5 s', async ({
  shopper,
  testData,
}) => {
  const { page, account } = shopper;
  await shopper.opens('/update-profile');
  await dropPicture(page, await createPhoto(page, 120, 80));
  await expect(page.getByText('Image uploaded successfully!')).toBeVisible();
  await page.getByLabel('Full Name').fill('রহিমা খাতুন');
  await expect(page.getByText('You have unsaved changes')).toBeVisible();

  await pauseClock(page);
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await waitForText(page, 'Profile updated successfully!');
  await page.clock.runFor(1_000);
  await expect(page).toHaveURL('/update-profile');
  await page.clock.runFor(500);
  await expect(page).toHaveURL('/user-profile');
  await page.clock.resume();
  await expect(page.getByText('রহিমা খাতুন').first()).toBeVisible();
  await expect.poll(() => userRecordByEmail(testData, account.email)).toMatchObject({ name: 'রহিমা খাতুন' });
});

test('a photo with EXIF orientation stays upright', async ({ shopper, testData }) => {
  const { page, account } = shopper;
  await shopper.opens('/update-profile');
  const photo = await createRotatedPhoto(page);
  await page.getByLabel('Profile Image').setInputFiles(asFile(photo, 'me.jpg', 'image/jpeg'));
  await expect(page.getByText('Image uploaded successfully!')).toBeVisible();
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect
    .poll(async () => (await userRecordByEmail(testData, account.email))?.imageUrl)
    .toMatch(/profiles%2F/);
  const { imageUrl } = (await userRecordByEmail(testData, account.email))!;
  const uploaded = await page.evaluate(async (url) => {
    const picture = await createImageBitmap(await (await fetch(url)).blob());
    const canvas = new OffscreenCanvas(picture.width, picture.height);
    const pen = canvas.getContext('2d')!;
    pen.drawImage(picture, 0, 0);
    const colourAt = (y: number) => (pen.getImageData(100, y, 1, 1).data[0]! > 128 ? 'red' : 'blue');
    return { size: [picture.width, picture.height], top: colourAt(20), bottom: colourAt(280) };
  }, imageUrl as string);
  expect(uploaded).toEqual({ size: [200, 300], top: 'red', bottom: 'blue' });
});

test('a name that Auth does not store shows an error', async ({ page, uncheckedShopper: shopper }) => {
  await shopper.opens('/update-profile');
  await page.getByLabel('Full Name').fill('Rahima Begum');
  await page.route(/accounts:update/, (route) => route.abort());
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(
    page.getByText('Profile updated in database but identity-provider sync failed. Please refresh the page.'),
  ).toBeVisible();
});

/** Opens the profile and from there its form, and types another name. */
async function openChangedForm(shopper: Visitor) {
  const { page } = shopper;
  await shopper.opens('/user-profile');
  await page.getByRole('main').getByRole('link', { name: 'Update Profile' }).click();
  const name = page.getByLabel('Full Name');
  await name.fill('Rahima Begum');
  return { name, dialog: page.getByRole('dialog', { name: 'You have unsaved changes' }) };
}

test('leaving the profile form with unsaved changes by link, Back or reload asks for confirmation', async ({
  shopper,
}) => {
  const { page } = shopper;
  const { name, dialog } = await openChangedForm(shopper);
  const stay = async () => {
    await dialog.getByRole('button', { name: 'Stay here' }).click();
    await expect(dialog).toBeHidden();
    await expect(name).toHaveValue('Rahima Begum');
  };
  await page.getByRole('link', { name: 'Back to Profile' }).click();
  await stay();
  for (let times = 0; times < 2; times += 1) {
    await page.goBack();
    await stay();
  }
  const confirmation = page.waitForEvent('dialog');
  await page.evaluate(() => setTimeout(() => window.location.reload()));
  expect((await confirmation).type()).toBe('beforeunload');
  await (await confirmation).dismiss();
  await expect(name).toHaveValue('Rahima Begum');
  await page.goBack();
  await dialog.getByRole('button', { name: 'Leave without saving' }).click();
  await expect(page).toHaveURL('/user-profile');
});

test('Cancel discards the changes of the profile form without a confirmation', async ({ shopper }) => {
  const { page, account } = shopper;
  const { name } = await openChangedForm(shopper);
  await page.getByRole('link', { name: 'Cancel' }).click();
  await expect(page).toHaveURL(/profile$/);
  await expect(page.getByRole('heading', { name: 'My Profile' })).toBeVisible();
  // Nothing is unsaved now, so Back leaves the form too.
  await page.goBack();
  await expect(name).toHaveValue(account.name);
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'My Profile' })).toBeVisible();
});

/** Drops a picture on its field, as from the desktop. */
async function dropPicture(page: Page, picture: Buffer): Promise<void> {
  const dataTransfer = await page.evaluateHandle(
    (bytes) => {
      const transfer = new DataTransfer();
      transfer.items.add(new File([Uint8Array.from(bytes)], 'me.png', { type: 'image/png' }));
      return transfer;
    },
    [...picture],
  );
  await page.getByLabel('Profile Image').dispatchEvent('drop', { dataTransfer });
}
