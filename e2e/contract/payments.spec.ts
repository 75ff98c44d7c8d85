import { taka } from '@nargisus/domain/money';
import { addresses } from '@nargisus/local-suite/launcher';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { call, tokenOf } from '../fixtures/network/api-client.ts';
import type { Example } from '../fixtures/network/api-examples.ts';
import { paymentAttempts, failedPage } from '../fixtures/orders/payment-attempts.ts';
import { openTestData, type Account } from '../fixtures/data/test-data.ts';
import { orderDraft, newIdempotencyKey } from '../fixtures/orders/drafts.ts';
import { returnFromGateway, gateway, type Choice } from '../fixtures/orders/gateway.ts';

/* Paying online, through Hosting, against the simulated gateway, which calls the shop as the real one does. */
const testData = openTestData();
const { attemptOf, ordersOf } = paymentAttempts(testData);
let product: { id: string; price: number };
let buyer: Account;
let token: string;
let adminToken: string;

beforeAll(async () => {
  product = await testData.product();
  buyer = await testData.account();
  token = await tokenOf(buyer);
  adminToken = await tokenOf(await testData.account('admin'));
});
afterAll(() => testData.close());

const start = (
  body: unknown,
  headers: Record<string, string> = newIdempotencyKey(),
  as = token,
  example?: Example,
) => call('/api/payments/init', { method: 'POST', token: as, body, headers, example });

async function begin(of = product): Promise<string> {
  const answer = await start(orderDraft(of));
  expect(answer.body).toMatchObject({ success: true });
  return (answer.body.data as unknown as { tranId: string }).tranId;
}

/** Sums the stored counters of orders, without the code that the functions count with; revenue in paisa. */
async function countedTotals(): Promise<{ orders: number; revenue: number }> {
  const { docs } = await testData.db.collection('counters/orders/shards').get();
  const sumOf = (field: string) =>
    docs.reduce((sum, shard) => sum + ((shard.get(field) as number | undefined) ?? 0), 0);
  return { orders: sumOf('orders'), revenue: sumOf('revenue') };
}

/** The gateway has sent its notices, and the shop has answered each with a 200. */
async function noticesTaken(tranId: string, count = 1): Promise<void> {
  const answers = async () => (await gateway.payment(tranId)).ipn.map(({ answer }) => answer);
  await expect.poll(answers, { timeout: 20_000, interval: 200 }).toEqual(Array(count).fill(200));
}

describe('an attempt to pay', () => {
  test('gets a gateway page for the shop’s total and creates no order yet', async () => {
    const cart = testData.db.doc(`carts/${buyer.uid}`);
    await cart.set({ lines: [`${product.id}_M`], updatedAt: new Date() });
    const answer = await start(orderDraft(product), newIdempotencyKey(), token, 'startPayment');
    expect(answer.status).toBe(201);
    expect(answer.body).toEqual({
      success: true,
      data: {
        tranId: expect.stringMatching(/^NG[0-9a-f]{28}$/),
        gatewayUrl: expect.stringContaining(`${addresses.gateway}/EasyCheckOut/`),
      },
    });
    const { tranId } = answer.body.data as unknown as { tranId: string };
    expect(await gateway.payment(tranId)).toMatchObject({ status: 'PENDING', amount: '1310.00' });
    expect(await attemptOf(tranId)).toMatchObject({ state: 'open', total: 1310, uid: buyer.uid });
    expect(await ordersOf(tranId)).toEqual([]);
    expect((await cart.get()).get('lines')).toEqual([`${product.id}_M`]);
  });

  test('is created once per idempotency key, however often and concurrently it is sent', async () => {
    const key = newIdempotencyKey();
    const answers = await Promise.all(Array.from({ length: 4 }, () => start(orderDraft(product), key)));
    const again = await start(orderDraft(product), key);
    expect(again.status).toBe(200);
    for (const { body } of answers) expect(body.data).toEqual(again.body.data);
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
  });

  test('is not led to again by a draft on other terms: the answer names what is open', async () => {
    const key = newIdempotencyKey();
    const first = await start(orderDraft(product), key);
    const { tranId } = first.body.data as unknown as { tranId: string };
    const express = orderDraft(product, { deliveryOption: 'express', totalAmount: 1370 });
    const other = await start(express, key);
    expect([other.status, other.body.data]).toEqual([409, { open: { tranId, total: 1310 } }]);
    expect((await start(orderDraft(product), key)).body.data).toEqual(first.body.data);
  });

  test.each<[string, () => Promise<{ status: number; body: object }>, number, object]>([
    [
      'with a total that is not the shop’s',
      () =>
        start(
          orderDraft(product, { totalAmount: 1 }),
          newIdempotencyKey(),
          token,
          'startPayment: prices have changed',
        ),
      409,
      { message: 'Prices have changed. Please review your order.', data: { quote: { total: 1310 } } },
    ],
    [
      'of what is out of stock',
      async () => start(orderDraft(await testData.product({ inStock: false }))),
      409,
      { data: { quote: { total: 0 } } },
    ],
    ['of what is gone', () => start(orderDraft({ id: 'NEVER_WAS', price: 100 })), 409, {}],
    ['with an unknown voucher', () => start(orderDraft(product, { voucherCode: 'FREE' })), 409, {}],
    ['of nothing', () => start(orderDraft(product, { items: [] })), 400, { message: 'Your cart is empty' }],
    [
      'of more than the gateway takes',
      async () => start(orderDraft(await testData.product({ price: taka(500_000) }))),
      400,
      { errors: { totalAmount: 'Online payment is possible from ৳10.00 to ৳5,00,000.00' } },
    ],
    ['without a key', () => start(orderDraft(product), {}), 400, {}],
    ['from nobody', () => start(orderDraft(product), newIdempotencyKey(), ''), 401, {}],
  ])('is refused %s', async (_why, ask, status, body) => {
    const answer = await ask();
    expect(answer.status).toBe(status);
    expect(answer.body).toMatchObject({ success: false, ...body });
  });
});

