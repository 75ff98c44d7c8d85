import type { Page } from '@playwright/test';
import { lineId } from '@nargisus/domain/cart';
import type { Product } from '@nargisus/domain/catalogue';
import type { TestData } from '../fixtures/data/test-data.ts';
import { cartLine, fillCart } from '../fixtures/orders/fill-cart.ts';
import { dropConnection } from '../fixtures/network/responses.ts';
import { expect, test } from '../fixtures/browser/shop-test.ts';
import { Visitor } from '../fixtures/browser/visitor.ts';

const guestIdOf = (page: Page) => page.evaluate(() => localStorage.getItem('nargisus.guest'));

/** Returns the stored quantities by line id. */
async function storedLines({ db }: TestData, ownerId: string): Promise<Record<string, number>> {
  const lines = await db.collection(`carts/${ownerId}/items`).get();
  return Object.fromEntries(lines.docs.map((line) => [line.id, line.get('quantity') as number]));
}

/** Returns the line ids that the cart's document lists. */
const listedLines = async ({ db }: TestData, ownerId: string): Promise<string[]> =>
  (await db.doc(`carts/${ownerId}`).get()).get('lines');

const idInSizeM = ({ id: productId }: Product) => lineId({ productId, size: 'M' });

test('signing in merges the guest cart, up to ten of each item, and removes the guest id', async ({
  guest,
  testData,
}) => {
  const { page } = guest;
  const account = await testData.account();
  const [both, second, third] = [
    await testData.product(),
    await testData.product(),
    await testData.product(),
  ];
  await fillCart(testData.db, account.uid, [cartLine(both, 6)]);
  await guest.addsToCart(both.id, { quantity: 7 });
  await guest.addsToCart(second.id, { quantity: 2 });
  await guest.addsToCart(third.id);
  const guestId = (await guestIdOf(page))!;
  const badge = page.getByRole('button', { name: 'Open cart, 3 items' });
  await expect(badge).toBeVisible();

  await guest.signsIn(account);
  const merged = { [idInSizeM(both)]: 10, [idInSizeM(second)]: 2, [idInSizeM(third)]: 1 };
  await expect.poll(() => storedLines(testData, account.uid)).toEqual(merged);
  await expect.poll(() => guestIdOf(page)).toBeNull();
  expect(await storedLines(testData, guestId)).toEqual({});
  expect(await listedLines(testData, guestId)).toEqual([]);
  expect((await listedLines(testData, account.uid)).sort()).toEqual(Object.keys(merged).sort());
  await expect(badge).toBeVisible();
});

test('signing in a second time on the same device leaves the merged cart unchanged', async ({
  guest,
  testData,
}) => {
  const { page } = guest;
  const account = await testData.account();
  const product = await testData.product();
  await guest.addsToCart(product.id, { quantity: 2 });
  await guest.signsIn(account);
  const merged = { [idInSizeM(product)]: 2 };
  await expect.poll(() => storedLines(testData, account.uid)).toEqual(merged);
  await expect.poll(() => guestIdOf(page)).toBeNull();

  // Ends the session without a logout.
  await page.evaluate(() => indexedDB.deleteDatabase('firebaseLocalStorageDb'));
  await page.evaluate(() => localStorage.removeItem('nargisus.session'));
  await guest.opens('/');
  await expect(page.getByRole('button', { name: 'Open cart', exact: true })).toBeVisible();
  await guest.signsIn(account);
  await guest.opensCart();
  await expect(page.getByRole('dialog').getByText(product.name)).toBeVisible();
  expect(await storedLines(testData, account.uid)).toEqual(merged);
});

test('a cart with more lines than one commit allows is merged whole, except a product that is sold out', async ({
  guest,
  testData,
}) => {
  test.slow(); // adds eight products through their pages
  const account = await testData.account();
  const products = [];
  for (let n = 0; n < 8; n++) products.push(await testData.product());
  for (const { id } of products) await guest.addsToCart(id);
  const guestId = (await guestIdOf(guest.page))!;
  const [soldOut, ...available] = products;
  await testData.changeProduct(soldOut!.id, { inStock: false });

  await guest.signsIn(account);
  await expect.poll(() => guestIdOf(guest.page)).toBeNull();
  expect(await storedLines(testData, account.uid)).toEqual(
    Object.fromEntries(available.map((product) => [idInSizeM(product), 1])),
  );
  expect(await storedLines(testData, guestId)).toEqual({});
});

// Uses `page`, whose console is not checked: the browser logs the dropped connection as an error.
test('a cart merge whose response is lost is not repeated', async ({ page, testData }) => {
  const visitor = new Visitor(page);
  const account = await testData.account();
  const [own, other] = [await testData.product(), await testData.product()];
  await fillCart(testData.db, account.uid, [cartLine(own, 2)]);
  await visitor.addsToCart(own.id, { quantity: 3 });
  await visitor.addsToCart(other.id, { quantity: 4 });

  let lost = 0;
  await page.route(/:commit\b/, async (route) => {
    await route.fetch(); // the server receives it
    lost += 1;
    await dropConnection(route); // the browser receives no response
  });
  await visitor.signsIn(account);
  const merged = { [idInSizeM(own)]: 5, [idInSizeM(other)]: 4 };
  await expect.poll(() => storedLines(testData, account.uid)).toEqual(merged);
  await expect.poll(() => lost).toBeGreaterThan(0);

  await page.unroute(/:commit\b/);
  await visitor.opens('/');
  await expect.poll(() => guestIdOf(page)).toBeNull();
  expect(await storedLines(testData, account.uid)).toEqual(merged);
});

test(
  'the cart badge of the previous user is not shown to the next one',
  { tag: '@desktop' },
  async ({ shopper, testData }) => {
    await shopper.addsToCart((await testData.product()).id);
    await expect(shopper.page.getByRole('button', { name: 'Open cart, 1 item' })).toBeVisible();
    await shopper.page.getByRole('button', { name: 'Account menu' }).click();
    await shopper.page.getByRole('menuitem', { name: 'Logout' }).click();
    await expect(shopper.page.getByRole('button', { name: 'Open cart', exact: true })).toBeVisible();
  },
);
