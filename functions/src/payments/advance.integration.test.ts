import type { PaymentDraft } from '@nargisus/domain/contract';
import { taka } from '@nargisus/domain/money';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { cancelOrder } from '../orders/cancel-order.ts';
import { placeOrder } from '../orders/place-order.ts';
import { handleCallback } from './handle-callback.ts';
import { startPayment } from './start-payment.ts';
import { createPaymentFixture, parveen } from './testing/payment-fixture.ts';

/* Cash orders of a shop that asks for an advance, against the gateway simulator. */
const shop = createPaymentFixture();
const { repositories, dependencies, db, attemptOf, ordersOf, pays } = shop;

/** Stores delivery settings as the Settings tab does. */
const set = (values: object) =>
  db.doc('settings/delivery').set({ version: 1, updatedAt: new Date(), updatedBy: 'admin', values });

beforeEach(() => set({ advance: 'amount', advanceAmount: 120 }));
afterAll(() => db.doc('settings/delivery').delete());

function wanted(change: Partial<PaymentDraft> = {}) {
  const request = shop.request();
  return { ...request, draft: { ...request.draft, ...change } };
}
type Wanted = ReturnType<typeof wanted>;
/** Orders in cash, as the route passes the draft on: POST /api/orders has no advance. */
const place = ({ draft: { advance: _none, ...draft }, ...request }: Wanted) =>
  placeOrder(repositories.orders, { ...request, draft, now: shop.clock, random: Math.random });
const start = (request: Wanted) => startPayment(repositories, dependencies, request);
const callback = (form: Record<string, string>) => handleCallback(repositories, dependencies, form);

/** Starts an attempt to pay the advance, with its page open. */
async function begun(request = wanted({ advance: taka(120) })) {
  const { tranId } = await start(request);
  await shop.breaks(tranId, {});
  return { tranId, request };
}

describe('a cash order', () => {
  test('is refused without its advance, in words and with what the client needs', async () => {
    await expect(place(wanted())).rejects.toMatchObject({
      code: 'conflict',
      message: expect.stringContaining('needs ৳120.00 in advance') as string,
      data: { advance: 120, quote: { total: 510.5 } },
    });
    expect((await db.collection('orders').get()).size).toBe(0);
  });

  test.each([
    ['the setting is off', { advance: 'off' }],
    ['it is below the amount from which the setting counts', { advance: 'amount', advanceFrom: 511 }],
    ['delivery is free', { advance: 'delivery-charge', zones: [{ ...zoneOf(0), noAdvance: false }] }, 450.5],
    ['its zone is left out', { advance: 'amount', zones: [{ ...zoneOf(60), noAdvance: true }] }],
  ])('is placed without one where %s', async (_where, values, total = 510.5) => {
    await set(values);
    const { order } = await place(wanted({ totalAmount: taka(total) }));
    expect(order).toMatchObject({ tranId: null, money: { paid: 0, toCollect: taka(Math.floor(total)) } });
  });

  test('that was placed before the setting is the same order when it is sent again', async () => {
    await set({});
    const request = wanted();
    const { order } = await place(request);
    await set({ advance: 'amount', advanceAmount: 120 });
    expect(await place(request)).toMatchObject({ isNew: false, order: { _id: order._id } });
  });
});

