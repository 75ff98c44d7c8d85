import { fromDocument } from '@nargisus/domain/contract';
import { postingSchema } from '@nargisus/domain/ledger';
import { addPaisa, taka, type Paisa } from '@nargisus/domain/money';
import { owedForRefused, partialDeliveryOf, setStatuses, type Order } from '@nargisus/domain/orders';
import { beforeEach, describe, expect, test } from 'vitest';
import { createPaymentFixture, parveen } from '../payments/testing/payment-fixture.ts';
import { handleCallback } from '../payments/handle-callback.ts';
import { startPayment } from '../payments/start-payment.ts';
import { recountOrders } from '../sales/recount-orders.ts';
import { changeOrder } from './change-order.ts';
import { placeOrder } from './place-order.ts';
import { receiveOrder } from './receive-order.ts';
import { recordPartialDelivery } from './record-partial-delivery.ts';

/* Partial deliveries, in the real database. Three shirts at ৳450.50, and ৳60 for their delivery: ৳1,411.50. */
const shop = createPaymentFixture();
const { repositories, dependencies, db } = shop;

const requestOf = () => {
  const request = shop.request();
  const items = [{ productId: shop.shirt.id, size: 'M', quantity: 3 }];
  return { ...request, draft: { ...request.draft, items, totalAmount: taka(1_411.5) } };
};
const set = (id: string, to: Parameters<typeof setStatuses>[1]) =>
  changeOrder(repositories, dependencies, id, (it) => setStatuses(it, to, { who: 'admin', now: shop.clock }));
const outForDelivery = (id: string) =>
  set(id, { orderStatus: 'shipped', deliveryStatus: 'out_for_delivery' });

let order: Order;
beforeEach(async () => {
  await repositories.stock.count(
    { productId: shop.shirt.id, size: 'M', onHand: 8, was: null, reason: 'Shelf count' },
    { by: parveen, now: shop.clock },
  );
  const request = { ...requestOf(), now: shop.clock, random: Math.random };
  ({ order } = await placeOrder(repositories.orders, request));
  order = await outForDelivery(order._id);
});

const refused = (quantity = 2) => [{ productId: shop.shirt.id, size: 'M', quantity }];
interface Sent {
  readonly id?: string;
  readonly quantity?: number;
  readonly collected?: Paisa;
  readonly due?: Paisa;
  readonly reason?: string;
}
/** Records that one shirt of three was kept: ৳510.50, of which the rider takes ৳510. */
const record = ({ id = order._id, quantity = 2, ...sent }: Sent = {}) =>
  recordPartialDelivery(repositories.orders, {
    ...{ id, caller: parveen, refused: refused(quantity), now: shop.clock },
    ...{ collected: taka(510), due: taka(510), reason: '', ...sent },
  });
const stored = async (id = order._id) => (await repositories.orders.find(id))!;
const deskOf = async (id = order._id) => (await db.doc(`orderDesk/${id}`).get()).data()!;
const shirts = async () =>
  (await repositories.stock.ofProduct(shop.shirt.id)).find(({ size }) => size === 'M')!;
async function balances(id = order._id): Promise<Record<string, number>> {
  const { docs } = await db.collection('ledger').where('order', '==', id).get();
  const lines = docs.flatMap((it) => fromDocument(postingSchema, it.id, it.data()).lines);
  const sums = new Map<string, Paisa>();
  for (const { account, amount } of lines) sums.set(account, addPaisa(sums.get(account) ?? taka(0), amount));
  return Object.fromEntries(sums);
}
const auditOf = async (action: string) =>
  (await db.collection('audit').where('subject.id', '==', order._id).get()).docs
    .map((it) => it.data())
    .filter((it) => it.action === action);

