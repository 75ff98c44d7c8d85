import { fromDocument } from '@nargisus/domain/contract';
import { taka, type Paisa } from '@nargisus/domain/money';
import {
  addSales,
  moneyOf,
  orderSchema,
  salesChange,
  setStatuses,
  soldSomething,
  type Order,
  type Sales,
} from '@nargisus/domain/orders';
import { stockMoveSchema } from '@nargisus/domain/stock';
import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { recordManualPayment } from '../payments/record-manual-payment.ts';
import { parveen } from '../payments/testing/payment-fixture.ts';
import { stock } from '../testing/sample-orders.ts';
import { createVoucherFixture } from '../vouchers/testing/voucher-fixture.ts';
import { changeOrder } from './change-order.ts';
import { combineOrders } from './combine-orders.ts';
import { placeOrder } from './place-order.ts';

/* Combining two orders of one customer, in the real database. */
const shop = createVoucherFixture();
const { repositories, dependencies, db } = shop;

/** All pieces that the shop has: those of both orders. */
const ONHAND = 3;
let lamp: { readonly id: string };
let [kept, other]: [Order, Order] = [] as never;
beforeEach(async () => {
  lamp = await stock(db, `lamp-${randomUUID().slice(0, 8)}`, 200);
  const count = { productId: shop.shirt.id, size: 'M', onHand: ONHAND, was: null, reason: 'Shelf count' };
  await repositories.stock.count(count, { by: parveen, now: shop.clock });
  kept = await placed([line(shop.shirt.id, 1)], 450.5 + 60);
  other = await placed([line(shop.shirt.id, 2), line(lamp.id, 1)], 450.5 * 2 + 200 + 60);
});

const line = (productId: string, quantity: number) => ({ productId, size: 'M' as const, quantity });
async function placed(items: ReturnType<typeof line>[], total: number): Promise<Order> {
  const request = shop.request();
  const draft = { ...request.draft, items, totalAmount: taka(total) };
  const all = { ...request, draft, now: shop.clock, random: Math.random };
  return (await placeOrder(repositories.orders, all)).order;
}
const combine = (totalAmount: Paisa | null, id = kept._id, from = other._id) =>
  combineOrders(repositories, { id, other: from, caller: parveen, totalAmount, now: shop.clock });
const stored = async ({ _id }: Order) => (await repositories.orders.find(_id))!;
const stockOfShirt = async () =>
  (await repositories.stock.ofProduct(shop.shirt.id)).find(({ size }) => size === 'M')!;
const TOGETHER = taka(450.5 * 3 + 200 + 60);

/** Compares stock with its moves, counters and sales with a recount, and the money of both with the rules. */
async function expectAllToAgree(committed: number): Promise<void> {
  await shop.expectCountersToBeRight();
  const { docs } = await db.collection('orders').get();
  const recount: Sales = {};
  for (const it of docs) addSales(recount, salesChange(null, fromDocument(orderSchema, it.id, it.data())));
  const pending: Sales = {};
  for (const it of (await db.collection('counters/orders/pending').get()).docs)
    addSales(pending, it.get('sales') as Sales);
  expect(soldSomething(pending)).toEqual(soldSomething(recount));
  for (const it of [kept, other]) expect((await stored(it)).money).toEqual(moneyOf(await stored(it)));
  const shirt = await stockOfShirt();
  expect(shirt).toMatchObject({ onHand: ONHAND, committed });
  const moves = (await db.collection('stockMoves').where('stock', '==', shirt._id).get()).docs.map((it) =>
    fromDocument(stockMoveSchema, it.id, it.data()),
  );
  const sum = moves.reduce((all, { from, to }) => all + to.committed - from.committed, 0);
  expect(sum).toBe(committed);
}

test('the last pieces of a size move from one order to the other, with one delivery', async () => {
  const preview = await combine(null);
  expect(preview).toMatchObject({
    before: { totalAmount: taka(510.5 + 1161), toCollect: taka(510 + 1161) },
    order: { totalAmount: TOGETHER },
    isVoucherLost: false,
  });
  expect([await stored(kept), await stored(other)]).toEqual([kept, other]);

  const { order } = await combine(TOGETHER);
  expect(order.items.map(({ quantity, stock: state }) => [quantity, state])).toEqual([
    [3, 'committed'],
    [1, undefined],
  ]);
  expect(await stored(kept)).toEqual(order);
  expect(await stored(other)).toMatchObject({
    orderStatus: 'cancelled',
    items: [{ stock: 'released' }, {}],
    combinedInto: { _id: kept._id, orderId: kept.orderId },
  });
  const desks = await Promise.all([kept, other].map(({ _id }) => db.doc(`orderDesk/${_id}`).get()));
  expect(desks.map((desk) => desk.get('stage') as string)).toEqual(['to-pack', 'cancelled']);
  await expectAllToAgree(3);
});

