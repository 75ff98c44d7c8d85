import { delayRequest } from '../fixtures/network/delay-request.ts';
import { expect, test } from '../fixtures/browser/shop-test.ts';

/** Every page for staff. */
const STAFF_PAGES = [
  '/dashboard',
  '/dashboard/orders',
  '/dashboard/orders/seed-order-001',
  '/dashboard/delivery',
  '/dashboard/products',
  '/dashboard/customers',
  '/dashboard/reports',
  '/dashboard/print/packing-slips?ids=seed-order-001',
  '/add-products',
  '/update-products/PROD_1_1',
];

test('every staff page redirects a customer home', async ({ shopper }) => {
  test.slow(); // ten pages
  for (const path of STAFF_PAGES) {
    await shopper.opens(path);
    await expect(shopper.page, path).toHaveURL('/');
  }
});

test('every staff page redirects a guest home', async ({ guest }) => {
  for (const path of ['/dashboard', '/dashboard/orders/seed-order-001', '/add-products']) {
    await guest.opens(path);
    await expect(guest.page, path).toHaveURL('/');
  }
});

test('the guard shows a loading message while it checks the role', async ({ shopper }) => {
  const { page } = shopper;
  // Delays the answer of the identity service, and the record of the user, which may hold rights.
  const releaseAccount = await delayRequest(page, /accounts:lookup/);
  const releaseRecord = await delayRequest(page, /Firestore\/Listen/);
  await shopper.opens('/dashboard');
  await expect(page.getByText('Authenticating')).toBeVisible();
  releaseAccount();
  await expect(page.getByText('Checking permissions')).toBeVisible();
  releaseRecord();
  await expect(page).toHaveURL('/');
});
