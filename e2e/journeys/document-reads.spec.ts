import type { Account } from '../fixtures/data/test-data.ts';
import { placeOrder } from '../fixtures/orders/place-order.ts';
import { readsByCaller } from '../fixtures/local-stack/reads-by-caller.ts';
import { waitForStableValue } from '../fixtures/local-stack/wait-for-stable-value.ts';
import { expect, test } from '../fixtures/browser/shop-test.ts';

/**
 * Returns the documents read for an account by `visit`. The bounds are those of docs/reference/performance.md. Concurrent tests
 * do not affect these pages; the dashboard's reads are tested in e2e/serial.
 */
async function readsOf({ uid }: Account, visit: () => Promise<void>): Promise<number> {
  const before = await waitForStableValue(() => readsByCaller(uid));
  await visit();
  return (await waitForStableValue(() => readsByCaller(uid))) - before;
}

test('checkout reads one document per line and three more', async ({ shopper, testData }) => {
  for (const product of [await testData.product(), await testData.product()]) {
    await shopper.addsToCart(product.id);
  }
  const checkout = await readsOf(shopper.account, async () => {
    await shopper.opens('/checkout');
    await expect(shopper.page.getByRole('button', { name: /^Pay Now/ })).toBeVisible();
  });
  expect(checkout).toBeGreaterThanOrEqual(2);
  expect(checkout).toBeLessThanOrEqual(2 + 3);
});

test('the profile reads five orders and three more documents, however many orders exist', async ({
  shopper,
  testData,
}) => {
  const product = await testData.product();
  for (let order = 0; order < 7; order += 1) await placeOrder(shopper.account, product);
  let aggregations = 0;
  shopper.page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes(':runAggregationQuery')) aggregations += 1;
  });
  const profile = await readsOf(shopper.account, async () => {
    await shopper.opens('/user-profile');
    await expect(shopper.page.getByText('Click on any order to view details')).toBeVisible();
    await expect(shopper.page.getByText('Order #7')).toBeVisible(); // from the count of all orders
  });
  expect(aggregations).toBe(1);
  expect(profile).toBeGreaterThanOrEqual(5);
  expect(profile).toBeLessThanOrEqual(5 + 3);
});
