import { setStatuses } from '@nargisus/domain/orders';
import { describe, expect, test } from 'vitest';
import type { Caller } from '../http/authenticate.ts';
import { changeOrder } from '../orders/change-order.ts';
import { deleteOrder } from '../orders/delete-order.ts';
import { handleCallback } from './handle-callback.ts';
import { refundPayment } from './refund-payment.ts';
import { sweepPayments } from './sweep-payments.ts';
import { openPaymentDesk } from './testing/payment-desk.ts';

/* How money goes back, whatever becomes of its order. */
const desk = openPaymentDesk();
const admin: Caller = {
  uid: 'admin',
  email: 'admin@nargisus.test',
  name: 'Parveen',
  role: 'admin',
  signedInAt: new Date(),
};
const { attemptOf, breaks, expectCountersToBeRight, ordered, ordersOf, shop, simulator, world } = desk;

describe('a refund', () => {
  test('is brought to its end by the sweep, however often the gateway fails in between', async () => {
    const { tranId, id } = await ordered();
    await breaks(tranId, { refund: 'down', times: 3 });
    const cancelled = await changeOrder(shop, world, id, (order) =>
      setStatuses(order, { orderStatus: 'cancelled' }, { who: 'admin', now: desk.clock }),
    );
    expect(cancelled).toMatchObject({ refund: 'requested', paymentStatus: 'paid' });
    const states: string[] = [];
    for (let rounds = 0; (await attemptOf(tranId)).nextCheckAt && rounds < 10; rounds++) {
      desk.clock = (await attemptOf(tranId)).nextCheckAt!;
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
    await deleteOrder(shop, { id, caller: admin, now: desk.clock });
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
    const change = { who: 'admin', now: desk.clock };
    await changeOrder(shop, world, id, (order) => setStatuses(order, delivered, change));
    await deleteOrder(shop, { id, caller: admin, now: desk.clock });
    expect(await attemptOf(tranId)).toMatchObject({ state: 'paid', order: { _id: id } });
    const refunded = await refundPayment(shop, world, { tranId, by: 'admin' });
    expect(refunded.refund).toMatchObject({ state: 'accepted' });
  });

  test('while its money goes back: the refund goes on', async () => {
    const { tranId, id } = await ordered();
    await changeOrder(shop, world, id, (order) =>
      setStatuses(order, { orderStatus: 'cancelled' }, { who: 'admin', now: desk.clock }),
    );
    await deleteOrder(shop, { id, caller: admin, now: desk.clock });
    for (let rounds = 0; (await attemptOf(tranId)).nextCheckAt && rounds < 5; rounds++) {
      desk.clock = (await attemptOf(tranId)).nextCheckAt!;
      await sweepPayments(shop, world);
    }
    expect(await attemptOf(tranId)).toMatchObject({ state: 'paid', refund: { state: 'refunded' } });
  });
});

test('an order whose money goes back is not opened again', async () => {
  const { id } = await ordered();
  const set = (orderStatus: 'cancelled' | 'confirmed') =>
    changeOrder(shop, world, id, (order) =>
      setStatuses(order, { orderStatus }, { who: 'admin', now: desk.clock }),
    );
  await set('cancelled');
  await expect(set('confirmed')).rejects.toMatchObject({ code: 'conflict' });
});
