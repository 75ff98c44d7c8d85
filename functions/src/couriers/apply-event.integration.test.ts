import type { Parcel } from '@nargisus/domain/couriers';
import { taka } from '@nargisus/domain/money';
import { withManualRefund } from '@nargisus/domain/orders';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { applyEvent } from './apply-event.ts';
import { bookParcel } from './book-parcel.ts';
import { sendParcel } from './send-parcel.ts';
import { SteadfastNotices } from './steadfast-notices.ts';
import { createParcelFixture, simulator, staff } from './testing/parcel-fixture.ts';
import { withdrawParcel } from './withdraw-parcel.ts';

/* Notices of the courier, in any order, and the sweep that makes up for lost ones. */
const fixture = createParcelFixture('courier-events');
const { repositories, worker } = fixture;
const reader = new SteadfastNotices('token');

async function booked(): Promise<Parcel> {
  const { _id } = await fixture.intend();
  await sendParcel(repositories, worker, _id);
  return fixture.parcelAt(_id);
}

/** Builds a notice; `minute` is Dhaka time of the day of the test. */
const notice = ({ _id: invoice, consignmentId }: Parcel, minute: number, more: object) => ({
  notification_type: 'delivery_status',
  consignment_id: Number(consignmentId),
  invoice,
  updated_at: `2026-11-21 11:${String(minute).padStart(2, '0')}:00`,
  tracking_message: '',
  ...more,
});

async function receive(body: object): Promise<string> {
  const event = reader.read({ headers: {}, body: Buffer.from(JSON.stringify(body)) }, fixture.clock);
  await repositories.courierEvents.store('steadfast', event, fixture.clock);
  return applyEvent(repositories, event.key, fixture.clock);
}

const later = () => void (fixture.clock = new Date('2026-11-21T12:00:00Z'));

async function endOf(parcel: Parcel) {
  const [{ sightings }, order, desk] = await Promise.all([
    fixture.parcelAt(parcel._id),
    fixture.orderOf(parcel),
    fixture.deskOf(parcel),
  ]);
  return {
    statuses: [order.orderStatus, order.deliveryStatus, order.paymentStatus],
    money: order.money,
    stage: desk.stage,
    problem: (desk.parcel as { problem: unknown }).problem,
    seen: sightings.map(({ word, text, at }) => [word, text, at.toISOString()]),
  };
}

