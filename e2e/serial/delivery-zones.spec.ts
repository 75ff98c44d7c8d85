import type { Page } from '@playwright/test';
import { applyAppearance } from '../fixtures/browser/appearance.ts';
import { expect, test } from '../fixtures/browser/shop-test.ts';
import type { Product } from '@nargisus/domain/catalogue';
import { taka } from '@nargisus/domain/money';
import type { Visitor } from '../fixtures/browser/visitor.ts';

/* The shop has one table of delivery charges, which every order pays: here no other test runs. */

test.beforeEach(({ testData }) => testData.db.doc('settings/delivery').delete());
test.afterEach(({ testData }) => testData.db.doc('settings/delivery').delete());

const EDITOR = '/dashboard/settings?section=delivery';

/** Saves the form and waits until nothing is left to save. */
async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Nothing has been changed.')).toBeVisible();
}

const area = (page: Page) => page.getByRole('combobox', { name: 'Your area, upazila or thana' });

/** Finds an area by a few letters and takes the first one. */
async function choosesArea(page: Page, text: string, chosen: RegExp): Promise<void> {
  await area(page).fill(text);
  await expect(page.getByRole('option').first()).toBeVisible();
  await area(page).press('Enter');
  await expect(area(page)).toHaveValue(chosen);
}

async function opensCheckout(shopper: Visitor, product: Product): Promise<void> {
  await shopper.addsToCart(product.id);
  await shopper.opens('/checkout');
  await expect(area(shopper.page)).toBeVisible();
}

const options = (page: Page) => page.getByRole('radiogroup', { name: 'Delivery option' });
const total = (page: Page) => page.getByRole('button', { name: /^Pay Now/ });

test('staff press the preset, and a shopper in Dhaka pays less than one in Rajshahi', async ({
  admin,
  shopper,
  testData,
}) => {
  const product = await testData.product({ price: taka(500) });
  await admin.opens(EDITOR);
  await admin.page.getByRole('button', { name: 'Use inside Dhaka, around Dhaka, elsewhere' }).click();
  await expect(admin.page.getByRole('button', { name: 'Remove All of Dhaka' })).toBeVisible();
  await save(admin.page);
  await expect(admin.page.getByRole('region', { name: 'History' })).toContainText(
    'Inside Dhaka: ৳60.00 / ৳120.00 / ৳200.00',
  );

  const { page } = shopper;
  await opensCheckout(shopper, product);
  // Before a place is chosen, the highest charge counts, and a line says so.
  await expect(page.getByText(/^From ৳60\.00, depending on your area/)).toBeVisible();
  await expect(total(page)).toHaveText('Pay Now - ৳630.00');

  await choosesArea(page, 'Dhanmondi', /^Dhanmondi/);
  await expect(total(page)).toHaveText('Pay Now - ৳560.00');
  await options(page).getByText('Premium Delivery').click();
  await expect(total(page)).toHaveText('Pay Now - ৳700.00');

  // Rajshahi is not offered premium: the first option is taken, and the page says so.
  await choosesArea(page, 'Boalia', /^Boalia/);
  await expect(options(page).getByRole('radio')).toHaveCount(2);
  await expect(options(page).getByRole('radio').first()).toBeChecked();
  await expect(
    page.getByText(
      'Premium Delivery is not offered in Boalia, Rajshahi. Standard Delivery is chosen instead.',
    ),
  ).toBeVisible();
  await expect(total(page)).toHaveText('Pay Now - ৳630.00');

  // Back in Dhaka, the choice counts again.
  await choosesArea(page, 'Dhanmondi', /^Dhanmondi/);
  await expect(total(page)).toHaveText('Pay Now - ৳700.00');
  await choosesArea(page, 'Boalia', /^Boalia/);
  await page.getByLabel('Recipient phone').fill('01712345678');
  await page.getByLabel('Address', { exact: true }).fill('House 12');
  await total(page).click();
  await expect(page.getByRole('heading', { name: 'Order placed successfully!' })).toBeVisible();
  await expect(page.getByText('৳630.00').first()).toBeVisible();
});

