import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addresses } from '@nargisus/local-suite/launcher';
import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { promisify } from 'node:util';
import { call, tokenOf } from '../fixtures/network/api-client.ts';
import type { Example } from '../fixtures/network/api-examples.ts';
import { openTestData, type Account } from '../fixtures/data/test-data.ts';
import { returnFromGateway, gateway } from '../fixtures/orders/gateway.ts';
import { beginPayment, placeOrder, type PlacedOrder } from '../fixtures/orders/place-order.ts';

const testData = openTestData();
let product: { id: string; price: number };
let owner: Account;
let token: string;
let adminToken: string;
let strangerToken: string;

beforeAll(async () => {
  product = await testData.product();
  owner = await testData.account();
  token = await tokenOf(owner);
  strangerToken = await tokenOf(await testData.account());
  adminToken = await tokenOf(await testData.account('admin'));
});
afterAll(() => testData.close());

interface Order extends PlacedOrder {
  tranId: string | null;
  orderStatus: string;
  paymentStatus: string;
  refund: string | null;
  timeline: { who: string; note: string; to: { paymentStatus: string } }[];
}

const newOrder = () => placeOrder<Order>(token, product);
const startPayment = () => beginPayment(token, product);

async function newPaidOrder(): Promise<Order & { tranId: string }> {
  const tranId = await startPayment();
  await gateway.injectFaults(tranId, { delivery: 'browser-only' });
  await returnFromGateway((await gateway.choose(tranId, 'card'))!);
  const { docs } = await testData.db.collection('orders').where('tranId', '==', tranId).get();
  return { _id: docs[0]!.id, ...docs[0]!.data() } as Order & { tranId: string };
}

const cancel = (id: string, as = token, example?: Example) =>
  call(`/api/orders/${id}/cancel`, { method: 'POST', token: as, example });
const cancelWith = (id: string, body: object, as = adminToken, example?: Example) =>
  call(`/api/orders/${id}/cancel`, { method: 'POST', token: as, body, example });
const stored = async (id: string) => (await testData.db.doc(`orders/${id}`).get()).data() as Order;
const attemptOf = async (tranId: string) => (await testData.db.doc(`payments/${tranId}`).get()).data()!;
const refund = (tranId: string, body: object = {}) =>
  call(`/api/payments/${tranId}/refund`, { method: 'POST', token: adminToken, body });

async function revenue(): Promise<number> {
  const { body } = await call('/api/orders/stats/summary', { token: adminToken });
  return (body.data as unknown as { totalRevenue: number }).totalRevenue;
}

/** Makes the payments due and runs the sweep once, as an operator does. */
async function sweep(...tranIds: string[]): Promise<Record<string, number>> {
  for (const tranId of tranIds)
    await testData.db.doc(`payments/${tranId}`).update({ nextCheckAt: new Date(0) });
  const { stdout } = await promisify(execFile)(
    'npm',
    ['run', '--silent', 'payments:sweep', '--', '--local'],
    {
      cwd: new URL('../..', import.meta.url),
      env: {
        ...process.env,
        FIRESTORE_EMULATOR_HOST: addresses.hosts.firestore,
        SSLCOMMERZ_BASE: addresses.gateway,
        GCLOUD_PROJECT: addresses.projectId,
      },
    },
  );
  return JSON.parse(stdout.trim().split('\n').at(-1)!) as Record<string, number>;
}

