import { STANDARD_SLIDES } from '@nargisus/domain/home';
import { addDays, dhakaDay } from '@nargisus/domain/time';
import type { Page } from '@playwright/test';
import { applyAppearance } from '../fixtures/browser/appearance.ts';
import { expect, test } from '../fixtures/browser/shop-test.ts';
import { asFile, createPhoto } from '../fixtures/data/pictures.ts';
import { call, tokenOf } from '../fixtures/network/api-client.ts';

/* The shop has one home page, which other journeys open: here no other test runs. */

test.afterEach(({ testData }) => testData.db.doc('settings/home').delete());

const EDITOR = '/dashboard/settings?section=home';
const today = dhakaDay(new Date());

/** Saves the form and waits until nothing is left to save. */
async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Nothing has been changed.')).toBeVisible();
}

test('staff change a slide, a row and the offer, and shoppers see them', async ({
  admin,
  guest,
  testData,
}) => {
  const product = await testData.product({ collections: ['teen'], name: 'Teen kurta', nameBn: 'কিশোর কুর্তা' });
  const { page } = admin;
  await admin.opens(EDITOR);
  const slide = page.getByRole('listitem', { name: 'Slide 1' });
  await slide.getByLabel('Title in English').fill('Panjabis for Eid');
  await slide.getByLabel('Title in Bangla').fill('ঈদের পাঞ্জাবি');
  await slide.getByLabel('Link').selectOption('Collection: Men');
  await page.getByRole('button', { name: 'Add a row' }).click();
  const row = page.getByRole('listitem', { name: 'Row 2' });
  await row.getByLabel('What the row shows').selectOption('Collection: Teen');
  await row.getByLabel('Title in English').fill('For school');
  await row.getByLabel('Products').selectOption('4');
  await row.getByRole('button', { name: 'Move up: Row 2' }).click();
  await page.getByLabel('Show the strip').check();
  const strip = page.getByRole('group', { name: 'Offer strip' });
  await strip.getByLabel('Text in English').fill('Free delivery until Eid');
  await strip.getByLabel('Text in Bangla').fill('ঈদ পর্যন্ত ডেলিভারি ফ্রি');
  await strip.getByLabel('Link').selectOption('All products');
  await strip.getByLabel('Last day').fill(today);
  await save(page);
  await expect(page.getByRole('region', { name: 'History' })).toContainText(
    'Panjabis for Eid (/category/men)',
  );

  await guest.opens('/');
  const main = guest.page.getByRole('main');
  await expect(main.getByRole('heading', { name: 'Panjabis for Eid' })).toBeVisible();
  await expect(main.getByText('01 / 04')).toBeVisible();
  await expect(main.getByRole('link', { name: 'Free delivery until Eid' })).toHaveAttribute(
    'href',
    '/products',
  );
  const headings = main.getByRole('heading', { level: 2 });
  await expect(headings.filter({ hasText: /For school|New Arrivals/ })).toHaveText([
    'For school',
    'New Arrivals',
  ]);
  await expect(main.getByRole('region', { name: 'For school' }).getByText(product.name)).toBeVisible();
  await expect(main.getByRole('link', { name: 'View all of Teen' })).toHaveAttribute(
    'href',
    '/category/teen',
  );

  await applyAppearance(guest.page, { language: 'bn', scheme: 'dark' });
  await expect(main.getByRole('heading', { name: 'ঈদের পাঞ্জাবি' })).toBeVisible();
  await expect(main.getByRole('link', { name: 'ঈদ পর্যন্ত ডেলিভারি ফ্রি' })).toBeVisible();
  await expect(main.getByRole('region', { name: 'For school' }).getByText('কিশোর কুর্তা')).toBeVisible();
});

test('a collection that staff keep is a row of the home page and a suggestion of the search', async ({
  admin,
  guest,
  testData,
}) => {
  const product = await testData.product({ name: 'Wedding sherwani' });
  const token = await tokenOf(await testData.account('admin'));
  const id = `wedding-${Date.now()}`;
  const texts = {
    name: 'Wedding season',
    nameBn: 'বিয়ের মৌসুম',
    description: '',
    descriptionBn: '',
    image: '',
  };
  const membership = { by: 'hand', products: [product.id] };
  await call('/api/staff-collections', {
    method: 'POST',
    token,
    body: { id, ...texts, isVisible: true, membership },
  });
  try {
    const { page } = admin;
    await admin.opens(EDITOR);
    await page.getByRole('button', { name: 'Add a row' }).click();
    const row = page.getByRole('listitem', { name: 'Row 2' });
    await row.getByLabel('What the row shows').selectOption('Collection: Wedding season');
    await row.getByRole('button', { name: 'Move up: Row 2' }).click();
    await save(page);
    await expect(page.getByRole('region', { name: 'History' })).toContainText('Wedding season');

    await guest.opens('/');
    const main = guest.page.getByRole('main');
    await expect(main.getByRole('region', { name: 'Wedding season' }).getByText(product.name)).toBeVisible();
    await expect(main.getByRole('link', { name: 'View all of Wedding season' })).toHaveAttribute(
      'href',
      `/category/${id}`,
    );
    await applyAppearance(guest.page, { language: 'bn', scheme: 'dark' });
    await expect(main.getByRole('region', { name: 'বিয়ের মৌসুম' })).toBeVisible();
    await applyAppearance(guest.page, { language: 'en', scheme: 'light' });

    await guest.opens('/products');
    await guest.page.getByRole('combobox', { name: 'Search products' }).fill('বিয়ের');
    await guest.page
      .getByRole('listbox', { name: 'Search suggestions' })
      .getByRole('option', { name: 'Wedding season' })
      .click();
    await expect(guest.page.getByRole('heading', { level: 1, name: 'Wedding season' })).toBeVisible();
  } finally {
    await call(`/api/staff-collections/${id}`, { method: 'DELETE', token });
  }
});

