import type { Account } from '../fixtures/backstage.ts';
import { readsOf } from '../fixtures/reads-of.ts';
import { expect, test } from '../fixtures/shop-test.ts';

/** What a screen costs its visitor, in billed documents; the limits are those of the performance budget. */
async function costs(account: Account, look: () => Promise<void>): Promise<number> {
  const before = await readsOf(account.uid);
  await look();
  return (await readsOf(account.uid)) - before;
}

test('the overview of the dashboard costs at most 40 documents, whatever the number of orders', async ({
  admin,
}) => {
  const cost = await costs(admin.account, async () => {
    await admin.opens('/dashboard');
    await expect(admin.page.getByText('Total Revenue')).toBeVisible();
    await expect(admin.page.getByText(/৳[1-9]/).first()).toBeVisible();
  });
  console.info(`dashboard overview: ${cost} documents`);
  expect(cost).toBeGreaterThan(0);
  expect(cost).toBeLessThanOrEqual(40);
});

test('the list of orders costs its page of 20 and the counters', async ({ admin }) => {
  const cost = await costs(admin.account, async () => {
    await admin.opens('/dashboard/orders');
    await expect(admin.page.getByRole('row').nth(15)).toBeVisible();
  });
  console.info(`dashboard orders: ${cost} documents`);
  expect(cost).toBeGreaterThanOrEqual(20);
  expect(cost).toBeLessThanOrEqual(40);
});

test('checkout costs its lines and three more, the profile its five orders and three more', async ({
  shopper,
  backstage,
}) => {
  for (const product of [await backstage.product(), await backstage.product()]) {
    await shopper.addsToCart(product.id);
  }
  const checkout = await costs(shopper.account, async () => {
    await shopper.opens('/checkout');
    await expect(shopper.page.getByRole('button', { name: /^Pay Now/ })).toBeVisible();
  });
  console.info(`checkout with two lines: ${checkout} documents`);
  expect(checkout).toBeGreaterThanOrEqual(2);
  expect(checkout).toBeLessThanOrEqual(2 + 3);
  const profile = await costs(shopper.account, async () => {
    await shopper.opens('/user-profile');
    await expect(shopper.page.getByText('No orders yet')).toBeVisible();
  });
  console.info(`profile: ${profile} documents`);
  expect(profile).toBeGreaterThan(0);
  expect(profile).toBeLessThanOrEqual(5 + 3);
});