test('repeating it changes nothing', async () => {
  const { order } = await combine(TOGETHER);
  expect((await combine(TOGETHER)).order).toEqual(order);
  expect((await stored(kept)).timeline).toHaveLength(order.timeline.length);
});

test('of two colleagues who combine them into each other, one succeeds', async () => {
  const results = await Promise.allSettled([combine(TOGETHER), combine(TOGETHER, other._id, kept._id)]);
  expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  const [a, b] = [await stored(kept), await stored(other)];
  expect([a, b].filter(({ orderStatus }) => orderStatus === 'cancelled')).toHaveLength(1);
  await expectAllToAgree(3);
});

test('another total stores nothing and answers with the fresh preview', async () => {
  await expect(combine(taka(1))).rejects.toMatchObject({
    code: 'conflict',
    data: { order: { totalAmount: 450.5 * 3 + 260 } },
  });
  expect([await stored(kept), await stored(other)]).toEqual([kept, other]);
});

test('a payment of the other order is never lost: that order is kept instead', async () => {
  await recordManualPayment(repositories, {
    ...{ id: other._id, kind: 'payment', requestKey: randomUUID(), caller: parveen, now: shop.clock },
    form: { method: 'bkash', amount: taka(400), reference: 'AB12CD34EF', note: '' },
  });
  await expect(combine(null)).rejects.toMatchObject({
    code: 'conflict',
    message: expect.stringContaining(other.orderId) as string,
  });
  const { order } = await combine(TOGETHER, other._id, kept._id);
  expect(order.money).toMatchObject({ paid: taka(400), toCollect: TOGETHER - taka(400) - 50 });
  await expectAllToAgree(3);
});

test.each([
  ['kept', () => kept],
  ['other', () => other],
])('neither is combined while a courier has a parcel of the %s order', async (_which, which) => {
  const parcel = { invoice: 'I1', attempt: 1, problem: null, problemAt: null, state: 'booked' };
  await db.doc(`orderDesk/${which()._id}`).update({ parcel });
  await expect(combine(null)).rejects.toMatchObject({ code: 'conflict' });
  await db.doc(`orderDesk/${which()._id}`).update({ 'parcel.state': 'withdrawn' });
  expect(await combine(null)).toMatchObject({ order: { totalAmount: TOGETHER } });
});

test('an order whose lines were merged into another is not reopened', async () => {
  await combine(TOGETHER);
  const reopen = changeOrder(repositories, dependencies, other._id, (it) =>
    setStatuses(it, { orderStatus: 'confirmed' }, { who: parveen.uid, now: shop.clock }),
  );
  await expect(reopen).rejects.toMatchObject({ code: 'conflict' });
  await expectAllToAgree(3);
});

test('the voucher of the order that ends is free again, and its discount falls away', async () => {
  const count = { productId: shop.shirt.id, size: 'M', onHand: 10, was: ONHAND, reason: 'Shelf count' };
  await repositories.stock.count(count, { by: parveen, now: shop.clock });
  const code = await shop.voucher({ limitInAll: 1 });
  const reduced = await shop.place({ code });
  expect(await shop.usedOf(code)).toBe(1);
  const preview = await combine(null, kept._id, reduced._id);
  expect(preview).toMatchObject({ isVoucherLost: true, order: { totalAmount: taka(450.5 * 2 + 60) } });
  await combine(preview.order.totalAmount, kept._id, reduced._id);
  expect(await shop.usedOf(code)).toBe(0);
  expect((await shop.place({ code })).voucherCode).toBe(code);
});

test('an unknown order is not found', async () => {
  await expect(combine(null, kept._id, 'missing')).rejects.toMatchObject({ code: 'not-found' });
});

test('both audit logs name the other order', async () => {
  await combine(TOGETHER);
  const { docs } = await db.collection('audit').get();
  const entries = docs
    .map((it) => it.data() as { action: string; note: string; subject: { id: string } })
    .filter(({ subject }) => subject.id === kept._id || subject.id === other._id);
  expect(entries.map(({ action, note, subject }) => [action, subject.id, note]).sort()).toEqual(
    [
      ['order.cancelled', other._id, kept.orderId],
      ['order.combined', kept._id, other.orderId],
    ].sort(),
  );
});
