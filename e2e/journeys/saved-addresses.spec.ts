import type { Page } from '@playwright/test';
import { applyAppearance } from '../fixtures/browser/appearance.ts';
import { expect, test } from '../fixtures/browser/shop-test.ts';
import type { TestData } from '../fixtures/data/test-data.ts';
import { payNow, storedOrders } from '../fixtures/orders/checkout-steps.ts';
import { ADDRESS } from '../fixtures/orders/drafts.ts';
import { cartLine, fillCart } from '../fixtures/orders/fill-cart.ts';

/* Saved addresses at the checkout and on the profile. */

const home = { ...ADDRESS, address: 'House 12, Road 5, Dhanmondi' };
const office = { ...ADDRESS, address: 'Level 4, Gulshan Avenue 102', addressCategory: 'office' };

const store = (testData: TestData, uid: string, ...addresses: object[]) =>
  testData.db.doc(`addressBooks/${uid}`).set({
    addresses: addresses.map((address, place) => ({
      ...address,
      id: `00000000-0000-4000-8000-00000000000${place}`,
    })),
    updatedAt: new Date(),
  });
const storedAddresses = async (testData: TestData, uid: string) => {
  const book = await testData.db.doc(`addressBooks/${uid}`).get();
  return ((book.get('addresses') ?? []) as { address: string }[]).map(({ address }) => address);
};
const placed = (page: Page) => page.getByRole('heading', { name: 'Order placed successfully!' });
const section = (page: Page) => page.getByRole('region', { name: 'Saved Addresses' });

test('a returning customer orders with the saved default address and types nothing', async ({
  shopper,
  testData,
}) => {
  const { page, account } = shopper;
  await store(testData, account.uid, home, office);
  await fillCart(testData.db, account.uid, [cartLine(await testData.product())]);
  await shopper.opens('/checkout');
  const confirm = page.getByRole('region', { name: 'Confirm your order' });
  await expect(confirm).toContainText(home.address);
  await expect(confirm).toContainText('Cash on Delivery');
  await expect(page.getByRole('main').getByRole('radio')).toHaveCount(0);
  await payNow(page).click();
  await expect(placed(page)).toBeVisible();
  expect(await storedOrders(testData, account.uid)).toMatchObject([
    { shippingAddress: { address: home.address } },
  ]);
});

test('another address is typed, saved with the order, and offered the next time', async ({
  shopper,
  testData,
}) => {
  const { page, account } = shopper;
  await store(testData, account.uid, home);
  await fillCart(testData.db, account.uid, [cartLine(await testData.product())]);
  await shopper.opens('/checkout');
  await page.getByRole('button', { name: 'Change the address' }).click();
  await expect(page.getByRole('heading', { name: 'Shipping address' })).toBeFocused();
  await expect(page.getByRole('radio', { name: /Home/ })).toBeChecked();
  await page.getByText('Another address').click();
  await page.getByRole('button', { name: 'Type region, city and district by hand' }).click();
  await page.getByLabel('Region').selectOption('Dhaka');
  await page.getByLabel('City', { exact: true }).fill('Gazipur');
  await page.getByLabel('District').fill('Gazipur');
  await page.getByLabel('Address', { exact: true }).fill('House 8, Board Bazar');
  await page.getByLabel('Save this address').check();
  await payNow(page).click();
  await expect(placed(page)).toBeVisible();
  await expect
    .poll(() => storedAddresses(testData, account.uid))
    .toEqual([home.address, 'House 8, Board Bazar']);
});

test('the address of the newest order is to be confirmed while none is saved, and can be changed', async ({
  shopper,
  testData,
}) => {
  const { page, account } = shopper;
  await fillCart(testData.db, account.uid, [cartLine(await testData.product())]);
  await shopper.opens('/checkout');
  await page.getByLabel('Recipient phone').fill('01712345678');
  await page.getByRole('combobox', { name: 'Your area, upazila or thana' }).pressSequentially('dhan');
  await page.getByRole('option', { name: 'Dhanmondi' }).click();
  await page.getByLabel('Address', { exact: true }).fill('House 12, Road 5');
  await payNow(page).click();
  await expect(placed(page)).toBeVisible();

  await fillCart(testData.db, account.uid, [cartLine(await testData.product())]);
  await shopper.opens('/checkout');
  await expect(page.getByRole('region', { name: 'Confirm your order' })).toContainText('House 12, Road 5');
  await page.getByRole('button', { name: 'Change the address' }).click();
  await expect(page.getByLabel('Address', { exact: true })).toHaveValue('House 12, Road 5');
  await expect(page.getByLabel('Recipient phone')).toHaveValue('01712345678');
  await payNow(page).click();
  await expect(placed(page)).toBeVisible();
});

test('the profile adds, changes, orders and removes addresses', async ({ shopper, testData }) => {
  const { page, account } = shopper;
  await store(testData, account.uid, home, office);
  await shopper.opens('/user-profile');
  await section(page).scrollIntoViewIfNeeded();
  await expect(section(page).getByRole('listitem')).toHaveCount(2);

  await section(page)
    .getByRole('button', { name: `Make ${office.address}`, exact: false })
    .click();
  await expect(section(page).getByRole('listitem').first()).toContainText(office.address);
  expect(await storedAddresses(testData, account.uid)).toEqual([office.address, home.address]);

  await section(page)
    .getByRole('button', { name: `Change ${home.address}`, exact: false })
    .click();
  const dialog = page.getByRole('dialog', { name: 'Change the address' });
  await dialog.getByLabel('Address', { exact: true }).fill('');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText('Address is required')).toBeVisible();
  await dialog.getByLabel('Address', { exact: true }).fill('House 13, Road 6');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();
  await expect(section(page).getByRole('listitem').last()).toContainText('House 13, Road 6');

  await section(page).getByRole('button', { name: 'Remove House 13, Road 6', exact: false }).click();
  await expect(section(page).getByRole('listitem')).toHaveCount(1);
  expect(await storedAddresses(testData, account.uid)).toEqual([office.address]);
});

test('a Bangla checkout offers the saved addresses in Bangla', async ({ shopper, testData }) => {
  const { page, account } = shopper;
  await store(testData, account.uid, home, office);
  await fillCart(testData.db, account.uid, [cartLine(await testData.product())]);
  await shopper.opens('/checkout');
  await applyAppearance(page, { language: 'bn', scheme: 'dark' });
  await page.getByRole('button', { name: 'ঠিকানা বদলান' }).click();
  await expect(page.getByRole('radiogroup', { name: 'কোথায় পৌঁছাব' }).getByRole('radio')).toHaveCount(3);
});
