import { Buffer } from 'node:buffer';
import type { Page } from '@playwright/test';
import { waitForText, pauseClock } from '../fixtures/browser/clock.ts';
import { asFile, createPhoto, createRotatedPhoto } from '../fixtures/data/pictures.ts';
import { userRecordByEmail } from '../fixtures/accounts/user-record-by-email.ts';
import { expect, test } from '../fixtures/browser/shop-test.ts';
import { Visitor } from '../fixtures/browser/visitor.ts';

test(
  'saving name and picture returns to the profile after 1.5 s',
  { tag: '@phone' },
  async ({ shopper, testData }) => {
    const { page, account } = shopper;
    await shopper.opens('/update-profile');
    await expect(page.getByRole('button', { name: 'Save Changes' })).toBeDisabled();
    await expect(page.getByText('Email cannot be changed')).toBeVisible();

    await page.getByLabel('Profile Image').setInputFiles(asFile(Buffer.from('<svg/>'), 'me.png'));
    await expect(page.getByText('Please select a valid image file (JPEG, PNG, GIF, WebP)')).toBeVisible();
    const large = Buffer.concat([await createPhoto(page, 40, 40), Buffer.alloc(11 * 1024 * 1024)]);
    await page.getByLabel('Profile Image').setInputFiles(asFile(large));
    await expect(page.getByText('Image size should be less than 10MB')).toBeVisible();

    await drops(page, await createPhoto(page, 120, 80));
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
  },
);

test('a photo with EXIF orientation stays upright', { tag: '@phone' }, async ({ shopper, testData }) => {
  const { page, account } = shopper;
  await shopper.opens('/update-profile');
  const createPhoto = await createRotatedPhoto(page);
  await page.getByLabel('Profile Image').setInputFiles(asFile(createPhoto, 'me.jpg', 'image/jpeg'));
  await expect(page.getByText('Image uploaded successfully!')).toBeVisible();
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect
    .poll(async () => (await userRecordByEmail(testData, account.email))?.imageUrl)
    .toMatch(/profiles%2F/);
  const { imageUrl } = (await userRecordByEmail(testData, account.email))!;
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

test('a name that Auth did not accept shows an error', { tag: '@phone' }, async ({ page, testData }) => {
  const shopper = new Visitor(page);
  await shopper.signsIn(await testData.account());
  await shopper.opens('/update-profile');
  await page.getByLabel('Full Name').fill('Rahima Begum');
  await page.route(/accounts:update/, (route) => route.abort());
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(
    page.getByText('Profile updated in database but identity-provider sync failed. Please refresh the page.'),
  ).toBeVisible();
});

test(
  'leaving the form with unsaved changes by link, Back or reload asks for confirmation',
  { tag: '@phone' },
  async ({ shopper }) => {
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
  },
);

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
