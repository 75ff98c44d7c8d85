import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openTestData, type Account } from '../fixtures/data/test-data.ts';
import { call, tokenOf } from '../fixtures/network/api-client.ts';
import type { Example } from '../fixtures/network/api-examples.ts';
import { ADDRESS } from '../fixtures/orders/drafts.ts';
import { placeOrder } from '../fixtures/orders/place-order.ts';

/* Two orders of one customer, combined into one before hand-over. */
interface Placed {
  _id: string;
  orderId: string;
  totalAmount: number;
}

const testData = openTestData();
let [admin, shopper]: [Account, Account] = [] as never;
let product: { id: string; name: string; price: number };
let [kept, other]: [Placed, Placed] = [] as never;

beforeAll(async () => {
  [admin, shopper] = [await testData.account('admin'), await testData.account('user')];
});
beforeEach(async () => {
  product = await testData.product();
  kept = await placeOrder<Placed>(shopper, product);
  other = await placeOrder<Placed>(shopper, product);
});
afterAll(() => testData.close());

/** Both with one delivery instead of two. */
const together = () => (product.price * 2) / 100 + 60;

interface Sent {
  from?: Placed;
  by?: Account;
  example?: Example;
}
async function combine(totalAmount: number | null, { from = other, by = admin, example }: Sent = {}) {
  const path = `/api/orders/${kept._id}/combine`;
  const body = { order: from._id, totalAmount };
  return call(path, { method: 'POST', token: await tokenOf(by), body, example });
}
const stored = async ({ _id }: Placed) => (await testData.db.doc(`orders/${_id}`).get()).data();

describe('two orders of one customer', () => {
  test('are shown as one without being stored', async () => {
    const preview = await combine(null, { example: 'combineOrders: a preview' });
    expect(preview).toMatchObject({
      status: 200,
      body: {
        data: {
          order: { totalAmount: together(), items: [{ quantity: 2 }] },
          before: { totalAmount: kept.totalAmount + other.totalAmount },
          toGiveBack: 0,
          isVoucherLost: false,
        },
      },
    });
    expect(await stored(other)).toMatchObject({ orderStatus: 'confirmed' });
  });

  test('become one for the total that staff saw, and stay so when it is repeated', async () => {
    const answer = await combine(together(), { example: 'combineOrders' });
    expect(answer).toMatchObject({ status: 200, body: { message: 'Orders combined!' } });
    expect(await combine(together())).toMatchObject({ status: 200 });
    expect(await stored(kept)).toMatchObject({ totalAmount: together(), items: [{ quantity: 2 }] });
    expect(await stored(other)).toMatchObject({
      orderStatus: 'cancelled',
      combinedInto: { _id: kept._id, orderId: kept.orderId },
    });
    const reopened = await call(`/api/delivery/status/${other._id}`, {
      method: 'PUT',
      token: await tokenOf(admin),
      body: { orderStatus: 'confirmed' },
    });
    expect(reopened).toMatchObject({
      status: 409,
      body: {
        message: 'Another order has taken over the products of this one, so it cannot be reopened',
      },
    });
  });

  test('are not combined for another total', async () => {
    expect(await combine(1, { example: 'combineOrders: another total' })).toMatchObject({
      status: 409,
      body: { data: { order: { totalAmount: together() } } },
    });
  });

  test('are not combined with an order of another phone number', async () => {
    const from = await placeOrder<Placed>(shopper, product, { ...ADDRESS, recipientPhone: '01898765432' });
    expect(await combine(null, { from, example: 'combineOrders: another customer' })).toMatchObject({
      status: 409,
      body: { message: 'Only two orders of the same phone number can be combined' },
    });
  });

  test('are combined by staff alone, not by the customer whose orders they are', async () => {
    const rejected = await combine(null, { by: shopper });
    expect(rejected.status).toBe(403);
    expect(rejected.body.data).toBeUndefined();
  });

  test('are combined only where both exist', async () => {
    const from = { ...other, _id: 'missing' };
    expect((await combine(null, { from })).status).toBe(404);
  });
});
