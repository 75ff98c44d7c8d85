import { PARCEL_LEASE_MS, type Parcel } from '@nargisus/domain/couriers';
import { orderNotes } from '@nargisus/domain/orders';
import { describe, expect, test } from 'vitest';
import { Crash, dyingAt } from '../testing/crash.ts';
import { bookParcel } from './book-parcel.ts';
import type { ParcelRepositories, WorkerDependencies } from './parcel-dependencies.ts';
import { resumeCourier } from './resume-courier.ts';
import { retryParcel } from './retry-parcel.ts';
import { sendParcel } from './send-parcel.ts';
import { Steadfast } from './steadfast.ts';
import { consignmentsOf, createParcelFixture, keys, simulator, staff } from './testing/parcel-fixture.ts';
import { withdrawParcel } from './withdraw-parcel.ts';

/* The worker against the courier simulator: crashes, lost answers, wrong keys. */
const fixture = createParcelFixture('parcels');
const { repositories, worker } = fixture;
const send = ({ _id }: Parcel, by: WorkerDependencies = worker) => sendParcel(repositories, by, _id);
const pass = (ms: number) => void (fixture.clock = new Date(fixture.clock.getTime() + ms));

/** Expects the parcel to be booked exactly once, and its order to say so once for each of its parcels. */
async function expectBookedOnce({ _id, attempt }: Parcel): Promise<void> {
  const [consignment, ...others] = await consignmentsOf(_id);
  expect(others).toEqual([]);
  const parcel = await fixture.parcelAt(_id);
  expect(parcel).toMatchObject({
    state: 'booked',
    consignmentId: String(consignment?.id),
    mayBeBooked: false,
  });
  expect(consignment?.cod).toBe(parcel.cod / 100);
  const order = await fixture.orderOf(parcel);
  expect([order.orderStatus, order.deliveryStatus]).toEqual(['processing', 'assigned']);
  expect(order.timeline.filter(({ note }) => note === orderNotes.parcelBooked)).toHaveLength(attempt);
  expect(await fixture.deskOf(parcel)).toMatchObject({
    stage: 'to-hand-over',
    parcel: { invoice: _id, state: 'booked' },
  });
}