test.describe('on a desktop', () => {
  test.use({ viewport: { width: 1280, height: 800 }, isMobile: false, hasTouch: false });

  test('staff upload a picture in Bangla, which the shop draws in its widths', async ({ admin, guest }) => {
    const { page } = admin;
    await admin.opens(EDITOR);
    await applyAppearance(page, { language: 'bn', scheme: 'dark' });
    await page.getByRole('button', { name: 'স্লাইড যোগ করুন' }).click();
    const slide = page.getByRole('listitem', { name: 'স্লাইড ৫' });
    await page.getByRole('button', { name: 'পরিবর্তন সংরক্ষণ করুন' }).click();
    await expect(slide.getByText('একটি ছবি বেছে নিন')).toBeVisible();
    await slide.locator('input[type=file]').setInputFiles(asFile(await createPhoto(page, 1600, 900)));
    await slide.getByLabel('শিরোনামের ওপরের লাইন, ইংরেজিতে').fill('Winter');
    await slide.getByLabel('ইংরেজিতে শিরোনাম').fill('Shawls');
    await slide.getByLabel('ছবিতে কী আছে, ইংরেজিতে').fill('A folded shawl');
    for (const position of ['৫', '৪', '৩', '২'])
      await page.getByRole('button', { name: `ওপরে নিন: স্লাইড ${position}` }).press('Enter');
    await expect(page.getByRole('button', { name: 'ওপরে নিন: স্লাইড ১' })).toBeFocused();
    await expect(page.getByRole('listitem', { name: 'স্লাইড ১' }).locator('img')).toBeVisible();
    await page.getByRole('button', { name: 'পরিবর্তন সংরক্ষণ করুন' }).click();
    await expect(page.getByText('এখনো কিছু বদলানো হয়নি')).toHaveCount(0);

    const home = guest.page.getByRole('main');
    await expect(async () => {
      await guest.opens('/');
      await expect(home.getByRole('heading', { name: 'Shawls' })).toBeVisible();
      const picture = home.getByRole('img', { name: 'A folded shawl' });
      await expect(picture).toHaveAttribute('src', /^\/renditions\/_home\/.+-w\d+\.webp$/, {
        timeout: 1_000,
      });
      expect(
        await picture.evaluate((it: HTMLImageElement) => it.decode().then(() => it.naturalWidth)),
      ).toBeGreaterThan(0);
    }).toPass();
  });

  test('an offer outside its days is not shown', async ({ guest, testData }) => {
    const offer = { isOn: true, text: 'Over', textBn: '', link: '', from: '', to: addDays(today, -1) };
    const values = { offer };
    await testData.db
      .doc('settings/home')
      .set({ values, version: 1, updatedAt: new Date(), updatedBy: 'admin' });
    await guest.opens('/');
    await expect(guest.page.getByRole('heading', { name: 'Trousers that hold their line' })).toBeVisible();
    await expect(guest.page.getByText('Over', { exact: true })).toHaveCount(0);
  });

  test('an edited list that a colleague changed is a conflict', async ({ admin, testData }) => {
    const { page } = admin;
    await admin.opens(EDITOR);
    await page.getByRole('listitem', { name: 'Slide 2' }).getByLabel('Title in English').fill('Mine');
    await page.getByRole('button', { name: 'Remove: Slide 1' }).click();
    const token = await tokenOf(await testData.account('admin', 'Salma Begum'));
    const slides = [{ ...STANDARD_SLIDES[0], title: 'Theirs' }];
    await call('/api/settings/home', {
      method: 'PUT',
      token,
      body: { changes: { slides: { from: STANDARD_SLIDES, to: slides } } },
    });
    const notice = page.getByRole('alert').filter({ hasText: 'changed this just now' });
    await expect(notice).toContainText('“Theirs (/products)”. You have “Mine (/products), ');
    await notice.getByRole('button', { name: /^Use “Theirs/ }).click();
    await expect(page.getByRole('listitem', { name: /^Slide/ })).toHaveCount(1);
    await expect(page.getByLabel('Title in English').first()).toHaveValue('Theirs');
  });
});
