import { call, tokenOf } from '../fixtures/network/api-client.ts';
import { courier, stopCourier, useCourier } from '../fixtures/orders/courier.ts';
import { placeOrder } from '../fixtures/orders/place-order.ts';
import { expect, test } from '../fixtures/browser/shop-test.ts';
import { newReference } from '../fixtures/orders/statements.ts';

test.afterEach(({ testData }) => stopCourier(testData.db));

test(
  'staff import a statement as CSV, correct its file, and settle the row that is too short',
  { tag: '@desktop' },
  async ({ admin, testData }) => {
    test.slow(); // the courier books, and two workers run
    const { page, account } = admin;
    const { db } = testData;
    await useCourier(db);
    const buyer = await testData.account();
    const { _id, orderId } = await placeOrder(buyer, await testData.product());
    const booked = await call(`/api/orders/${_id}/parcel`, { method: 'POST', token: await tokenOf(account) });
    const { _id: invoice } = booked.body.data as unknown as { _id: string };
    const parcel = db.doc(`parcels/${invoice}`);
    await expect
      .poll(async () => (await parcel.get()).get('state') as string, { timeout: 60_000 })
      .toBe('booked');
    await courier.act(invoice, 'deliver');
    const collected = (await parcel.get()).get('cod') as number;

    await page.goto('/dashboard/work?queue=cash-due');
    const due = page.getByRole('row', { name: new RegExp(orderId) });
    await expect(due).toContainText('Up to 3 days');
    await due.getByRole('link', { name: 'Settlements' }).click();

    await page.getByRole('button', { name: 'Import a CSV file' }).click();
    await page.getByLabel('Number of the statement').fill(`SFC-${newReference()}`);
    const choose = async (rows: string) =>
      page.getByLabel('The statement as CSV').setInputFiles({
        ...{ name: 'statement.csv', mimeType: 'text/csv' },
        buffer: Buffer.from(`invoice,collected,charge\n${rows}`),
      });
    await choose(`${invoice},much,80`);
    await expect(page.getByRole('row', { name: /collected/ })).toContainText('amount in taka');
    await choose(`${invoice},${collected - 100},80`);
    await expect(page.getByText('1 parcel')).toBeVisible();
    await page.getByRole('button', { name: 'Import', exact: true }).click();

    await expect(page.getByRole('heading', { name: /Steadfast, statement/ })).toBeVisible();
    const row = page.getByRole('row', { name: new RegExp(invoice) });
    await expect(row).toContainText('Too little was paid');
    await row.getByRole('button', { name: `Decide ${invoice}` }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog.getByText('Please choose where the difference goes')).toBeVisible();
    await dialog.getByLabel('The difference goes to').selectOption('Loss');
    await dialog.getByLabel('Why').fill('The parcel was damaged');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(row).toContainText('Accepted');
    await expect(row).toContainText('The parcel was damaged');

    await row.getByRole('link', { name: invoice }).click();
    await expect(page.getByRole('link', { name: /Paid out in statement/ })).toBeVisible();
  },
);
