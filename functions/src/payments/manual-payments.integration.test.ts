import { formatTaka, taka } from '@nargisus/domain/money';
import { moneyOf, type Order } from '@nargisus/domain/orders';
import type { ManualPaymentForm, ManualPaymentKind } from '@nargisus/domain/payments';
import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { cancelOrder } from '../orders/cancel-order.ts';
import { changeOrder } from '../orders/change-order.ts';
import { deleteOrder } from '../orders/delete-order.ts';
import { placeOrder } from '../orders/place-order.ts';
import { setStatuses } from '@nargisus/domain/orders';
import { recordManualPayment } from './record-manual-payment.ts';
import { reverseManualPayment } from './reverse-manual-payment.ts';
import { createPaymentFixture, parveen } from './testing/payment-fixture.ts';

/* What staff record of payments to the shop's own wallet numbers. */
const shop = createPaymentFixture();
const { repositories, dependencies, db } = shop;

let order: Order;
const place = async () =>
  (await placeOrder(repositories.orders, { ...shop.request(), now: shop.clock, random: Math.random })).order;
beforeEach(async () => {
  order = await place();
});

const trxId = () => randomUUID().replaceAll('-', '').slice(0, 10).toUpperCase();
interface Sent extends Partial<ManualPaymentForm> {
  readonly id?: string;
  readonly kind?: ManualPaymentKind;
  readonly requestKey?: string;
}
const record = ({ id = order._id, kind = 'payment', requestKey = randomUUID(), ...form }: Sent = {}) =>
  recordManualPayment(repositories, {
    ...{ id, kind, requestKey, caller: parveen, now: shop.clock },
    form: { method: 'bkash', amount: taka(200), reference: trxId(), note: '', ...form },
  });
const stored = async (id = order._id) => (await repositories.orders.find(id))!;
const recordsOf = (id = order._id) => repositories.manualPayments.listOfOrder(id);
const reverse = (payment: string, id = order._id) =>
  reverseManualPayment(repositories, {
    ...{ id, payment, caller: parveen, reason: 'Typed into the wrong order', now: shop.clock },
  });
const cancel = () =>
  cancelOrder(repositories, dependencies, {
    ...{ id: order._id, caller: parveen, keepsPayment: false, reason: '' },
  });

