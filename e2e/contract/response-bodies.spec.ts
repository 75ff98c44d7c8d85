import type { Product } from '@nargisus/domain/catalogue';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { statusAndBody, call, tokenOf, type ApiResponse } from '../fixtures/network/api-client.ts';
import { openTestData } from '../fixtures/data/test-data.ts';
import { openCallers, type Callers } from '../fixtures/accounts/callers.ts';
import { ADDRESS, orderDraft, newIdempotencyKey } from '../fixtures/orders/drafts.ts';
import { ANY_TIMESTAMP } from '../fixtures/assert/any-timestamp.ts';

/* Checks every field of each answer, so that a new field fails a test. */
const testData = openTestData();
let callers: Callers;

beforeAll(async () => {
  callers = await openCallers(testData);
});
afterAll(() => testData.close());

const day = expect.stringMatching(/^\d{4}-\d\d-\d\d$/) as string;

describe('an order', () => {
  const recipient = { recipientName: 'রহিমা খাতুন 🌸', landmark: 'মসজিদের পাশে' };
  let product: Product;
  let placed: ApiResponse;

  beforeAll(async () => {
    product = await testData.product({ name: 'Cotton panjabi' });
    const body = orderDraft(product, {
      ...recipient,
      items: [{ productId: product.id, size: 'M', quantity: 2 }],
      voucherCode: 'welcome10',
      totalAmount: 2310,
    });
    const token = callers.tokens.user;
    const request = { method: 'POST', token, headers: newIdempotencyKey(), body };
    placed = await call('/api/orders', { ...request, example: 'placeOrder' });
  });

  test('is answered with all its fields', () => {
    const { user } = callers;
    const statuses = { orderStatus: 'confirmed', deliveryStatus: 'pending', paymentStatus: 'pending' };
    const order = {
      _id: expect.stringMatching(/^[0-9a-f]{32}$/) as string,
      orderId: expect.stringMatching(/^ORD-\d{8}-[0-9A-Z]{5}$/) as string,
      orderDate: ANY_TIMESTAMP,
      createdAt: ANY_TIMESTAMP,
      updatedAt: ANY_TIMESTAMP,
      uid: user.uid,
      userName: user.name,
      userEmail: user.email,
      items: [
        {
          productId: product.id,
          name: 'Cotton panjabi',
          price: 1250,
          image: product.image,
          size: 'M',
          quantity: 2,
          itemTotal: 2500,
          category: 'clothing',
        },
      ],
      subtotal: 2500,
      deliveryCharge: 60,
      voucherDiscount: 250,
      voucherCode: 'WELCOME10',
      totalAmount: 2310,
      money: { total: 2310, paid: 0, collected: 0, rounding: 0, refunded: 0, toCollect: 2310 },
      deliveryOption: 'standard',
      estimatedDelivery: { from: day, to: day },
      ...statuses,
      shippingAddress: { ...ADDRESS, ...recipient },
      deliveryAddress: expect.stringContaining('Dhanmondi') as string,
      paymentMethod: 'Cash on Delivery',
      deliveryAssignedTo: '',
      deliveryNotes: '',
      trackingInfo: '',
      requestKey: expect.stringMatching(/^[0-9a-f-]{36}$/) as string,
      tranId: null,
      onHold: false,
      refund: null,
      trackingToken: expect.stringMatching(/^[A-Za-z0-9_-]{22}$/) as string,
      timeline: [{ at: ANY_TIMESTAMP, who: user.uid, from: null, to: statuses, note: 'Order placed' }],
    };
    expect(statusAndBody(placed)).toEqual([
      201,
      { success: true, message: 'Order placed successfully!', data: order },
    ]);
  });

  test('is listed for its customer with the same fields', async () => {
    const email = encodeURIComponent(callers.user.email);
    const own = await call(`/api/orders/user?userEmail=${email}`, {
      token: callers.tokens.user,
      example: 'listUserOrders',
    });
    expect(statusAndBody(own)).toEqual([200, { success: true, data: [placed.body.data], nextCursor: null }]);
  });

  test('is listed for staff with the same fields', async () => {
    const all = await call('/api/orders?limit=1&page=1', {
      token: callers.tokens.admin,
      example: 'listOrders',
    });
    expect(statusAndBody(all)).toEqual([
      200,
      { success: true, data: [placed.body.data], nextCursor: expect.any(String) as string },
    ]);
  });

  test('is in the statistics, which have all their fields', async () => {
    const stats = await call('/api/orders/stats/summary', {
      token: callers.tokens.admin,
      example: 'orderStats',
    });
    expect(statusAndBody(stats)).toEqual([
      200,
      {
        success: true,
        data: {
          totalOrders: expect.any(Number) as number,
          totalRevenue: expect.any(Number) as number,
          statusBreakdown: expect.arrayContaining([
            { _id: 'confirmed', count: expect.any(Number) as number },
          ]) as object[],
        },
      },
    ]);
  });

  test('with an outdated price is answered with the new quote', async () => {
    const product = await testData.product({ name: 'Cotton panjabi' });
    const body = orderDraft(product, { totalAmount: 1 });
    const token = callers.tokens.user;
    const request = { method: 'POST', token, headers: newIdempotencyKey(), body };
    const answer = await call('/api/orders', { ...request, example: 'placeOrder: prices have changed' });
    expect(answer.status).toBe(409);
    expect(answer.body).toMatchObject({
      success: false,
      message: 'Prices have changed. Please review your order.',
      data: { quote: { subtotal: 1250, deliveryCharge: 60, voucherDiscount: 0, total: 1310 } },
    });
  });
});

