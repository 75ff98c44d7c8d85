import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestData } from '../fixtures/data/test-data.ts';
import { gateway, returnFromGateway, type Choice } from '../fixtures/orders/gateway.ts';
import { failedPage, paymentAttempts } from '../fixtures/orders/payment-attempts.ts';
import { expectNotices, openPayments, type Payments } from './payments.ts';

const testData = openTestData();
const { attemptOf, ordersOf } = paymentAttempts(testData);
let payments: Payments;

beforeAll(async () => {
  payments = await openPayments(testData);
});
afterAll(() => testData.close());

/** Sums the stored counters of orders, without the code that the functions count with; revenue in paisa. */
async function countedTotals(): Promise<{ orders: number; revenue: number }> {
  const { docs } = await testData.db.collection('counters/orders/shards').get();
  const sumOf = (field: string) =>
    docs.reduce((sum, shard) => sum + ((shard.get(field) as number | undefined) ?? 0), 0);
  return { orders: sumOf('orders'), revenue: sumOf('revenue') };
}

describe('a returning buyer', () => {
  test.each<[Choice, (tranId: string) => string, string]>([
    ['fail', (id) => failedPage(id, 'payment_failed'), 'failed'],
    ['cancel', (id) => `/payment/cancelled?tran_id=${id}`, 'cancelled'],
  ])(
    'who chose %s lands on the page of that outcome, and no order is placed',
    async (choice, page, state) => {
      const tranId = await payments.begin();
      const post = await gateway.choose(tranId, choice);
      expect(await returnFromGateway(post!)).toBe(page(tranId));
      expect(await attemptOf(tranId)).toMatchObject({ state });
      expect(await ordersOf(tranId)).toEqual([]);
    },
  );

  test('who paid gets the order at the paid price, without its lines in the cart', async () => {
    const item = await testData.product();
    const cart = testData.db.doc(`carts/${payments.buyer.uid}`);
    await cart.set({ lines: [`${item.id}_M`, 'kept_M'], updatedAt: new Date() });
    const tranId = await payments.begin(item);
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
      uid: payments.buyer.uid,
      userEmail: payments.buyer.email,
      onHold: false,
      refund: null,
    });
    expect(page).toBe(`/payment/success?tran_id=${tranId}&order_id=${order?.orderId}`);
    expect((await cart.get()).get('lines')).toEqual(['kept_M']);
  });

  test('with a risky payment gets an order on hold', async () => {
    const tranId = await payments.begin();
    const post = await gateway.choose(tranId, 'risky');
    expect(await returnFromGateway(post!)).toContain('/payment/success');
    expect(await ordersOf(tranId)).toMatchObject([{ onHold: true, paymentStatus: 'paid' }]);
  });

  test('with a wallet whose answer has no currency gets the order', async () => {
    const tranId = await payments.begin();
    await gateway.injectFaults(tranId, { tamper: 'no-currency' });
    expect(await returnFromGateway((await gateway.choose(tranId, 'bkash'))!)).toContain('/payment/success');
  });
});

describe('one payment places one order', () => {
  test.each(['both', 'ipn-first', 'browser-first', 'ipn-only', 'browser-only', 'both-twice', 'delayed'])(
    'with callbacks delivered %s',
    async (delivery) => {
      const tranId = await payments.begin();
      await gateway.injectFaults(tranId, { delivery, delayMs: 300 });
      const post = await gateway.choose(tranId, 'card');
      expect(post === null).toBe(delivery === 'ipn-only');
      const pages = await Promise.all(
        Array.from({ length: post?.times ?? 0 }, () => returnFromGateway(post!)),
      );
      const notices = { 'browser-only': 0, 'both-twice': 2 }[delivery] ?? 1;
      await expectNotices(tranId, notices);
      const orders = await ordersOf(tranId);
      expect(orders).toHaveLength(1);
      for (const page of pages) {
        expect(page).toBe(`/payment/success?tran_id=${tranId}&order_id=${orders[0]?.orderId}`);
      }
      expect(await attemptOf(tranId)).toMatchObject({ state: 'paid', order: { _id: orders[0]?._id } });
    },
  );

  // Every order of three reports on a paid payment. At least one of the three says that it is paid.
  const REPORTS = ['notice', 'browser', 'FAILED', 'CANCELLED'] as const;
  type Report = (typeof REPORTS)[number];
  const orders = REPORTS.flatMap((a) =>
    REPORTS.flatMap((b) => REPORTS.map((c) => [a, b, c] as const)).filter((it) => new Set(it).size === 3),
  );
  test.each(orders)('from %s, then %s, then %s', async (...reports) => {
    const tranId = await payments.begin();
    await gateway.injectFaults(tranId, { delivery: 'browser-only' });
    const post = (await gateway.choose(tranId, 'card'))!;
    /** Sends a report and returns whether the shop took the payment as paid. */
    const send = async (report: Report) => {
      if (report === 'notice') return (await gateway.notify(tranId)) === 200;
      const browser = report === 'browser' ? post : await gateway.returnOf(tranId, report);
      return (await returnFromGateway(browser)).startsWith('/payment/success');
    };
    const outcomes: boolean[] = [];
    for (const report of reports) outcomes.push(await send(report));
    const firstPaid = reports.findIndex((report) => report === 'notice' || report === 'browser');
    expect(outcomes).toEqual(reports.map((_report, index) => index >= firstPaid));
    expect(await attemptOf(tranId)).toMatchObject({ state: 'paid' });
    expect(await ordersOf(tranId)).toHaveLength(1);
  });

  test('when notices and browser returns arrive concurrently', async () => {
    const tranId = await payments.begin();
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
  ])('and no order when it was not paid: %s, delivered %s', async (choice, delivery) => {
    const tranId = await payments.begin();
    await gateway.injectFaults(tranId, { delivery });
    const post = await gateway.choose(tranId, choice);
    if (post) await returnFromGateway(post);
    await expectNotices(tranId, delivery === 'both-twice' ? 2 : 1);
    expect(await ordersOf(tranId)).toEqual([]);
    expect((await attemptOf(tranId)).taken).toBeNull();
  });
});

describe('a payment that the gateway cannot validate', () => {
  test.each(['down', 'lost', 'error', 'html', 'empty'])(
    'stays open (%s), and the next report places the order',
    async (validator) => {
      const tranId = await payments.begin();
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

  test('is validated again at once after one failure', async () => {
    const tranId = await payments.begin();
    await gateway.injectFaults(tranId, { validator: 'down', times: 1 });
    expect(await returnFromGateway((await gateway.choose(tranId, 'card'))!)).toContain('/payment/success');
  });
});