describe('notices', () => {
  test.each([
    ['a delivery', ['pending', 'received', 'sent', 'delivered']],
    [
      'a refusal and its way back',
      ['pending', 'cancelled', 'cancelled_return_processing', 'cancelled_return_received'],
    ],
    ['a contradiction', ['pending', 'delivered', 'cancelled']],
    ['a part', ['pending', 'partial_delivered']],
    ['a loss', ['pending', 'exceptional', 'teleported']],
  ])(
    'lead to the same end in any order and repetition: %s',
    async (_what, words) => {
      const texts: Record<string, string> = {
        received: 'received at Uttara hub',
        sent: 'sent to Mirpur hub',
      };
      const bodies = (parcel: Parcel) =>
        words.map((word, minute) =>
          texts[word]
            ? notice(parcel, minute, { notification_type: 'tracking_update', tracking_message: texts[word] })
            : notice(parcel, minute, { status: word, cod_amount: parcel.cod / 100 }),
        );
      const inOrder = await booked();
      later();
      for (const body of bodies(inOrder)) await receive(body);
      const expected = await endOf(inOrder);
      const places = words.map((_, at) => at);
      const shuffles = fc.sample(
        fc.shuffledSubarray(
          [...places, ...places].map((at, copy) => [at, copy] as const),
          { minLength: 2 * places.length },
        ),
        4,
      );
      for (const shuffle of shuffles) {
        fixture.clock = new Date('2026-11-21T04:00:00Z');
        const parcel = await booked();
        later();
        const all = bodies(parcel);
        for (const [at] of shuffle) await receive(all[at]!);
        expect(await endOf(parcel)).toEqual(expected);
      }
    },
    60_000,
  );

  test('that would take back a delivery whose cash was sent back are applied, and leave a problem', async () => {
    const parcel = await booked();
    later();
    await receive(notice(parcel, 5, { status: 'delivered', cod_amount: parcel.cod / 100 }));
    await repositories.orders.inTransaction(async (transaction) => {
      const order = (await transaction.find(parcel.order))!;
      const recording = { method: 'bkash' as const, amount: taka(100), who: staff.uid, now: fixture.clock };
      const sent = withManualRefund(order, recording);
      transaction.change(order, sent.ok ? sent.order : order);
    });
    // Happened before the delivery and arrived after it.
    expect(await receive(notice(parcel, 4, { status: 'cancelled' }))).toBe('applied');
    expect(await endOf(parcel)).toMatchObject({
      ...{ statuses: ['delivered', 'delivered', 'paid'], stage: 'problems', problem: 'contradiction' },
      money: { collected: parcel.cod, refundedByHand: taka(100) },
    });
  });

  test('deliver the order and collect its cash', async () => {
    const parcel = await booked();
    later();
    expect(await receive(notice(parcel, 1, { status: 'Delivered', cod_amount: parcel.cod / 100 }))).toBe(
      'applied',
    );
    const end = await endOf(parcel);
    expect(end).toMatchObject({
      statuses: ['delivered', 'delivered', 'paid'],
      stage: 'cash-due',
      problem: null,
    });
    expect(end.money?.collected).toBe(parcel.cod);
    expect((await fixture.parcelAt(parcel._id)).pollAt).toBeNull();
  });

  test('of less cash than the booking said wait for a person, without recording a payment', async () => {
    const parcel = await booked();
    later();
    await receive(notice(parcel, 1, { status: 'delivered', cod_amount: 1 }));
    expect(await endOf(parcel)).toMatchObject({
      stage: 'problems',
      problem: 'amount',
      statuses: ['processing', 'assigned', 'pending'],
    });
  });

  test('of one content are stored and applied once', async () => {
    const parcel = await booked();
    later();
    const body = notice(parcel, 1, { status: 'pending' });
    expect([await receive(body), await receive(body)]).toEqual(['applied', 'not-needed']);
    const { docs } = await fixture.db.collection('courierEvents').where('invoice', '==', parcel._id).get();
    expect(docs).toHaveLength(1);
    expect(docs[0]?.get('expireAt')).toBeTruthy();
  });

  test('about a withdrawn parcel never move the order', async () => {
    const first = await booked();
    await withdrawParcel(repositories, { invoice: first._id, caller: staff, reason: '', now: fixture.clock });
    const second = await bookParcel(repositories, { id: first.order, caller: staff, now: fixture.clock });
    await sendParcel(repositories, worker, second._id);
    later();
    await receive(notice(first, 1, { status: 'delivered', cod_amount: first.cod / 100 }));
    expect((await fixture.orderOf(first)).deliveryStatus).toBe('assigned');
    expect((await fixture.parcelAt(first._id)).sightings).toHaveLength(1);
  });

  test('that arrive before the answer to the booking count once it has come', async () => {
    const parcel = await fixture.intend();
    later();
    expect(
      await receive(
        notice(parcel, 1, { consignment_id: 4711, status: 'delivered', cod_amount: parcel.cod / 100 }),
      ),
    ).toBe('applied');
    expect((await fixture.orderOf(parcel)).deliveryStatus).toBe('pending');
    await sendParcel(repositories, worker, parcel._id);
    expect((await fixture.orderOf(parcel)).deliveryStatus).toBe('delivered');
  });

  test.each([
    ['an unknown invoice', { invoice: 'ORD-20260101-AAAAA-1' }],
    ['an invoice that is no document id', { invoice: 'a/b' }],
    ['another consignment', { consignment_id: 1 }],
  ])('about %s are kept and change nothing', async (_what, changes) => {
    const parcel = await booked();
    later();
    expect(await receive(notice(parcel, 1, { status: 'delivered', ...changes }))).toBe('unmatched');
    expect((await fixture.parcelAt(parcel._id)).sightings).toEqual([]);
  });
});

describe('the sweep', () => {
  test('asks about a parcel that was silent for six hours', async () => {
    const parcel = await booked();
    await simulator('PUT', 'settings', { webhook: 'lost' });
    await simulator('POST', `consignments/${parcel._id}`, { action: 'deliver' });
    fixture.clock = new Date(fixture.clock.getTime() + 5 * 3_600_000);
    const seen = async () => (await fixture.parcelAt(parcel._id)).sightings.map(({ word }) => word);
    await fixture.sweep();
    expect(await seen()).toEqual([]);
    fixture.clock = new Date(fixture.clock.getTime() + 2 * 3_600_000);
    await fixture.sweep();
    expect(await seen()).toEqual(['delivered']);
    expect((await endOf(parcel)).statuses).toEqual(['delivered', 'delivered', 'paid']);
    expect((await fixture.parcelAt(parcel._id)).pollAt).toBeNull();
  });

  test('applies notices that were only stored', async () => {
    const parcel = await booked();
    later();
    const body = Buffer.from(JSON.stringify(notice(parcel, 1, { status: 'cancelled' })));
    await repositories.courierEvents.store(
      'steadfast',
      reader.read({ headers: {}, body }, fixture.clock),
      fixture.clock,
    );
    await fixture.sweep();
    expect((await endOf(parcel)).statuses).toEqual(['shipped', 'failed_delivery', 'pending']);
  });
});
