import { placeOrder } from '../fixtures/place-order.ts';
import { expect, test } from '../fixtures/shop-test.ts';

test('several orders are confirmed, assigned and printed at once; each takes only what fits it', async ({
  admin,
  shopper,
  backstage,
}) => {
  test.slow();
  const product = await backstage.product({ name: 'Monipuri gamcha' });
  const [risky, plain] = [
    await placeOrder(shopper.account, product),
    await placeOrder(shopper.account, product),
  ];
  await backstage.db.doc(`orders/${risky._id}`).update({ onHold: true });
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

  await choosesBoth();
  await page.getByRole('button', { name: 'Confirm', exact: true }).click();
  await closes('Success!', '1 order confirmed.');
  await expect(rowOf(risky)).not.toContainText('On hold');

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

  const opening = page.context().waitForEvent('page');
  await page.getByRole('link', { name: 'Print packing slips' }).click();
  const sheets = await opening;
  for (const { orderId } of [risky, plain]) {
    const sheet = sheets.getByRole('article', { name: `Packing slip ${orderId}` });
    await expect(sheet).toContainText('Monipuri gamcha');
    await expect(sheet).toContainText('Karim Sheikh');
    await expect(sheet).toContainText('Collect on delivery: ৳1,310.00');
  }
  await sheets.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expect(sheets.getByRole('button', { name: 'Print or save as PDF' })).toBeHidden();
  expect(await sheets.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe(
    'rgb(255, 255, 255)',
  );
});
