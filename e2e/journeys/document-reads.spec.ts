import type { Account } from '../fixtures/data/test-data.ts';
import { placeOrder } from '../fixtures/orders/place-order.ts';
import { readsByCaller } from '../fixtures/local-stack/reads-by-caller.ts';
import { waitForStableValue } from '../fixtures/local-stack/wait-for-stable-value.ts';
import { expect, test } from '../fixtures/browser/shop-test.ts';

/*
 * What a screen costs its visitor, in documents billed to her; the limits are those of the performance budget. What others do
 * meanwhile costs her nothing on these; the dashboard, which shows it, is measured in e2e/serial.
 */
async function costs({ uid }: Account, look: () => Promise<void>): Promise<number> {
  const before = await waitForStableValue(() => readsByCaller(uid));
  await look();
  return (await waitForStableValue(() => readsByCaller(uid))) - before;
}

test(
  'checkout reads one document per line and three more',
  { tag: '@phone' },
  async ({ shopper, testData }) => {
    for (const product of [await testData.product(), await testData.product()]) {
      await shopper.addsToCart(product.id);
    }
    const checkout = await costs(shopper.account, async () => {
      await shopper.opens('/checkout');
      await expect(shopper.page.getByRole('button', { name: /^Pay Now/ })).toBeVisible();
    });
    console.info(`checkout with two lines: ${checkout} documents`);
    expect(checkout).toBeGreaterThanOrEqual(2);
    expect(checkout).toBeLessThanOrEqual(2 + 3);
  },
);

test(
  'the profile reads five orders and three more documents, however many orders exist',
  { tag: '@phone' },
  async ({ shopper, testData }) => {
    const product = await testData.product();
    for (let order = 0; order < 7; order += 1) await placeOrder(shopper.account, product);
    let sums = 0;
    shopper.page.on('request', (request) => {
      if (request.method() === 'POST' && request.url().includes(':runAggregationQuery')) sums += 1;
    });
    const profile = await costs(shopper.account, async () => {
      await shopper.opens('/user-profile');
      await expect(shopper.page.getByText('Click on any order to view details')).toBeVisible();
      await expect(shopper.page.getByText('Order #7')).toBeVisible(); // summed up
    });
    expect(sums).toBe(1);
    console.info(`profile with seven orders: ${profile} documents`);
    expect(profile).toBeGreaterThanOrEqual(5);
    expect(profile).toBeLessThanOrEqual(5 + 3);
  },
);
