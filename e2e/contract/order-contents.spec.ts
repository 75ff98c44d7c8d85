import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openTestData, type Account } from '../fixtures/data/test-data.ts';
import { call, tokenOf } from '../fixtures/network/api-client.ts';
import type { Example } from '../fixtures/network/api-examples.ts';
import { placeOrder } from '../fixtures/orders/place-order.ts';

/* Editing what an order contains, before hand-over. */
interface Placed {
  _id: string;
  orderId: string;
  totalAmount: number;
  shippingAddress: Record<string, string>;
}

const testData = openTestData();
let [admin, shopper, clerk]: [Account, Account, Account] = [] as never;
let [product, order]: [{ id: string; name: string; price: number }, Placed] = [] as never;

beforeAll(async () => {
  [admin, shopper] = [await testData.account('admin'), await testData.account('user')];
  clerk = await testData.account('user', 'Parveen Sultana', { can: ['orders'] });
});
beforeEach(async () => {
  product = await testData.product();
  order = await placeOrder<Placed>(shopper, product);
});
afterAll(() => testData.close());

const lines = (quantity: number) => [{ productId: product.id, size: 'M', quantity }];
const taka = () => product.price / 100;
async function edit(body: object, example?: Example, by = admin) {
  const path = `/api/orders/${order._id}/contents`;
  return call(path, { method: 'PUT', token: await tokenOf(by), body, example });
}
const twoInsteadOfOne = () => ({ items: { from: lines(1), to: lines(2) } });

describe('an edit of the contents', () => {
  test('is previewed, and stored with the total that staff saw', async () => {
    const preview = await edit({ ...twoInsteadOfOne(), totalAmount: null }, 'editOrderContents: a preview');
    const totalAmount = order.totalAmount + taka();
    expect(preview).toMatchObject({
      status: 200,
      body: { data: { order: { totalAmount }, before: { totalAmount: order.totalAmount }, toGiveBack: 0 } },
    });
    const saved = await edit({ ...twoInsteadOfOne(), totalAmount }, 'editOrderContents');
    expect(saved).toMatchObject({ status: 200, body: { message: 'Order changed!' } });
    const stored = await testData.db.doc(`orders/${order._id}`).get();
    expect(stored.data()).toMatchObject({ totalAmount, items: [{ quantity: 2 }] });
  });

  test('is rejected with the fresh preview when the total differs', async () => {
    const rejected = await edit({ ...twoInsteadOfOne(), totalAmount: 1 }, 'editOrderContents: another total');
    expect(rejected).toMatchObject({
      status: 409,
      body: { data: { order: { totalAmount: order.totalAmount + taka() } } },
    });
  });

  test('is rejected when a colleague was faster, with the order as it is now', async () => {
    const totalAmount = order.totalAmount + taka();
    expect((await edit({ ...twoInsteadOfOne(), totalAmount })).status).toBe(200);
    const late = { items: { from: lines(1), to: lines(3) }, totalAmount };
    expect(await edit(late, 'editOrderContents: a colleague was faster')).toMatchObject({
      status: 409,
      body: { data: { stale: ['items'], order: { items: [{ quantity: 2 }] } } },
    });
  });

  test('changes the address alone without changing an amount', async () => {
    const { shippingAddress: from, totalAmount } = order;
    const to = { ...from, recipientPhone: '01898765432' };
    expect(await edit({ address: { from, to }, totalAmount })).toMatchObject({
      status: 200,
      body: { data: { order: { totalAmount, shippingAddress: to } } },
    });
    const invalid = await edit({ address: { from, to: { ...to, recipientPhone: '12' } }, totalAmount });
    expect(invalid).toMatchObject({ status: 400 });
  });

  test('is rejected once the order was handed over', async () => {
    await testData.db
      .doc(`orders/${order._id}`)
      .update({ deliveryStatus: 'picked_up', orderStatus: 'shipped' });
    const rejected = await edit({ ...twoInsteadOfOne(), totalAmount: null });
    expect(rejected).toMatchObject({
      status: 409,
      body: { message: 'This order can no longer be edited: it was handed over, delivered or cancelled' },
    });
  });

  test('is rejected when the last pieces are gone, naming the size', async () => {
    const count = { onHand: 1, was: null, reason: 'Shelf count' };
    const token = await tokenOf(admin);
    await call(`/api/stock/${product.id}_L/count`, { method: 'PUT', token, body: count });
    const to = [{ productId: product.id, size: 'L', quantity: 2 }];
    expect(await edit({ items: { from: lines(1), to }, totalAmount: null })).toMatchObject({
      status: 409,
      body: { message: `${product.name} in size L: 1 left. Nothing was saved.` },
    });
  });

  test('takes a discount off with its reason, which the customer does not read', async () => {
    const discount = { from: 0, to: { amount: 50, reason: 'Late delivery' } };
    const totalAmount = order.totalAmount - 50;
    expect(await edit({ discount, totalAmount }, 'editOrderContents: a discount')).toMatchObject({
      status: 200,
      body: { data: { order: { staffDiscount: 50, totalAmount, money: { toCollect: totalAmount } } } },
    });
    const stored = await testData.db.doc(`orders/${order._id}`).get();
    expect(JSON.stringify(stored.data())).not.toContain('Late delivery');
    const notes = await stored.ref.collection('notes').get();
    expect(notes.docs.map((it) => it.data())).toMatchObject([{ text: 'Late delivery', discount: 50 }]);
    const late = { discount: { ...discount, to: { amount: 60, reason: 'x' } }, totalAmount: null };
    expect(await edit(late)).toMatchObject({ status: 409, body: { data: { stale: ['discount'] } } });
  });

  test('rejects a discount without a reason, and one above the limit of who gives it', async () => {
    const discount = (amount: number, reason = 'Regular customer') => ({
      ...{ discount: { from: 0, to: { amount, reason } }, totalAmount: null },
    });
    expect(await edit(discount(50, ' '))).toMatchObject({
      status: 400,
      body: { errors: { 'discount.to.reason': 'Please give the reason of the discount' } },
    });
    const tenth = taka() / 10;
    expect((await edit(discount(tenth), undefined, clerk)).status).toBe(200);
    expect(await edit(discount(tenth + 1), 'editOrderContents: above the limit', clerk)).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining('can be taken off the products') as string },
    });
    expect((await edit(discount(tenth + 1))).status).toBe(200);
  });

  test('is for staff alone, not for the customer whose order it is', async () => {
    const rejected = await edit({ ...twoInsteadOfOne(), totalAmount: null }, undefined, shopper);
    expect(rejected.status).toBe(403);
    expect(rejected.body.data).toBeUndefined();
  });
});
