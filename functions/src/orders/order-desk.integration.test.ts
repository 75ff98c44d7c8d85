import { toDocument } from '@nargisus/domain/contract';
import { searchedTokens } from '@nargisus/domain/desk';
import {
  anonymizeOrder,
  cancelOrder,
  orderSchema,
  transitionDelivery,
  type Order,
} from '@nargisus/domain/orders';
import { FieldValue } from 'firebase-admin/firestore';
import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { recountOrders } from '../sales/recount-orders.ts';
import { openIsolatedProject } from '../testing/isolated-project.ts';
import { placeDirectly } from '../testing/place-directly.ts';
import { orderOf } from '../testing/sample-orders.ts';
import { taka } from '@nargisus/domain/money';
import { OrdersRepository } from './orders.repository.ts';
import { rebuildDesk } from './rebuild-desk.ts';

/* The desk documents of orders (docs/adr/0043), on the Firestore emulator. */
const { db, readsOf } = openIsolatedProject('desk');
const orders = new OrdersRepository(db);
const now = new Date('2026-11-20T06:00:00Z');
const by = { who: 'a1', now };
const products = [
  {
    id: 'shirt',
    name: 'Shirt',
    price: taka(450),
    image: '/s.webp',
    inStock: true,
    category: 'clothing' as const,
  },
];

async function placed(key: string = randomUUID()): Promise<Order> {
  const order = orderOf({ at: now, key, products });
  await orders.inTransaction((transaction) => placeDirectly(transaction, order));
  return order;
}

const change = (id: string, of: (order: Order) => Order) =>
  orders.inTransaction(async (transaction) => {
    const before = (await transaction.find(id))!;
    const after = of(before);
    await transaction.ledger.read(before, after);
    transaction.change(before, after);
  });

const assigned = (order: Order): Order => {
  const result = transitionDelivery(order, 'assign', { ...by, assignTo: 'Karim' });
  if (!result.ok) throw new Error(result.reason);
  return result.order;
};

const deskAt = (id: string) => db.doc(`orderDesk/${id}`);
const deskOf = async (id: string) => (await deskAt(id).get()).data();
const stages = async () => {
  const counted = Object.entries((await orders.counters()).stages);
  return Object.fromEntries(counted.filter(([, count]) => count !== 0));
};
const found = async (text: string) => {
  const [first] = searchedTokens(text);
  const all = db.collection('orderDesk').where('tokens', 'array-contains', first);
  return (await all.orderBy('createdAt', 'desc').get()).docs.map(({ id }) => id);
};
const rebuilt = (repair: boolean, after?: string) => rebuildDesk(db, { repair, after });
const RIGHT = { missing: 0, different: 0, orphaned: 0, unreadable: [] };

beforeEach(async () => {
  for (const collection of ['orders', 'orderDesk', 'orderIds', 'counters']) {
    await db.recursiveDelete(db.collection(collection));
  }
});

describe('the desk document', () => {
  test('is written with the order, counted, and found by each of its tokens', async () => {
    const { _id, orderId } = await placed();
    expect(await deskOf(_id)).toMatchObject({
      stage: 'to-pack',
      call: 'not-required',
      orderStatus: 'confirmed',
      deliveryStatus: 'pending',
      paymentStatus: 'pending',
    });
    expect(await stages()).toEqual({ 'to-pack': 1 });
    for (const text of [
      'rahima',
      'রহিমা',
      '5678',
      '০১৭১২৩৪৫৬৭৮',
      orderId,
      orderId.slice(-5),
      'khulna',
      'shirt',
    ]) {
      expect(await found(text), text).toEqual([_id]);
    }
    expect(JSON.stringify((await db.doc(`orders/${_id}`).get()).data())).not.toContain('to-pack');
  });

  test('follows each change of the order, and keeps what only the desk or another version knows', async () => {
    const { _id } = await placed();
    const dueAt = new Date('2026-11-22T03:00:00Z');
    await deskAt(_id).update({ dueAt, call: 'required', risk: 'third order today' });
    await change(_id, (order) => ({ ...order, trackingInfo: 'SFR-1234' }));
    expect(await deskOf(_id)).toMatchObject({ stage: 'to-call', risk: 'third order today' });
    await change(_id, assigned);
    const desk = await deskOf(_id);
    expect(desk).toMatchObject({ stage: 'to-hand-over', deliveryStatus: 'assigned', call: 'required' });
    expect((desk!['dueAt'] as { toDate(): Date }).toDate()).toEqual(dueAt);
    expect(await found('sfr-1234')).toEqual([_id]);
    expect(await stages()).toEqual({ 'to-hand-over': 1 });
  });

  test('has no personal data after the account is anonymised', async () => {
    const { _id } = await placed();
    await change(_id, (order) => {
      const cancelled = cancelOrder(order, { by: { uid: 'a1', isStaff: true }, now });
      if (!cancelled.ok) throw new Error('not cancelled');
      return anonymizeOrder(cancelled.order, 'alias');
    });
    const { tokens, stage } = (await deskOf(_id)) as { tokens: string[]; stage: string };
    expect(stage).toBe('cancelled');
    for (const text of ['rahima', 'রহিমা', '5678', 'rahima@example.com']) {
      expect(tokens, text).not.toContain(searchedTokens(text)[0]);
    }
  });

  test('is deleted with the order', async () => {
    const { _id } = await placed();
    await orders.inTransaction(async (transaction) => {
      transaction.remove((await transaction.find(_id))!, { notes: [], by: 'admin', now: new Date() });
    });
    expect(await deskOf(_id)).toBeUndefined();
    expect(await stages()).toEqual({});
  });

  test('is made by the first change of an order from before the desk', async () => {
    const { _id } = await placed();
    await deskAt(_id).delete();
    await db.recursiveDelete(db.collection('counters'));
    await change(_id, assigned);
    expect(await deskOf(_id)).toMatchObject({ stage: 'to-hand-over' });
    expect(await stages()).toEqual({ 'to-hand-over': 1 });
  });

  test('costs a change of the order one read', async () => {
    const { _id } = await placed();
    expect(await readsOf(() => change(_id, assigned))).toBe(2);
  });
});

