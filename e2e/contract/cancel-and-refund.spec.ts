import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addresses } from '@nargisus/local-suite/launcher';
import { execFile } from 'node:child_process';
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

const ordered = () => placeOrder<Order>(token, product);
const started = () => beginPayment(token, product);

async function paidOnline(): Promise<Order & { tranId: string }> {
  const tranId = await started();
  await gateway.injectFaults(tranId, { delivery: 'browser-only' });
  await returnFromGateway((await gateway.choose(tranId, 'card'))!);
  const { docs } = await testData.db.collection('orders').where('tranId', '==', tranId).get();
  return { _id: docs[0]!.id, ...docs[0]!.data() } as Order & { tranId: string };
}

const cancel = (id: string, as = token, example?: Example) =>
  call(`/api/orders/${id}/cancel`, { method: 'POST', token: as, example });
const stored = async (id: string) => (await testData.db.doc(`orders/${id}`).get()).data() as Order;
const attemptOf = async (tranId: string) => (await testData.db.doc(`payments/${tranId}`).get()).data()!;
const refund = (tranId: string, body: object = {}) =>
  call(`/api/payments/${tranId}/refund`, { method: 'POST', token: adminToken, body });

async function revenue(): Promise<number> {
  const { body } = await call('/api/orders/stats/summary', { token: adminToken });
  return (body.data as unknown as { totalRevenue: number }).totalRevenue;
}

/** One run of the sweep, as an operator starts it; what is due is made due first. */
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
  test('is cancelled by its owner, is not due any more, and leaves the revenue', async () => {
    const before = await revenue();
    const order = await ordered();
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
    const { _id } = await ordered();
    const answers = await Promise.all([cancel(_id), cancel(_id), cancel(_id)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await stored(_id)).timeline).toHaveLength(2);
  });

  test('is cancelled by no other customer, but by an admin', async () => {
    const { _id } = await ordered();
    expect((await cancel(_id, '')).status).toBe(401);
    const refused = await cancel(_id, strangerToken);
    expect(refused.status).toBe(404);
    expect(refused.body).toEqual({ success: false, message: 'Order not found' });
    expect((await stored(_id)).orderStatus).toBe('confirmed');
    expect((await cancel(_id, adminToken)).body.data).toMatchObject({ orderStatus: 'cancelled' });
  });

  test('that has shipped can only be cancelled by an admin', async () => {
    const { _id } = await ordered();
    await testData.db.doc(`orders/${_id}`).update({ orderStatus: 'shipped', deliveryStatus: 'in_transit' });
    const refused = await cancel(_id, token, 'cancelOrder: it has been shipped');
    expect(refused.status).toBe(409);
    expect(refused.body.message).toBe('This order has already been shipped and can no longer be cancelled');
    expect((await stored(_id)).orderStatus).toBe('shipped');
    expect((await cancel(_id, adminToken)).status).toBe(200);
  });

  test('that does not exist cannot be cancelled', async () => {
    expect((await cancel('never-was')).status).toBe(404);
    expect((await call('/api/orders/x/cancel', { token })).status).toBe(405);
  });
});

describe('an order paid online', () => {
  test('is cancelled and refunded once', async () => {
    const { _id, tranId } = await paidOnline();
    const answer = await cancel(_id, token, 'cancelOrder');
    expect(answer.body.data).toMatchObject({
      orderStatus: 'cancelled',
      paymentStatus: 'paid',
      refund: 'accepted',
    });
    expect((await cancel(_id)).status).toBe(200);
    const { refunds, amount } = await gateway.payment(tranId);
    expect(refunds).toMatchObject([{ refund_amount: amount, status: 'processing' }]);

    // The gateway says processing, then refunded.
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

  test.each(['down', 'lost', 'error', 'html', 'empty', 'failed'])(
    'is cancelled also when the gateway fails to refund (%s): staff see it and try again',
    async (fault) => {
      const { _id, tranId } = await paidOnline();
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

  test('whose refund the gateway cannot make is refunded by hand, and that is written down', async () => {
    const { _id, tranId } = await paidOnline();
    await gateway.injectFaults(tranId, { refund: 'failed' });
    await cancel(_id);
    expect((await refund(tranId)).body.data).toMatchObject({ refund: { state: 'failed', tries: 2 } });
    expect((await refund(tranId, { byHand: ' ' })).status).toBe(400);
    const byHand = await refund(tranId, { byHand: 'Panel, reference 4711' });
    expect(byHand.body.data).toMatchObject({ refund: { state: 'refunded', note: 'Panel, reference 4711' } });
    expect(await stored(_id)).toMatchObject({ refund: 'refunded', paymentStatus: 'refunded' });
  });

  test('whose refund was cancelled at the gateway is asked for anew', async () => {
    const { _id, tranId } = await paidOnline();
    await gateway.injectFaults(tranId, { refundEnds: 'cancelled', refundProcessingAnswers: 0 });
    await cancel(_id);
    await sweep(tranId);
    expect(await stored(_id)).toMatchObject({ refund: 'failed', paymentStatus: 'paid' });
    expect((await attemptOf(tranId)).nextCheckAt).not.toBeNull();
    await sweep(tranId);
    expect(await stored(_id)).toMatchObject({ refund: 'accepted' });
  });

  test('and not by this shop’s gateway shows staff that its money is still here', async () => {
    const { _id, tranId } = await paidOnline();
    await testData.db.doc(`payments/${tranId}`).delete();
    expect((await cancel(_id)).body.data).toMatchObject({ orderStatus: 'cancelled', refund: 'failed' });
  });
});

describe('the sweep', () => {
  test('places the order of a payment whose callbacks were lost, once', async () => {
    const tranId = await started();
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
