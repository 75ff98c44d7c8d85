import { unpaidAttempt } from '@nargisus/domain/payments';
import { taka } from '@nargisus/domain/money';
import { dhakaDay } from '@nargisus/domain/time';
import { voucherMessages } from '@nargisus/domain/vouchers';
import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { deleteOrder } from '../orders/delete-order.ts';
import { handleCallback } from '../payments/handle-callback.ts';
import { DAY, MINUTE, parveen } from '../payments/testing/payment-fixture.ts';
import { sweepPayments } from '../payments/sweep-payments.ts';
import { checkVoucher } from './check-voucher.ts';
import { deleteVoucher } from './edit-vouchers.ts';
import { createVoucherFixture, PLAIN, REDUCED, refused } from './testing/voucher-fixture.ts';

/* Uses of vouchers by orders and attempts to pay, on the Firestore emulator. */
const shop = createVoucherFixture();
const { repositories, dependencies, db, voucher, edit, place, start, set, stored, usesOf, claimsOf, usedOf } =
  shop;
const { usedUp, usedByYou, notFirstOrder, unknownCode, ended } = voucherMessages;

describe('an order in cash', () => {
  test('has the discount of a stored voucher, and one use', async () => {
    const code = await voucher();
    const order = await place({ code: ` ${code.toLowerCase()} ` });
    expect(order).toMatchObject({ voucherCode: code, voucherDiscount: taka(50), totalAmount: REDUCED });
    expect(await usesOf(code)).toMatchObject([
      { order: order._id, uid: order.uid, discount: taka(50), total: REDUCED, day: dhakaDay(shop.clock) },
    ]);
    expect(await usedOf(code)).toBe(1);
  });

  test('has the vouchers of the specification in a shop that stores none', async () => {
    const order = await place({ code: 'save50', total: REDUCED });
    expect(order).toMatchObject({ voucherCode: 'SAVE50', voucherDiscount: taka(50) });
    expect((await db.doc('vouchers/SAVE50').get()).exists).toBe(false);
  });

  test('has free delivery', async () => {
    const code = await voucher({ benefit: { kind: 'free-delivery' } });
    const order = await place({ code, total: taka(450.5) });
    expect(order).toMatchObject({
      deliveryCharge: taka(60),
      voucherDiscount: taka(60),
      totalAmount: taka(450.5),
    });
  });

  test('has the part of the products that the voucher is for, and none without them', async () => {
    const home = await voucher({ categories: ['home'] });
    await place({ code: home });
    const beauty = await voucher({ categories: ['beauty'] });
    await expect(place({ code: beauty })).rejects.toMatchObject(
      refused('not-for-products', voucherMessages.notForProducts),
    );
    expect([await usedOf(home), await usedOf(beauty)]).toEqual([1, 0]);
  });

  test.each([
    ['an unknown code', () => Promise.resolve('NOSUCHCODE'), 'unknown-code', unknownCode],
    ['a code that no document can have', () => Promise.resolve('../orders/x'), 'unknown-code', unknownCode],
    ['one that is switched off', () => voucher({ isActive: false }), 'unknown-code', unknownCode],
    ['one that has ended', () => voucher({ endsOn: '2020-01-01' }), 'ended', ended],
    [
      'one that has not begun',
      () => voucher({ startsOn: '2099-01-01' }),
      'not-begun',
      voucherMessages.notBegun,
    ],
  ])('is rejected with %s', async (_what, make, reason, message) => {
    const code = await make();
    await expect(place({ code })).rejects.toMatchObject(refused(reason, message));
  });

  test('sent twice uses the voucher once', async () => {
    const code = await voucher({ limitInAll: 5, limitPerPerson: 1 });
    const same = { code, uid: `twice-${randomUUID()}`, key: randomUUID() };
    const orders = await Promise.all(Array.from({ length: 5 }, () => place(same)));
    expect(new Set(orders.map(({ _id }) => _id)).size).toBe(1);
    expect(await usedOf(code)).toBe(1);
    await expect(place({ ...same, key: randomUUID() })).rejects.toMatchObject(
      refused('used-by-you', usedByYou),
    );
  });

  test.each([
    ['cancelled', (order: { _id: string }) => set(order, 'cancelled')],
    [
      'deleted',
      ({ _id: id }: { _id: string }) => deleteOrder(repositories, dependencies, { id, caller: parveen }),
    ],
  ])('%s gives the use back, once', async (_what, end) => {
    const code = await voucher({ limitInAll: 1, limitPerPerson: 1 });
    const uid = `back-${randomUUID()}`;
    const order = await place({ code, uid });
    await expect(place({ code })).rejects.toMatchObject(refused('used-up', usedUp));
    await end(order);
    expect(await usedOf(code)).toBe(0);
    await place({ code, uid });
    expect(await usedOf(code)).toBe(1);
  });

  test('revived by staff has its use again, also above the limit', async () => {
    const code = await voucher({ limitInAll: 1 });
    const order = await place({ code });
    await set(order, 'cancelled');
    await place({ code });
    await set(order, 'confirmed');
    expect(await usedOf(code)).toBe(2);
    await set(order, 'shipped');
    expect(await usedOf(code)).toBe(2);
  });

  test('of before uses were stored can be cancelled, and uses nothing then', async () => {
    const code = await voucher({ limitInAll: 3 });
    const order = await place({});
    await db.doc(`orders/${order._id}`).update({ voucherCode: code, voucherDiscount: 50 });
    await set(order, 'cancelled');
    expect(await usedOf(code)).toBe(0);
  });
});