describe('the advance', () => {
  test('is all that the gateway takes, and the order collects the rest in whole taka', async () => {
    const { tranId, request } = await begun();
    expect(await attemptOf(tranId)).toMatchObject({ amount: taka(120), total: taka(510.5) });
    const form = await pays(tranId);
    const { outcome } = await callback(form);
    expect(outcome.result).toBe('success');
    const [order, ...others] = await ordersOf(tranId);
    expect(others).toEqual([]);
    expect(order).toMatchObject({
      ...{ paymentMethod: 'Cash on Delivery', paymentStatus: 'pending', refund: null },
      money: { total: taka(510.5), paid: taka(120), toCollect: taka(390), refunded: 0 },
    });
    // The same purchase in cash, and a late second report, are the same order.
    expect(await place(request)).toMatchObject({ isNew: false, order: { _id: order!._id } });
    await callback(form);
    expect(await ordersOf(tranId)).toHaveLength(1);
    await shop.expectCountersToBeRight();
  });

  test.each([
    ['less', 10],
    ['a paisa less', 119.99],
    ['more', 500],
    ['nothing', 0],
  ])('is what the server asks for, whatever the client sends: %s', async (_what, amount) => {
    await expect(start(wanted({ advance: taka(amount) }))).rejects.toMatchObject({
      code: 'conflict',
      data: { advance: 120, quote: { total: 510.5 } },
    });
    expect((await db.collection('payments').get()).docs.filter((it) => it.get('amount') === amount)).toEqual(
      [],
    );
  });

  test('that is no longer asked for is a conflict with none', async () => {
    await set({ advance: 'off' });
    await expect(start(wanted({ advance: taka(120) }))).rejects.toMatchObject({
      message: 'This order needs no advance any more. Nothing was paid.',
      data: { advance: 0 },
    });
  });

  test('needs no agreement of whoever pays the total online', async () => {
    const { tranId } = await begun(wanted());
    await callback(await pays(tranId));
    expect(await ordersOf(tranId)).toMatchObject([
      { paymentMethod: 'Online Payment', paymentStatus: 'paid', money: { toCollect: 0 } },
    ]);
  });

  test('of an open attempt is not the total, nor another advance: the same key asks first', async () => {
    const { tranId, request } = await begun();
    const { advance: _none, ...draft } = request.draft;
    await expect(start({ ...request, draft })).rejects.toMatchObject({
      data: { open: { tranId, total: 120 } },
    });
    // As agreed it is continued, also after staff ask for another.
    await set({ advance: 'amount', advanceAmount: 200 });
    expect(await start(request)).toMatchObject({ tranId, isNew: false });
    await callback(await pays(tranId));
    expect(await ordersOf(tranId)).toMatchObject([{ money: { paid: taka(120), toCollect: taka(390) } }]);
  });

  test('does not go to a place that asks for another', async () => {
    const zones = [
      { ...zoneOf(60), places: ['dhaka/dhaka'], noAdvance: true },
      { ...zoneOf(60), name: 'Elsewhere' },
    ];
    await set({ advance: 'amount', advanceAmount: 120, zones });
    const { tranId, request } = await begun();
    const draft = { ...request.draft, areaId: 'dhaka/dhaka/mirpur', district: 'Dhaka' };
    await expect(start({ ...request, draft })).rejects.toMatchObject({ data: { open: { tranId } } });
  });

  test.each(['fail', 'cancel'])(
    'that ends with %s makes no order, and the cart is as it was',
    async (choice) => {
      const { tranId, request } = await begun();
      const line = db.doc(`carts/${request.buyer.uid}/items/${shop.shirt.id}_M`);
      await line.set({ quantity: 1 });
      await callback(await pays(tranId, choice));
      expect(await ordersOf(tranId)).toEqual([]);
      expect((await line.get()).exists).toBe(true);
      await expect(place(request)).rejects.toMatchObject({ data: { advance: 120 } });
    },
  );

  test('goes back by a cancellation, alone, and the cash is called off', async () => {
    const { tranId } = await begun();
    await callback(await pays(tranId));
    const [order] = await ordersOf(tranId);
    const cancelled = await cancelOrder(repositories, dependencies, {
      ...{ id: order!._id, caller: parveen, keepsPayment: false, reason: '' },
    });
    expect(cancelled).toMatchObject({ orderStatus: 'cancelled', money: { paid: taka(120), toCollect: 0 } });
    expect((await attemptOf(tranId)).refund).toMatchObject({ amount: taka(120) });
    const desk = await db.doc(`orderDesk/${order!._id}`).get();
    expect(desk.get('stage')).toBe('cancelled');
  });

  test('makes one order of many reports and retries at the same moment', async () => {
    const { tranId, request } = await begun();
    const form = await pays(tranId);
    const results = await Promise.allSettled([
      ...[1, 2, 3].map(() => callback(form)),
      ...[1, 2].map(() => place(request)),
      ...[1, 2].map(() => start(request)),
    ]);
    expect(results.some(({ status }) => status === 'fulfilled')).toBe(true);
    const orders = await db.collection('orders').where('requestKey', '==', request.requestKey).get();
    expect(orders.docs.map((it) => it.get('money.paid') as number)).toEqual([120]);
  });

  test('reads as many documents as an order without one', async () => {
    const counted = await readsOf(() => start(wanted({ advance: taka(120) })));
    expect(counted).toBeGreaterThanOrEqual(5);
    await set({});
    expect(await readsOf(() => start(wanted()))).toBe(counted);
  });
});

/** Counts the documents that transactions read. */
async function readsOf(work: () => Promise<unknown>): Promise<number> {
  let reads = 0;
  const run = db.runTransaction.bind(db);
  const spied = Object.assign(db, {
    runTransaction: ((update: Parameters<typeof run>[0], options: Parameters<typeof run>[1]) =>
      run((transaction) => {
        const getAll = transaction.getAll.bind(transaction);
        const get = transaction.get.bind(transaction);
        Object.assign(transaction, {
          getAll: (...documents: Parameters<typeof getAll>) => (
            (reads += documents.length),
            getAll(...documents)
          ),
          get: (what: never) => ((reads += 1), get(what)),
        });
        return update(transaction);
      }, options)) as typeof db.runTransaction,
  });
  try {
    await work();
  } finally {
    delete (spied as { runTransaction?: unknown }).runTransaction;
  }
  return reads;
}

function zoneOf(standard: number) {
  const charges = { standard, express: 120, premium: null };
  return { name: 'Bangladesh', nameBn: '', places: [] as string[], charges, freeFrom: null, extraDays: 0 };
}