describe('a payment by hand', () => {
  test('lowers what is collected, and is in timeline, list and audit log', async () => {
    const { order: after, isNew } = await record({ reference: '8n7a 6d5e-e7', note: 'From his brother' });
    expect(isNew).toBe(true);
    expect(after.money).toMatchObject({ paid: taka(200), byHand: taka(200), toCollect: taka(310) });
    expect(await stored()).toEqual(after);
    expect(await recordsOf()).toMatchObject([
      { kind: 'payment', reference: '8N7A6D5EE7', note: 'From his brother', state: 'recorded', by: 'admin' },
    ]);
    // The customer reads the order: neither the TrxID nor the note of staff are in it.
    const document = JSON.stringify((await db.doc(`orders/${order._id}`).get()).data());
    expect(document).not.toContain('8N7A6D5EE7');
    expect(document).not.toContain('brother');
    const entries = await db.collection('audit').where('subject.id', '==', order._id).get();
    expect(entries.docs.map((it) => it.data())).toMatchObject([
      { action: 'payment.recorded', after: { amount: 200, method: 'bkash', reference: '8N7A6D5EE7' } },
    ]);
    expect(JSON.stringify(entries.docs[0]!.data())).not.toContain('brother');
  });

  test('of a TrxID that was used is refused with the order that it was used for', async () => {
    await record({ reference: '8N7A6D5EE7X' });
    const other = await place();
    await expect(record({ id: other._id, reference: '8n7a6d5ee7x' })).rejects.toMatchObject({
      code: 'conflict',
      message: `This transaction was recorded for ${order.orderId} already`,
      data: { orderId: order.orderId },
    });
    expect((await stored(other._id)).money).toMatchObject({ paid: 0 });
    // Another wallet may give the same id.
    await record({ id: other._id, method: 'nagad', reference: '8N7A6D5EE7X' });
  });

  test('that two members of staff record at once is recorded once, also for two orders', async () => {
    const other = await place();
    for (const ids of [
      [order._id, order._id],
      [order._id, other._id],
    ]) {
      const reference = trxId();
      const results = await Promise.allSettled(
        [...ids, ...ids].map((id) => record({ id, reference, amount: taka(10) })),
      );
      expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
      const paid = await db.collection('manualPayments').where('reference', '==', reference).get();
      expect(paid.size).toBe(1);
    }
    expect(moneyOf(await stored()).paid + moneyOf(await stored(other._id)).paid).toBe(taka(20));
  });

  test('with the same key is the same payment, and never another', async () => {
    const sent = { requestKey: randomUUID(), reference: trxId() };
    await record(sent);
    expect(await record(sent)).toMatchObject({ isNew: false, order: { money: { paid: taka(200) } } });
    await expect(record({ ...sent, amount: taka(100) })).rejects.toMatchObject({ code: 'conflict' });
    expect(await recordsOf()).toHaveLength(1);
  });

  test('is never more than is due, however many are recorded at once', async () => {
    await expect(record({ amount: taka(510.51) })).rejects.toThrow(
      `At most ${formatTaka(taka(510.5))} is due for this order`,
    );
    const results = await Promise.allSettled([1, 2, 3].map(() => record({ amount: taka(300) })));
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    await record({ amount: taka(210) });
    expect(await stored()).toMatchObject({ paymentStatus: 'paid', money: { paid: taka(510), toCollect: 0 } });
    await expect(record({ amount: taka(1) })).rejects.toThrow('Nothing is due for this order');
    expect((await db.doc(`orderDesk/${order._id}`).get()).get('stage')).toBe('to-pack');
  });

  test('is refused for a cancelled order and for one that does not exist', async () => {
    await cancel();
    await expect(record()).rejects.toThrow('This order has been cancelled');
    await expect(record({ id: 'nowhere' })).rejects.toMatchObject({ code: 'not-found' });
    expect(await recordsOf()).toEqual([]);
    const claims = db.collection('manualPaymentClaims').where('orderId', '==', order.orderId);
    expect((await claims.get()).size).toBe(0);
  });

  test('stays recorded when its order is deleted, so that its TrxID is not used again', async () => {
    const reference = trxId();
    await record({ reference });
    await deleteOrder(repositories, dependencies, { id: order._id, caller: parveen });
    expect(await recordsOf()).toHaveLength(1);
    const other = await place();
    await expect(record({ id: other._id, reference })).rejects.toThrow(order.orderId);
  });
});

describe('a record that was a mistake', () => {
  test('is reversed with its reason, and its TrxID can be recorded again', async () => {
    const reference = trxId();
    await record({ reference });
    const [payment] = await recordsOf();
    expect(await reverse(payment!._id)).toMatchObject({ money: { paid: 0, toCollect: taka(510) } });
    expect(await recordsOf()).toMatchObject([
      { state: 'reversed', reversal: { by: 'admin', reason: 'Typed into the wrong order' } },
    ]);
    const entries = await db.collection('audit').where('action', '==', 'payment.reversed').get();
    expect(entries.docs[0]!.data()).toMatchObject({
      before: { reference },
      note: 'Typed into the wrong order',
    });
    const other = await place();
    await record({ id: other._id, reference });
    // A second reversal changes nothing: the claim is that of the other order now.
    await reverse(payment!._id);
    await expect(record({ reference })).rejects.toThrow(other.orderId);
  });

  test('is reversed once by two members of staff at once', async () => {
    await record();
    const [payment] = await recordsOf();
    await Promise.all([reverse(payment!._id), reverse(payment!._id)]);
    expect((await stored()).money).toMatchObject({ paid: 0, toCollect: taka(510) });
    expect((await stored()).timeline.filter((it) => it.payment)).toHaveLength(2);
  });

  test('is not reversed after the delivery, nor through another order', async () => {
    await record();
    const [payment] = await recordsOf();
    const other = await place();
    await expect(reverse(payment!._id, other._id)).rejects.toMatchObject({ code: 'not-found' });
    await changeOrder(repositories, dependencies, order._id, (it) =>
      setStatuses(
        it,
        { orderStatus: 'delivered', deliveryStatus: 'delivered' },
        { who: 'admin', now: shop.clock },
      ),
    );
    await expect(reverse(payment!._id)).rejects.toThrow('Correct the delivery first');
  });
});