describe('a returning buyer', () => {
  test.each<[Choice, (tranId: string) => string, string]>([
    ['fail', (id) => failedPage(id, 'payment_failed'), 'failed'],
    ['cancel', (id) => `/payment/cancelled?tran_id=${id}`, 'cancelled'],
  ])('having chosen %s is told so, and nothing is ordered', async (choice, page, state) => {
    const tranId = await begin();
    const post = await gateway.choose(tranId, choice);
    expect(await returnFromGateway(post!)).toBe(page(tranId));
    expect(await attemptOf(tranId)).toMatchObject({ state });
    expect(await ordersOf(tranId)).toEqual([]);
  });

  test('having paid finds the order at the paid price, and its lines removed from the cart', async () => {
    const item = await testData.product();
    const cart = testData.db.doc(`carts/${buyer.uid}`);
    await cart.set({ lines: [`${item.id}_M`, 'kept_M'], updatedAt: new Date() });
    const tranId = await begin(item);
    await testData.changeProduct(item.id, { price: 9999 });
    const before = await countedTotals();
    const post = await gateway.choose(tranId, 'bkash');
    const page = await returnFromGateway(post!);
    const after = await countedTotals();
    expect([after.orders - before.orders, after.revenue - before.revenue]).toEqual([1, 131_000]);
    const [order, ...more] = await ordersOf(tranId);
    expect(more).toEqual([]);
    expect(order).toMatchObject({
      totalAmount: 1310,
      orderStatus: 'confirmed',
      paymentStatus: 'paid',
      deliveryStatus: 'pending',
      paymentMethod: 'Online Payment',
      uid: buyer.uid,
      userEmail: buyer.email,
      onHold: false,
      refund: null,
    });
    expect(page).toBe(`/payment/success?tran_id=${tranId}&order_id=${order?.orderId}`);
    expect((await cart.get()).get('lines')).toEqual(['kept_M']);
  });

  test('with a risky payment has an order that waits for a person', async () => {
    const tranId = await begin();
    const post = await gateway.choose(tranId, 'risky');
    expect(await returnFromGateway(post!)).toContain('/payment/success');
    expect(await ordersOf(tranId)).toMatchObject([{ onHold: true, paymentStatus: 'paid' }]);
  });

  test('with a wallet that names only what was settled has paid', async () => {
    const tranId = await begin();
    await gateway.injectFaults(tranId, { tamper: 'no-currency' });
    expect(await returnFromGateway((await gateway.choose(tranId, 'bkash'))!)).toContain('/payment/success');
  });
});