describe('a partial delivery', () => {
  test('is in order, ledger, rider’s cash, stock, desk, counters, sales and audit log', async () => {
    const after = await record();
    expect(await stored()).toEqual(after);
    expect(after).toMatchObject({
      ...{ orderStatus: 'delivered', deliveryStatus: 'delivered', paymentStatus: 'paid' },
      ...{ totalAmount: taka(1_411.5), returnedAmount: taka(901), cashTaken: taka(510) },
      money: { paid: taka(510), collected: taka(510), rounding: taka(0.5), toCollect: 0 },
      items: [{ stock: 'handed-over', refused: { quantity: 2 } }],
    });
    expect(await balances()).toEqual({
      ...{ customer: taka(-510.5), 'rider-cash': taka(510), rounding: taka(0.5) },
    });
    expect(await shirts()).toMatchObject({ onHand: 5, committed: 0 });
    expect(await deskOf()).toMatchObject({ stage: 'returns', orderStatus: 'delivered' });
    await shop.expectCountersToBeRight();
    expect((await recountOrders(db, { repair: false })).differences).toEqual([]);
    expect(await auditOf('order.delivered-in-part')).toMatchObject([
      {
        before: { orderStatus: 'shipped', deliveryStatus: 'out_for_delivery' },
        after: { [`${shop.shirt.name} (M)`]: 2, returnedAmount: 901, collected: 510 },
        note: '',
      },
    ]);
  });

  test('waits in Returns for exactly the refused pieces', async () => {
    await record();
    const receive = (line: object) =>
      receiveOrder(repositories, dependencies, {
        ...{ id: order._id, caller: parveen },
        lines: [{ productId: shop.shirt.id, size: 'M', restock: true, isRefused: true, ...line }],
      });
    await expect(receive({ quantity: 3 })).rejects.toMatchObject({ code: 'conflict' });
    for (const _twice of [1, 2]) await receive({ quantity: 1 });
    expect(await shirts()).toMatchObject({ onHand: 6, committed: 0 });
    expect(await deskOf()).toMatchObject({ stage: 'done' });
    // The customer returns the kept one later.
    await receive({ isRefused: false });
    expect(await shirts()).toMatchObject({ onHand: 7 });
    expect((await recountOrders(db, { repair: false })).differences).toEqual([]);
  });

  test('repeated changes nothing, and two at once are one', async () => {
    await Promise.all([record(), record()]);
    const first = await stored();
    shop.clock = new Date(shop.clock.getTime() + 60_000);
    expect(await record()).toEqual(first);
    expect(await auditOf('order.delivered-in-part')).toHaveLength(1);
    expect(await balances()).toMatchObject({ 'rider-cash': taka(510) });
    await expect(record({ quantity: 1, due: taka(961), collected: taka(961) })).rejects.toMatchObject({
      code: 'conflict',
    });
  });

  test('with another amount of cash needs a reason, which becomes a note of staff and a loss', async () => {
    const short = { collected: taka(450) };
    await expect(record(short)).rejects.toMatchObject({ code: 'invalid' });
    await record({ ...short, reason: 'The customer had no more with her' });
    expect(await balances()).toEqual({
      ...{ customer: taka(-510.5), 'rider-cash': taka(450), rounding: taka(0.5), loss: taka(60) },
    });
    const notes = await db.collection(`orders/${order._id}/notes`).get();
    expect(notes.docs.map((it) => it.get('text'))).toEqual(['The customer had no more with her']);
  });

  test.each([
    ['another due amount', { due: taka(1_411) }, { code: 'conflict', data: { due: 510 } }],
    ['all pieces', { quantity: 3 }, { code: 'conflict' }],
    ['more pieces', { quantity: 4 }, { code: 'conflict' }],
    ['an unknown order', { id: 'nope' }, { code: 'not-found' }],
  ])('is refused with %s', async (_what, sent, error) => {
    await expect(record(sent)).rejects.toMatchObject(error);
    expect(await stored()).toEqual(order);
  });

  test('is undone by its delivery status, with a reversal and the whole amount due', async () => {
    await record();
    await outForDelivery(order._id);
    expect(await balances()).toEqual({ customer: 0, 'rider-cash': 0, rounding: 0 });
    expect(await stored()).toMatchObject({ paymentStatus: 'pending', money: { toCollect: taka(1_411) } });
    await record({ quantity: 1, due: taka(961), collected: taka(961) });
    expect(await balances()).toMatchObject({ 'rider-cash': taka(961) });
    expect((await recountOrders(db, { repair: false })).differences).toEqual([]);
  });

  test('of an order that was paid online owes what was refused, after the goods are back', async () => {
    const { tranId } = await startPayment(repositories, dependencies, requestOf());
    const { attempt } = await handleCallback(repositories, dependencies, await shop.pays(tranId));
    const { _id: id } = attempt!.order!;
    await outForDelivery(id);
    expect(partialDeliveryOf(await stored(id), refused())).toMatchObject({ due: 0 });
    const after = await record({ id, due: taka(0), collected: taka(0) });
    expect(owedForRefused(after)).toBe(taka(901));
    expect(await balances(id)).toEqual({});
    const lines = [{ productId: shop.shirt.id, size: 'M', restock: false, isRefused: true }];
    await receiveOrder(repositories, dependencies, { id, caller: parveen, lines });
    expect(await deskOf(id)).toMatchObject({ stage: 'problems' });
  });
});
