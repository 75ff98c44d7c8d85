import type { Caller } from '../http/authenticate.ts';
import { fromDocument } from '@nargisus/domain/contract';
import { taka, type Paisa } from '@nargisus/domain/money';
import {
  moneyOf,
  orderSchema,
  salesChange,
  setStatuses,
  soldSomething,
  addSales,
  type ContentsEdit,
  type Order,
  type Sales,
} from '@nargisus/domain/orders';
import { stockMoveSchema } from '@nargisus/domain/stock';
import fc from 'fast-check';
import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { recordManualPayment } from '../payments/record-manual-payment.ts';
import { createPaymentFixture, parveen } from '../payments/testing/payment-fixture.ts';
import { stock } from '../testing/sample-orders.ts';
import { cancelOrder } from './cancel-order.ts';
import { changeOrder } from './change-order.ts';
import { editContents } from './edit-contents.ts';
import { placeOrder } from './place-order.ts';
import { receiveOrder } from './receive-order.ts';

/* Edits of what an order contains, in the real database. */
const shop = createPaymentFixture();
const { repositories, dependencies, db } = shop;
const staff = () => ({ by: parveen, now: shop.clock });

const ONHAND = 5;
let order: Order;
let lamp: { readonly id: string };
beforeEach(async () => {
  lamp = await stock(db, `lamp-${randomUUID().slice(0, 8)}`, 200);
  for (const size of ['M', 'L']) {
    const count = { productId: shop.shirt.id, size, onHand: ONHAND, was: null, reason: 'Shelf count' };
    await repositories.stock.count(count, staff());
  }
  const request = { ...shop.request(), now: shop.clock, random: Math.random };
  order = (await placeOrder(repositories.orders, request)).order;
});

const line = (productId: string, quantity: number, size = 'M') => ({ productId, size, quantity });
const stored = async () => (await repositories.orders.find(order._id))!;
const send = (edit: ContentsEdit, totalAmount: Paisa | null) =>
  editContents(repositories, {
    ...{ id: order._id, caller: parveen, seen: {}, edit, totalAmount, now: shop.clock },
  });
/** Edits the order as staff do: with the total of the preview. */
async function edit(change: ContentsEdit): Promise<Order> {
  const preview = await send(change, null);
  return (await send(change, preview.order.totalAmount)).order;
}
/** Takes an amount off the goods of the order, as a member of staff does. */
async function discounted(amount: number, caller: Caller = parveen): Promise<Order> {
  const discount = { amount: taka(amount), reason: 'Regular customer' };
  const request = { id: order._id, caller, seen: {}, edit: {}, discount, now: shop.clock };
  const preview = await editContents(repositories, { ...request, totalAmount: null });
  return (await editContents(repositories, { ...request, totalAmount: preview.order.totalAmount })).order;
}
const stockOf = async (size = 'M') =>
  (await repositories.stock.ofProduct(shop.shirt.id)).find((it) => it.size === size)!;

