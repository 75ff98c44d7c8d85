import { readFile } from 'node:fs/promises';
import { renderPdf } from '../fixtures/assert/read-pdf.ts';
import { expect, test as base } from '../fixtures/browser/shop-test.ts';
import { placeOrder, type PlacedOrder } from '../fixtures/orders/place-order.ts';

/** The list of a customer's two orders, and what staff do there. */
interface TwoOrders {
  readonly orders: readonly [PlacedOrder, PlacedOrder];
  /** Changes stored fields of an order, which the list shows live. */
  change(order: PlacedOrder, fields: object): Promise<void>;
  selectBoth(): Promise<void>;
  /** Chooses a paper from the menu Print. */
  print(paper: string): Promise<void>;
  /** Expects the outcome to contain every text and closes it. */
  expectOutcome(...texts: string[]): Promise<void>;
}

const test = base.extend<{ list: TwoOrders }>({
  list: async ({ admin, shopper, testData }, use) => {
    const { page } = admin;
    const product = await testData.product({ name: 'Monipuri gamcha' });
    const orders = [
      await placeOrder(shopper.account, product),
      await placeOrder(shopper.account, product),
    ] as const;
    await admin.opens(`/dashboard/orders?q=${shopper.account.email}`);
    await use({
      orders,
      change: async ({ _id }, fields) => {
        await testData.db.doc(`orders/${_id}`).update(fields);
      },
      async selectBoth() {
        for (const { orderId } of orders) await page.getByLabel(`Choose ${orderId}`).check();
        await expect(page.getByText('2 chosen')).toBeVisible();
      },
      async print(paper) {
        await page.getByRole('button', { name: 'Print', exact: true }).click();
        await page.getByRole('menuitem', { name: paper }).click();
      },
      async expectOutcome(...texts) {
        const outcome = page.getByRole('alertdialog');
        // The function that renders papers starts with the first.
        await expect(outcome).toBeVisible({ timeout: 45_000 });
        for (const text of texts) await expect(outcome).toContainText(text);
        await outcome.getByRole('button', { name: 'OK' }).click();
        await expect(outcome).toBeHidden();
      },
    });
  },
});

// Staff check the payment of an order on hold one by one: bulk actions skip it and name it.
test('confirming several orders skips one on hold and names it', async ({ admin: { page }, list }) => {
  const [onHold, processing] = list.orders;
  const rowOf = ({ orderId }: PlacedOrder) => page.getByRole('row', { name: new RegExp(orderId) });
  await list.change(onHold, { onHold: true });
  await expect(rowOf(onHold)).toContainText('On hold');
  await list.change(processing, { orderStatus: 'processing' });
  await expect(rowOf(processing)).toContainText('Processing');
  await list.selectBoth();
  await page.getByRole('button', { name: 'Confirm', exact: true }).click();
  await list.expectOutcome(
    'Success!',
    '1 order confirmed.',
    `Skipped 1 order: ${onHold.orderId}: on hold, look at its payment`,
  );
  await expect(rowOf(processing)).toContainText('Confirmed');
  await expect(rowOf(onHold)).toContainText('On hold');
});

test('printing several packing slips skips an order on hold, which the list shows live', async ({
  admin: { page },
  list,
}) => {
  const [onHold] = list.orders;
  const row = page.getByRole('row', { name: new RegExp(onHold.orderId) });
  await list.change(onHold, { onHold: true });
  await expect(row).toContainText('On hold');
  await list.selectBoth();
  await list.print('Packing slips');
  await list.expectOutcome('Success!', 'Packing slips: 1 order downloaded.', onHold.orderId);
  await list.change(onHold, { onHold: false });
  await expect(row).not.toContainText('On hold');
  await page.getByRole('button', { name: 'Clear choice' }).click();
});

test('several orders are assigned to one delivery person, once', async ({ admin: { page }, list }) => {
  await list.selectBoth();
  await page.getByRole('button', { name: 'Assign Delivery' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('Assign 2 orders');
  await dialog.getByRole('button', { name: 'Assign', exact: true }).click();
  await expect(dialog).toContainText('Delivery person name is required');
  await dialog.getByLabel('Delivery person name').fill('Karim Sheikh');
  await dialog.getByRole('button', { name: 'Assign', exact: true }).click();
  await list.expectOutcome('Success!', '2 orders assigned.');
  for (const { orderId } of list.orders)
    await expect(page.getByRole('row', { name: new RegExp(orderId) })).toContainText('Processing');

  await list.selectBoth();
  await page.getByRole('button', { name: 'Assign Delivery' }).click();
  await list.expectOutcome('Error!', 'None of the chosen orders waits for a delivery person.');
});

test('the packing slips of several orders are one PDF with a page for each', async ({
  admin: { page },
  list,
}) => {
  await list.selectBoth();
  const download = page.waitForEvent('download');
  await list.print('Packing slips');
  const slips = await download;
  expect(slips.suggestedFilename()).toBe('packing-slips.pdf');
  const pages = await renderPdf(new Uint8Array(await readFile(await slips.path())), 1);
  expect(pages).toHaveLength(2);
  await list.expectOutcome('Success!', 'Packing slips: 2 orders downloaded.');
});
