import { test } from '../fixtures/browser/shop-test.ts';
import { tokenOf } from '../fixtures/network/api-client.ts';
import { placeOrder, placePaidOrder } from '../fixtures/orders/place-order.ts';
import { callDelivery, countSize } from '../fixtures/orders/staff-calls.ts';

test('shots', async ({ admin, shopper, testData }) => {
  test.setTimeout(240_000);
  const token = await tokenOf(admin.account);
  const product = await testData.product();
  const other = await testData.product();
  await countSize(token, product.id, 30);
  const items = [{ productId: product.id, size: 'M', quantity: 3 }, { productId: other.id, size: 'L', quantity: 1 }];
  const totalAmount = (product.price * 3 + other.price) / 100 + 60;
  const { page } = admin;
  for (const lang of ['bn'] as const) {
    const { _id, orderId } = await placeOrder(shopper.account, product, { items, totalAmount });
    await callDelivery(token, 'status', _id, { orderStatus: 'shipped', deliveryStatus: 'out_for_delivery' });
    await admin.opens(`/dashboard/orders/${_id}`);
    if ((lang as string) === 'bn') { await page.evaluate(() => localStorage.setItem('nargisus.language', 'bn')); await page.reload(); }
    const name = (lang as string) === 'en' ? 'Partly delivered' : 'আংশিক ডেলিভারি';
    for (const [w, h] of [[360, 780], [768, 1000], [1280, 900]] as const) {
      await page.setViewportSize({ width: w, height: h });
      await page.waitForTimeout(500);
      await page.screenshot({ path: `/tmp/shots/${lang}-${w}-order.png` });
      await page.getByRole('button', { name, exact: true }).click();
      const dialog = page.getByRole('dialog');
      const dec = dialog.locator('button').filter({ has: page.locator('svg') });
      await dec.nth(0).click(); await dec.nth(0).click();
      await dialog.locator('input[type=number]').fill('2500');
      await page.waitForTimeout(300);
      await page.screenshot({ path: `/tmp/shots/${lang}-${w}-dialog.png` });
      if (w === 1280) {
        await dialog.locator('input:not([type=number])').last().fill('No change for a note');
        await dialog.locator('button[type=submit]').click();
        await page.getByRole('alertdialog').getByRole('button').last().click();
        await page.waitForTimeout(800);
        for (const [w2, h2] of [[360, 780], [1280, 900]] as const) {
          await page.setViewportSize({ width: w2, height: h2 });
          await page.waitForTimeout(400);
          await page.screenshot({ path: `/tmp/shots/${lang}-${w2}-after.png`, fullPage: true });
        }
        await page.getByRole('button', { name: (lang as string) === 'en' ? 'Receive back' : 'ফেরত নিন', exact: false }).first().click();
        await page.waitForTimeout(400);
        await page.screenshot({ path: `/tmp/shots/${lang}-1280-receive.png` });
      } else {
        await page.keyboard.press('Escape');
        await page.waitForTimeout(300);
        const confirm = page.getByRole('alertdialog');
        await confirm.getByRole('button').last().click();
        await page.waitForTimeout(300);
      }
    }
    await shopper.opens(`/orders/${orderId}`);
    await shopper.page.waitForTimeout(4000);
    await shopper.page.screenshot({ path: `/tmp/shots/${lang}-customer.png`, fullPage: true });
  }
  const paid = await placePaidOrder(shopper.account, product, testData);
  void paid;
});
