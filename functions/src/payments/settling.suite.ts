import type { Product } from '@nargisus/domain/catalogue';
import { fromDocument } from '@nargisus/domain/contract';
import { addPaisa, taka } from '@nargisus/domain/money';
import {
  orderCounterChange,
  orderSchema,
  orderStats,
  setStatuses,
  sumOrderCounters,
} from '@nargisus/domain/orders';
import type { Attempt } from '@nargisus/domain/payments';
import { deleteApp, getApps, initializeApp } from 'firebase-admin/app';
import { getFirestore, type Firestore } from 'firebase-admin/firestore';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openShop, type Shop } from '../data/shop.ts';
import type { World } from '../http/route.ts';
import { changeOrder } from '../orders/change-order.ts';
import { deleteOrder } from '../orders/delete-order.ts';
import { placeOrder } from '../orders/place-order.ts';
import { handleCallback } from './handle-callback.ts';
import { PaymentTrouble } from './payment-trouble.ts';
import type { PaymentWorld } from './payment-world.ts';
import { refundPayment } from './refund-payment.ts';
import { settlePayment } from './settle-payment.ts';
import { Sslcommerz } from './sslcommerz.ts';
import { startPayment } from './start-payment.ts';
import { sweepPayments } from './sweep-payments.ts';
import { address, stock } from '../testing/shop-goods.ts';

/*
 * Payments on the running Firestore, in a project of their own, against the running gateway simulator, with a clock in
 * our hand: what comes after a quarter of an hour or a day, and what a rush does. The way through HTTP is in
 * e2e/contract.
 */
const base = process.env.SSLCOMMERZ_BASE ?? '';
const store = { base, storeId: 'nargisus_local', storePassword: 'nargisus_local@ssl' };
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

let db: Firestore;
let shop: Shop;
let shirt: Product;
let clock: Date;
let dice: () => number;
let timeoutMs: number;
const failures: string[] = [];

const world: PaymentWorld & Pick<World, 'shopOrigin'> = {
  now: () => clock,
  dice: () => dice(),
  log: { failed: (_id, thrown) => failures.push(String(thrown)) },
  gateway: () => new Sslcommerz({ ...store, timeoutMs }),
  // Notices of the gateway come to nobody: here the tests say what arrives.
  shopOrigin: () => 'http://127.0.0.1:9',
};

beforeAll(() => {
  db = getFirestore(initializeApp({ projectId: `demo-pay-${randomUUID().slice(0, 8)}` }));
  shop = openShop();
});
beforeEach(async () => {
  clock = new Date();
  dice = Math.random;
  timeoutMs = 10_000;
  failures.length = 0;
  shirt = await stocked(`shirt-${randomUUID().slice(0, 8)}`, 450.5);
});
afterAll(() => Promise.all(getApps().map((app) => deleteApp(app))));

const passes = (ms: number) => (clock = new Date(clock.getTime() + ms));

const stocked = (id: string, price: number) => stock(db, id, price);

async function simulator<T>(method: string, path: string, body?: unknown): Promise<T> {
  const headers = { 'Content-Type': 'application/json' };
  const answer = await fetch(`${base}/simulator/${path}`, { method, headers, body: JSON.stringify(body) });
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  return (answer.status === 204 ? undefined : await answer.json()) as T;
}

const breaks = (tranId: string, faults: object) =>
  simulator('PUT', `faults/${tranId}`, { delivery: 'browser-only', ...faults });

const request = (uid = `buyer-${randomUUID()}`) => ({
  buyer: { uid, email: 'rahima@nargisus.test', name: 'Rahima', role: 'user' as const },
  requestKey: randomUUID(),
  admission: Promise.resolve(),
  draft: {
    ...address,
    items: [{ productId: shirt.id, size: 'M' as const, quantity: 1 }],
    deliveryOption: 'standard' as const,
    voucherCode: null,
    totalAmount: addPaisa(taka(60), shirt.price),
  },
});