describe('a cash-on-delivery order', () => {
  test('is cancelled by its owner, which ends its payment and removes its revenue', async () => {
    const before = await revenue();
    const order = await newOrder();
    const answer = await cancel(order._id);
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({
      success: true,
      message: 'Order cancelled',
      data: { _id: order._id, orderStatus: 'cancelled', paymentStatus: 'cancelled', refund: null },
    });
    expect((await stored(order._id)).timeline.at(-1)).toMatchObject({
      who: owner.uid,
      note: 'Cancelled by the customer',
    });
    expect(Math.round((await revenue()) * 100)).toBe(Math.round(before * 100));
  });

  test('is cancelled once by repeated requests', async () => {
    const { _id } = await newOrder();
    const answers = await Promise.all([cancel(_id), cancel(_id), cancel(_id)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await stored(_id)).timeline).toHaveLength(2);
  });

  test('is cancelled by an admin, not by another customer', async () => {
    const { _id } = await newOrder();
    expect((await cancel(_id, '')).status).toBe(401);
    const rejected = await cancel(_id, strangerToken);
    expect(rejected.status).toBe(404);
    expect(rejected.body).toEqual({ success: false, message: 'Order not found' });
    expect((await stored(_id)).orderStatus).toBe('confirmed');
    expect((await cancel(_id, adminToken)).body.data).toMatchObject({ orderStatus: 'cancelled' });
  });

  test('is cancelled only by an admin once shipped', async () => {
    const { _id } = await newOrder();
    // Through the API: an order that is changed beside it leaves the counters wrong for every later test.
    for (const [step, body] of [
      ['assign', { deliveryPersonName: 'Karim' }],
      ['ship', {}],
    ] as const) {
      const moved = await call(`/api/delivery/${step}/${_id}`, { method: 'PUT', token: adminToken, body });
      expect(moved.status).toBe(200);
    }
    const rejected = await cancel(_id, token, 'cancelOrder: it has been shipped');
    expect(rejected.status).toBe(409);
    expect(rejected.body.message).toBe('This order has already been shipped and can no longer be cancelled');
    expect((await stored(_id)).orderStatus).toBe('shipped');
    expect((await cancel(_id, adminToken)).status).toBe(200);
  });

  test('cannot be cancelled if it does not exist', async () => {
    expect((await cancel('never-was')).status).toBe(404);
    expect((await call('/api/orders/x/cancel', { token })).status).toBe(405);
  });
});