describe('an edit', () => {
  test('moves stock, sales, desk and money by the difference', async () => {
    const { shippingAddress } = order;
    const address = { ...shippingAddress, region: 'Sylhet' as const, recipientPhone: '01898765432' };
    const after = await edit({ items: [line(shop.shirt.id, 2, 'L'), line(lamp.id, 1)], address });
    expect(after).toMatchObject({ totalAmount: taka(450.5 * 2 + 200 + 60), shippingAddress: address });
    expect(after.items.map((it) => it.stock)).toEqual(['committed', undefined]);
    expect(await stored()).toEqual(after);
    expect([await stockOf('M'), await stockOf('L')]).toMatchObject([{ committed: 0 }, { committed: 2 }]);
    await expectAllToAgree();
    const desk = await db.doc(`orderDesk/${order._id}`).get();
    expect(JSON.stringify(desk.get('tokens'))).toContain('5432');
    expect(desk.get('stage')).toBe('to-pack');
  });

  test('stores nothing as a preview', async () => {
    const preview = await send({ items: [line(shop.shirt.id, 3)] }, null);
    expect(preview).toMatchObject({ order: { totalAmount: taka(450.5 * 3 + 60) }, toGiveBack: 0 });
    expect(preview.before).toEqual({ totalAmount: taka(510.5), toCollect: taka(510) });
    expect(await stored()).toEqual(order);
  });

  test('is rejected with the fresh preview when the total is not the one that staff saw', async () => {
    const rejected = send({ items: [line(shop.shirt.id, 3)] }, taka(1));
    await expect(rejected).rejects.toMatchObject({
      code: 'conflict',
      data: { order: { totalAmount: 450.5 * 3 + 60 } },
    });
    expect(await stored()).toEqual(order);
  });

  test('takes the last pieces and no more, its own included', async () => {
    await edit({ items: [line(shop.shirt.id, ONHAND)] });
    expect(await stockOf()).toMatchObject({ onHand: ONHAND, committed: ONHAND });
    await expect(edit({ items: [line(shop.shirt.id, ONHAND + 1)] })).rejects.toMatchObject({
      code: 'conflict',
      message: expect.stringContaining('in size M: 0 left') as string,
    });
  });

  test('is rejected while a courier has the parcel, and possible once it was withdrawn', async () => {
    const parcel = { invoice: 'I1', attempt: 1, problem: null, problemAt: null };
    const desk = db.doc(`orderDesk/${order._id}`);
    await desk.update({ parcel: { ...parcel, state: 'booked' } });
    await expect(edit({ items: [line(lamp.id, 1)] })).rejects.toMatchObject({ code: 'conflict' });
    await desk.update({ parcel: { ...parcel, state: 'withdrawn' } });
    expect(await edit({ items: [line(lamp.id, 1)] })).toMatchObject({ totalAmount: taka(260) });
    expect((await desk.get()).get('parcel.state')).toBe('withdrawn');
  });

  test('puts an order with a wrong number back into the call queue when the phone changes', async () => {
    const desk = db.doc(`orderDesk/${order._id}`);
    await desk.update({ call: 'wrong-number', stage: 'problems' });
    await edit({ address: { ...order.shippingAddress, recipientPhone: '01811112222' } });
    expect((await desk.get()).data()).toMatchObject({ call: 'required', stage: 'to-call' });
  });

  test('says what is to be given back of a payment by hand', async () => {
    await recordManualPayment(repositories, {
      ...{ id: order._id, kind: 'payment', requestKey: randomUUID(), caller: parveen, now: shop.clock },
      form: { method: 'bkash', amount: taka(400), reference: 'AB12CD34EF', note: '' },
    });
    const preview = await send({ items: [line(lamp.id, 1)] }, null);
    expect(preview).toMatchObject({ toGiveBack: taka(140), order: { paymentStatus: 'paid' } });
    const { order: after } = await send({ items: [line(lamp.id, 1)] }, taka(260));
    expect(after.money).toMatchObject({ paid: taka(400), toCollect: 0, collected: 0 });
  });
});

describe('a discount', () => {
  const clerk: Caller = { ...parveen, uid: 'clerk', role: 'user' };

  test('lowers total and revenue; its reason is for staff alone, in a note and in the audit log', async () => {
    const after = await discounted(40);
    expect(after).toMatchObject({ staffDiscount: taka(40), totalAmount: taka(470.5) });
    expect(await stored()).toEqual(after);
    await expectAllToAgree();
    const reason = 'Regular customer';
    expect(JSON.stringify(after)).not.toContain(reason);
    const notes = await db.collection(`orders/${order._id}/notes`).get();
    expect(notes.docs.map((it) => it.data())).toMatchObject([{ text: reason, discount: 40 }]);
    const audit = await db.collection('audit').where('subject.id', '==', order._id).get();
    expect(audit.docs.map((it) => it.data())).toMatchObject([
      { action: 'order.edited', note: reason, after: { staffDiscount: 40, totalAmount: 470.5 } },
    ]);
    expect((await db.doc(`orderDesk/${order._id}`).get()).get('edits')).toBe(1);
  });

  test('of a member of staff is at most the limit of the settings', async () => {
    await expect(discounted(46, clerk)).rejects.toMatchObject({
      code: 'conflict',
      message: 'At most ৳45.05 can be taken off the products of this order',
    });
    expect(await discounted(45, clerk)).toMatchObject({ staffDiscount: taka(45) });
    const changed = { updatedAt: shop.clock, updatedBy: 'admin', version: 1 };
    await db.doc('settings/discounts').set({ values: { mostPercent: 0 }, ...changed });
    await expect(discounted(46, clerk)).rejects.toMatchObject({ code: 'conflict' });
    expect(await discounted(46)).toMatchObject({ staffDiscount: taka(46) });
    await db.doc('settings/discounts').delete();
  });
});