/** An attempt whose page is open. */
async function started(uid?: string): Promise<string> {
  const { tranId } = await startPayment(shop, world, request(uid));
  await breaks(tranId, {});
  return tranId;
}

/** Paid at the gateway; the form that the browser would bring. */
async function pays(tranId: string, choice = 'card'): Promise<Record<string, string>> {
  type Told = { browser: { fields: Record<string, string> } };
  return (await simulator<Told>('POST', `pay/${tranId}`, { choice })).browser.fields;
}

const attemptOf = async (tranId: string): Promise<Attempt> => (await shop.payments.find(tranId))!;

async function ordersOf(tranId: string) {
  const { docs } = await db.collection('orders').where('tranId', '==', tranId).get();
  return docs.map((it) => fromDocument(orderSchema, it.id, it.data()));
}

async function ordered(): Promise<{ tranId: string; form: Record<string, string>; id: string }> {
  const tranId = await started();
  const form = await pays(tranId);
  const { attempt } = await handleCallback(shop, world, form);
  return { tranId, form, id: attempt!.order!._id };
}

async function expectCountersToBeRight() {
  const { docs } = await db.collection('orders').get();
  const orders = docs.map((it) => fromDocument(orderSchema, it.id, it.data()));
  const fresh = sumOrderCounters(orders.map((order) => orderCounterChange(null, order)));
  const [counted, expected] = [await shop.orders.counters(), fresh].map(orderStats);
  expect(counted?.totalOrders).toBe(expected?.totalOrders);
  expect(counted?.totalRevenue).toBe(expected?.totalRevenue);
}

describe('settling', () => {
  test('twenty times at once makes one order, counted once', async () => {
    const tranId = await started();
    const form = await pays(tranId);
    const handled = await Promise.all(Array.from({ length: 20 }, () => handleCallback(shop, world, form)));
    expect(new Set(handled.map(({ outcome }) => JSON.stringify(outcome))).size).toBe(1);
    expect(handled[0]?.outcome.result).toBe('success');
    expect(await ordersOf(tranId)).toHaveLength(1);
    await expectCountersToBeRight();
  });

  test('refuses the val_id of another payment, also when all else would fit', async () => {
    const { tranId: first } = await ordered();
    const second = await started();
    const { taken } = await attemptOf(first);
    const stolen = {
      tranId: second,
      valId: taken!.valId,
      storeId: store.storeId,
      amount: '510.50',
      currency: 'BDT',
      askedAmount: '510.50',
      askedCurrency: 'BDT',
      bankTranId: 'B',
      method: '',
      isRisky: false,
    };
    expect(await settlePayment(shop, world, second, stolen)).toEqual({
      result: 'refused',
      why: 'used-val-id',
    });
    expect(await attemptOf(second)).toMatchObject({ state: 'open', taken: null });
    expect(await settlePayment(shop, world, second, { ...stolen, valId: 'new' })).toMatchObject({
      result: 'paid',
    });
  });

  test('that breaks after the gateway said paid tells so, and the sweep makes the order', async () => {
    const tranId = await started();
    const form = await pays(tranId);
    // Every order id that is rolled is taken.
    dice = () => 0;
    const taken = await started();
    await handleCallback(shop, world, await pays(taken));
    const trouble = await handleCallback(shop, world, form).catch((thrown: unknown) => thrown);
    expect(trouble).toBeInstanceOf(PaymentTrouble);
    expect((trouble as PaymentTrouble).outcome).toEqual({
      result: 'failed',
      tranId,
      failure: 'order_creation_failed',
    });
    expect(await attemptOf(tranId)).toMatchObject({ state: 'open' });
    dice = Math.random;
    passes(15 * MINUTE);
    expect(await sweepPayments(shop, world)).toMatchObject({ ordered: 1 });
    expect(await ordersOf(tranId)).toHaveLength(1);
  });
});