test('staff build a zone by hand: errors beside their fields, days without delivery, free delivery', async ({
  admin,
  shopper,
  guest,
  testData,
}) => {
  const product = await testData.product({ price: taka(500) });
  const { page } = admin;
  await admin.opens(EDITOR);
  await page.getByRole('button', { name: 'Add a zone' }).click();
  const zone = page.getByRole('listitem', { name: 'Zone 2' });
  for (const option of ['Standard', 'Express', 'Premium'])
    await zone.getByLabel(`${option} Delivery`).fill('');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(zone.getByText('Name the zone')).toBeVisible();
  await expect(zone.getByRole('alert')).toHaveText('Offer at least one delivery option in the zone');

  await zone.getByLabel('Name in English').fill('Sylhet');
  await zone.getByLabel('Standard Delivery').fill('45');
  await zone.getByLabel('Free from, in taka').fill('800');
  await zone.getByLabel('Extra days').fill('2');
  const place = zone.getByRole('combobox', { name: 'Add a district or an area' });
  await place.fill('Sylhet');
  await expect(page.getByRole('option').first()).toHaveText(/^All of Sylhet/);
  await place.press('Enter');
  await expect(zone.getByRole('button', { name: 'Remove All of Sylhet' })).toBeVisible();
  await page.getByRole('checkbox', { name: 'Saturday' }).check();
  await page.getByLabel('Date without delivery').fill('2027-03-26');
  await page.getByLabel('Date without delivery').press('Enter');
  await expect(page.getByRole('button', { name: 'Remove Fri, 26 Mar 2027' })).toBeVisible();
  await save(page);

  await opensCheckout(shopper, product);
  await choosesArea(shopper.page, 'Beanibazar', /^Beanibazar/);
  await expect(total(shopper.page)).toHaveText('Pay Now - ৳545.00');
  await expect(options(shopper.page).getByRole('radio')).toHaveCount(1);
  await expect(shopper.page.getByText('Add ৳300.00 for free delivery')).toBeVisible();

  await guest.opens('/contact');
  const charges = guest.page.getByRole('region', { name: 'Delivery' });
  await expect(charges.getByText('free from ৳800.00, 2 more days')).toBeVisible();
  await expect(charges.getByText('No deliveries on these days of the week: Friday, Saturday.')).toBeVisible();
  await guest.opens(`/products/${product.id}`);
  await expect(guest.page.getByText(/^Standard Delivery from ৳45\.00\./)).toBeVisible();
  await applyAppearance(guest.page, { language: 'bn', scheme: 'dark' });
  await expect(guest.page.getByText(/^সাধারণ ডেলিভারি ৳৪৫\.০০ থেকে।/)).toBeVisible();
});

test('a charge that staff change while the checkout is open is shown before it is paid', async ({
  admin,
  shopper,
  testData,
}) => {
  const product = await testData.product({ price: taka(500) });
  const { page } = shopper;
  await opensCheckout(shopper, product);
  await choosesArea(page, 'Dhanmondi', /^Dhanmondi/);
  await page.getByLabel('Recipient phone').fill('01712345678');
  await page.getByLabel('Address', { exact: true }).fill('House 12');
  await expect(total(page)).toHaveText('Pay Now - ৳560.00');

  await admin.opens(EDITOR);
  await admin.page.getByLabel('Standard Delivery').fill('75');
  await save(admin.page);
  await total(page).click();
  await expect(page.getByText('The new total is ৳575.00.')).toBeVisible();
  await expect(total(page)).toHaveText('Pay Now - ৳575.00');
  await total(page).click();
  await expect(page.getByRole('heading', { name: 'Order placed successfully!' })).toBeVisible();
});