describe('a limit per person', () => {
  test('counts the account and its proved phone', async () => {
    const code = await voucher({ limitPerPerson: 1 });
    const [uid, phone] = [`p-${randomUUID()}`, `+88017${randomUUID().slice(0, 8)}`];
    await place({ code, uid, phone });
    await expect(place({ code, uid })).rejects.toMatchObject(refused('used-by-you', usedByYou));
    await expect(place({ code, phone })).rejects.toMatchObject(refused('used-by-you', usedByYou));
    await place({ code });
    expect(await usedOf(code)).toBe(2);
    const ids = (await claimsOf(code)).map(({ _id }) => _id);
    expect(ids.join()).not.toContain(phone.slice(1));
  });

  test('holds against one person who orders twenty times at once', async () => {
    const code = await voucher({ limitPerPerson: 2 });
    const uid = `rush-${randomUUID()}`;
    const all = await Promise.allSettled(Array.from({ length: 20 }, () => place({ code, uid })));
    expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
    expect(await usedOf(code)).toBe(2);
  }, 60_000);

  test('also counts uses of before it was set', async () => {
    const code = await voucher();
    const uid = `old-${randomUUID()}`;
    await place({ code, uid });
    await edit(code, { limitPerPerson: { from: null, to: 1 } });
    await expect(place({ code, uid })).rejects.toMatchObject(refused('used-by-you', usedByYou));
  });
});

describe('a first order', () => {
  test('is one of a person who has ordered nothing, or cancelled it', async () => {
    const code = await voucher({ firstOrderOnly: true });
    const uid = `first-${randomUUID()}`;
    const earlier = await place({ uid });
    await expect(place({ code, uid })).rejects.toMatchObject(refused('not-first-order', notFirstOrder));
    await set(earlier, 'cancelled');
    await place({ code, uid });
    await expect(place({ code, uid })).rejects.toMatchObject(refused('used-by-you', usedByYou));
  });

  test('cannot be paid for twice at once', async () => {
    const code = await voucher({ firstOrderOnly: true });
    const uid = `first-${randomUUID()}`;
    await start({ code, uid });
    await expect(start({ code, uid })).rejects.toMatchObject(refused('used-by-you', usedByYou));
  });
});

describe('a limit in all', () => {
  test('gives its last use to exactly one of twenty people at once', async () => {
    const code = await voucher({ limitInAll: 1 });
    const all = await Promise.allSettled(Array.from({ length: 20 }, () => place({ code })));
    const lost = all.filter((it) => it.status === 'rejected');
    expect(lost).toHaveLength(19);
    for (const { reason } of lost) expect(reason).toMatchObject(refused('used-up', usedUp));
    expect(await usedOf(code)).toBe(1);
  }, 60_000);

  test('counts the uses of before it was set, and holds against orders of that moment', async () => {
    const code = await voucher();
    await place({ code });
    const buyers = Array.from({ length: 6 }, () => place({ code }));
    const [limited] = await Promise.all([
      edit(code, { limitInAll: { from: null, to: 20 } }),
      Promise.all(buyers),
    ]);
    expect(limited.limitInAll).toBe(20);
    expect(await usedOf(code)).toBe(7);
    await edit(code, { limitInAll: { from: 20, to: null } });
    const order = await place({ code });
    await edit(code, { limitInAll: { from: null, to: 8 } });
    await expect(place({ code })).rejects.toMatchObject(refused('used-up', usedUp));
    await set(order, 'cancelled');
    expect(await usedOf(code)).toBe(7);
  }, 60_000);

  test('is the only reason to write the voucher', async () => {
    const code = await voucher({ limitPerPerson: 5 });
    const before = (await db.doc(`vouchers/${code}`).get()).updateTime!;
    await set(await place({ code }), 'cancelled');
    expect((await db.doc(`vouchers/${code}`).get()).updateTime!.isEqual(before)).toBe(true);
  });
});

