import { describe, expect, test } from 'vitest';
import { placeOrder } from '../orders/place-order.ts';
import { handleCallback } from './handle-callback.ts';
import { PaymentError } from './payment-error.ts';
import { refundPayment } from './refund-payment.ts';
import { settlePayment } from './settle-payment.ts';
import { startPayment } from './start-payment.ts';
import { sweepPayments } from './sweep-payments.ts';
import { MINUTE, store, createPaymentFixture, parveen } from './testing/payment-fixture.ts';

/* Turning a payment into an order, exactly once. */
const fixture = createPaymentFixture();
const {
  attemptOf,
  breaks,
  expectCountersToBeRight,
  ordered,
  ordersOf,
  passes,
  pays,
  request,
  repositories,
  simulator,
  started,
  dependencies,
} = fixture;

describe('settling', () => {
  test('makes one order, counted once, when it runs twenty times at once', async () => {
    const tranId = await started();
    const form = await pays(tranId);
    const handled = await Promise.all(
      Array.from({ length: 20 }, () => handleCallback(repositories, dependencies, form)),
    );
    expect(new Set(handled.map(({ outcome }) => JSON.stringify(outcome))).size).toBe(1);
    expect(handled[0]?.outcome.result).toBe('success');
    expect(await ordersOf(tranId)).toHaveLength(1);
    await expectCountersToBeRight();
  });

  test('rejects the val_id of another payment that matches otherwise', async () => {
    const { tranId: first } = await ordered();
    const second = await started();
    const { taken } = await attemptOf(first);
    const stolen = {
      tranId: second,
      valId: taken!.valId,
      storeId: store.storeId,
      amount: '510.50',
      currency: 'BDT',
      requestedAmount: '510.50',
      requestedCurrency: 'BDT',
      bankTranId: 'B',
      method: '',
      isRisky: false,
    };
    expect(await settlePayment(repositories, dependencies, second, stolen)).toEqual({
      result: 'rejected',
      why: 'used-val-id',
    });
    expect(await attemptOf(second)).toMatchObject({ state: 'open', taken: null });
    expect(
      await settlePayment(repositories, dependencies, second, { ...stolen, valId: 'new' }),
    ).toMatchObject({
      result: 'paid',
    });
  });

  test("reports a failure after the gateway's confirmation, and the sweep makes the order", async () => {
    const tranId = await started();
    const form = await pays(tranId);
    // Every random order id is taken.
    fixture.random = () => 0;
    const taken = await started();
    await handleCallback(repositories, dependencies, await pays(taken));
    const error = await handleCallback(repositories, dependencies, form).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(PaymentError);
    expect((error as PaymentError).outcome).toEqual({
      result: 'failed',
      tranId,
      failure: 'order_creation_failed',
    });
    expect(await attemptOf(tranId)).toMatchObject({ state: 'open' });
    fixture.random = Math.random;
    passes(15 * MINUTE);
    expect(await sweepPayments(repositories, dependencies)).toMatchObject({ ordered: 1 });
    expect(await ordersOf(tranId)).toHaveLength(1);
  });
});

describe('one purchase', () => {
  const inCash = (purchase: ReturnType<typeof request>) =>
    placeOrder(repositories.orders, { ...purchase, now: fixture.clock, random: fixture.random });

  test('repeated in cash is not ordered twice when its online payment arrives late', async () => {
    const purchase = request();
    const { tranId } = await startPayment(repositories, dependencies, purchase);
    await breaks(tranId, {});
    const { order } = await inCash(purchase);
    const { outcome, attempt } = await handleCallback(repositories, dependencies, await pays(tranId));
    expect(outcome).toEqual({ result: 'failed', tranId, failure: 'order_creation_failed' });
    expect(attempt).toMatchObject({
      state: 'paid_unfulfilled',
      unfulfilled: 'ordered-otherwise',
      note: `${order.orderId} was ordered with the same request`,
    });
    expect(fixture.failures).toEqual(['Error: Paid without an order: ordered-otherwise']);
    expect(await ordersOf(tranId)).toEqual([]);
    expect(await refundPayment(repositories, dependencies, { tranId, caller: parveen })).toMatchObject({
      refund: { state: 'accepted' },
    });
    await expectCountersToBeRight();
  });

  test('that was paid returns its order to every repetition, in cash or online', async () => {
    const purchase = request();
    const { tranId } = await startPayment(repositories, dependencies, purchase);
    await breaks(tranId, {});
    const { attempt } = await handleCallback(repositories, dependencies, await pays(tranId));
    expect(await inCash(purchase)).toMatchObject({
      isNew: false,
      order: { _id: attempt?.order?._id, tranId },
    });
    await expect(startPayment(repositories, dependencies, purchase)).rejects.toMatchObject({
      code: 'conflict',
      data: { tranId, orderId: attempt?.order?.orderId },
    });
  });

  test('ordered in cash opens no payment', async () => {
    const purchase = request();
    const { order } = await inCash(purchase);
    await expect(startPayment(repositories, dependencies, purchase)).rejects.toMatchObject({
      code: 'conflict',
      message: 'This order has been placed already.',
      data: { orderId: order.orderId },
    });
  });

  test('is sent to the last address before the payment', async () => {
    const purchase = request();
    const { tranId } = await startPayment(repositories, dependencies, purchase);
    await breaks(tranId, {});
    const repaired = { ...purchase, draft: { ...purchase.draft, city: 'Sylhet' } };
    expect(await startPayment(repositories, dependencies, repaired)).toMatchObject({ tranId, isNew: false });
    await handleCallback(repositories, dependencies, await pays(tranId));
    expect(await ordersOf(tranId)).toMatchObject([{ shippingAddress: { city: 'Sylhet' } }]);
  });
});

describe('a slow gateway', () => {
  test('closes the attempt when it does not open a page in time', async () => {
    await simulator('PUT', 'faults', { session: 'slow', slowMs: 2000, times: 1 });
    fixture.timeoutMs = 300;
    await expect(started()).rejects.toMatchObject({
      code: 'internal',
      cause: { message: 'SSLCommerz did not answer within 0.3 s' },
    });
    await simulator('DELETE', 'faults');
  });

  test('leaves the attempt open when it does not validate in time', async () => {
    const tranId = await started();
    const form = await pays(tranId);
    await breaks(tranId, { validator: 'slow', slowMs: 2000 });
    fixture.timeoutMs = 200;
    await expect(handleCallback(repositories, dependencies, form)).rejects.toMatchObject({
      outcome: { result: 'failed', tranId, failure: 'server_error' },
    });
    expect(await attemptOf(tranId)).toMatchObject({ state: 'open' });
    fixture.timeoutMs = 10_000;
    await breaks(tranId, {});
    expect((await handleCallback(repositories, dependencies, form)).outcome).toMatchObject({
      result: 'success',
    });
  });
});
