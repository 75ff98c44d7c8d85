import { describe, expect, test } from 'vitest';
import { handleCallback } from './handle-callback.ts';
import { sweepPayments } from './sweep-payments.ts';
import { DAY, MINUTE, createPaymentFixture } from './testing/payment-fixture.ts';

/* The sweep over payments without a known end. */
const fixture = createPaymentFixture();
const {
  attemptOf,
  breaks,
  db,
  expectCountersToBeRight,
  failures,
  ordersOf,
  passes,
  pays,
  repositories,
  simulator,
  started,
  dependencies,
} = fixture;

describe('the sweep', () => {
  test('asks only after a quarter of an hour, and makes a late order once', async () => {
    const tranId = await started();
    const form = await pays(tranId);
    expect(await repositories.payments.due(fixture.clock, 500)).not.toContain(tranId);
    passes(15 * MINUTE);
    const [one, other] = await Promise.all([
      sweepPayments(repositories, dependencies),
      sweepPayments(repositories, dependencies),
    ]);
    expect(one.ordered + other.ordered).toBeGreaterThanOrEqual(1);
    expect((await handleCallback(repositories, dependencies, form)).outcome).toMatchObject({
      result: 'success',
    });
    expect(await ordersOf(tranId)).toHaveLength(1);
    await expectCountersToBeRight();
  });

  test('expires an unpaid attempt after a day; a later payment still makes the order', async () => {
    const tranId = await started();
    let rounds = 0;
    for (; (await attemptOf(tranId)).nextCheckAt && rounds < 20; rounds++) {
      fixture.clock = (await attemptOf(tranId)).nextCheckAt!;
      await sweepPayments(repositories, dependencies);
    }
    expect(rounds).toBe(8);
    expect(await attemptOf(tranId)).toMatchObject({ state: 'expired', nextCheckAt: null });
    expect(await ordersOf(tranId)).toEqual([]);
    const { outcome } = await handleCallback(repositories, dependencies, await pays(tranId));
    expect(outcome).toMatchObject({ result: 'success' });
    expect(await ordersOf(tranId)).toHaveLength(1);
  });

  test('also checks failed and cancelled attempts, which may have been paid', async () => {
    const tranId = await started();
    await pays(tranId);
    const { fields } = await simulator<{ fields: Record<string, string> }>(
      'GET',
      `callback/${tranId}?status=CANCELLED`,
    );
    expect((await handleCallback(repositories, dependencies, fields)).outcome).toEqual({
      result: 'cancelled',
      tranId,
    });
    passes(15 * MINUTE);
    expect(await sweepPayments(repositories, dependencies)).toMatchObject({ ordered: 1 });
    expect(await attemptOf(tranId)).toMatchObject({ state: 'paid' });
  });

  test.each(['query', 'validator'])(
    'expires nothing while the gateway does not answer (%s)',
    async (broken) => {
      const tranId = await started();
      await pays(tranId);
      await breaks(tranId, { [broken]: 'html' });
      passes(2 * DAY);
      expect((await sweepPayments(repositories, dependencies)).postponed).toBeGreaterThanOrEqual(1);
      expect(failures.join()).toContain('SSLCommerz did not answer in JSON as documented');
      expect(await attemptOf(tranId)).toMatchObject({ state: 'open' });
      await breaks(tranId, {});
      passes(15 * MINUTE);
      await sweepPayments(repositories, dependencies);
      expect(await attemptOf(tranId)).toMatchObject({ state: 'paid' });
    },
  );

  test('lists payments for products that are no longer sold for staff', async () => {
    const tranId = await started();
    await pays(tranId);
    await db.doc(`products/${fixture.shirt.id}`).update({ inStock: false });
    passes(15 * MINUTE);
    expect(await sweepPayments(repositories, dependencies)).toMatchObject({ unfulfilled: 1 });
    expect(await attemptOf(tranId)).toMatchObject({
      state: 'paid_unfulfilled',
      unfulfilled: 'out-of-stock',
      note: `${fixture.shirt.name} is out of stock`,
      nextCheckAt: null,
    });
  });

  test('is not blocked by an attempt that cannot be read', async () => {
    const tranId = await started();
    await pays(tranId);
    await db.doc('payments/broken').set({ nextCheckAt: new Date(0), state: 'open' });
    passes(15 * MINUTE);
    expect(await sweepPayments(repositories, dependencies)).toMatchObject({ ordered: 1, postponed: 1 });
    expect(await repositories.payments.due(fixture.clock, 500)).not.toContain('broken');
    await db.doc('payments/broken').delete();
  });

  test('takes a hundred at a time, longest due first, and stops when the gateway does not answer', async () => {
    const tranId = await started();
    const document = (await db.doc(`payments/${tranId}`).get()).data()!;
    const many = Array.from({ length: 105 }, (_, n) => db.doc(`payments/NGmany${n}`));
    const batch = db.batch();
    many.forEach((it, n) =>
      batch.set(it, { ...document, nextCheckAt: new Date(fixture.clock.getTime() - (105 - n) * 1000) }),
    );
    await batch.commit();

    await simulator('PUT', 'faults', { query: 'html' });
    expect(await sweepPayments(repositories, dependencies)).toMatchObject({ checked: 100, postponed: 100 });
    await simulator('DELETE', 'faults');
    expect((await repositories.payments.due(fixture.clock, 500)).sort()).toEqual(
      many.slice(100).map(({ id }) => id),
    );

    passes(15 * MINUTE);
    expect(await sweepPayments(repositories, dependencies)).toMatchObject({ checked: 106, postponed: 0 });
    await Promise.all(many.map((it) => it.delete()));
  });

  test('continues until nothing is due, past unreadable attempts, and stops when its time is over', async () => {
    const tranId = await started();
    const document = (await db.doc(`payments/${tranId}`).get()).data()!;
    const many = Array.from({ length: 620 }, (_, n) => db.doc(`payments/NGqueue${n}`));
    const fill = async () => {
      for (let at = 0; at < many.length; at += 310) {
        const batch = db.batch();
        for (const it of many.slice(at, at + 310)) {
          batch.set(it, { ...document, nextCheckAt: new Date(fixture.clock.getTime() - 1000) });
        }
        await batch.commit();
      }
    };
    await fill();
    await db.doc('payments/broken').set({ nextCheckAt: new Date(0), state: 'open' });
    expect(await sweepPayments(repositories, dependencies)).toMatchObject({ checked: 621, postponed: 1 });
    expect(await repositories.payments.due(fixture.clock, 500)).toEqual([]);

    await fill();
    const stopped = await sweepPayments(repositories, dependencies, 1);
    expect(stopped.checked).toBeLessThan(620);
    await db.doc('payments/broken').delete();
    await Promise.all(many.map((it) => it.delete()));
  }, 60_000);
});
