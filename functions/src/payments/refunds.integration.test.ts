import { setStatuses } from '@nargisus/domain/orders';
import { describe, expect, test } from 'vitest';
import { changeOrder } from '../orders/change-order.ts';
import { deleteOrder } from '../orders/delete-order.ts';
import { placeOrder } from '../orders/place-order.ts';
import { handleCallback } from './handle-callback.ts';
import { refundPayment } from './refund-payment.ts';
import { startPayment } from './start-payment.ts';
import { sweepPayments } from './sweep-payments.ts';
import { createPaymentFixture, parveen } from './testing/payment-fixture.ts';

/* Refunds, in every state of the order. */
const fixture = createPaymentFixture();
const admin = parveen;
const {
  attemptOf,
  breaks,
  expectCountersToBeRight,
  ordered,
  ordersOf,
  repositories,
  simulator,
  dependencies,
} = fixture;

describe('a refund', () => {
  test('is completed by the sweep, however often the gateway fails', async () => {
    const { tranId, id } = await ordered();
    await breaks(tranId, { refund: 'down', times: 3 });
    const cancelled = await changeOrder(repositories, dependencies, id, (order) =>
      setStatuses(order, { orderStatus: 'cancelled' }, { who: 'admin', now: fixture.clock }),
    );
    expect(cancelled).toMatchObject({ refund: 'requested', paymentStatus: 'paid' });
    const states: string[] = [];
    for (let rounds = 0; (await attemptOf(tranId)).nextCheckAt && rounds < 10; rounds++) {
      fixture.clock = (await attemptOf(tranId)).nextCheckAt!;
      await sweepPayments(repositories, dependencies);
      states.push((await attemptOf(tranId)).refund!.state);
    }
    expect(states).toEqual(['requested', 'requested', 'accepted', 'accepted', 'refunded']);
    expect((await ordersOf(tranId))[0]).toMatchObject({ refund: 'refunded', paymentStatus: 'refunded' });
    const { refunds } = await simulator<{ refunds: object[] }>('GET', `payments/${tranId}`);
    expect(refunds).toHaveLength(1);
    await expectCountersToBeRight();
  });
});

describe('a refund by hand', () => {
  const cancel = (id: string) =>
    changeOrder(repositories, dependencies, id, (order) =>
      setStatuses(order, { orderStatus: 'cancelled' }, { who: 'admin', now: fixture.clock }),
    );
  const byHand = (tranId: string, reference = 'Panel 4711') =>
    refundPayment(repositories, dependencies, { tranId, caller: admin, byHand: reference });
  const auditOf = async (tranId: string) =>
    (await fixture.db.collection('audit').where('subject.id', '==', tranId).get()).docs.map((it) =>
      it.data(),
    );

  test('is rejected while the gateway has one, so that the customer is not paid twice', async () => {
    const { tranId, id } = await ordered();
    await cancel(id);
    expect((await attemptOf(tranId)).refund).toMatchObject({ state: 'accepted' });
    await expect(byHand(tranId)).rejects.toMatchObject({ code: 'conflict' });
    expect((await attemptOf(tranId)).refund).toMatchObject({ state: 'accepted', note: '' });
    expect(await auditOf(tranId)).toEqual([]);
  });

  test('is rejected while it is unknown whether the gateway has one', async () => {
    const { tranId, id } = await ordered();
    await breaks(tranId, { refund: 'lost' });
    await cancel(id);
    expect((await attemptOf(tranId)).refund).toMatchObject({ state: 'requested' });
    await expect(byHand(tranId)).rejects.toMatchObject({ code: 'conflict' });
  });

  test('completes one that the gateway rejected, once, and the log names who did it', async () => {
    const { tranId, id } = await ordered();
    await breaks(tranId, { refund: 'failed' });
    await cancel(id);
    expect(await byHand(tranId)).toMatchObject({ refund: { state: 'refunded', note: 'Panel 4711' } });
    expect(await byHand(tranId)).toMatchObject({ refund: { state: 'refunded', note: 'Panel 4711' } });
    await expect(byHand(tranId, 'Panel 4712')).rejects.toMatchObject({ code: 'conflict' });
    expect((await ordersOf(tranId))[0]).toMatchObject({ refund: 'refunded', paymentStatus: 'refunded' });
    expect(await auditOf(tranId)).toMatchObject([
      { action: 'payment.refunded-by-hand', by: { uid: 'admin' }, note: 'Panel 4711' },
    ]);
  });

  test('is rejected while a failed one is being requested again', async () => {
    const { tranId, id } = await ordered();
    await breaks(tranId, { refund: 'failed', times: 1 });
    await cancel(id);
    expect((await attemptOf(tranId)).refund).toMatchObject({ state: 'failed' });
    const attempts = await Promise.allSettled([
      refundPayment(repositories, dependencies, { tranId, caller: admin }),
      byHand(tranId),
    ]);
    const { refund } = await attemptOf(tranId);
    const { refunds } = await simulator<{ refunds: object[] }>('GET', `payments/${tranId}`);
    expect(attempts.some(({ status }) => status === 'fulfilled')).toBe(true);
    // The gateway refunds it or staff did, never both.
    expect(refunds).toHaveLength(refund?.note === 'Panel 4711' ? 0 : 1);
  });

  test('of a payment without an order is never sent to the gateway as well', async () => {
    const { tranId, id } = await ordered();
    await deleteOrder(repositories, dependencies, { id, caller: admin });
    expect(await byHand(tranId)).toMatchObject({ refund: { state: 'refunded' }, nextCheckAt: null });
    expect((await simulator<{ refunds: object[] }>('GET', `payments/${tranId}`)).refunds).toEqual([]);
    await expect(byHand(tranId, 'another')).rejects.toMatchObject({ code: 'conflict' });
  });
});

