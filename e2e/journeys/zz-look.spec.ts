import { expect, test } from '../fixtures/browser/shop-test.ts';
import { taka } from '@nargisus/domain/money';
import { placeOrder } from '../fixtures/orders/place-order.ts';
import { call, tokenOf } from '../fixtures/network/api-client.ts';
import { newIdempotencyKey } from '../fixtures/orders/drafts.ts';

test('look', { tag: '@desktop' }, async ({ admin, shopper, testData }) => {
  test.setTimeout(240_000);
  const product = await testData.product({ price: taka(2350) });
  const { _id, orderId } = await placeOrder(shopper.account, product);
  const token = await tokenOf(admin.account);
  const pay = (path: string, body: object) => call(path, { method: 'POST', token, headers: newIdempotencyKey(), body });
  const trx = () => crypto.randomUUID().replaceAll('-', '').slice(0, 10).toUpperCase();
  await pay(`/api/orders/${_id}/payments`, { method: 'bkash', amount: 500, reference: trx(), note: 'From his brother' });
  await pay(`/api/orders/${_id}/payments`, { method: 'nagad', amount: 200, reference: trx(), note: '' });
  const list = (await call(`/api/orders/${_id}/payments/by-hand`, { token })).body.data as unknown as { _id: string }[];
  await pay(`/api/orders/${_id}/payments/by-hand/${list[1]!._id}/reverse`, { reason: 'Wrong order' });
  await testData.db.doc('settings/shop').set({ version: 1, updatedAt: new Date(), updatedBy: 'a', values: { bkash: '01712345678', nagad: '01812345678' } });
  await testData.db.doc('settings/delivery').set({ version: 1, updatedAt: new Date(), updatedBy: 'a', values: { advance: 'amount', advanceAmount: 120 } });
  const out = '/tmp/advance-look';
  for (const [who, width, lang, scheme] of [
    ['a', 360, 'bn', 'light'], ['b', 768, 'en', 'dark'], ['c', 1280, 'en', 'light'],
  ] as const) {
    for (const visitor of [admin, shopper]) {
      await visitor.page.setViewportSize({ width, height: 900 });
      await visitor.page.emulateMedia({ colorScheme: scheme });
      await visitor.page.evaluate((l) => localStorage.setItem('nargisus.language', l), lang).catch(() => undefined);
    }
    await admin.opens(`/dashboard/orders/${_id}`);
    await admin.page.waitForTimeout(2500);
    await admin.page.screenshot({ path: `${out}/${who}-order.png`, fullPage: true });
    const section = admin.page.locator('section[aria-labelledby=manual-payments]');
    await section.screenshot({ path: `${out}/${who}-section.png` });
    await section.getByRole('button').last().scrollIntoViewIfNeeded();
    await section.getByRole('button', { name: /Record a payment|পাওয়ার কথা লিখুন/ }).click();
    await admin.page.waitForTimeout(600);
    await admin.page.screenshot({ path: `${out}/${who}-dialog.png` });
    await admin.opens('/dashboard/settings?section=delivery');
    await admin.page.waitForTimeout(1500);
    await admin.page.screenshot({ path: `${out}/${who}-settings.png`, fullPage: true });
    await shopper.opens(`/orders/${orderId}`);
    await shopper.page.waitForTimeout(2000);
    await shopper.page.screenshot({ path: `${out}/${who}-mine.png`, fullPage: true });
    await shopper.addsToCart(product.id);
    await shopper.opens('/checkout');
    await shopper.page.waitForTimeout(2500);
    await shopper.page.screenshot({ path: `${out}/${who}-checkout.png`, fullPage: true });
  }
  await testData.db.doc('settings/shop').delete();
  await testData.db.doc('settings/delivery').delete();
  expect(1).toBe(1);
});
