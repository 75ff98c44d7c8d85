import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { taka } from '@nargisus/domain/money';
import { addresses } from '@nargisus/local-suite/launcher';
import { openTestData } from '../fixtures/data/test-data.ts';
import type { Example } from '../fixtures/network/api-examples.ts';
import { newIdempotencyKey, orderDraft } from '../fixtures/orders/drafts.ts';
import { gateway, returnFromGateway } from '../fixtures/orders/gateway.ts';
import { paymentAttempts } from '../fixtures/orders/payment-attempts.ts';
import { openPayments, type Payments } from './payments.ts';

const testData = openTestData();
const { attemptOf, ordersOf } = paymentAttempts(testData);
let payments: Payments;

beforeAll(async () => {
  payments = await openPayments(testData);
});
afterAll(() => testData.close());

describe('starting a payment', () => {
  test('returns a gateway page for the shop’s total and places no order yet', async () => {
    const cart = testData.db.doc(`carts/${payments.buyer.uid}`);
    await cart.set({ lines: [`${payments.product.id}_M`], updatedAt: new Date() });
    const answer = await payments.start(
      orderDraft(payments.product),
      newIdempotencyKey(),
      payments.token,
      'startPayment',
    );
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
    expect(await attemptOf(tranId)).toMatchObject({ state: 'open', total: 1310, uid: payments.buyer.uid });
    expect(await ordersOf(tranId)).toEqual([]);
    expect((await cart.get()).get('lines')).toEqual([`${payments.product.id}_M`]);
  });

  test('creates one attempt per idempotency key, also for concurrent requests', async () => {
    const key = newIdempotencyKey();
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => payments.start(orderDraft(payments.product), key)),
    );
    const again = await payments.start(orderDraft(payments.product), key);
    expect(again.status).toBe(200);
    for (const { body } of answers) expect(body.data).toEqual(again.body.data);
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
  });

  test('opens the page of the chosen wallet, and of another one under the same key', async () => {
    const key = newIdempotencyKey();
    const choose = async (channel?: string, example?: Example) => {
      const body = orderDraft(payments.product, channel === undefined ? {} : { channel });
      const { data } = (await payments.start(body, key, payments.token, example)).body;
      return data as unknown as { tranId: string; gatewayUrl: string };
    };
    const { tranId, gatewayUrl } = await choose('bkash', 'startPayment: at a wallet');
    expect(new URL(gatewayUrl).searchParams.get('cardname')).toBe('bkash');
    const other = await choose('nagad');
    expect(other.tranId).toBe(tranId);
    expect(new URL(other.gatewayUrl).searchParams.get('cardname')).toBe('nagad');
    expect((await choose()).gatewayUrl).toBe(gatewayUrl.split('?')[0]);
    // What was used is what the gateway says, whatever was chosen.
    await returnFromGateway((await gateway.choose(tranId, 'card'))!);
    expect(await attemptOf(tranId)).toMatchObject({ state: 'paid', taken: { method: 'VISA-Dutch Bangla' } });
  });

  test('with the same key on other terms is rejected with the open attempt', async () => {
    const key = newIdempotencyKey();
    const first = await payments.start(orderDraft(payments.product), key);
    const { tranId } = first.body.data as unknown as { tranId: string };
    const express = orderDraft(payments.product, { deliveryOption: 'express', totalAmount: 1370 });
    const other = await payments.start(express, key);
    expect([other.status, other.body.data]).toEqual([409, { open: { tranId, total: 1310 } }]);
    expect((await payments.start(orderDraft(payments.product), key)).body.data).toEqual(first.body.data);
  });

  test.each<[string, () => Promise<{ status: number; body: object }>, number, object]>([
    [
      'with a total that is not the shop’s',
      () =>
        payments.start(
          orderDraft(payments.product, { totalAmount: 1 }),
          newIdempotencyKey(),
          payments.token,
          'startPayment: prices have changed',
        ),
      409,
      { message: 'Prices have changed. Please review your order.', data: { quote: { total: 1310 } } },
    ],
    [
      'of a product out of stock',
      async () => payments.start(orderDraft(await testData.product({ inStock: false }))),
      409,
      { data: { quote: { total: 0 } } },
    ],
    ['of an unknown product', () => payments.start(orderDraft({ id: 'NEVER_WAS', price: 100 })), 409, {}],
    [
      'with an unknown voucher',
      () => payments.start(orderDraft(payments.product, { voucherCode: 'FREE' })),
      409,
      {},
    ],
    [
      'of an empty cart',
      () => payments.start(orderDraft(payments.product, { items: [] })),
      400,
      { message: 'Your cart is empty' },
    ],
    [
      'above the gateway’s maximum',
      async () => payments.start(orderDraft(await testData.product({ price: taka(500_000) }))),
      400,
      { errors: { totalAmount: 'Online payment is possible from ৳10.00 to ৳5,00,000.00' } },
    ],
    [
      'by an unknown wallet',
      () => payments.start(orderDraft(payments.product, { channel: 'gold' })),
      400,
      { errors: { channel: 'Please choose a way to pay from the list' } },
    ],
    ['without an idempotency key', () => payments.start(orderDraft(payments.product), {}), 400, {}],
    ['without a token', () => payments.start(orderDraft(payments.product), newIdempotencyKey(), ''), 401, {}],
  ])('%s is rejected', async (_what, send, status, body) => {
    const answer = await send();
    expect(answer.status).toBe(status);
    expect(answer.body).toMatchObject({ success: false, ...body });
  });
});

describe('starting a payment while the gateway fails', () => {
  test.each(['down', 'lost', 'error', 'html', 'empty', 'failed'])(
    'leaves the cart unchanged and accepts another attempt (%s)',
    async (session) => {
      const [cart, key] = [testData.db.doc(`carts/${payments.buyer.uid}`), newIdempotencyKey()];
      await cart.set({ lines: [`${payments.product.id}_M`], updatedAt: new Date() });
      await gateway.injectFaultsForAll({ session, times: 1 });
      const answer = await payments
        .start(orderDraft(payments.product), key)
        .finally(() => gateway.clearAllFaults());
      expect(answer.status).toBe(500);
      expect(answer.body).toEqual({
        success: false,
        message: 'The payment could not be started. Your cart is unchanged. Please try again.',
      });
      expect((await cart.get()).get('lines')).toEqual([`${payments.product.id}_M`]);
      const again = await payments.start(orderDraft(payments.product), key);
      expect(again.status).toBe(409);
      expect(again.body.message).toBe('This attempt to pay is closed. Please try again.');
      expect((await payments.start(orderDraft(payments.product))).status).toBe(201);
    },
  );
});
