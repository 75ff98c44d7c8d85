import { expectPageQuality } from '../fixtures/assert/expect-page-quality.ts';
import { expect, test } from '../fixtures/browser/shop-test.ts';
import { storedTexts } from '../fixtures/data/stored-texts.ts';
import { payWithoutOrder, placePaidOrder } from '../fixtures/orders/place-order.ts';

/* Deadlines of orders that were paid before their delivery (docs/adr/0092). */

const HOUR_MS = 3_600_000;

test('an order that was paid in full and waits for two days is overdue on its page and in its queue', async ({
  admin,
  shopper,
  testData,
}) => {
  const { page } = admin;
  const { _id, orderId } = await placePaidOrder(shopper.account, await testData.product(), testData);
  await admin.opens(`/dashboard/orders/${_id}`);
  await expect(page.getByText(/^Paid in full: hand the parcel over by .+\.$/)).toBeVisible();

  const createdAt = new Date(Date.now() - 50 * HOUR_MS);
  await testData.db.doc(`orders/${_id}`).update({ createdAt });
  // Due before what other tests place, so that it is on the first page of its queue.
  await testData.db.doc(`orderDesk/${_id}`).update({ createdAt, dueAt: new Date(0) });
  await admin.opens(`/dashboard/orders/${_id}`);
  await expect(
    page.getByText(/^Paid in full, and overdue: the parcel was to be handed over by/),
  ).toBeVisible();

  await admin.opens('/dashboard/work?queue=to-pack');
  const row = page.getByRole('row', { name: new RegExp(orderId) });
  await expect(row).toContainText('Hand-over overdue');
  await expectPageQuality(page, async () => storedTexts(testData));
});

test('a payment without an order says until when it is refunded', async ({ admin, shopper, testData }) => {
  const tranId = await payWithoutOrder(shopper.account, testData);
  await admin.opens('/dashboard/reports');
  await expect(admin.page.getByRole('row', { name: new RegExp(tranId) })).toContainText(
    /Refund by \w{3}, \d+ \w{3}/,
  );
});
