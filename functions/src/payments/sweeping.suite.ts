import { describe, expect, test } from 'vitest';
import { handleCallback } from './handle-callback.ts';
import { sweepPayments } from './sweep-payments.ts';
import { DAY, MINUTE, openPaymentDesk } from './testing/payment-desk.ts';

/* What the sweep finds out about payments that nobody told us the end of. */
const desk = openPaymentDesk();
const {
  attemptOf,
  breaks,
  db,
  expectCountersToBeRight,
  failures,
  ordersOf,
  passes,
  pays,
  shop,
  simulator,
  started,
  world,
} = desk;

describe('the sweep', () => {
  test('asks only after a quarter of an hour, and makes a late order once', async () => {
    const tranId = await started();
    const form = await pays(tranId);
    expect(await shop.payments.due(desk.clock, 500)).not.toContain(tranId);
    passes(15 * MINUTE);
    const [one, other] = await Promise.all([sweepPayments(shop, world), sweepPayments(shop, world)]);
    expect(one.ordered + other.ordered).toBeGreaterThanOrEqual(1);
    expect((await handleCallback(shop, world, form)).outcome).toMatchObject({ result: 'success' });
    expect(await ordersOf(tranId)).toHaveLength(1);
    await expectCountersToBeRight();
  });

  test('closes what nobody paid after a day, and a payment that comes later still makes the order', async () => {
    const tranId = await started();
    let rounds = 0;
    for (; (await attemptOf(tranId)).nextCheckAt && rounds < 20; rounds++) {
      desk.clock = (await attemptOf(tranId)).nextCheckAt!;
      await sweepPayments(shop, world);
    }
    expect(rounds).toBe(8);
    expect(await attemptOf(tranId)).toMatchObject({ state: 'expired', nextCheckAt: null });
    expect(await ordersOf(tranId)).toEqual([]);
    const { outcome } = await handleCallback(shop, world, await pays(tranId));
    expect(outcome).toMatchObject({ result: 'success' });
    expect(await ordersOf(tranId)).toHaveLength(1);
  });

  test('asks also about what failed or was cancelled: the person may have paid after all', async () => {
    const tranId = await started();
    await pays(tranId);
    const { fields } = await simulator<{ fields: Record<string, string> }>(
      'GET',
      `callback/${tranId}?status=CANCELLED`,
    );
    expect((await handleCallback(shop, world, fields)).outcome).toEqual({ result: 'cancelled', tranId });
    passes(15 * MINUTE);
    expect(await sweepPayments(shop, world)).toMatchObject({ ordered: 1 });
    expect(await attemptOf(tranId)).toMatchObject({ state: 'paid' });
  });

  test.each(['query', 'validator'])(
    'closes nothing as long as the gateway does not answer (%s)',
    async (broken) => {
      const tranId = await started();
      await pays(tranId);
      await breaks(tranId, { [broken]: 'html' });
      passes(2 * DAY);
      expect((await sweepPayments(shop, world)).postponed).toBeGreaterThanOrEqual(1);
      expect(failures.join()).toContain('SSLCommerz did not answer in JSON as documented');
      expect(await attemptOf(tranId)).toMatchObject({ state: 'open' });
      await breaks(tranId, {});
      passes(15 * MINUTE);
      await sweepPayments(shop, world);
      expect(await attemptOf(tranId)).toMatchObject({ state: 'paid' });
    },
  );

  test('keeps for staff what can no longer be sold', async () => {
    const tranId = await started();
    await pays(tranId);
    await db.doc(`products/${desk.shirt.id}`).update({ inStock: false });
    passes(15 * MINUTE);
    expect(await sweepPayments(shop, world)).toMatchObject({ unfulfilled: 1 });
    expect(await attemptOf(tranId)).toMatchObject({
      state: 'paid_unfulfilled',
      unfulfilled: 'out-of-stock',
      note: `${desk.shirt.name} is out of stock`,
      nextCheckAt: null,
    });
  });

  test('is not held up by an attempt that cannot be read', async () => {
    const tranId = await started();
    await pays(tranId);
    await db.doc('payments/broken').set({ nextCheckAt: new Date(0), state: 'open' });
    passes(15 * MINUTE);
    expect(await sweepPayments(shop, world)).toMatchObject({ ordered: 1, postponed: 1 });
    expect(await shop.payments.due(desk.clock, 500)).not.toContain('broken');
    await db.doc('payments/broken').delete();
  });

  test('takes a hundred at a time, the longest due first, and stops when the gateway does not answer', async () => {
    const tranId = await started();
    const document = (await db.doc(`payments/${tranId}`).get()).data()!;
    const many = Array.from({ length: 105 }, (_, n) => db.doc(`payments/NGmany${n}`));
    const batch = db.batch();
    many.forEach((it, n) =>
      batch.set(it, { ...document, nextCheckAt: new Date(desk.clock.getTime() - (105 - n) * 1000) }),
    );
    await batch.commit();

    await simulator('PUT', 'faults', { query: 'html' });
    expect(await sweepPayments(shop, world)).toMatchObject({ asked: 100, postponed: 100 });
    await simulator('DELETE', 'faults');
    expect((await shop.payments.due(desk.clock, 500)).sort()).toEqual(many.slice(100).map(({ id }) => id));

    passes(15 * MINUTE);
    expect(await sweepPayments(shop, world)).toMatchObject({ asked: 106, postponed: 0 });
    await Promise.all(many.map((it) => it.delete()));
  });

  test('goes on until nothing is due, also beyond what cannot be read, and stops when its time is over', async () => {
    const tranId = await started();
    const document = (await db.doc(`payments/${tranId}`).get()).data()!;
    const many = Array.from({ length: 620 }, (_, n) => db.doc(`payments/NGqueue${n}`));
    const fill = async () => {
      for (let at = 0; at < many.length; at += 310) {
        const batch = db.batch();
        for (const it of many.slice(at, at + 310)) {
          batch.set(it, { ...document, nextCheckAt: new Date(desk.clock.getTime() - 1000) });
        }
        await batch.commit();
      }
    };
    await fill();
    await db.doc('payments/broken').set({ nextCheckAt: new Date(0), state: 'open' });
    expect(await sweepPayments(shop, world)).toMatchObject({ asked: 621, postponed: 1 });
    expect(await shop.payments.due(desk.clock, 500)).toEqual([]);

    await fill();
    const stopped = await sweepPayments(shop, world, 1);
    expect(stopped.asked).toBeLessThan(620);
    await db.doc('payments/broken').delete();
    await Promise.all(many.map((it) => it.delete()));
  }, 60_000);
});