describe('one payment places one order', () => {
  test.each(['both', 'ipn-first', 'browser-first', 'ipn-only', 'browser-only', 'both-twice', 'delayed'])(
    'delivered %s',
    async (delivery) => {
      const tranId = await begin();
      await gateway.injectFaults(tranId, { delivery, delayMs: 300 });
      const post = await gateway.choose(tranId, 'card');
      expect(post === null).toBe(delivery === 'ipn-only');
      const pages = await Promise.all(
        Array.from({ length: post?.times ?? 0 }, () => returnFromGateway(post!)),
      );
      const notices = { 'browser-only': 0, 'both-twice': 2 }[delivery] ?? 1;
      await noticesTaken(tranId, notices);
      const orders = await ordersOf(tranId);
      expect(orders).toHaveLength(1);
      for (const page of pages) {
        expect(page).toBe(`/payment/success?tran_id=${tranId}&order_id=${orders[0]?.orderId}`);
      }
      expect(await attemptOf(tranId)).toMatchObject({ state: 'paid', order: { _id: orders[0]?._id } });
    },
  );

  // What the gateway may say about a paid payment, three of it in every order: one at least says that it is paid.
  const words = ['notice', 'browser', 'FAILED', 'CANCELLED'] as const;
  const orders = words.flatMap((a) =>
    words.flatMap((b) => words.map((c) => [a, b, c] as const)).filter((it) => new Set(it).size === 3),
  );
  test.each(orders)('from %s, then %s, then %s', async (...told) => {
    const tranId = await begin();
    await gateway.injectFaults(tranId, { delivery: 'browser-only' });
    const post = (await gateway.choose(tranId, 'card'))!;
    let isPaid = false;
    for (const word of told) {
      isPaid ||= word === 'notice' || word === 'browser';
      if (word === 'notice') expect(await gateway.notify(tranId)).toBe(200);
      else if (word === 'browser') expect(await returnFromGateway(post)).toContain('/payment/success');
      else {
        const page = await returnFromGateway(await gateway.returnOf(tranId, word));
        expect(page.startsWith('/payment/success')).toBe(isPaid);
      }
    }
    expect(await attemptOf(tranId)).toMatchObject({ state: 'paid' });
    expect(await ordersOf(tranId)).toHaveLength(1);
  });

  test('also when notice and browser arrive concurrently, several times', async () => {
    const tranId = await begin();
    await gateway.injectFaults(tranId, { delivery: 'browser-only' });
    const post = (await gateway.choose(tranId, 'card'))!;
    await Promise.all([
      returnFromGateway(post),
      gateway.notify(tranId),
      returnFromGateway(post),
      gateway.notify(tranId),
    ]);
    expect(await ordersOf(tranId)).toHaveLength(1);
  });

  test.each<[Choice, string]>([
    ['fail', 'both-twice'],
    ['cancel', 'ipn-first'],
    ['close', 'both'],
    ['expire', 'both'],
  ])('and none when it was not paid: %s, delivered %s', async (choice, delivery) => {
    const tranId = await begin();
    await gateway.injectFaults(tranId, { delivery });
    const post = await gateway.choose(tranId, choice);
    if (post) await returnFromGateway(post);
    await noticesTaken(tranId, delivery === 'both-twice' ? 2 : 1);
    expect(await ordersOf(tranId)).toEqual([]);
    expect((await attemptOf(tranId)).taken).toBeNull();
  });
});

describe('when the gateway fails', () => {
  test.each(['down', 'lost', 'error', 'html', 'empty', 'failed'])(
    'to open a page (%s) the cart is as it was, and another try works',
    async (session) => {
      const [cart, key] = [testData.db.doc(`carts/${buyer.uid}`), newIdempotencyKey()];
      await cart.set({ lines: [`${product.id}_M`], updatedAt: new Date() });
      await gateway.injectFaultsForAll({ session, times: 1 });
      const answer = await start(orderDraft(product), key).finally(() => gateway.clearAllFaults());
      expect(answer.status).toBe(500);
      expect(answer.body).toEqual({
        success: false,
        message: 'The payment could not be started. Your cart is unchanged. Please try again.',
      });
      expect((await cart.get()).get('lines')).toEqual([`${product.id}_M`]);
      const again = await start(orderDraft(product), key);
      expect(again.status).toBe(409);
      expect(again.body.message).toBe('This attempt to pay is closed. Please try again.');
      expect((await start(orderDraft(product))).status).toBe(201);
    },
  );

  test.each(['down', 'lost', 'error', 'html', 'empty'])(
    'to validate (%s) nothing is lost: the order comes with the next word',
    async (validator) => {
      const tranId = await begin();
      await gateway.injectFaults(tranId, { validator, delivery: 'browser-only' });
      const post = (await gateway.choose(tranId, 'card'))!;
      expect(await returnFromGateway(post)).toBe(failedPage(tranId, 'server_error'));
      expect(await gateway.notify(tranId)).toBe(500);
      expect(await attemptOf(tranId)).toMatchObject({ state: 'open' });
      await gateway.clearFaults(tranId);
      expect(await returnFromGateway(post)).toContain('/payment/success');
      expect(await ordersOf(tranId)).toHaveLength(1);
    },
  );

  test('to validate once, it is asked again at once', async () => {
    const tranId = await begin();
    await gateway.injectFaults(tranId, { validator: 'down', times: 1 });
    expect(await returnFromGateway((await gateway.choose(tranId, 'card'))!)).toContain('/payment/success');
  });
});