/** Returns the dependencies of a process that dies at the given one of its awaits. */
function workerDyingAt(death: number): {
  repositories: ParcelRepositories;
  worker: WorkerDependencies;
  hasDied: () => boolean;
} {
  const { dying, hasDied } = dyingAt(death);
  const courier = dying(worker.courier());
  const { orders, parcels, settings } = repositories;
  // What runs inside a transaction must not be wrapped: its writes are not awaited, and die with the commit.
  const claiming = dying({
    claim: parcels.claim.bind(parcels),
    block: parcels.block.bind(parcels),
  });
  const partlyDying = new Proxy(parcels, {
    get: (target, name) => {
      if (name === 'claim' || name === 'block') return claiming[name];
      const value = Reflect.get(target, name) as unknown;
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
  return {
    repositories: { ...repositories, orders: dying(orders), parcels: partlyDying, settings: dying(settings) },
    worker: { now: worker.now, courier: () => courier },
    hasDied,
  };
}

describe('a parcel is booked exactly once', () => {
  test.each(['none', 'lost', 'timeout', 'html'])(
    'wherever the worker dies, when the answer to the booking is %s',
    async (booking) => {
      for (let death = 0; ; death += 1) {
        const parcel = await fixture.intend();
        const dying = workerDyingAt(death);
        await simulator('PUT', 'settings', { booking, times: 1 });
        await sendParcel(dying.repositories, dying.worker, parcel._id).catch((error: unknown) => {
          if (!(error instanceof Crash)) throw error;
        });
        await simulator('PUT', 'settings', { booking: 'none' });
        for (let rounds = 0; rounds < 3; rounds += 1) {
          pass(PARCEL_LEASE_MS);
          await fixture.sweep();
        }
        await expectBookedOnce(parcel);
        if (!dying.hasDied()) break;
        expect(death).toBeLessThan(30);
      }
    },
    120_000,
  );

  test('by concurrent workers', async () => {
    const parcel = await fixture.intend();
    const outcomes = await Promise.all(Array.from({ length: 5 }, () => send(parcel)));
    expect(outcomes.filter((it) => it === 'booked')).toHaveLength(1);
    await expectBookedOnce(parcel);
  });

  test('when its invoice was booked and the shop does not know', async () => {
    const parcel = await fixture.intend();
    await fixture.db.doc(`parcels/${parcel._id}`).update({ mayBeBooked: false });
    await send(parcel);
    await fixture.db.doc(`parcels/${parcel._id}`).update({ state: 'intended', consignmentId: null });
    expect(await send(parcel)).toBe('booked');
    expect(await consignmentsOf(parcel._id)).toHaveLength(1);
  });

  test('of two members of staff who book an order at once', async () => {
    const { _id: id } = await fixture.place();
    const book = () => bookParcel(repositories, { id, caller: staff, now: fixture.clock });
    const results = await Promise.allSettled([book(), book(), book()]);
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });
});

describe('a courier that refuses the shop', () => {
  test('stops the worker at the first wrong key, until staff resume it', async () => {
    const waiting = [await fixture.intend(), await fixture.intend(), await fixture.intend()];
    let calls = 0;
    const wrong = new Steadfast({ ...keys, secretKey: 'wrong' });
    const counting = new Proxy(wrong, {
      get: (target, name) => {
        const value = Reflect.get(target, name) as unknown;
        if (typeof value !== 'function') return value;
        return (...given: unknown[]) => {
          calls += 1;
          return (value as (...all: unknown[]) => unknown).apply(target, given);
        };
      },
    });
    for (const parcel of waiting) {
      expect(await send(parcel, { ...worker, courier: () => counting })).toBe('blocked');
    }
    expect(calls).toBe(1);
    expect(await repositories.parcels.state('steadfast')).toMatchObject({
      blocked: { reason: 'auth', until: null },
    });
    expect((await fixture.parcelAt(waiting[0]!._id)).state).toBe('intended');
    pass(24 * 3_600_000);
    expect((await fixture.sweep()).sent).toBe(0);
    await resumeCourier(repositories, { courier: 'steadfast', caller: staff, now: fixture.clock });
    await fixture.sweep();
    for (const parcel of waiting) await expectBookedOnce(parcel);
  });

  test.each([
    ['account', { account: 'inactive' }, null],
    ['rate', { booking: 'rate' }, 60_000],
  ])('stops it for the reason %s', async (reason, settings, forMs) => {
    const parcel = await fixture.intend();
    await simulator('PUT', 'settings', settings);
    expect(await send(parcel)).toBe('blocked');
    const { blocked } = await repositories.parcels.state('steadfast');
    expect(blocked?.reason).toBe(reason);
    expect(blocked?.until?.getTime() ?? null).toBe(forMs && fixture.clock.getTime() + forMs);
    await simulator('DELETE', 'settings');
    await resumeCourier(repositories, { courier: 'steadfast', caller: staff, now: fixture.clock });
    expect(await send(parcel)).toBe('booked');
  });
});

describe('a rejected parcel', () => {
  test('keeps the courier’s words, waits for staff, and is sent again under the same invoice', async () => {
    const parcel = await fixture.intend();
    await simulator('PUT', 'settings', { booking: 'refused' });
    expect(await send(parcel)).toBe('rejected');
    expect(await fixture.parcelAt(parcel._id)).toMatchObject({
      state: 'rejected',
      error: { code: 'address', text: 'The address is not served.' },
    });
    expect(await fixture.deskOf(parcel)).toMatchObject({ stage: 'to-pack', parcel: { state: 'rejected' } });
    await simulator('DELETE', 'settings');
    pass(3_600_000);
    await fixture.sweep();
    expect(await consignmentsOf(parcel._id)).toEqual([]);
    await retryParcel(repositories, { invoice: parcel._id, caller: staff, now: fixture.clock });
    await send(parcel);
    await expectBookedOnce(parcel);
  });
});

describe('an order that changed before its parcel was sent', () => {
  test('is not sent when it was cancelled', async () => {
    const parcel = await fixture.intend();
    await fixture.db
      .doc(`orders/${parcel.order}`)
      .update({ orderStatus: 'cancelled', paymentStatus: 'cancelled' });
    expect(await send(parcel)).toBe('withdrawn');
    expect(await consignmentsOf(parcel._id)).toEqual([]);
  });

  test('is sent with its present amount', async () => {
    const parcel = await fixture.intend();
    await fixture.db.doc(`orders/${parcel.order}`).update({ totalAmount: 300, 'money.total': 300 });
    expect(await send(parcel)).toBe('booked');
    expect(await consignmentsOf(parcel._id)).toMatchObject([{ cod: 300 }]);
  });
});

describe('a withdrawn parcel', () => {
  test('frees the order, whose next parcel has the next invoice', async () => {
    const parcel = await fixture.intend();
    await send(parcel);
    await withdrawParcel(repositories, {
      invoice: parcel._id,
      caller: staff,
      reason: 'Two sizes',
      now: fixture.clock,
    });
    const order = await fixture.orderOf(parcel);
    expect([order.orderStatus, order.deliveryStatus, order.trackingInfo]).toEqual([
      'processing',
      'pending',
      '',
    ]);
    expect(await fixture.deskOf(parcel)).toMatchObject({ stage: 'to-pack', parcel: { state: 'withdrawn' } });
    const next = await bookParcel(repositories, { id: parcel.order, caller: staff, now: fixture.clock });
    expect(next._id).toBe(parcel._id.replace(/-1$/, '-2'));
    await send(next);
    await expectBookedOnce(next);
  });

  test('is refused while the courier may have it without the shop knowing', async () => {
    const parcel = await fixture.intend();
    await simulator('PUT', 'settings', { booking: 'lost' });
    expect(await send(parcel)).toBe('uncertain');
    const withdraw = withdrawParcel(repositories, {
      invoice: parcel._id,
      caller: staff,
      reason: '',
      now: fixture.clock,
    });
    await expect(withdraw).rejects.toThrow('being sent');
  });
});

test('a booking reads the order and its desk document, whatever the size of the shop', async () => {
  const { _id: id } = await fixture.place();
  const book = () => bookParcel(repositories, { id, caller: staff, now: fixture.clock });
  expect(await fixture.readsOf(book)).toBe(2);
});