describe('one purchase', () => {
  const inCash = (purchase: ReturnType<typeof request>) =>
    placeOrder(shop.orders, { ...purchase, now: clock, dice });

  test('that was sent again to be paid in cash is not ordered twice when the payment comes late', async () => {
    const purchase = request();
    const { tranId } = await startPayment(shop, world, purchase);
    await breaks(tranId, {});
    const { order } = await inCash(purchase);
    const { outcome, attempt } = await handleCallback(shop, world, await pays(tranId));
    expect(outcome).toEqual({ result: 'failed', tranId, failure: 'order_creation_failed' });
    expect(attempt).toMatchObject({
      state: 'paid_unfulfilled',
      unfulfilled: 'ordered-otherwise',
      note: `${order.orderId} was ordered with the same request`,
    });
    expect(await ordersOf(tranId)).toEqual([]);
    expect(await refundPayment(shop, world, { tranId, by: 'staff' })).toMatchObject({
      refund: { state: 'accepted' },
    });
    await expectCountersToBeRight();
  });

  test('that is paid answers who sends it again, in cash or online, with its order', async () => {
    const purchase = request();
    const { tranId } = await startPayment(shop, world, purchase);
    await breaks(tranId, {});
    const { attempt } = await handleCallback(shop, world, await pays(tranId));
    expect(await inCash(purchase)).toMatchObject({
      isNew: false,
      order: { _id: attempt?.order?._id, tranId },
    });
    await expect(startPayment(shop, world, purchase)).rejects.toMatchObject({
      code: 'conflict',
      data: { tranId, orderId: attempt?.order?.orderId },
    });
  });

  test('that was ordered in cash opens no payment', async () => {
    const purchase = request();
    const { order } = await inCash(purchase);
    await expect(startPayment(shop, world, purchase)).rejects.toMatchObject({
      code: 'conflict',
      message: 'This order has been placed already.',
      data: { orderId: order.orderId },
    });
  });

  test('goes to the address that was sent last before it was paid', async () => {
    const purchase = request();
    const { tranId } = await startPayment(shop, world, purchase);
    await breaks(tranId, {});
    const mended = { ...purchase, draft: { ...purchase.draft, city: 'Sylhet' } };
    expect(await startPayment(shop, world, mended)).toMatchObject({ tranId, isNew: false });
    await handleCallback(shop, world, await pays(tranId));
    expect(await ordersOf(tranId)).toMatchObject([{ shippingAddress: { city: 'Sylhet' } }]);
  });
});

describe('a gateway that is slow', () => {
  test('to open a page closes the attempt', async () => {
    await simulator('PUT', 'faults', { session: 'slow', slowMs: 2000, times: 1 });
    timeoutMs = 300;
    await expect(started()).rejects.toMatchObject({
      code: 'internal',
      cause: { message: 'SSLCommerz did not answer within 0.3 s' },
    });
    await simulator('DELETE', 'faults');
  });

  test('to validate leaves the attempt open, for the next word or the sweep', async () => {
    const tranId = await started();
    const form = await pays(tranId);
    await breaks(tranId, { validator: 'slow', slowMs: 2000 });
    timeoutMs = 200;
    await expect(handleCallback(shop, world, form)).rejects.toMatchObject({
      outcome: { result: 'failed', tranId, failure: 'server_error' },
    });
    expect(await attemptOf(tranId)).toMatchObject({ state: 'open' });
    timeoutMs = 10_000;
    await breaks(tranId, {});
    expect((await handleCallback(shop, world, form)).outcome).toMatchObject({ result: 'success' });
  });
});

