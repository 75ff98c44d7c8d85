import { readFile } from 'node:fs/promises';
import { renderPdf } from '../fixtures/assert/read-pdf.ts';
import { expect, test } from '../fixtures/browser/shop-test.ts';
import { placeOrder } from '../fixtures/orders/place-order.ts';

test('an order is labelled and packed by scanner from its queue, where a wrong size is refused', async ({
  admin,
  shopper,
  testData,
}) => {
  const { page } = admin;
  const product = await testData.product({ name: 'Nakshi panjabi' });
  const { _id, orderId } = await placeOrder(shopper.account, product);
  await admin.opens(`/dashboard/work?queue=to-pack&open=${_id}`);
  const panel = page.getByRole('dialog', { name: 'Order' });

  await panel.getByRole('button', { name: 'Print', exact: true }).click();
  const download = page.waitForEvent('download', { timeout: 45_000 });
  await page.getByRole('menuitem', { name: 'Labels (3 × 4 inch)' }).click();
  const labels = await renderPdf(new Uint8Array(await readFile(await (await download).path())), 1);
  expect(labels.map(({ width, height }) => [width, height])).toEqual([[216, 288]]);
  const outcome = page.getByRole('alertdialog');
  await expect(outcome).toContainText('Labels (3 × 4 inch): 1 order downloaded.');
  await outcome.getByRole('button', { name: 'OK' }).click();

  await panel.getByRole('button', { name: 'Pack by scanner' }).click();
  const packing = panel.getByRole('region', { name: 'Pack by scanner' });
  await expect(packing.getByLabel('Barcode or SKU')).toBeFocused();
  // A scanner types where the focus is, and ends with Enter.
  await page.keyboard.type(`${product.id} XXL\n`);
  await expect(packing.getByRole('alert')).toContainText('Wrong size: this order has Nakshi panjabi in M');
  await page.keyboard.type(`${product.id} M\n`);
  await expect(packing.getByText('All pieces are packed.')).toBeVisible();
  await expect(packing.getByRole('button', { name: 'Assign Delivery' })).toBeVisible();
  await expect(panel.getByRole('heading', { name: orderId })).toBeVisible();
});
