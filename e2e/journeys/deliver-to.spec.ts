import type { Page } from '@playwright/test';
import { expectPageQuality } from '../fixtures/assert/expect-page-quality.ts';
import { expect, test } from '../fixtures/browser/shop-test.ts';
import { payNow } from '../fixtures/orders/checkout-steps.ts';
import { cartLine, fillCart } from '../fixtures/orders/fill-cart.ts';

/* The area to which a product's page delivers (docs/adr/0076). */

const choose = (page: Page) => page.getByRole('button', { name: 'See the day and charge for your area' });
const areaField = (page: Page) => page.getByRole('combobox', { name: 'Your area, upazila or thana' });
const toBoalia = /^Deliver to Boalia, Rajshahi: .+, (৳[\d.,]+|Free)$/;

test('a guest chooses an area once, and every product says its day and charge', async ({
  guest,
  testData,
}) => {
  const { page } = guest;
  const [first, second] = [await testData.product(), await testData.product()];
  await guest.opens(`/products/${first.id}`);
  await expect(page.getByText(/^Arrives/)).toBeVisible();
  await choose(page).click();
  await areaField(page).fill('boalia');
  await page.getByRole('option', { name: /^Boalia/ }).click();
  await expect(page.getByText(toBoalia)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Change the area' })).toBeFocused();
  await guest.opens(`/products/${second.id}`);
  await expect(page.getByText(toBoalia)).toBeVisible();
  await page.evaluate(() => localStorage.setItem('nargisus.language', 'bn'));
  await page.reload();
  await expect(page.getByText(/^বোয়ালিয়া, রাজশাহী: হাতে পাবেন .+৳/)).toBeVisible();
});

test('the area is chosen, changed and forgotten by the keyboard alone', async ({ guest, testData }) => {
  const { page } = guest;
  await guest.opens(`/products/${(await testData.product()).id}`);
  await expect(choose(page)).toBeEnabled();
  await choose(page).focus();
  await page.keyboard.press('Enter');
  await expect(areaField(page)).toBeVisible();
  await areaField(page).focus();
  await page.keyboard.type('savar');
  await expect(page.getByRole('option', { name: /^Savar/ })).toBeVisible();
  await page.keyboard.press('Enter');
  const change = page.getByRole('button', { name: 'Change the area' });
  await expect(change).toBeFocused();
  await expect(page.getByText(/^Deliver to Savar, Dhaka:/)).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(areaField(page)).toHaveValue('Savar, Dhaka');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(change).toBeFocused();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Forget this area' }).press('Enter');
  await expect(page.getByText(/^Arrives/)).toBeVisible();
});

test('a first checkout has the area in its form, and a saved address comes before it', async ({
  shopper,
  testData,
}) => {
  const { page, account } = shopper;
  const product = await testData.product();
  await shopper.opens(`/products/${product.id}`);
  await choose(page).click();
  await areaField(page).fill('boalia');
  await page.getByRole('option', { name: /^Boalia/ }).click();
  await fillCart(testData.db, account.uid, [cartLine(product)]);
  await shopper.opens('/checkout');
  await expect(payNow(page)).toBeVisible();
  await expect(areaField(page)).toHaveValue('Boalia, Rajshahi');
  await expect(page.getByLabel('Recipient name')).toHaveValue(account.name);
});

test('a member’s default address is the area of products, once it was read', async ({
  shopper,
  testData,
}) => {
  const { page, account } = shopper;
  const product = await testData.product();
  await testData.db.doc(`addressBooks/${account.uid}`).set({
    addresses: [
      {
        ...{ id: '00000000-0000-4000-8000-000000000000', recipientName: 'Rahima', addressCategory: 'home' },
        ...{ recipientPhone: '01712345678', address: 'House 12, Road 5', landmark: '' },
        ...{ region: 'Dhaka', city: 'Savar', district: 'Dhaka', areaId: 'dhaka/dhaka/savar' },
      },
    ],
    updatedAt: new Date(),
  });
  await fillCart(testData.db, account.uid, [cartLine(product)]);
  await shopper.opens('/checkout');
  await expect(page.getByText('House 12, Road 5, Savar').first()).toBeVisible();
  await shopper.opens(`/products/${product.id}`);
  await expect(page.getByText(/^Deliver to Savar, Dhaka:/)).toBeVisible();
});

test(
  'the sheet of the area passes the page quality checks',
  { tag: '@all-devices' },
  async ({ guest, testData }) => {
    const { page } = guest;
    await guest.opens(`/products/${(await testData.product()).id}`);
    await choose(page).click();
    await expect(areaField(page)).toBeVisible();
    await areaField(page).fill('savar');
    await expect(page.getByRole('option', { name: /^Savar/ })).toBeVisible();
    await expectPageQuality(page, () => testData.productTexts());
  },
);