test('pages start at one, and the page after the last is empty', async () => {
  const token = callers.tokens.admin;
  expect(statusAndBody(await call('/api/orders?limit=20&page=9999', { token }))).toEqual([
    200,
    { success: true, data: [], nextCursor: null },
  ]);
  const message = 'Please give a whole number from 1 to 99999';
  expect(statusAndBody(await call('/api/orders?page=0', { token }))).toEqual([
    400,
    { success: false, message, errors: { page: message } },
  ]);
});

test('a new user gets their record, and the same record on return', async () => {
  const { uid, email, password } = await testData.account();
  await testData.db.doc(`users/${uid}`).delete();
  const token = await tokenOf({ email, password });
  const body = { name: 'করিম উদ্দিন', email, phone: '01712345678', imageUrl: '', role: 'admin' };
  const record = {
    ...body,
    _id: uid,
    uid,
    phone: expect.stringMatching(/1712345678$/) as string,
    emailVerified: true,
    provedPhone: '',
    role: 'user',
    isActive: true,
    createdAt: ANY_TIMESTAMP,
    updatedAt: ANY_TIMESTAMP,
  };
  const created = await call('/api/newUser', { method: 'POST', token, body, example: 'newUser' });
  expect(statusAndBody(created)).toEqual([201, { success: true, message: 'Account created', data: record }]);
  const again = await call('/api/newUser', { method: 'POST', token, body });
  expect(statusAndBody(again)).toEqual([200, { success: true, message: 'Account updated', data: record }]);
});

test('products are listed with all their fields', async () => {
  const { id, name, description, image, category, inStock, featured, collections } = await testData.product({
    name: 'Cotton panjabi',
  });
  const answer = await call('/api/products?limit=1', { example: 'listProducts' });
  const times = { createdAt: ANY_TIMESTAMP, updatedAt: ANY_TIMESTAMP };
  const product = {
    _id: id,
    id,
    name,
    price: 1250,
    description,
    image,
    category,
    inStock,
    featured,
    collections,
    ...times,
    version: 1,
    isNew: true,
  };
  expect(statusAndBody(answer)).toEqual([
    200,
    {
      success: true,
      data: [product],
      nextCursor: expect.any(String) as string,
      total: expect.any(Number) as number,
    },
  ]);
});

describe('too many requests', () => {
  test.each([
    ['/api/orders', 'placeOrder: too often'],
    ['/api/payments/init', undefined],
    ['/api/newUser', undefined],
  ] as const)('to %s are rejected with the time to retry, and store nothing', async (path, example) => {
    const person = await testData.account();
    const token = await tokenOf(person);
    await testData.db.doc(`users/${person.uid}`).delete();
    const draft = orderDraft(await testData.product());
    const body = path === '/api/newUser' ? { name: 'Rahima', phone: '', imageUrl: '' } : draft;
    const now = Math.floor(Date.now() / 60_000);
    // The count of this minute, and of the next one if it begins during the test.
    for (const minute of [now, now + 1]) {
      const id = `${person.uid}.${path.replaceAll('/', '.')}.${minute}`;
      await testData.db.doc(`rateLimits/${id}`).set({ count: 1_000_000 });
    }
    const answer = await call(path, { method: 'POST', token, body, headers: newIdempotencyKey(), example });
    const message = 'Too many requests. Please try again in a minute.';
    expect(statusAndBody(answer)).toEqual([429, { success: false, message }]);
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(Number(answer.headers.get('retry-after'))).toBeLessThanOrEqual(60);
    for (const collection of ['orders', 'payments', 'users']) {
      const stored = await testData.db.collection(collection).where('uid', '==', person.uid).get();
      expect([collection, stored.size]).toEqual([collection, 0]);
    }
  });
});