describe('an order paid online', () => {
  test('is cancelled and refunded once', async () => {
    const { _id, tranId } = await newPaidOrder();
    const answer = await cancel(_id, token, 'cancelOrder');
    expect(answer.body.data).toMatchObject({
      orderStatus: 'cancelled',
      paymentStatus: 'paid',
      refund: 'accepted',
    });
    expect((await cancel(_id)).status).toBe(200);
    const { refunds, amount } = await gateway.payment(tranId);
    expect(refunds).toMatchObject([{ refund_amount: amount, status: 'processing' }]);

    // The gateway answers processing first, then refunded.
    await sweep(tranId);
    expect(await stored(_id)).toMatchObject({ refund: 'accepted', paymentStatus: 'paid' });
    expect(await sweep(tranId)).toMatchObject({ refunded: 1 });
    expect(await stored(_id)).toMatchObject({ refund: 'refunded', paymentStatus: 'refunded' });
    expect(await attemptOf(tranId)).toMatchObject({
      state: 'paid',
      refund: { state: 'refunded', amount: 1310, requestedBy: owner.uid },
      nextCheckAt: null,
    });
  });

  test('is cancelled by staff who keep the payment, with a reason, and can give it back later', async () => {
    const { _id, tranId } = await newPaidOrder();
    const keep = { payment: 'keep', reason: 'Agreed fee of a late cancellation' };
    const byOwner = await cancelWith(_id, keep, token);
    expect(byOwner).toMatchObject({ status: 403, body: { message: 'You may not do this' } });
    const unexplained = await cancelWith(_id, { ...keep, reason: ' ' });
    expect(unexplained.status).toBe(400);
    expect(unexplained.body.errors).toEqual({ reason: 'Please give a reason' });
    expect((await cancelWith(_id, { payment: 'burn' })).status).toBe(400);
    expect((await stored(_id)).orderStatus).toBe('confirmed');

    const kept = await cancelWith(_id, keep, adminToken, 'cancelOrder: staff keep the payment');
    expect(kept.status).toBe(200);
    expect(kept.body.data).toMatchObject({ orderStatus: 'cancelled', paymentStatus: 'paid', refund: null });
    expect((await attemptOf(tranId)).refund).toBeNull();
    expect((await gateway.payment(tranId)).refunds).toEqual([]);
    const entries = await testData.db.collection('audit').where('subject.id', '==', _id).get();
    expect(entries.docs.map((it) => it.data())).toMatchObject([
      { action: 'order.cancelled', note: keep.reason },
    ]);

    const back = await call(`/api/orders/${_id}/refunds`, {
      method: 'POST',
      token: adminToken,
      headers: { 'Idempotency-Key': randomUUID() },
      body: { amount: 1310, reason: 'Goodwill' },
    });
    expect(back.status).toBe(201);
    expect((await gateway.payment(tranId)).refunds).toMatchObject([{ refund_amount: '1310.00' }]);
  });

  test('is not kept once its refund was requested', async () => {
    const { _id } = await newPaidOrder();
    await cancel(_id);
    const late = await cancelWith(_id, { payment: 'keep', reason: 'Too late' });
    expect(late.status).toBe(409);
    expect(late.body.message).toBe('The payment of this order goes back to the customer');
  });

  test.each(['down', 'lost', 'error', 'html', 'empty', 'failed'])(
    'is cancelled also when the gateway fails to refund (%s), and staff can retry the refund',
    async (fault) => {
      const { _id, tranId } = await newPaidOrder();
      await gateway.injectFaults(tranId, { refund: fault, times: 1 });
      const answer = await cancel(_id);
      expect(answer.status).toBe(200);
      const state = fault === 'failed' ? 'failed' : 'requested';
      expect(answer.body.data).toMatchObject({ orderStatus: 'cancelled', refund: state });
      const before = await attemptOf(tranId);
      expect(before.refund).toMatchObject({ state, tries: 1, note: expect.stringMatching(/./) });
      await refund(tranId);
      const after = await attemptOf(tranId);
      expect(after.refund).toMatchObject({ state: 'accepted', refundTransId: before.refund.refundTransId });
      expect((await stored(_id)).refund).toBe('accepted');
      expect((await gateway.payment(tranId)).refunds).toHaveLength(1);
    },
  );

  test('is refunded by hand when the gateway cannot, and the note is stored', async () => {
    const { _id, tranId } = await newPaidOrder();
    await gateway.injectFaults(tranId, { refund: 'failed' });
    await cancel(_id);
    expect((await refund(tranId)).body.data).toMatchObject({ refund: { state: 'failed', tries: 2 } });
    expect((await refund(tranId, { byHand: ' ' })).status).toBe(400);
    const byHand = await refund(tranId, { byHand: 'Panel, reference 4711' });
    expect(byHand.body.data).toMatchObject({ refund: { state: 'refunded', note: 'Panel, reference 4711' } });
    expect(await stored(_id)).toMatchObject({ refund: 'refunded', paymentStatus: 'refunded' });
  });

  test('is refunded again by the sweep after the gateway cancelled the refund', async () => {
    const { _id, tranId } = await newPaidOrder();
    await gateway.injectFaults(tranId, { refundEnds: 'cancelled', refundProcessingAnswers: 0 });
    await cancel(_id);
    await sweep(tranId);
    expect(await stored(_id)).toMatchObject({ refund: 'failed', paymentStatus: 'paid' });
    expect((await attemptOf(tranId)).nextCheckAt).not.toBeNull();
    await sweep(tranId);
    expect(await stored(_id)).toMatchObject({ refund: 'accepted' });
  });

  test('has a failed refund when its payment attempt is missing', async () => {
    const { _id, tranId } = await newPaidOrder();
    await testData.db.doc(`payments/${tranId}`).delete();
    expect((await cancel(_id)).body.data).toMatchObject({ orderStatus: 'cancelled', refund: 'failed' });
  });
});

describe('the sweep', () => {
  test('places the order of a payment whose callbacks were lost, once', async () => {
    const tranId = await startPayment();
    await gateway.injectFaults(tranId, { delivery: 'browser-only' });
    const post = await gateway.choose(tranId, 'bkash');
    expect(await attemptOf(tranId)).toMatchObject({ state: 'open' });
    expect(await sweep(tranId)).toMatchObject({ ordered: 1, postponed: 0 });
    const page = await returnFromGateway(post!);
    const { docs } = await testData.db.collection('orders').where('tranId', '==', tranId).get();
    expect(docs.map((it) => it.get('totalAmount') as number)).toEqual([1310]);
    expect(page).toBe(`/payment/success?tran_id=${tranId}&order_id=${docs[0]?.get('orderId')}`);
    expect((await attemptOf(tranId)).nextCheckAt).toBeNull();
  });
});
