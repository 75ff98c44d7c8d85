import type { Product } from '@nargisus/domain/catalogue';
import type { OrderDraft } from '@nargisus/domain/checkout';
import { fromDocument } from '@nargisus/domain/contract';
import { addPaisa, taka, type Paisa } from '@nargisus/domain/money';
import { orderCounterChange, orderSchema, orderStats, sumOrderCounters } from '@nargisus/domain/orders';
import { initializeApp } from 'firebase-admin/app';
import { getFirestore, type Firestore } from 'firebase-admin/firestore';
import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import type { RateLimitPass } from '../http/rate-limit.ts';
import { createRepositories, type Repositories } from '../app/repositories.ts';
import { placeOrder } from './place-order.ts';
import { address, stock } from '../testing/sample-orders.ts';

/*
 * Concurrent orders on the Firestore emulator, in an isolated project. The Functions emulator would measure how it
 * starts a process per concurrent request.
 */
let db: Firestore;
let repositories: Repositories;
let shirt: Product;
let lamp: Product;

beforeAll(async () => {
  db = getFirestore(initializeApp({ projectId: `demo-rush-${randomUUID().slice(0, 8)}` }));
  repositories = createRepositories();
  shirt = await stocked('shirt', 450.5);
  lamp = await stocked('lamp', 99.99);
});

const stocked = (id: string, price: number) => stock(db, id, price);

function draft(products: readonly Product[], agreed?: Paisa): OrderDraft {
  const items = products.map(({ id }) => ({ productId: id, size: 'M' as const, quantity: 1 }));
  const totalAmount = agreed ?? addPaisa(taka(60), ...products.map((it) => it.price));
  return { ...address, items, deliveryOption: 'standard', voucherCode: null, totalAmount };
}

const place = (
  uid: string,
  wanted: OrderDraft,
  requestKey = randomUUID(),
  random = Math.random,
  now = new Date(),
) =>
  placeOrder(repositories.orders, {
    buyer: { uid, email: `${uid}@nargisus.test`, name: uid, role: 'user', signedInAt: new Date() },
    draft: wanted,
    requestKey,
    rateLimit: Promise.resolve({} as RateLimitPass),
    now,
    random,
  });

async function storedOrders() {
  const { docs } = await db.collection('orders').get();
  return docs.map((it) => fromDocument(orderSchema, it.id, it.data()));
}

/** Expects the counters to equal a recount of the stored orders. */
async function expectCountersToBeRight() {
  const fresh = sumOrderCounters((await storedOrders()).map((order) => orderCounterChange(null, order)));
  expect(orderStats(await repositories.orders.counters())).toEqual(orderStats(fresh));
  expect((await repositories.orders.counters()).days).toEqual(fresh.days);
}

describe('concurrency', () => {
  test('sixty buyers get sixty orders with distinct ids, counted to the paisa', async () => {
    const before = (await storedOrders()).length;
    const made = await Promise.all(
      Array.from({ length: 60 }, (_, n) => place(`buyer-${n % 20}`, draft(n % 2 ? [shirt] : [shirt, lamp]))),
    );
    expect(made.every(({ isNew }) => isNew)).toBe(true);
    expect(new Set(made.map(({ order }) => order.orderId)).size).toBe(60);
    expect((await storedOrders()).length - before).toBe(60);
    await expectCountersToBeRight();
  });

  test('one request sent thirty times creates one order', async () => {
    const key = randomUUID();
    const before = await repositories.orders.counters();
    const answers = await Promise.all(
      Array.from({ length: 30 }, () => place('impatient', draft([lamp]), key)),
    );
    expect(answers.filter(({ isNew }) => isNew)).toHaveLength(1);
    expect(new Set(answers.map(({ order }) => order._id)).size).toBe(1);
    expect((await db.collection('orders').where('uid', '==', 'impatient').get()).size).toBe(1);
    await expectCountersToBeRight();
    const after = await repositories.orders.counters();
    expect([after.orders - before.orders, after.revenue - before.revenue]).toEqual([1, 15_999]);
  });
});