describe('what was paid and cannot be sold', () => {
  test.each<[string, (id: string) => Promise<void>, string]>([
    ['is gone', (id) => testData.removeProduct(id), 'product-gone'],
    ['is sold out', (id) => testData.changeProduct(id, { inStock: false }), 'out-of-stock'],
  ])('because it %s is kept for staff, who send the money back', async (_why, happens, unfulfilled) => {
    const item = await testData.product();
    const tranId = await begin(item);
    await happens(item.id);
    const page = await returnFromGateway((await gateway.choose(tranId, 'card'))!);
    expect(page).toBe(failedPage(tranId, 'order_creation_failed'));
    await noticesTaken(tranId);
    expect(await ordersOf(tranId)).toEqual([]);

    const listed = await call('/api/payments?state=paid_unfulfilled&limit=5', {
      token: adminToken,
      example: 'listPayments',
    });
    const mine = (listed.body.data as unknown as { _id: string }[]).find(({ _id }) => _id === tranId);
    expect(mine).toMatchObject({
      state: 'paid_unfulfilled',
      unfulfilled,
      taken: { amount: 1310 },
      total: 1310,
    });
    expect(mine).not.toHaveProperty('session');

    const refund = (example?: Example) =>
      call(`/api/payments/${tranId}/refund`, { method: 'POST', token: adminToken, body: {}, example });
    expect((await refund('refundPayment')).body.data).toMatchObject({
      refund: { state: 'accepted', amount: 1310 },
    });
    expect((await refund()).body.data).toMatchObject({ refund: { state: 'accepted' } });
    expect((await refund()).body.data).toMatchObject({ refund: { state: 'refunded' } });
    expect((await refund()).body.data).toMatchObject({ refund: { state: 'refunded' } });
    expect((await gateway.payment(tranId)).refunds).toMatchObject([
      { refund_amount: '1310.00', status: 'refunded' },
    ]);
  });

  test('is seen and refunded by admins only, and only when money was taken', async () => {
    const tranId = await begin();
    const path = `/api/payments/${tranId}/refund`;
    const post = { method: 'POST', body: {} };
    for (const [as, status] of [
      ['', 401],
      [token, 403],
    ] as const) {
      expect((await call('/api/payments', { token: as })).status).toBe(status);
      expect((await call(path, { ...post, token: as })).status).toBe(status);
    }
    expect((await call(path, { ...post, token: adminToken })).body.message).toBe('Nothing was paid');
    expect((await call('/api/payments/NG0/refund', { ...post, token: adminToken })).status).toBe(404);
    expect((await call('/api/payments?state=lost', { token: adminToken })).status).toBe(400);
    await returnFromGateway((await gateway.choose(tranId, 'card'))!);
    const ordered = await call(path, { ...post, token: adminToken });
    expect(ordered.status).toBe(409);
    expect((await gateway.payment(tranId)).refunds).toEqual([]);
  });

  test('is listed page by page', async () => {
    await begin();
    await begin();
    const first = await call('/api/payments?limit=1', { token: adminToken });
    const cursor = encodeURIComponent(first.body.nextCursor!);
    const second = await call(`/api/payments?limit=1&cursor=${cursor}`, { token: adminToken });
    const ids = [first, second].flatMap(({ body }) => body.data as unknown as { _id: string }[]);
    expect(new Set(ids.map(({ _id }) => _id)).size).toBe(2);
  });
});
