import type { Page } from '@playwright/test';
import { applyAppearance } from '../fixtures/browser/appearance.ts';
import { expect, test as base } from '../fixtures/browser/shop-test.ts';
import type { Visitor } from '../fixtures/browser/visitor.ts';
import { payNow, storedOrders } from '../fixtures/orders/checkout-steps.ts';
import { cartLine, fillCart } from '../fixtures/orders/fill-cart.ts';

/* The search for the area of a delivery address on the checkout page. */

const test = base.extend<{ checkout: Visitor }>({
  /** The open checkout page of a customer with one product in the cart. */
  checkout: async ({ shopper, testData }, use) => {
    await fillCart(testData.db, shopper.account.uid, [cartLine(await testData.product())]);
    await shopper.opens('/checkout');
    await expect(payNow(shopper.page)).toBeVisible();
    await use(shopper);
  },
});

const areaField = (page: Page) => page.getByRole('combobox', { name: 'Your area, upazila or thana' });
const byHand = (page: Page) => page.getByRole('button', { name: 'Type region, city and district by hand' });

test('a customer finds an area by a few letters and a tap, and the order has its names and id', async ({
  checkout: { page },
  shopper,
  testData,
}) => {
  await page.getByLabel('Recipient phone').fill('01712345678');
  await page.getByLabel('Address', { exact: true }).fill('House 12, Road 5');
  await areaField(page).click();
  await areaField(page).pressSequentially('dhan');
  await page.getByRole('option', { name: 'Dhanmondi' }).click();
  await expect(areaField(page)).toHaveValue('Dhanmondi, Dhaka');
  await expect(page.getByLabel('City', { exact: true })).toBeHidden();
  await payNow(page).click();
  await expect(page.getByRole('heading', { name: 'Order placed successfully!' })).toBeVisible();
  expect(await storedOrders(testData, shopper.account.uid)).toMatchObject([
    {
      shippingAddress: {
        region: 'Dhaka',
        city: 'Dhanmondi',
        district: 'Dhaka',
        address: 'House 12, Road 5',
        areaId: 'dhaka/dhaka/dhanmondi',
      },
      deliveryAddress: 'House 12, Road 5, Dhanmondi, Dhaka',
    },
  ]);
});

test('the area of the draft is still there after a reload', async ({ checkout: { page } }) => {
  await areaField(page).fill('কুমিল্লা');
  await page.getByRole('option', { name: 'Cumilla Sadar Cumilla, Chattogram' }).click();
  await page.reload();
  await expect(areaField(page)).toHaveValue('Cumilla Sadar, Cumilla, Chattogram');
});

test('a Bangla page lists areas in Bangla', async ({ checkout: { page } }) => {
  await applyAppearance(page, { language: 'bn', scheme: 'light' });
  const field = page.getByRole('combobox', { name: 'আপনার এলাকা, উপজেলা বা থানা' });
  await field.fill('rajshahi');
  await page.getByRole('option', { name: 'বোয়ালিয়া রাজশাহী', exact: true }).click();
  await expect(field).toHaveValue('বোয়ালিয়া, রাজশাহী');
});

test('an address typed by hand keeps no area, also where one was chosen before', async ({
  checkout: { page },
  shopper,
  testData,
}) => {
  await page.getByLabel('Recipient phone').fill('01712345678');
  await page.getByLabel('Address', { exact: true }).fill('Char Alexander');
  await areaField(page).fill('xqxqxq');
  await expect(page.getByText('No such area.')).toBeVisible();
  await areaField(page).fill('ramgati');
  await page.getByRole('option', { name: 'Ramgati' }).click();
  await byHand(page).click();
  await expect(page.getByLabel('Region')).toHaveValue('Chittagong');
  await page.getByLabel('City', { exact: true }).fill('Alexander Bazar');
  await expect(areaField(page)).toHaveValue('');
  await payNow(page).click();
  await expect(page.getByRole('heading', { name: 'Order placed successfully!' })).toBeVisible();
  const [order] = await storedOrders(testData, shopper.account.uid);
  expect(order?.shippingAddress).toMatchObject({ city: 'Alexander Bazar', district: 'Lakshmipur' });
  expect(order?.shippingAddress).not.toHaveProperty('areaId');
});

test('without an area, the fields of the address open with their errors', async ({ checkout: { page } }) => {
  await payNow(page).click();
  for (const field of ['Region', 'City', 'District']) {
    await expect(page.getByText(`${field} is required`)).toBeVisible();
  }
  await areaField(page).fill('savar');
  await page.getByRole('option', { name: 'Savar' }).click();
  await expect(page.getByText('City is required')).toBeHidden();
  await expect(page.getByLabel('City', { exact: true })).toBeHidden();
});

test('the areas are not loaded by a page without an address', async ({ checkout: { page } }) => {
  const scripts = async () =>
    page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .flatMap(({ name }) => (name.includes('/places') ? [name] : [])),
    );
  await expect.poll(scripts).toHaveLength(1);
  await page.goto('/products');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await scripts()).toEqual([]);
});