type Step =
  | { readonly do: 'edit'; readonly shirts: number; readonly size: string; readonly lamps: number }
  | { readonly do: 'cancel' | 'revive' | 'deliver' | 'return' | 'receive' }
  | { readonly do: 'pay' | 'discount'; readonly amount: number };

const pieces = fc.integer({ min: 0, max: 7 });
const steps: fc.Arbitrary<Step[]> = fc.array(
  fc.oneof(
    fc.record({
      do: fc.constant('edit' as const),
      shirts: fc.integer({ min: 1, max: 7 }),
      size: fc.constantFrom('M', 'L'),
      lamps: pieces,
    }),
    fc.record({
      do: fc.constantFrom(
        'cancel' as const,
        'revive' as const,
        'deliver' as const,
        'return' as const,
        'receive' as const,
      ),
    }),
    fc.record({
      do: fc.constantFrom('pay' as const, 'discount' as const),
      amount: fc.integer({ min: 1, max: 300 }),
    }),
  ),
  { minLength: 3, maxLength: 6 },
);

async function take(step: Step): Promise<unknown> {
  const set = (to: Parameters<typeof setStatuses>[1]) =>
    changeOrder(repositories, dependencies, order._id, (it) =>
      setStatuses(it, to, { who: parveen.uid, now: shop.clock }),
    );
  switch (step.do) {
    case 'edit': {
      const lamps = step.lamps > 0 ? [line(lamp.id, step.lamps)] : [];
      return edit({ items: [line(shop.shirt.id, step.shirts, step.size), ...lamps] });
    }
    case 'discount':
      return discounted(step.amount);
    case 'cancel': {
      const request = { id: order._id, caller: parveen, keepsPayment: false, reason: '' };
      return cancelOrder(repositories, dependencies, request);
    }
    case 'revive':
      return set({ orderStatus: 'confirmed', deliveryStatus: 'pending' });
    case 'deliver':
      return set({ orderStatus: 'delivered', deliveryStatus: 'delivered' });
    case 'return':
      return set({ deliveryStatus: 'returned' });
    case 'receive': {
      const lines = (await stored()).items.map((it) => ({ ...it, quantity: undefined, restock: true }));
      return receiveOrder(repositories, dependencies, { id: order._id, caller: parveen, lines });
    }
    case 'pay':
      return recordManualPayment(repositories, {
        ...{ id: order._id, kind: 'payment', requestKey: randomUUID(), caller: parveen, now: shop.clock },
        form: {
          ...{ method: 'bkash', amount: taka(step.amount), note: '' },
          reference: randomUUID().replaceAll('-', '').slice(0, 10).toUpperCase(),
        },
      });
  }
}

/** Compares stock with its moves, counters and sales with a recount, and the stored money with the rules. */
async function expectAllToAgree(): Promise<void> {
  const { docs } = await db.collection('orders').get();
  const orders = docs.map((it) => fromDocument(orderSchema, it.id, it.data()));
  await shop.expectCountersToBeRight();
  const recount: Sales = {};
  for (const it of orders) addSales(recount, salesChange(null, it));
  const pending: Sales = {};
  for (const it of (await db.collection('counters/orders/pending').get()).docs)
    addSales(pending, it.get('sales') as Sales);
  expect(soldSomething(pending)).toEqual(soldSomething(recount));
  const present = await stored();
  expect(present.money).toEqual(moneyOf(present));
  for (const { _id, onHand, committed } of await repositories.stock.ofProduct(shop.shirt.id)) {
    const moves = (await db.collection('stockMoves').where('stock', '==', _id).get()).docs.map((it) =>
      fromDocument(stockMoveSchema, it.id, it.data()),
    );
    const sum = (of: 'onHand' | 'committed') =>
      moves.reduce((all, { from, to }) => all + to[of] - from[of], 0);
    expect({ onHand, committed }).toEqual({ onHand: sum('onHand'), committed: sum('committed') });
    const line = present.items.find((it) => `${it.productId}_${it.size}` === _id);
    expect(committed).toBe(line?.stock === 'committed' ? line.quantity : 0);
  }
}

test('stock is its moves and counters are their recount after any sequence of steps', async () => {
  await fc.assert(
    fc.asyncProperty(steps, async (all) => {
      for (const step of all) {
        await take(step).catch((thrown: unknown) => {
          if ((thrown as { code?: string }).code !== 'conflict') throw thrown;
        });
        await expectAllToAgree();
      }
    }),
    { numRuns: 10 },
  );
}, 120_000);
