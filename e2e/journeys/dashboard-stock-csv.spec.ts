import { readFile } from 'node:fs/promises';
import { expect, test } from '../fixtures/browser/shop-test.ts';
import { call, tokenOf } from '../fixtures/network/api-client.ts';
import { countSize } from '../fixtures/orders/staff-calls.ts';

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 780 } });

  test('a stock file with faults writes nothing; the corrected one is imported once, and an export says so', async ({
    admin,
    testData,
  }) => {
    const { page } = admin;
    const token = await tokenOf(admin.account);
    const product = await testData.product();
    await countSize(token, product.id, 5);
    const stock = async () => (await call(`/api/products/${product.id}/stock`, { token })).body.data;
    const file = (...rows: string[]) => ({
      name: 'shelf.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(['Product,Size,Quantity,Mode,Delivery,Was', ...rows].join('\r\n')),
    });
    await admin.opens(`/dashboard/stock?q=${product.id}`);
    await page.getByRole('button', { name: 'Import CSV' }).click();
    const dialog = page.getByRole('dialog');
    const field = dialog.getByLabel('CSV file');

    await field.setInputFiles(
      file(`${product.id},M,7,counted,,4`, `${product.id},L,x,counted,,`, `${product.id},M,3,add,,`),
    );
    const faults = dialog.getByRole('list', { name: 'Faults of the file' });
    await expect(faults.getByRole('listitem')).toHaveText([
      'Row 2, Was: is not what is stored now: 5',
      'Row 3, Quantity: is not a whole number of pieces',
      'Row 4, Delivery: is empty',
    ]);
    await expect(dialog.getByRole('button', { name: /^Import / })).toHaveCount(0);
    expect(await stock()).toMatchObject([{ size: 'M', onHand: 5 }]);

    const right = file(`${product.id},M,3,add,GRN-9,`, `${product.id},L,2,counted,,`);
    await field.setInputFiles(right);
    await dialog.getByRole('button', { name: 'Import 2 rows' }).click();
    await expect(dialog.getByText('Stored: 2. Refused: 0.')).toBeVisible();
    await dialog.getByRole('button', { name: 'Close' }).click();
    const after = [
      { size: 'L', onHand: 2 },
      { size: 'M', onHand: 8 },
    ];
    expect(await stock()).toMatchObject(after);

    await page.getByRole('button', { name: 'Import CSV' }).click();
    await field.setInputFiles(right);
    await dialog.getByRole('button', { name: 'Import 1 rows' }).click();
    await expect(dialog.getByText('Stored: 2. Refused: 0.')).toBeVisible();
    await dialog.getByRole('button', { name: 'Close' }).click();
    expect(await stock()).toMatchObject(after);

    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export CSV' }).click();
    const text = await readFile(await (await downloading).path(), 'utf8');
    expect(text.startsWith('\uFEFF"Product","Size","Quantity","Mode","Delivery","Was"')).toBe(true);
    expect(text).toContain(`"${product.id}","M",8,"counted",,8,`);
  });
});
