import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openTestData, type Account } from '../fixtures/data/test-data.ts';
import { call, tokenOf } from '../fixtures/network/api-client.ts';
import type { Example } from '../fixtures/network/api-examples.ts';
import { ADDRESS } from '../fixtures/orders/drafts.ts';

/* Orders that staff take for somebody who called or wrote. */
const testData = openTestData();
let [admin, shopper]: [Account, Account] = [] as never;
let product: { id: string; name: string; price: number };

beforeAll(async () => {
  [admin, shopper] = [await testData.account('admin'), await testData.account('user')];
});
beforeEach(async () => {
  product = await testData.product();
});
afterAll(() => testData.close());

const total = (pieces = 1) => (pieces * product.price) / 100 + 60;
const lines = (quantity = 1, size = 'M') => [{ productId: product.id, size, quantity }];

interface Sent {
  key?: string;
  by?: Account;
  example?: Example;
}
async function take(body: object, { key = randomUUID(), by = admin, example }: Sent = {}) {
  return call('/api/orders/taken', {
    method: 'POST',
    token: await tokenOf(by),
    headers: { 'Idempotency-Key': key },
    body: { ...ADDRESS, items: lines(), deliveryOption: 'standard', source: 'phone', ...body },
    example,
  });
}
/** Takes an order for what was agreed on, and returns it. */
const taken = async () =>
  (await take({ totalAmount: total() })).body.data as unknown as { _id: string; orderId: string };
const ordersOfProduct = async () => {
  const orders = await testData.db
    .collection('orders')
    .where('shippingAddress.recipientName', '==', product.id)
    .get();
  return orders.docs.map((it) => it.data());
};
/** A recipient by whom an order of this test is found. */
const recipient = () => ({ recipientName: product.id });

describe('an order that staff take', () => {
  test('is previewed without being stored', async () => {
    const preview = await take({ ...recipient(), totalAmount: null }, { example: 'takeOrder: a preview' });
    expect(preview).toMatchObject({
      status: 200,
      body: { data: { totalAmount: total(), deliveryCharge: 60, money: { toCollect: total() } } },
    });
    expect(await ordersOfProduct()).toEqual([]);
  });

  test('is stored without an account, waits to be packed, and is in the audit log', async () => {
    const answer = await take({ source: 'facebook', totalAmount: total() }, { example: 'takeOrder' });
    expect(answer).toMatchObject({
      status: 201,
      body: {
        message: 'Order taken!',
        data: {
          ...{ uid: '', userEmail: '', userName: ADDRESS.recipientName },
          ...{ totalAmount: total(), paymentMethod: 'Cash on Delivery', orderStatus: 'confirmed' },
          timeline: [{ who: admin.uid, note: 'Order taken on Facebook' }],
        },
      },
    });
    const { _id: id } = answer.body.data as unknown as { _id: string };
    const desk = await testData.db.doc(`orderDesk/${id}`).get();
    expect(desk.data()).toMatchObject({ stage: 'to-pack', call: 'not-required' });
    const entries = await testData.db.collection('audit').where('subject.id', '==', id).get();
    expect(entries.docs.map((it) => it.data())).toMatchObject([
      {
        action: 'order.taken',
        by: { uid: admin.uid },
        after: { [`${product.name} (M)`]: 1, totalAmount: total() },
      },
    ]);
  });

  test('is taken for less than its goods cost, with the reason in a note of staff', async () => {
    const body = { discount: { amount: 50, reason: 'Met at the fair' }, totalAmount: total() - 50 };
    const answer = await take(body, { example: 'takeOrder: with a discount' });
    expect(answer).toMatchObject({
      status: 201,
      body: { data: { staffDiscount: 50, totalAmount: total() - 50 } },
    });
    const { _id: id } = answer.body.data as unknown as { _id: string };
    const notes = await testData.db.collection(`orders/${id}/notes`).get();
    expect(notes.docs.map((it) => it.data())).toMatchObject([{ text: 'Met at the fair', discount: 50 }]);
    expect(await take({ ...body, discount: { amount: 50, reason: '' } })).toMatchObject({ status: 400 });
  });

  test('is one order, however often and concurrently the same key is sent', async () => {
    const key = randomUUID();
    const body = { ...recipient(), totalAmount: total() };
    const answers = await Promise.all(Array.from({ length: 8 }, () => take(body, { key })));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([...Array<number>(7).fill(200), 201]);
    expect(await ordersOfProduct()).toHaveLength(1);
    expect(await take({ ...body, items: lines(2), totalAmount: total(2) }, { key })).toMatchObject({
      status: 409,
      body: { message: 'This order has been placed already.' },
    });
  });

  test('is rejected with the fresh quote when the total differs', async () => {
    expect(await take({ totalAmount: 1 }, { example: 'takeOrder: another total' })).toMatchObject({
      status: 409,
      body: { data: { quote: { total: total() } } },
    });
  });

  test('takes counted pieces, and is rejected for more than are left', async () => {
    const token = await tokenOf(admin);
    const count = { onHand: 1, was: null, reason: 'Shelf count' };
    await call(`/api/stock/${product.id}_L/count`, { method: 'PUT', token, body: count });
    expect(await take({ items: lines(2, 'L'), totalAmount: null })).toMatchObject({
      status: 409,
      body: { data: { quote: { lines: [] } } },
    });
    expect((await take({ items: lines(1, 'L'), totalAmount: total() })).status).toBe(201);
    const stock = await testData.db.doc(`stock/${product.id}_L`).get();
    expect(stock.data()).toMatchObject({ onHand: 1, committed: 1 });
    const moves = await testData.db.collection('stockMoves').where('stock', '==', stock.id).get();
    expect(moves.docs.map((it) => it.data())).toContainEqual(expect.objectContaining({ by: admin.uid }));
  });

  test('names the invalid fields of the address', async () => {
    const invalid = await take({ recipientPhone: '12', city: '', totalAmount: null });
    expect(invalid.status).toBe(400);
    expect(Object.keys(invalid.body.errors ?? {})).toEqual(
      expect.arrayContaining(['recipientPhone', 'city']),
    );
  });

  test('is followed by its number and phone', async () => {
    const { orderId } = await taken();
    const tracked = await call('/api/track', {
      method: 'POST',
      body: { orderId, phone: ADDRESS.recipientPhone },
    });
    expect(tracked).toMatchObject({ status: 200, body: { data: { orderId } } });
  });

  test('is cancelled by staff as any other', async () => {
    const { _id: id } = await taken();
    const token = await tokenOf(admin);
    expect(await call(`/api/orders/${id}/cancel`, { method: 'POST', token })).toMatchObject({
      status: 200,
      body: { data: { orderStatus: 'cancelled' } },
    });
  });

  test('is for staff alone', async () => {
    expect(await take({ totalAmount: null }, { by: shopper })).toMatchObject({ status: 403 });
  });
});