describe('the sweep', () => {
  test('asks only after a quarter of an hour, and makes a late order once', async () => {
    const tranId = await started();
    const form = await pays(tranId);
    expect(await shop.payments.due(clock, 500)).not.toContain(tranId);
    passes(15 * MINUTE);
    const [one, other] = await Promise.all([sweepPayments(shop, world), sweepPayments(shop, world)]);
    expect(one.ordered + other.ordered).toBeGreaterThanOrEqual(1);
    expect((await handleCallback(shop, world, form)).outcome).toMatchObject({ result: 'success' });
    expect(await ordersOf(tranId)).toHaveLength(1);
    await expectCountersToBeRight();
  });

  test('closes what nobody paid after a day, and a payment that comes later still makes the order', async () => {
    const tranId = await started();
    let rounds = 0;
    for (; (await attemptOf(tranId)).nextCheckAt && rounds < 20; rounds++) {
      clock = (await attemptOf(tranId)).nextCheckAt!;
      await sweepPayments(shop, world);
    }
    expect(rounds).toBe(8);
    expect(await attemptOf(tranId)).toMatchObject({ state: 'expired', nextCheckAt: null });
    expect(await ordersOf(tranId)).toEqual([]);
    const { outcome } = await handleCallback(shop, world, await pays(tranId));
    expect(outcome).toMatchObject({ result: 'success' });
    expect(await ordersOf(tranId)).toHaveLength(1);
  });

  test('asks also about what failed or was cancelled: the person may have paid after all', async () => {
    const tranId = await started();
    await pays(tranId);
    const { fields } = await simulator<{ fields: Record<string, string> }>(
      'GET',
      `callback/${tranId}?status=CANCELLED`,
    );
    expect((await handleCallback(shop, world, fields)).outcome).toEqual({ result: 'cancelled', tranId });
    passes(15 * MINUTE);
    expect(await sweepPayments(shop, world)).toMatchObject({ ordered: 1 });
    expect(await attemptOf(tranId)).toMatchObject({ state: 'paid' });
  });

  test.each(['query', 'validator'])(
    'closes nothing as long as the gateway does not answer (%s)',
    async (broken) => {
      const tranId = await started();
      await pays(tranId);
      await breaks(tranId, { [broken]: 'html' });
      passes(2 * DAY);
      expect((await sweepPayments(shop, world)).postponed).toBeGreaterThanOrEqual(1);
      expect(failures.join()).toContain('SSLCommerz did not answer in JSON as documented');
      expect(await attemptOf(tranId)).toMatchObject({ state: 'open' });
      await breaks(tranId, {});
      passes(15 * MINUTE);
      await sweepPayments(shop, world);
      expect(await attemptOf(tranId)).toMatchObject({ state: 'paid' });
    },
  );

  test('keeps for staff what can no longer be sold', async () => {
    const tranId = await started();
    await pays(tranId);
    await db.doc(`products/${shirt.id}`).update({ inStock: false });
    passes(15 * MINUTE);
    expect(await sweepPayments(shop, world)).toMatchObject({ unfulfilled: 1 });
    expect(await attemptOf(tranId)).toMatchObject({
      state: 'paid_unfulfilled',
      unfulfilled: 'out-of-stock',
      note: `${shirt.name} is out of stock`,
      nextCheckAt: null,
    });
  });

  test('is not held up by an attempt that cannot be read', async () => {
    const tranId = await started();
    await pays(tranId);
    await db.doc('payments/broken').set({ nextCheckAt: new Date(0), state: 'open' });
    passes(15 * MINUTE);
    expect(await sweepPayments(shop, world)).toMatchObject({ ordered: 1, postponed: 1 });
    expect(await shop.payments.due(clock, 500)).not.toContain('broken');
    await db.doc('payments/broken').delete();
  });

  test('takes a hundred at a time, the longest due first, and stops when the gateway does not answer', async () => {
    const tranId = await started();
    const document = (await db.doc(`payments/${tranId}`).get()).data()!;
    const many = Array.from({ length: 105 }, (_, n) => db.doc(`payments/NGmany${n}`));
    const batch = db.batch();
    many.forEach((it, n) =>
      batch.set(it, { ...document, nextCheckAt: new Date(clock.getTime() - (105 - n) * 1000) }),
    );
    await batch.commit();

    await simulator('PUT', 'faults', { query: 'html' });
    expect(await sweepPayments(shop, world)).toMatchObject({ asked: 100, postponed: 100 });
    await simulator('DELETE', 'faults');
    expect((await shop.payments.due(clock, 500)).sort()).toEqual(many.slice(100).map(({ id }) => id));

    passes(15 * MINUTE);
    expect(await sweepPayments(shop, world)).toMatchObject({ asked: 106, postponed: 0 });
    await Promise.all(many.map((it) => it.delete()));
  });

  test('brings a refund to its end, however often the gateway fails in between', async () => {
    const { tranId, id } = await ordered();
    await breaks(tranId, { refund: 'down', times: 3 });
    const cancelled = await changeOrder(shop, world, id, (order) =>
      setStatuses(order, { orderStatus: 'cancelled' }, { who: 'admin', now: clock }),
    );
    expect(cancelled).toMatchObject({ refund: 'requested', paymentStatus: 'paid' });
    const states: string[] = [];
    for (let rounds = 0; (await attemptOf(tranId)).nextCheckAt && rounds < 10; rounds++) {
      clock = (await attemptOf(tranId)).nextCheckAt!;
      await sweepPayments(shop, world);
      states.push((await attemptOf(tranId)).refund!.state);
    }
    expect(states).toEqual(['requested', 'requested', 'accepted', 'accepted', 'refunded']);
    expect((await ordersOf(tranId))[0]).toMatchObject({ refund: 'refunded', paymentStatus: 'refunded' });
    const { refunds } = await simulator<{ refunds: object[] }>('GET', `payments/${tranId}`);
    expect(refunds).toHaveLength(1);
    await expectCountersToBeRight();
  });
});