describe('an attempt to pay', () => {
  test('holds the use, and passes it on to its order', async () => {
    const code = await voucher({ limitInAll: 1, limitPerPerson: 1 });
    const tranId = await start({ code });
    expect(await usesOf(code)).toMatchObject([{ day: null, discount: taka(50) }]);
    await expect(place({ code })).rejects.toMatchObject(refused('used-up', usedUp));
    const { attempt } = await handleCallback(repositories, dependencies, await shop.pays(tranId));
    expect(attempt).toMatchObject({ state: 'paid' });
    expect(attempt).not.toHaveProperty('holdsVoucher');
    expect(await usesOf(code)).toMatchObject([{ order: attempt!.order!._id, day: dhakaDay(shop.clock) }]);
    expect(await usedOf(code)).toBe(1);
  });

  test('that is started again uses the voucher once', async () => {
    const code = await voucher({ limitInAll: 1, limitPerPerson: 1 });
    const same = { code, uid: `kept-${randomUUID()}`, key: randomUUID() };
    expect(await start(same)).toBe(await start(same));
    expect(await usedOf(code)).toBe(1);
  });

  test('that fails or expires gives the use back', async () => {
    const code = await voucher({ limitInAll: 2 });
    const failing = await start({ code });
    await start({ code });
    await handleCallback(repositories, dependencies, await shop.pays(failing, 'fail'));
    expect(await shop.attemptOf(failing)).toMatchObject({ state: 'failed' });
    expect(await usedOf(code)).toBe(1);
    shop.passes(2 * DAY);
    await sweepPayments(repositories, dependencies);
    expect(await usedOf(code)).toBe(0);
  });

  test('that is paid is honoured, whatever staff have changed and others have used', async () => {
    const code = await voucher({ limitInAll: 1, limitPerPerson: 1 });
    const tranId = await start({ code });
    const form = await shop.pays(tranId);
    await edit(code, { isActive: { from: true, to: false }, endsOn: { from: null, to: '2020-01-01' } });
    const { attempt } = await handleCallback(repositories, dependencies, form);
    const [order] = await shop.ordersOf(tranId);
    expect([attempt?.state, order?.totalAmount]).toEqual(['paid', REDUCED]);
    expect(await usedOf(code)).toBe(1);
  });

  test('that is paid after it failed is honoured above the limit', async () => {
    const code = await voucher({ limitInAll: 1 });
    const tranId = await start({ code });
    const form = await shop.pays(tranId);
    await repositories.payments.change(tranId, (it) => unpaidAttempt(it, 'failed', 'Declined', shop.clock));
    await place({ code });
    await handleCallback(repositories, dependencies, form);
    expect(await shop.attemptOf(tranId)).toMatchObject({ state: 'paid' });
    expect(await usedOf(code)).toBe(2);
  });

  test('whose purchase is ordered in cash leaves the use to that order', async () => {
    const code = await voucher({ limitInAll: 1, limitPerPerson: 1 });
    const same = { code, uid: `cash-${randomUUID()}`, key: randomUUID() };
    const tranId = await start(same);
    const order = await place(same);
    expect(await usesOf(code)).toMatchObject([{ order: order._id, day: dhakaDay(shop.clock) }]);
    shop.passes(2 * DAY);
    await sweepPayments(repositories, dependencies);
    expect(await shop.attemptOf(tranId)).toMatchObject({ state: 'expired' });
    expect(await usedOf(code)).toBe(1);
  });

  test('that is paid without an order gives the use back', async () => {
    const code = await voucher({ limitInAll: 1 });
    const tranId = await start({ code });
    const form = await shop.pays(tranId);
    await db.doc(`products/${shop.shirt.id}`).update({ inStock: false });
    const { attempt } = await handleCallback(repositories, dependencies, form);
    expect(attempt).toMatchObject({ state: 'paid_unfulfilled' });
    expect(await usedOf(code)).toBe(0);
  });
});