test('a change writes the fields that it changes, and keeps fields of a newer version', async () => {
  const { tranId, id } = await ordered();
  const [order, attempt] = [fixture.db.doc(`orders/${id}`), fixture.db.doc(`payments/${tranId}`)];
  await order.update({ source: 'phone' });
  const [first] = (await order.get()).get('timeline') as object[];
  await order.update({ timeline: [{ ...first, seenBy: 'a newer version' }] });
  await attempt.update({ channel: 'bkash' });
  await changeOrder(repositories, dependencies, id, (it) =>
    setStatuses(it, { orderStatus: 'cancelled' }, { who: 'admin', now: fixture.clock }),
  );
  const stored = (await order.get()).data()!;
  expect(stored).toMatchObject({ source: 'phone', orderStatus: 'cancelled', refund: 'accepted' });
  expect(stored.timeline).toMatchObject([
    { seenBy: 'a newer version' },
    { to: { orderStatus: 'cancelled' } },
  ]);
  expect((await attempt.get()).data()).toMatchObject({ channel: 'bkash', refund: { state: 'accepted' } });
});

describe('deleting an order', () => {
  test('before its delivery lists the payment for staff, and no callback restores the order', async () => {
    const { tranId, form, id } = await ordered();
    await deleteOrder(repositories, dependencies, { id, caller: admin });
    expect(await attemptOf(tranId)).toMatchObject({
      state: 'paid_unfulfilled',
      unfulfilled: 'order-deleted',
      taken: { amount: 51050 },
      order: null,
    });
    expect((await handleCallback(repositories, dependencies, form)).outcome).toMatchObject({
      failure: 'order_creation_failed',
    });
    expect(await ordersOf(tranId)).toEqual([]);
    await expectCountersToBeRight();
    const refunded = await refundPayment(repositories, dependencies, { tranId, caller: admin });
    expect(refunded.refund).toMatchObject({ state: 'accepted', amount: 51050, requestedBy: 'admin' });
  });

  test('after its delivery keeps the payment, still refundable', async () => {
    const { tranId, id } = await ordered();
    const delivered = { orderStatus: 'delivered', deliveryStatus: 'delivered' } as const;
    const change = { who: 'admin', now: fixture.clock };
    await changeOrder(repositories, dependencies, id, (order) => setStatuses(order, delivered, change));
    await deleteOrder(repositories, dependencies, { id, caller: admin });
    expect(await attemptOf(tranId)).toMatchObject({ state: 'paid', order: { _id: id } });
    const refunded = await refundPayment(repositories, dependencies, { tranId, caller: admin });
    expect(refunded.refund).toMatchObject({ state: 'accepted' });
  });

  test('during its refund does not stop the refund', async () => {
    const { tranId, id } = await ordered();
    await changeOrder(repositories, dependencies, id, (order) =>
      setStatuses(order, { orderStatus: 'cancelled' }, { who: 'admin', now: fixture.clock }),
    );
    await deleteOrder(repositories, dependencies, { id, caller: admin });
    for (let rounds = 0; (await attemptOf(tranId)).nextCheckAt && rounds < 5; rounds++) {
      fixture.clock = (await attemptOf(tranId)).nextCheckAt!;
      await sweepPayments(repositories, dependencies);
    }
    expect(await attemptOf(tranId)).toMatchObject({ state: 'paid', refund: { state: 'refunded' } });
  });
});

test('an order whose money is being refunded cannot be reopened', async () => {
  const { id } = await ordered();
  const set = (orderStatus: 'cancelled' | 'confirmed') =>
    changeOrder(repositories, dependencies, id, (order) =>
      setStatuses(order, { orderStatus }, { who: 'admin', now: fixture.clock }),
    );
  await set('cancelled');
  await expect(set('confirmed')).rejects.toMatchObject({ code: 'conflict' });
});

test('a refund of a deleted order does not show on the cash order that follows under the same request', async () => {
  const wanted = fixture.request();
  const { tranId } = await startPayment(repositories, dependencies, wanted);
  await breaks(tranId, {});
  const { attempt } = await handleCallback(repositories, dependencies, await fixture.pays(tranId));
  const { _id: id } = attempt!.order!;
  await changeOrder(repositories, dependencies, id, (order) =>
    setStatuses(order, { orderStatus: 'cancelled' }, { who: 'admin', now: fixture.clock }),
  );
  await deleteOrder(repositories, dependencies, { id, caller: admin });
  await placeOrder(repositories.orders, { ...wanted, now: fixture.clock, random: Math.random });
  fixture.clock = (await attemptOf(tranId)).nextCheckAt!;
  await sweepPayments(repositories, dependencies);
  expect(await attemptOf(tranId)).toMatchObject({ refund: { state: 'accepted' } });
  expect(await repositories.orders.find(id)).toMatchObject({ tranId: null, refund: null });
});
