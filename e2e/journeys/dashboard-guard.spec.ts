import { delayRequest } from '../fixtures/network/delay-request.ts';
import { expect, test } from '../fixtures/browser/shop-test.ts';

/** Everything that is for staff alone. */
const STAFF_ONLY = [
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

test('every staff page redirects a customer home', { tag: '@phone' }, async ({ shopper }) => {
  test.slow(); // ten pages
  for (const address of STAFF_ONLY) {
    await shopper.opens(address);
    await expect(shopper.page, address).toHaveURL('/');
  }
});

test('every staff page redirects a guest home', { tag: '@phone' }, async ({ guest }) => {
  for (const address of ['/dashboard', '/dashboard/orders/seed-order-001', '/add-products']) {
    await guest.opens(address);
    await expect(guest.page, address).toHaveURL('/');
  }
});

test('the guard shows a loading message while it checks the role', { tag: '@phone' }, async ({ shopper }) => {
  const { page } = shopper;
  // Delays both answers of the identity service: the account and its claims.
  const letKnow = await delayRequest(page, /accounts:lookup/);
  const letRenew = await delayRequest(page, /securetoken\.googleapis\.com/);
  await shopper.opens('/dashboard');
  await expect(page.getByText('Authenticating')).toBeVisible();
  letKnow();
  await expect(page.getByText('Checking permissions')).toBeVisible();
  letRenew();
  await expect(page).toHaveURL('/');
});