describe('a check', () => {
  const check = (code: string, uid = `checks-${randomUUID()}`) =>
    checkVoucher(repositories, { code, products: [shop.shirt.id], person: { uid }, now: shop.clock });

  test('answers the terms and uses nothing', async () => {
    const code = await voucher({ limitInAll: 1, limitPerPerson: 1, categories: ['home'], minimum: 100 });
    for (let times = 0; times < 3; times += 1)
      expect(await check(code)).toMatchObject({
        code,
        benefit: { kind: 'amount', amount: taka(50) },
        minimum: taka(100),
        products: [shop.shirt.id],
      });
    expect(await usedOf(code)).toBe(0);
  });

  test('tells an unknown code and one that is switched off alike', async () => {
    const off = await voucher({ isActive: false, limitInAll: 1 });
    for (const code of ['NOSUCHCODE', off, 'a/b', ''])
      await expect(check(code)).rejects.toMatchObject({ code: 'not-found' });
    await expect(check(off)).rejects.toThrow(unknownCode);
  });

  test('says why a voucher does not count', async () => {
    const code = await voucher({ limitPerPerson: 1 });
    const { uid } = await place({ code });
    await expect(check(code, uid)).rejects.toMatchObject({ code: 'conflict', message: usedByYou });
  });
});

describe('staff', () => {
  test('delete a voucher only while nothing uses it', async () => {
    const code = await voucher();
    const remove = () => deleteVoucher(repositories, { code, caller: parveen, now: shop.clock });
    const order = await place({ code });
    await expect(remove()).rejects.toThrow('This voucher has been used. Switch it off instead.');
    await set(order, 'cancelled');
    await remove();
    await expect(place({ code })).rejects.toMatchObject(refused('unknown-code', unknownCode));
    await expect(remove()).rejects.toMatchObject({ code: 'not-found' });
    const standard = deleteVoucher(repositories, { code: 'SAVE50', caller: parveen, now: shop.clock });
    await expect(standard).rejects.toMatchObject({ code: 'conflict' });
  });

  test('change a voucher of the shop, which is stored then', async () => {
    const changed = await edit('NEWUSER', { minimum: { from: 1000, to: 400 } });
    expect(changed).toMatchObject({ code: 'NEWUSER', minimum: taka(400), version: 1 });
    expect(await stored('NEWUSER')).toEqual(changed);
    expect((await repositories.vouchers.list()).filter(({ code }) => code === 'NEWUSER')).toEqual([changed]);
    await expect(edit('NEWUSER', { minimum: { from: 1000, to: 300 } })).rejects.toMatchObject({
      code: 'conflict',
      data: { stale: [{ field: 'minimum', from: 1000, is: 400 }] },
    });
  });

  test('read uses, discounts and totals, in all and by day', async () => {
    const code = await voucher();
    await place({ code });
    shop.passes(DAY);
    await place({ code });
    await set(await place({ code }), 'cancelled');
    await place({ code });
    await start({ code });
    shop.passes(MINUTE);
    const total = (count: number) => count * REDUCED;
    const today = dhakaDay(shop.clock);
    expect(await repositories.vouchers.statistics(code, shop.clock)).toEqual({
      ...{ code, uses: 3, discount: taka(150), total: total(3), held: 1 },
      days: [
        { day: today, uses: 2, discount: taka(100), total: total(2) },
        { day: dhakaDay(new Date(shop.clock.getTime() - DAY)), uses: 1, discount: taka(50), total: total(1) },
      ],
    });
  });

  test('append each change to the audit log', async () => {
    const code = await voucher();
    await edit(code, { isActive: { from: true, to: false } });
    await edit(code, { isActive: { from: true, to: false } });
    const subject = db.collection('audit').where('subject.id', '==', `vouchers/${code}`);
    const actions = (await subject.get()).docs.map((it) => it.get('action') as string);
    expect(actions.sort()).toEqual(['voucher.created', 'voucher.edited']);
  });
});

test('an order without a voucher uses none', async () => {
  const order = await place({ total: PLAIN });
  expect((await db.collection('voucherUses').where('order', '==', order._id).get()).empty).toBe(true);
});