test.each([
  ['another size', { items: [{ productId: 'lamp', size: 'L', quantity: 1 }] }],
  ['another total', { items: [{ productId: 'lamp', size: 'M', quantity: 2 }], totalAmount: taka(259.98) }],
  ['another delivery', { deliveryOption: 'express', totalAmount: taka(219.99) }],
  ['another address', { address: 'Somewhere else' }],
  ['another phone', { recipientPhone: '01999999999' }],
] as [string, Partial<OrderDraft>][])(
  'rejects the same key with %s, and returns the order it created',
  async (_what, change) => {
    const key = randomUUID();
    const { order } = await place('twice', draft([lamp]), key);
    await expect(place('twice', { ...draft([lamp]), ...change }, key)).rejects.toMatchObject({
      code: 'conflict',
      data: { orderId: order.orderId, order: { _id: order._id, totalAmount: 159.99 } },
    });
    expect(await place('twice', draft([lamp]), key)).toMatchObject({
      isNew: false,
      order: { _id: order._id },
    });
  },
);

test('the same key of another buyer creates another order', async () => {
  const key = randomUUID();
  const [one, other] = await Promise.all([
    place('one', draft([lamp]), key),
    place('other', draft([lamp]), key),
  ]);
  expect(one.order._id).not.toBe(other.order._id);
});

test('a taken order id is not given twice', async () => {
  const lowest = () => 0;
  const first = await place('first', draft([lamp]), randomUUID(), lowest);
  let rolls = 0;
  const second = await place('second', draft([lamp]), randomUUID(), () => (rolls++ < 5 ? 0 : 0.5));
  expect(first.order.orderId).toMatch(/-33333$/);
  expect(second.order.orderId).not.toBe(first.order.orderId);
});

test('keeps lines in the cart that were not bought', async () => {
  const cart = db.doc('carts/shopper');
  await cart.set({ lines: ['shirt_M', 'lamp_M'], updatedAt: new Date() });
  await cart.collection('items').doc('shirt_M').set({ productId: 'shirt' });
  await cart.collection('items').doc('lamp_M').set({ productId: 'lamp' });
  await place('shopper', draft([shirt]));
  expect((await cart.get()).get('lines')).toEqual(['lamp_M']);
  expect((await cart.collection('items').get()).docs.map((it) => it.id)).toEqual(['lamp_M']);
});

describe('a sale that begins at midnight in Dhaka', () => {
  const midnight = new Date('2026-11-23T18:00:00.000Z');
  const end = new Date('2026-11-25T18:00:00.000Z');
  const shipped = (price: number) => addPaisa(taka(60), taka(price));
  let mug: Product;
  beforeAll(async () => {
    mug = await stocked('mug', 500);
    await db.doc('products/mug').update({ sale: { price: 350, from: midnight, until: end } });
  });

  test.each([
    ['a millisecond before', new Date(midnight.getTime() - 1), 500, 350],
    ['at midnight', midnight, 350, 500],
    ['a millisecond before its end', new Date(end.getTime() - 1), 350, 500],
    ['at its end', end, 500, 350],
  ])('%s: the order has the price of its moment', async (_when, now, counts, other) => {
    const { order } = await place('night-owl', draft([mug], shipped(counts)), randomUUID(), Math.random, now);
    expect(order.items[0]).toMatchObject({ price: taka(counts), itemTotal: taka(counts) });
    const late = place('night-owl', draft([mug], shipped(other)), randomUUID(), Math.random, now);
    await expect(late).rejects.toMatchObject({
      code: 'conflict',
      data: { quote: { lines: [{ productId: 'mug', price: counts }], total: counts + 60 } },
    });
  });
});

test('a rejected order writes nothing', async () => {
  const before = await repositories.orders.counters();
  await expect(place('refused', draft([shirt], taka(1)))).rejects.toMatchObject({ code: 'conflict' });
  expect((await db.collection('orders').where('uid', '==', 'refused').get()).empty).toBe(true);
  expect((await db.doc('carts/refused').get()).exists).toBe(false);
  expect(await repositories.orders.counters()).toEqual(before);
});
