import { fromDocument } from '@nargisus/domain/contract';
import { postingSchema } from '@nargisus/domain/ledger';
import { addPaisa, taka, type Paisa } from '@nargisus/domain/money';
import { moneyOf, setStatuses, type Order } from '@nargisus/domain/orders';
import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { recordManualPayment } from '../payments/record-manual-payment.ts';
import { createPaymentFixture, parveen } from '../payments/testing/payment-fixture.ts';
import { stock } from '../testing/sample-orders.ts';
import { cancelOrder } from './cancel-order.ts';
import { changeOrder } from './change-order.ts';
import { exchangeOrder } from './exchange-order.ts';
import { placeOrder } from './place-order.ts';
import { receiveOrder } from './receive-order.ts';

/* Exchanges of a delivered cash order, in the real database. */
const shop = createPaymentFixture();
const { repositories, dependencies, db } = shop;

const line = (size = 'M', quantity = 1, productId = shop.shirt.id) => ({ productId, size, quantity });
const count = (size: string, onHand: number) =>
  repositories.stock.count(
    { productId: shop.shirt.id, size, onHand, was: null, reason: 'Shelf count' },
    { by: parveen, now: shop.clock },
  );
const set = (id: string, to: Parameters<typeof setStatuses>[1]) =>
  changeOrder(repositories, dependencies, id, (it) => setStatuses(it, to, { who: 'admin', now: shop.clock }));
async function delivered(): Promise<Order> {
  const request = { ...shop.request(), now: shop.clock, random: Math.random };
  const { order } = await placeOrder(repositories.orders, request);
  return set(order._id, { orderStatus: 'delivered', deliveryStatus: 'delivered' });
}

let order: Order;
beforeEach(async () => {
  await count('M', 5);
  await count('L', 5);
  order = await delivered();
});

interface Sent {
  readonly id?: string;
  readonly back?: ReturnType<typeof line>[];
  readonly items?: ReturnType<typeof line>[];
  readonly totalAmount?: Paisa | null;
  readonly requestKey?: string;
}
/** Exchanges the shirt for the next size: ৳450.50 and ৳60 for its delivery. */
const exchange = ({ id = order._id, requestKey = randomUUID(), ...sent }: Sent = {}) =>
  exchangeOrder(repositories.orders, {
    ...{ id, caller: parveen, back: [line()], items: [line('L')], deliveryOption: 'standard' },
    ...{ address: undefined, totalAmount: taka(510.5), requestKey, now: shop.clock, random: Math.random },
    ...sent,
  });
const stored = async (id = order._id) => (await repositories.orders.find(id))!;
const stockOf = async (size: string) =>
  (await repositories.stock.ofProduct(shop.shirt.id)).find((it) => it.size === size)!;
const exchangesOf = async (id = order._id) =>
  (await db.collection('orders').where('exchangeOf._id', '==', id).get()).docs;

