import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestData } from '../fixtures/data/test-data.ts';
import { call, tokenOf } from '../fixtures/network/api-client.ts';
import type { Example } from '../fixtures/network/api-examples.ts';
import { gateway, returnFromGateway } from '../fixtures/orders/gateway.ts';
import { failedPage, paymentAttempts } from '../fixtures/orders/payment-attempts.ts';
import { expectNotices, openPayments, type Payments } from './payments.ts';

const testData = openTestData();
const { ordersOf } = paymentAttempts(testData);
let payments: Payments;
let adminToken: string;

beforeAll(async () => {
  payments = await openPayments(testData);
  adminToken = await tokenOf(await testData.account('admin'));
});
afterAll(() => testData.close());

describe('a payment without an order', () => {
  test.each<[string, (id: string) => Promise<void>, string]>([
    ['is deleted', (id) => testData.removeProduct(id), 'product-gone'],
    ['is sold out', (id) => testData.changeProduct(id, { inStock: false }), 'out-of-stock'],
    ['loses its size', (id) => testData.changeProduct(id, { sizes: ['L'] }), 'size-not-made'],
  ])('because its product %s is listed for staff, who refund it once', async (_why, change, unfulfilled) => {
    const item = await testData.product();
    const tranId = await payments.begin(item);
    await change(item.id);
    const page = await returnFromGateway((await gateway.choose(tranId, 'card'))!);
    expect(page).toBe(failedPage(tranId, 'order_creation_failed'));
    await expectNotices(tranId);
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

  test('is listed and refunded by admins only, and only when money was taken', async () => {
    const tranId = await payments.begin();
    const path = `/api/payments/${tranId}/refund`;
    const post = { method: 'POST', body: {} };
    for (const [caller, status] of [
      ['', 401],
      [payments.token, 403],
    ] as const) {
      expect((await call('/api/payments', { token: caller })).status).toBe(status);
      expect((await call(path, { ...post, token: caller })).status).toBe(status);
    }
    expect((await call(path, { ...post, token: adminToken })).body.message).toBe('Nothing was paid');
    expect((await call('/api/payments/NG0/refund', { ...post, token: adminToken })).status).toBe(404);
    expect((await call('/api/payments?state=lost', { token: adminToken })).status).toBe(400);
    await returnFromGateway((await gateway.choose(tranId, 'card'))!);
    const afterOrder = await call(path, { ...post, token: adminToken });
    expect(afterOrder.status).toBe(409);
    expect((await gateway.payment(tranId)).refunds).toEqual([]);
  });

  test('is listed page by page', async () => {
    await payments.begin();
    await payments.begin();
    const first = await call('/api/payments?limit=1', { token: adminToken });
    const cursor = encodeURIComponent(first.body.nextCursor!);
    const second = await call(`/api/payments?limit=1&cursor=${cursor}`, { token: adminToken });
    const ids = [first, second].flatMap(({ body }) => body.data as unknown as { _id: string }[]);
    expect(new Set(ids.map(({ _id }) => _id)).size).toBe(2);
  });
});
