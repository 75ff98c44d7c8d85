import { expectVisibleFor, pauseClock } from '../fixtures/browser/clock.ts';
import { expect, test } from '../fixtures/browser/shop-test.ts';
import { dropConnection } from '../fixtures/network/responses.ts';

/* Error messages of docs/reference/specification.md 8 on the profile's pages. */

test('the profile shows that its orders failed to load and loads them on retry', async ({
  page,
  uncheckedShopper: shopper,
}) => {
  await page.route(/Listen\/channel/, dropConnection);
  await shopper.opens('/user-profile');
  await expect(page.getByRole('main').getByText('Error loading order history')).toBeVisible();
  await expect(page.getByText('No orders yet')).toBeHidden();
  // Both at once: Firestore also reconnects on its own, which removes the button.
  const retry = page.getByRole('main').getByRole('button', { name: 'Retry' });
  await Promise.all([page.unroute(/Listen\/channel/), retry.dispatchEvent('click')]);
  await expect(page.getByText('No orders yet')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Start Shopping' })).toHaveAttribute('href', '/products');
});

test('the profile form names each invalid field', async ({ page, shopper }) => {
  await shopper.opens('/update-profile');
  await page.getByLabel('Full Name').fill('');
  await page.getByLabel('Phone Number').fill('0');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  for (const text of ['Name is required', 'Please enter a valid phone number'])
    await expect(page.getByText(text, { exact: true })).toBeVisible();
});

test('the profile form shows a failure for 5 s and keeps the input, and a success for 4 s', async ({
  page,
  uncheckedShopper: shopper,
}) => {
  await shopper.opens('/update-profile');
  const save = page.getByRole('button', { name: 'Save Changes' });
  await page.getByLabel('Full Name').fill('Rahima Begum');
  await page.route('**/api/me', dropConnection);
  await pauseClock(page);
  await save.click();
  await expectVisibleFor(page, 'Failed to update profile. Please try again.', 5_000);
  await expect(page.getByLabel('Full Name')).toHaveValue('Rahima Begum');
  await page.unroute('**/api/me');
  await save.click();
  await expectVisibleFor(page, 'Profile updated successfully!', 4_000);
});
