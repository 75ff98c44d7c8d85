import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openTestData, type Account } from '../fixtures/data/test-data.ts';
import { call, tokenOf } from '../fixtures/network/api-client.ts';
import type { Example } from '../fixtures/network/api-examples.ts';
import { deliver } from '../fixtures/orders/deliver.ts';
import { ADDRESS } from '../fixtures/orders/drafts.ts';
import { placeOrder, placePaidOrder, type PlacedOrder } from '../fixtures/orders/place-order.ts';

/* Exchanging pieces of a delivered order. The rules are tested in functions/src/orders/exchange-order.integration.test.ts. */
const testData = openTestData();
let [admin, shopper]: [Account, Account] = [] as never;
let [product, order]: [{ id: string; name: string; price: number }, PlacedOrder] = [] as never;

beforeAll(async () => {
  [admin, shopper] = [await testData.account('admin'), await testData.account('user')];
});
beforeEach(async () => {
  product = await testData.product();
  order = await placeOrder(shopper, product);
  await deliver(order, await tokenOf(admin));
});
afterAll(() => testData.close());

const price = () => product.price / 100;
const total = () => price() + 60;
const line = (size = 'M', quantity = 1) => ({ productId: product.id, size, quantity });

interface Sent {
  id?: string;
  key?: string;
  by?: Account;
  example?: Example;
}
async function exchange(
  body: object,
  { id = order._id, key = randomUUID(), by = admin, example }: Sent = {},
) {
  return call(`/api/orders/${id}/exchange`, {
    method: 'POST',
    token: await tokenOf(by),
    headers: { 'Idempotency-Key': key },
    body: { back: [line()], items: [line('L')], deliveryOption: 'standard', totalAmount: total(), ...body },
    example,
  });
}
const exchangesOfOrder = async () =>
  (await testData.db.collection('orders').where('exchangeOf._id', '==', order._id).get()).size;

describe('an exchange', () => {
  test('is previewed without being stored', async () => {
    expect(await exchange({ totalAmount: null }, { example: 'exchangeOrder: a preview' })).toMatchObject({
      status: 200,
      body: { data: { credit: price(), toGiveBack: 0, order: { money: { toCollect: 60 } } } },
    });
    expect(await exchangesOfOrder()).toBe(0);
  });

  test('makes a new order of the same customer, which both can see', async () => {
    const key = randomUUID();
    const answer = await exchange({}, { key, example: 'exchangeOrder' });
    expect(answer).toMatchObject({
      status: 201,
      body: {
        message: 'Exchange saved!',
        data: {
          credit: price(),
          order: {
            ...{ uid: shopper.uid, totalAmount: total(), paymentMethod: 'Cash on Delivery' },
            exchangeOf: { _id: order._id, orderId: order.orderId },
            money: { paid: price(), byHand: price(), toCollect: 60 },
          },
        },
      },
    });
    expect((await exchange({}, { key })).status).toBe(200);
    const mine = await call('/api/me/orders', { token: await tokenOf(shopper) });
    expect(JSON.stringify(mine.body)).toContain('"payment":{"kind":"received","method":"exchange"');
    expect(await exchangesOfOrder()).toBe(1);
  });

  test('goes to another address where one is sent', async () => {
    const address = { ...ADDRESS, recipientName: 'Salma Begum' };
    expect(await exchange({ address })).toMatchObject({
      status: 201,
      body: { data: { order: { shippingAddress: { recipientName: 'Salma Begum' } } } },
    });
  });

  test('is rejected with the fresh quote when the total differs', async () => {
    expect(await exchange({ totalAmount: 1 }, { example: 'exchangeOrder: another total' })).toMatchObject({
      status: 409,
      body: { data: { quote: { total: total() } } },
    });
  });

  test('names product, size and what is left', async () => {
    await call(`/api/stock/${product.id}_L/count`, {
      method: 'PUT',
      token: await tokenOf(admin),
      body: { onHand: 0, was: null, reason: 'Shelf count' },
    });
    const { status, body } = await exchange({ totalAmount: null });
    expect([status, body.message]).toEqual([409, expect.stringContaining(`${product.name}`)]);
    expect(body.message).toContain('L');
  });

  test('of a piece that was exchanged, of another line and of an order under way is a 409', async () => {
    await exchange({});
    expect((await exchange({})).body.message).toContain('0 can still be exchanged');
    expect((await exchange({ back: [line('S')] })).body.message).toBe(
      'A product to exchange is not in this order',
    );
    const { _id: id } = await placeOrder(shopper, product);
    expect((await exchange({}, { id })).body.message).toContain('Only products of a delivered order');
  });

  test('of what was paid online says so', async () => {
    const paid = await placePaidOrder(shopper, product, testData);
    await deliver(paid, await tokenOf(admin));
    const { status, body } = await exchange({}, { id: paid._id });
    expect([status, body.message]).toEqual([
      409,
      'These products were paid online. Refund them online, and take a new order.',
    ]);
  });

  test('names what is invalid', async () => {
    const { status, body } = await exchange({ back: [], items: [line(), line()] });
    expect([status, Object.keys(body.errors ?? {}).toSorted()]).toEqual([400, ['back', 'items']]);
    expect((await exchange({ back: [line('M', 0)] })).status).toBe(400);
  });

  test('is for staff with the right to orders alone', async () => {
    expect((await exchange({ totalAmount: null }, { by: shopper })).status).toBe(403);
    expect((await exchange({}, { id: 'nowhere' })).status).toBe(404);
  });
});
