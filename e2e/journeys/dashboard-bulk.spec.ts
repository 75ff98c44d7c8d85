import { readFile } from 'node:fs/promises';
import { placeOrder } from '../fixtures/orders/place-order.ts';
import { renderPdf } from '../fixtures/assert/read-pdf.ts';
import { expect, test } from '../fixtures/browser/shop-test.ts';

test(
  'staff confirm, assign and print several orders at once, and each action skips orders it does not apply to',
  { tag: '@phone' },
  async ({ admin, shopper, testData }) => {
    test.slow();
    const product = await testData.product({ name: 'Monipuri gamcha' });
    const [risky, plain] = [
      await placeOrder(shopper.account, product),
      await placeOrder(shopper.account, product),
    ];
    await testData.db.doc(`orders/${risky._id}`).update({ onHold: true });
    const { page } = admin;
    await admin.opens(`/dashboard/orders?q=${shopper.account.email}`);
    const rowOf = ({ orderId }: { orderId: string }) => page.getByRole('row', { name: new RegExp(orderId) });
    const outcome = page.getByRole('alertdialog');
    const closes = async (...words: string[]) => {
      for (const text of words) await expect(outcome).toContainText(text);
      await outcome.getByRole('button', { name: 'OK' }).click();
      await expect(outcome).toBeHidden();
    };
    const choosesBoth = async () => {
      for (const { orderId } of [risky, plain]) await page.getByLabel(`Choose ${orderId}`).check();
      await expect(page.getByText('2 chosen')).toBeVisible();
    };
    await expect(rowOf(risky)).toContainText('On hold');

    // A risky payment is looked at one by one: confirming many takes none of them off hold, and says so.
    await testData.db.doc(`orders/${plain._id}`).update({ orderStatus: 'processing' });
    await expect(rowOf(plain)).toContainText('Processing');
    await choosesBoth();
    await page.getByRole('button', { name: 'Confirm', exact: true }).click();
    await closes(
      'Success!',
      '1 order confirmed.',
      `Skipped 1 order: ${risky.orderId}: on hold, look at its payment`,
    );
    await expect(rowOf(plain)).toContainText('Confirmed');
    await expect(rowOf(risky)).toContainText('On hold');
    await choosesBoth();
    await page.getByRole('button', { name: 'Print packing slips' }).click();
    await closes('Success!', 'Packing slips of 1 order downloaded.', risky.orderId);
    await testData.db.doc(`orders/${risky._id}`).update({ onHold: false });
    await expect(rowOf(risky)).not.toContainText('On hold');
    await page.getByRole('button', { name: 'Clear choice' }).click();

    await choosesBoth();
    await page.getByRole('button', { name: 'Assign Delivery' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText('Assign 2 orders');
    await dialog.getByRole('button', { name: 'Assign', exact: true }).click();
    await expect(dialog).toContainText('Delivery person name is required');
    await dialog.getByLabel('Delivery person name').fill('Karim Sheikh');
    await dialog.getByRole('button', { name: 'Assign', exact: true }).click();
    await closes('Success!', '2 orders assigned.');
    for (const order of [risky, plain]) await expect(rowOf(order)).toContainText('Processing');

    await choosesBoth();
    await page.getByRole('button', { name: 'Assign Delivery' }).click();
    await closes('Error!', 'None of the chosen orders waits for a delivery person.');

    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Print packing slips' }).click();
    const slips = await downloading;
    expect(slips.suggestedFilename()).toBe('packing-slips.pdf');
    const pages = await renderPdf(new Uint8Array(await readFile(await slips.path())), 1);
    expect(pages).toHaveLength(2);
    await closes('Success!', 'Packing slips of 2 orders downloaded.');
  },
);