describe('an order that is deleted', () => {
  test('before it was delivered leaves its payment with staff, and no word brings it back', async () => {
    const { tranId, form, id } = await ordered();
    await deleteOrder(shop, id, clock);
    expect(await attemptOf(tranId)).toMatchObject({
      state: 'paid_unfulfilled',
      unfulfilled: 'order-deleted',
      taken: { amount: 51050 },
      order: null,
    });
    expect((await handleCallback(shop, world, form)).outcome).toMatchObject({
      failure: 'order_creation_failed',
    });
    expect(await ordersOf(tranId)).toEqual([]);
    await expectCountersToBeRight();
    const refunded = await refundPayment(shop, world, { tranId, by: 'admin' });
    expect(refunded.refund).toMatchObject({ state: 'accepted', amount: 51050, requestedBy: 'admin' });
  });

  test('after it was delivered leaves its payment as it is, still refundable', async () => {
    const { tranId, id } = await ordered();
    const delivered = { orderStatus: 'delivered', deliveryStatus: 'delivered' } as const;
    const change = { who: 'admin', now: clock };
    await changeOrder(shop, world, id, (order) => setStatuses(order, delivered, change));
    await deleteOrder(shop, id, clock);
    expect(await attemptOf(tranId)).toMatchObject({ state: 'paid', order: { _id: id } });
    const refunded = await refundPayment(shop, world, { tranId, by: 'admin' });
    expect(refunded.refund).toMatchObject({ state: 'accepted' });
  });

  test('while its money goes back: the refund goes on', async () => {
    const { tranId, id } = await ordered();
    await changeOrder(shop, world, id, (order) =>
      setStatuses(order, { orderStatus: 'cancelled' }, { who: 'admin', now: clock }),
    );
    await deleteOrder(shop, id, clock);
    for (let rounds = 0; (await attemptOf(tranId)).nextCheckAt && rounds < 5; rounds++) {
      clock = (await attemptOf(tranId)).nextCheckAt!;
      await sweepPayments(shop, world);
    }
    expect(await attemptOf(tranId)).toMatchObject({ state: 'paid', refund: { state: 'refunded' } });
  });
});

test('an order whose money goes back is not opened again', async () => {
  const { id } = await ordered();
  const set = (orderStatus: 'cancelled' | 'confirmed') =>
    changeOrder(shop, world, id, (order) =>
      setStatuses(order, { orderStatus }, { who: 'admin', now: clock }),
    );
  await set('cancelled');
  await expect(set('confirmed')).rejects.toMatchObject({ code: 'conflict' });
});
