import { randomUUID } from 'node:crypto';
import { addresses } from '@nargisus/local-suite/launcher';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { call } from '../fixtures/network/api-client.ts';
import { openTestData } from '../fixtures/data/test-data.ts';
import { openCallers, type Callers } from '../fixtures/accounts/callers.ts';
import { orderDraft } from '../fixtures/orders/drafts.ts';
import { gateway } from '../fixtures/orders/gateway.ts';
import { placeOrder, placePaidOrder } from '../fixtures/orders/place-order.ts';

/*
 * Edits with expected values, refunds by hand, one key for several requests, and many slips in one call: malformed values, races and
 * callers without permission.
 */
const testData = openTestData();
let callers: Callers;
let product: { id: string; price: number };

beforeAll(async () => {
  callers = await openCallers(testData);
  product = await testData.product();
});
afterAll(() => testData.close());

const stored = async (id: string) => (await testData.db.doc(`orders/${id}`).get()).data()!;
const newOrder = () => placeOrder(callers.tokens.user!, product);
const paidOrder = () => placePaidOrder(callers.tokens.user!, product, testData);
const edit = (id: string, body: unknown, token = callers.tokens.admin) =>
  call(`/api/delivery/status/${id}`, { method: 'PUT', token, body });

describe('an edit with expected and new values', () => {
  test.each([
    { orderStatus: { from: { $ne: null }, to: 'cancelled' } },
    { orderStatus: { from: ['confirmed'], to: 'cancelled' } },
    { orderStatus: { from: null, to: 'cancelled' } },
    { orderStatus: { from: 'confirmed', to: 'cancelled', then: 'delivered' } },
    { deliveryNotes: { from: 7, to: 'x' } },
    { deliveryNotes: { __proto__: { from: '' }, to: 'x' } },
    { deliveryAssignedTo: { from: '', to: null } },
    { trackingInfo: { from: '', to: { from: '', to: 'x' } } },
    { paymentStatus: { from: 'pending', to: 'paid' } },
    { totalAmount: { from: 1310, to: 1 } },
    { refund: { from: null, to: 'refunded' } },
    { timeline: { from: [], to: [] } },
  ])('is rejected and changes nothing with %j', async (body) => {
    const { _id: id } = await newOrder();
    const before = await stored(id);
    expect((await edit(id, body)).status).toBe(400);
    expect(await stored(id)).toEqual(before);
  });

  test('is rejected for anyone but staff, without revealing stored values', async () => {
    const { _id: id } = await newOrder();
    for (const token of [callers.tokens.user, callers.tokens.other]) {
      const { status, body } = await edit(id, { orderStatus: { from: 'shipped', to: 'delivered' } }, token);
      expect([status, body]).toEqual([403, { success: false, message: 'You may not do this' }]);
    }
  });

  test('ignores unknown fields beside it', async () => {
    const { _id: id } = await newOrder();
    const body = { deliveryNotes: { from: '', to: '<b>x</b>' }, 'items.0.price': 1, constructor: 'x' };
    const { status } = await edit(id, body);
    const { deliveryNotes, items, totalAmount } = await stored(id);
    expect(status).toBe(200);
    expect([deliveryNotes, totalAmount, (items as { price: number }[])[0]!.price]).toEqual([
      '<b>x</b>',
      1310,
      1250,
    ]);
  });

  test('concurrent with a cancellation never leaves a refunded order active', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { _id: id, tranId } = await paidOrder();
      await Promise.all([
        call(`/api/orders/${id}/cancel`, { method: 'POST', token: callers.tokens.user }),
        edit(id, { orderStatus: { from: 'confirmed', to: 'processing' } }),
        edit(id, { orderStatus: 'confirmed', deliveryStatus: 'delivered' }),
        edit(id, { deliveryAssignedTo: { from: '', to: 'Karim' } }),
      ]);
      const order = await stored(id);
      const { refunds } = await gateway.payment(tranId);
      expect(refunds).toHaveLength(order.orderStatus === 'cancelled' ? 1 : 0);
      expect(order.refund === null).toBe(order.orderStatus !== 'cancelled');
    }
  });
});

test('ten concurrent manual refunds in four ways record one refund', async () => {
  const { _id: id, tranId } = await paidOrder();
  await call(`/api/orders/${id}/cancel`, { method: 'POST', token: callers.tokens.admin });
  const byHand = (reference: string) =>
    call(`/api/payments/${tranId}/refund`, {
      method: 'POST',
      token: callers.tokens.admin,
      body: { byHand: reference },
    });
  const answers = await Promise.all(Array.from({ length: 10 }, (_, n) => byHand(`Panel ${n % 4}`)));
  expect(answers.filter(({ status }) => status === 200)).toEqual([]);
  expect((await gateway.payment(tranId)).refunds).toHaveLength(1);
  const entries = await testData.db.collection('audit').where('subject.id', '==', tranId).get();
  expect(entries.size).toBe(0);
});

test('one idempotency key for ten different concurrent requests places one order and reveals no other customer’s', async () => {
  const key = randomUUID();
  const place = (quantity: number, token = callers.tokens.user) =>
    call('/api/orders', {
      method: 'POST',
      token,
      body: orderDraft(product, {
        items: [{ productId: product.id, size: 'M', quantity }],
        totalAmount: (product.price / 100) * quantity + 60,
      }),
      headers: { 'Idempotency-Key': key },
    });
  const answers = await Promise.all(Array.from({ length: 10 }, (_, n) => place((n % 5) + 1)));
  const statuses = answers.map(({ status }) => status);
  expect(statuses.filter((it) => it === 201)).toHaveLength(1);
  expect(statuses.filter((it) => it === 409).length).toBeGreaterThanOrEqual(8);
  const orders = await testData.db.collection('orders').where('requestKey', '==', key).get();
  expect(orders.size).toBe(1);
  const other = await place(2, callers.tokens.other);
  expect([other.status, (other.body.data as unknown as { uid: string }).uid]).toEqual([
    201,
    callers.other.uid,
  ]);
});

describe('many slips in one call', () => {
  const download = (ids: string, as: 'admin' | 'user' = 'admin') =>
    fetch(`${addresses.shop}/api/orders/slips?${new URLSearchParams({ ids })}`, {
      headers: { Authorization: `Bearer ${callers.tokens[as]}` },
    });

  test.each(['', ',', 'a,,b', '../users/x', 'a/b', '__x__', `${'a,'.repeat(50)}a`, `a\n`, 'a'.repeat(129)])(
    'are rejected for %j',
    async (ids) => {
      expect((await download(ids)).status).toBe(400);
    },
  );

  test('are only for staff and existing orders', async () => {
    const { _id: id } = await newOrder();
    expect((await download(id, 'user')).status).toBe(403);
    expect((await download('unknown,missing')).status).toBe(404);
    const answer = await download(`${id},unknown,${id}`);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/pdf']);
  });
});