describe('an exchange', () => {
  test('moves the credit, takes the new piece, and is in ledger, desk, counters and audit log', async () => {
    const { exchange: made, isNew } = await exchange();
    expect([isNew, made.credit, made.toGiveBack]).toEqual([true, taka(450.5), 0]);
    const to = await stored(made.order._id);
    expect(to).toEqual(made.order);
    expect(to).toMatchObject({
      ...{ uid: order.uid, userName: order.userName, userEmail: order.userEmail },
      ...{
        shippingAddress: order.shippingAddress,
        paymentMethod: 'Cash on Delivery',
        paymentStatus: 'pending',
      },
      exchangeOf: { _id: order._id, orderId: order.orderId },
      money: { paid: taka(450.5), byHand: taka(450.5), toCollect: taka(60) },
    });
    expect(to.trackingToken).not.toBe(order.trackingToken);
    const from = await stored();
    expect(from).toMatchObject({
      ...{ orderStatus: 'delivered', paymentStatus: 'paid' },
      money: { paid: taka(510), refunded: taka(450.5), refundedByHand: taka(450.5) },
      exchanges: [{ order: { _id: to._id, orderId: to.orderId }, back: [line()], credit: taka(450.5) }],
    });
    expect(await stockOf('L')).toMatchObject({ onHand: 5, committed: 1 });
    expect((await db.doc(`orderDesk/${to._id}`).get()).data()).toMatchObject({
      ...{ stage: 'to-pack', call: 'not-required' },
    });
    await shop.expectCountersToBeRight();
    const entries = await db.collection('audit').where('subject.id', '==', order._id).get();
    expect(entries.docs.map((it) => it.data())).toMatchObject([
      {
        action: 'order.exchanged',
        after: { [`${shop.shirt.name} (M)`]: 1, order: to.orderId, amount: 450.5 },
      },
    ]);
    expect((await db.doc(`orderIds/${to.orderId}`).get()).get('order')).toBe(to._id);
  });

  test('posts a credit that sums to zero over both orders', async () => {
    const { order: to } = (await exchange()).exchange;
    const postings = (await db.collection('ledger').get()).docs
      .map((it) => fromDocument(postingSchema, it.id, it.data()))
      .filter(({ order: id }) => id === order._id || id === to._id);
    const credited = postings.filter(({ _id }) => _id.startsWith('exchange:'));
    expect(credited.map(({ _id, order: id }) => [_id, id]).toSorted()).toEqual([
      [`exchange:${to.orderId}:in`, to._id],
      [`exchange:${to.orderId}:out`, order._id],
    ]);
    const lines = credited.flatMap((it) => it.lines).filter(({ account }) => account === 'exchange');
    expect(addPaisa(...lines.map(({ amount }) => amount))).toBe(0);
    await set(to._id, { orderStatus: 'delivered', deliveryStatus: 'delivered' });
    expect(moneyOf(await stored(to._id))).toMatchObject({ paid: taka(510.5), collected: taka(60) });
  });

  test('stores nothing as a preview', async () => {
    const { exchange: preview } = await exchange({ totalAmount: null });
    expect(preview).toMatchObject({ credit: taka(450.5), order: { money: { toCollect: taka(60) } } });
    expect(await stored()).toEqual(order);
    expect(await exchangesOf()).toEqual([]);
  });

  test('is rejected with the fresh quote when the total differs', async () => {
    await expect(exchange({ totalAmount: taka(1) })).rejects.toMatchObject({
      ...{ code: 'conflict', data: { quote: { total: 510.5 } } },
    });
    expect(await stored()).toEqual(order);
  });

  test('keeps the agreed price in another size, and has the price of today for another product', async () => {
    await db.doc(`products/${shop.shirt.id}`).update({ price: 999 });
    const lamp = await stock(db, `lamp-${randomUUID().slice(0, 8)}`, 200);
    const items = [line('L'), line('M', 1, lamp.id)];
    const { exchange: preview } = await exchange({ items, totalAmount: null });
    expect(preview.order).toMatchObject({ totalAmount: taka(450.5 + 200 + 60) });
  });

  test('with the same key is the same exchange, and never another', async () => {
    const requestKey = randomUUID();
    const [first, ...others] = await Promise.all([1, 2, 3].map(() => exchange({ requestKey })));
    const results = [first!, ...others];
    expect(results.filter(({ isNew }) => isNew)).toHaveLength(1);
    expect(new Set(results.map((it) => it.exchange.order._id)).size).toBe(1);
    expect(await exchangesOf()).toHaveLength(1);
    for (const other of [{ items: [line('M')] }, { back: [line('M', 2)] }, { totalAmount: null }])
      await expect(exchange({ requestKey, ...other })).rejects.toThrow('has been placed already');
    expect(moneyOf(await stored()).refundedByHand).toBe(taka(450.5));
  });

  test('of one piece by two members of staff at once is made once', async () => {
    const results = await Promise.allSettled([1, 2, 3].map(() => exchange()));
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    await expect(exchange()).rejects.toThrow('in size M: 0 can still be exchanged');
    expect(await exchangesOf()).toHaveLength(1);
    expect(moneyOf(await stored()).refundedByHand).toBe(taka(450.5));
    expect(await stockOf('L')).toMatchObject({ committed: 1 });
  });

  test('takes the last piece of a size once, also for two orders at once', async () => {
    await db.doc(`stock/${shop.shirt.id}_L`).update({ onHand: 1 });
    const other = await delivered();
    const results = await Promise.allSettled([order._id, other._id].map((id) => exchange({ id })));
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const [rejected] = results.filter((it) => it.status === 'rejected');
    expect(String(rejected!.reason)).toContain(shop.shirt.name);
    expect(await stockOf('L')).toMatchObject({ onHand: 1, committed: 1 });
  });

  test('leaves the goods to be received back, once', async () => {
    await exchange();
    const lines = [{ productId: shop.shirt.id, size: 'M', restock: true }];
    const { onHand } = await stockOf('M');
    await receiveOrder(repositories, dependencies, { id: order._id, caller: parveen, lines });
    await receiveOrder(repositories, dependencies, { id: order._id, caller: parveen, lines });
    expect(await stockOf('M')).toMatchObject({ onHand: onHand + 1 });
  });

  test('that is cancelled owes its credit by hand, among the problems until it was sent back', async () => {
    const { order: to } = (await exchange()).exchange;
    const request = { id: to._id, caller: parveen, keepsPayment: false, reason: '' };
    expect(await cancelOrder(repositories, dependencies, request)).toMatchObject({ refund: null });
    const stage = async () => (await db.doc(`orderDesk/${to._id}`).get()).get('stage') as string;
    expect(await stage()).toBe('problems');
    const form = { method: 'bkash' as const, amount: taka(450.5), reference: 'AB12CD34EF', note: '' };
    await recordManualPayment(repositories, {
      ...{ id: to._id, kind: 'refund', requestKey: randomUUID(), caller: parveen, now: shop.clock, form },
    });
    expect([await stage(), (await stored(to._id)).paymentStatus]).toEqual(['cancelled', 'refunded']);
    // The piece was exchanged, whatever became of the new order.
    await expect(exchange()).rejects.toThrow('0 can still be exchanged');
  });

  test('keeps the delivery of its old order', async () => {
    await exchange();
    await expect(set(order._id, { deliveryStatus: 'in_transit' })).rejects.toThrow(
      'credited to another order',
    );
  });

  test('is refused for an order that is unknown or not delivered, and for lines that it does not have', async () => {
    await expect(exchange({ id: 'nowhere' })).rejects.toMatchObject({ code: 'not-found' });
    await expect(exchange({ back: [line('XL')] })).rejects.toThrow('is not in this order');
    await expect(exchange({ back: [line('M', 2)] })).rejects.toThrow('1 can still be exchanged');
    await set(order._id, { deliveryStatus: 'returned' });
    await expect(exchange()).rejects.toThrow('Only products of a delivered order');
  });

  test('of goods that were paid online is refused', async () => {
    const { id } = await shop.ordered();
    await set(id, { orderStatus: 'delivered', deliveryStatus: 'delivered' });
    await expect(exchange({ id })).rejects.toThrow('were paid online');
    expect(moneyOf(await stored(id)).refunded).toBe(0);
  });
});
