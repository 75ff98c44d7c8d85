import type { Locator } from '@playwright/test';
import { asFile, createPhoto } from '../fixtures/data/pictures.ts';
import { expect, test } from '../fixtures/browser/shop-test.ts';
import { waitForHydration } from '../fixtures/browser/wait-for-hydration.ts';

const FILES = ['men', 'women', 'kids'].map((name) => `/pictures/category-${name}-640.webp`);
const PICTURES = FILES.map((url, at) => ({ url, alt: `View ${at + 1}` }));

test('a shopper swipes through the pictures, and a tap enlarges the point that it hits', async ({
  guest,
  testData,
}) => {
  const { page } = guest;
  const { id, name } = await testData.product({ image: FILES[0]!, pictures: PICTURES });
  await guest.opens(`/products/${id}`);
  await waitForHydration(page);
  await expect(page.getByText('1 / 3')).toBeVisible();
  await swipe(page.getByRole('button', { name: 'See larger: View 1' }));
  await expect(page.getByText('2 / 3')).toBeVisible();

  await page.getByRole('button', { name: 'See larger: View 2' }).click();
  const viewer = page.getByRole('dialog', { name });
  await expect(viewer.getByRole('status')).toHaveText('2 / 3');
  const picture = viewer.getByRole('img', { name: 'View 2' });
  await expect(picture).toBeInViewport();
  const before = (await picture.boundingBox())!;
  const point = { x: before.x + before.width * 0.75, y: before.y + before.height * 0.25 };
  await page.mouse.click(point.x, point.y);
  await expect(viewer.getByRole('button', { name: 'Zoom out' })).toBeVisible();
  const after = (await picture.boundingBox())!;
  expect(after.width).toBeCloseTo(before.width * 2.5, 0);
  expect((point.x - after.x) / after.width).toBeCloseTo(0.75, 1);
  expect((point.y - after.y) / after.height).toBeCloseTo(0.25, 1);

  await viewer.getByRole('button', { name: 'Zoom out' }).click();
  await viewer.getByRole('button', { name: 'Next picture' }).click();
  await expect(viewer.getByRole('status')).toHaveText('3 / 3');
  await viewer.getByRole('button', { name: 'Close picture' }).click();
  await expect(page.getByText('3 / 3')).toBeVisible();
});

test(
  'staff add three pictures, put them in order by keyboard, and the shop shows that order',
  {
    tag: '@desktop',
  },
  async ({ admin, guest, testData }) => {
    const { page } = admin;
    const { id } = await testData.product({ image: FILES[0]!, pictures: PICTURES.slice(0, 1) });
    await admin.opens(`/update-products/${id}`);
    const photo = await createPhoto(page, 400, 500);
    const names = ['collar.png', 'cuff.png', 'hem.png'];
    await page.locator('input[type=file]').setInputFiles(names.map((name) => asFile(photo, name)));
    await expect(page.getByLabel('What picture 4 shows')).toBeVisible();
    await page.getByLabel('What picture 4 shows').fill('The hem');
    await page.getByRole('button', { name: 'Move up: picture 4' }).focus();
    for (let step = 0; step < 3; step += 1) await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'Move up: picture 1' })).toBeFocused();
    await expect(page.getByLabel('What picture 1 shows')).toHaveValue('The hem');
    await page.getByRole('button', { name: 'Update Product' }).click();
    await expect(page.getByText('Product updated successfully!')).toBeVisible();

    const stored = (await testData.db.doc(`products/${id}`).get()).data()!;
    expect(stored.pictures).toHaveLength(4);
    expect(stored.image).toBe((stored.pictures as { url: string }[])[0]!.url);
    await guest.opens(`/products/${id}`);
    const thumbnails = guest.page.getByRole('button', { name: /^(The hem|View 1)$/ });
    await expect(thumbnails.first()).toHaveAccessibleName('The hem');
    await expect(thumbnails.last()).toHaveAccessibleName('View 1');
  },
);

/** Scrolls the list of a picture to the next one, which is what the browser does for a swipe. */
async function swipe(picture: Locator): Promise<void> {
  await picture.evaluate((button) => {
    const list = button.closest('ul')!;
    list.scrollBy({ left: list.clientWidth });
  });
}
