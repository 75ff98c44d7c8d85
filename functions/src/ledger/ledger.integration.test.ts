import type { Parcel } from '@nargisus/domain/couriers';
import { setStatuses, type Order } from '@nargisus/domain/orders';
import { describe, expect, test } from 'vitest';
import { applyEvent } from '../couriers/apply-event.ts';
import { sendParcel } from '../couriers/send-parcel.ts';
import { SteadfastNotices } from '../couriers/steadfast-notices.ts';
import { createParcelFixture } from '../couriers/testing/parcel-fixture.ts';
import { changeOrder } from '../orders/change-order.ts';

/* The journal of cash: what deliveries post in the transaction of the order, with the courier simulator. */
const fixture = createParcelFixture('ledger');
const { db, repositories, worker, readsOf } = fixture;
const reader = new SteadfastNotices('token');
const dependencies = {
  now: () => fixture.clock,
  orderPayments: () =>
    Promise.resolve({
      requestRefund: (order: Order) => Promise.resolve(order),
      sendRefund: (order: Order) => Promise.resolve(order),
      releasePayment: () => Promise.resolve(),
    }),
};
const DELIVERED = { orderStatus: 'delivered', deliveryStatus: 'delivered' } as const;
const OUT = { orderStatus: 'shipped', deliveryStatus: 'out_for_delivery' } as const;

const set = (id: string, to: Parameters<typeof setStatuses>[1]) =>
  changeOrder(repositories, dependencies, id, (order) =>
    order.deliveryStatus === to.deliveryStatus
      ? order
      : setStatuses(order, to, { who: 'salma', now: fixture.clock }),
  );

async function booked(): Promise<Parcel> {
  const { _id } = await fixture.intend();
  await sendParcel(repositories, worker, _id);
  return fixture.parcelAt(_id);
}

/** Stores and applies the courier's notice of a delivery; another minute is another notice. */
async function reportDelivery({ _id: invoice, consignmentId, cod }: Parcel, minute: number): Promise<void> {
  const notice = {
    notification_type: 'delivery_status',
    consignment_id: Number(consignmentId),
    ...{ invoice, status: 'delivered', cod_amount: cod / 100, tracking_message: '' },
    updated_at: `2026-11-21 11:0${minute}:00`,
  };
  const body = Buffer.from(JSON.stringify(notice));
  const event = reader.read({ headers: {}, body }, fixture.clock);
  await repositories.courierEvents.store('steadfast', event, fixture.clock);
  await applyEvent(repositories, event.key, fixture.clock);
}

const later = () => void (fixture.clock = new Date('2026-11-21T12:00:00Z'));

/** Returns the postings of an order as stored, in the order of their ids. */
async function postingsOf(order: string) {
  const { docs } = await db.collection('ledger').where('order', '==', order).get();
  return docs.map((document): Record<string, unknown> => ({ id: document.id, ...document.data() }));
}
const openOf = async (order: string): Promise<unknown> =>
  (await db.doc(`orderCash/${order}`).get()).get('open');

describe('a delivery by the courier', () => {
  test('is posted once, however often it is reported', async () => {
    const parcel = await booked();
    later();
    await Promise.all([1, 2, 3].map((minute) => reportDelivery(parcel, minute)));
    await reportDelivery(parcel, 4);
    const postings = await postingsOf(parcel.order);
    expect(postings).toMatchObject([
      { id: `delivered:${parcel._id}:1`, invoice: parcel._id, orderId: parcel.orderId, reverses: null },
    ]);
    expect(postings[0]!.lines).toContainEqual({ account: 'courier', amount: parcel.cod / 100 });
    expect(await openOf(parcel.order)).toMatchObject({ invoice: parcel._id });
  });

  test('that staff take back is reversed as the courier owed it', async () => {
    const parcel = await booked();
    later();
    await reportDelivery(parcel, 1);
    await set(parcel.order, OUT);
    const postings = await postingsOf(parcel.order);
    expect(postings.map(({ id }) => id)).toEqual([
      `correction:delivered:${parcel._id}:1`,
      `delivered:${parcel._id}:1`,
    ]);
    expect(postings[0]!.lines).toContainEqual({ account: 'courier', amount: -parcel.cod / 100 });
    expect(await openOf(parcel.order)).toBeNull();
  });
});

describe('a delivery by an own rider', () => {
  test('set by several staff at once is posted once', async () => {
    const { _id, orderId } = await fixture.place();
    await Promise.all([set(_id, DELIVERED), set(_id, DELIVERED), set(_id, DELIVERED)]);
    const postings = await postingsOf(_id);
    expect(postings.map(({ id }) => id)).toEqual([`delivered:${orderId}:1`]);
    expect(JSON.stringify(postings)).toContain('rider-cash');
  });

  test('after one that was taken back has a posting of its own', async () => {
    const { _id, orderId } = await fixture.place();
    for (const to of [DELIVERED, OUT, DELIVERED]) await set(_id, to);
    expect((await postingsOf(_id)).map(({ id }) => id)).toEqual([
      `correction:delivered:${orderId}:1`,
      `delivered:${orderId}:1`,
      `delivered:${orderId}:2`,
    ]);
  });

  test('is not stored when its posting cannot be', async () => {
    const { _id, orderId } = await fixture.place();
    await db.doc(`ledger/delivered:${orderId}:1`).set({ taken: true });
    await expect(set(_id, DELIVERED)).rejects.toThrow();
    expect((await repositories.orders.find(_id))?.deliveryStatus).toBe('pending');
  });

  test('costs one read more than another change of statuses', async () => {
    const { _id } = await fixture.place();
    const other = await readsOf(() => set(_id, OUT));
    expect(await readsOf(() => set(_id, DELIVERED))).toBe(other + 1);
  });
});
