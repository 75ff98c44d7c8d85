import type { Page } from '@playwright/test';
import type { Product } from '@nargisus/domain/catalogue';
import { expect, test } from '../fixtures/browser/shop-test.ts';
import type { TestData } from '../fixtures/data/test-data.ts';

const heartOf = (page: Page, { name }: Product) =>
  page.getByRole('main').getByRole('button', { name: `Save ${name} to the wishlist` });

const storedIds = async ({ db }: TestData, uid: string): Promise<string[] | undefined> =>
  (await db.doc(`wishlists/${uid}`).get()).get('productIds');

test('a guest saves products in the browser, and signing in moves them to the account once', async ({
  guest,
  testData,
}) => {
  const { page } = guest;
  const account = await testData.account();
  const [own, first, second] = [await testData.product(), await testData.product(), await testData.product()];
  await testData.db.doc(`wishlists/${account.uid}`).set({ productIds: [own.id], updatedAt: new Date() });
  const firestoreRequests: string[] = [];
  page.on('request', (request) => {
    if (/firestore/i.test(request.url())) firestoreRequests.push(request.url());
  });
  for (const product of [first, second]) {
    await guest.opens(`/products/${product.id}`);
    await heartOf(page, product).click();
    await expect(page.getByText('Saved to your wishlist')).toBeVisible();
    await expect(heartOf(page, product)).toHaveAttribute('aria-pressed', 'true');
  }
  await guest.opens('/wishlist');
  await expect(page.getByText('Saved in this browser only.')).toBeVisible();
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
    second.name,
    first.name,
  ]);
  expect(firestoreRequests).toEqual([]);

  await guest.signsIn(account);
  await expect.poll(() => storedIds(testData, account.uid)).toEqual([own.id, first.id, second.id]);
  await guest.opens('/wishlist');
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
    second.name,
    first.name,
    own.name,
  ]);
  await expect(page.getByText('Saved in this browser only.')).toBeHidden();
  expect(await page.evaluate(() => localStorage.getItem('nargisus.wishlist'))).toBeNull();
});

test('a customer removes a product, restores it with Undo, and is told what cannot be bought', async ({
  shopper,
  testData,
}) => {
  const { page, account } = shopper;
  const soldOut = await testData.product({ inStock: false });
  const sold = await testData.product();
  await testData.db
    .doc(`wishlists/${account.uid}`)
    .set({ productIds: ['NO_SUCH_PRODUCT', soldOut.id, sold.id], updatedAt: new Date() });
  await shopper.opens('/wishlist');
  const items = page.getByRole('main').getByRole('listitem');
  await expect(items).toHaveCount(3);
  await expect(items.nth(1)).toContainText('Out of stock');
  await expect(items.nth(2)).toContainText('This product is no longer sold');

  await heartOf(page, sold).click();
  await expect(items.first()).toContainText('Removed from the wishlist');
  await expect.poll(() => storedIds(testData, account.uid)).toEqual(['NO_SUCH_PRODUCT', soldOut.id]);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(heartOf(page, sold)).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(() => storedIds(testData, account.uid)).toEqual(['NO_SUCH_PRODUCT', soldOut.id, sold.id]);

  await page.getByRole('link', { name: `Choose size: ${sold.name}` }).click();
  await expect(page).toHaveURL(`/products/${sold.id}`);
  await expect(heartOf(page, sold)).toHaveAttribute('aria-pressed', 'true');
});