describe('money that is sent back by hand', () => {
  test('never goes through the gateway, and a cancelled order waits for it among the problems', async () => {
    await record();
    await cancel();
    expect(await stored()).toMatchObject({ refund: null, money: { paid: taka(200), refunded: 0 } });
    const stage = async () => (await db.doc(`orderDesk/${order._id}`).get()).get('stage') as string;
    expect(await stage()).toBe('problems');
    await expect(record({ kind: 'refund', amount: taka(200.01) })).rejects.toThrow(
      'At most ৳200.00 can be sent back by hand',
    );
    await record({ kind: 'refund' });
    expect(await stored()).toMatchObject({
      ...{ paymentStatus: 'refunded', refund: null },
      money: { paid: taka(200), refunded: taka(200), refundedByHand: taka(200) },
    });
    expect(await stage()).toBe('cancelled');
    await expect(record({ kind: 'refund' })).rejects.toThrow('left to send back');
    await expect(
      changeOrder(repositories, dependencies, order._id, (it) =>
        setStatuses(it, { orderStatus: 'confirmed' }, { who: 'admin', now: shop.clock }),
      ),
    ).rejects.toThrow('goes back to the customer');
  });

  test('cannot be recorded with the TrxID of the payment that it returns', async () => {
    const reference = trxId();
    await record({ reference });
    await cancel();
    await expect(record({ kind: 'refund', reference })).rejects.toThrow(order.orderId);
  });

  test('keeps its payment from being reversed, until it is reversed itself', async () => {
    await record();
    await cancel();
    await record({ kind: 'refund' });
    // Recorded at the same moment of the fixture's clock, so they are listed in any order.
    const records = await recordsOf();
    const [payment, refund] = ['payment', 'refund'].map((kind) => records.find((it) => it.kind === kind));
    await expect(reverse(payment!._id)).rejects.toThrow('Reverse that first');
    await reverse(refund!._id);
    expect(await reverse(payment!._id)).toMatchObject({
      ...{ paymentStatus: 'cancelled', money: { paid: 0, refunded: 0 } },
    });
  });
});

describe('the cash of a delivered order', () => {
  const set = (to: Parameters<typeof setStatuses>[1]) =>
    changeOrder(repositories, dependencies, order._id, (it) =>
      setStatuses(it, to, { who: 'admin', now: shop.clock }),
    );
  const postings = async () =>
    (await db.collection('ledger').where('order', '==', order._id).get()).docs.map(({ id }) => id);
  beforeEach(async () => {
    await set({ orderStatus: 'delivered', deliveryStatus: 'delivered' });
  });

  test('is sent back by hand, never more than was collected, and the delivery stands', async () => {
    await expect(record({ kind: 'refund', amount: taka(510.01) })).rejects.toThrow(
      'At most ৳510.00 can be sent back by hand',
    );
    await record({ kind: 'refund', amount: taka(200) });
    expect(await stored()).toMatchObject({
      paymentStatus: 'paid',
      money: { paid: taka(510), collected: taka(510), refunded: taka(200), refundedByHand: taka(200) },
    });
    for (const to of [
      { orderStatus: 'shipped', deliveryStatus: 'in_transit' },
      { deliveryStatus: 'returned' },
      { orderStatus: 'cancelled', deliveryStatus: 'returned' },
    ] as const)
      await expect(set(to)).rejects.toThrow('Cash of this delivery was sent back');
    expect(await postings()).toEqual([`delivered:${order.orderId}:1`]);
  });

  test('may be taken back again once the refund was reversed', async () => {
    await record({ kind: 'refund', amount: taka(200) });
    const [refund] = await recordsOf();
    await reverse(refund!._id);
    expect(await set({ orderStatus: 'shipped', deliveryStatus: 'in_transit' })).toMatchObject({
      ...{ paymentStatus: 'pending', money: { collected: 0, refunded: 0, toCollect: taka(510) } },
    });
    expect((await postings()).length).toBe(2);
  });

  test('is owed when the order is cancelled, and refunded once all of it was sent back', async () => {
    await cancel();
    expect((await db.doc(`orderDesk/${order._id}`).get()).get('stage')).toBe('problems');
    await record({ kind: 'refund', amount: taka(510) });
    expect(await stored()).toMatchObject({ paymentStatus: 'refunded', money: { collected: taka(510) } });
    // The refund reverses no posting: the cash was collected.
    expect(await postings()).toEqual([`delivered:${order.orderId}:1`]);
  });

  test('is never sent back twice by two members of staff at once', async () => {
    const results = await Promise.allSettled(
      [1, 2, 3].map(() => record({ kind: 'refund', amount: taka(300) })),
    );
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect((await stored()).money).toMatchObject({ refundedByHand: taka(300) });
  });
});