describe('desk:rebuild', () => {
  /** Orders as a shop from before the desk has them, more than a page. */
  const storeOld = async (count: number) => {
    const batch = db.batch();
    for (let number = 0; number < count; number += 1) {
      const order = orderOf({
        at: new Date(now.getTime() - number * 60_000),
        key: `old-${number}`,
        products,
      });
      batch.set(db.doc(`orders/${order._id}`), toDocument(orderSchema, order));
    }
    await batch.commit();
  };

  test('writes the documents of old orders page by page and counts their stages; a second run finds nothing', async () => {
    await storeOld(250);
    expect(await rebuilt(false)).toMatchObject({ ...RIGHT, orders: 250, missing: 250 });
    expect((await db.collection('orderDesk').get()).size).toBe(0);
    expect(await rebuilt(true)).toMatchObject({ ...RIGHT, orders: 250, missing: 250 });
    expect(await stages()).toEqual({ 'to-pack': 250 });
    expect(await rebuilt(true)).toMatchObject({ ...RIGHT, orders: 250 });
    expect(await stages()).toEqual({ 'to-pack': 250 });
    expect((await recountOrders(db, { repair: false })).differences.map(({ field }) => field)).not.toContain(
      'stages.to-pack',
    );
  });

  test('repairs a wrong stage, deletes a document without order, and keeps due times', async () => {
    const [first, second] = [await placed(), await placed()];
    const dueAt = new Date('2026-11-25T03:00:00Z');
    await deskAt(first._id).update({ orderStatus: 'shipped', tokens: ['nonsense'], dueAt });
    await db.doc(`orders/${second._id}`).delete();
    expect(await rebuilt(false)).toMatchObject({ orders: 1, missing: 0, different: 1, orphaned: 1 });
    await rebuilt(true);
    expect(await deskOf(first._id)).toMatchObject({ orderStatus: 'confirmed', stage: 'to-pack' });
    expect((await deskAt(first._id).get()).get('dueAt').toDate()).toEqual(dueAt);
    expect(await deskOf(second._id)).toBeUndefined();
    expect(await stages()).toEqual({ 'to-pack': 1 });
  });

  test('fills in what orders are filtered by, and the SKU that a product has now', async () => {
    const { _id } = await placed();
    await deskAt(_id).update({ source: FieldValue.delete(), carrier: null });
    await db.doc('products/shirt').set({ sku: 'SH-1' });
    expect(await rebuilt(true)).toMatchObject({ different: 1 });
    expect(await deskOf(_id)).toMatchObject({ source: 'web', carrier: 'none', shown: 'confirmed' });
    expect((await db.doc(`orders/${_id}`).get()).get('items')).toMatchObject([
      { productId: 'shirt', sku: 'SH-1' },
    ]);
    expect(await found('SH-1')).toEqual([_id]);
    expect(await rebuilt(true)).toMatchObject(RIGHT);
    await db.doc('products/shirt').delete();
  });

  test('continues behind an order, and leaves out one that it cannot read', async () => {
    await storeOld(3);
    const ids = (await db.collection('orders').get()).docs.map(({ id }) => id).sort();
    await db.doc(`orders/${ids[2]!}`).update({ orderStatus: 'lost' });
    expect(await rebuilt(true, ids[0])).toMatchObject({ orders: 2, missing: 1, unreadable: [ids[2]] });
  });

  test('counters:rebuild counts the stages again', async () => {
    await placed();
    await db.doc('counters/orders/shards/3').set({ stages: { returns: 7 } }, { merge: true });
    const { differences } = await recountOrders(db, { repair: true });
    expect(differences).toEqual([{ field: 'stages.returns', counters: 7, orders: 0 }]);
    expect(await stages()).toEqual({ 'to-pack': 1 });
  });
});
