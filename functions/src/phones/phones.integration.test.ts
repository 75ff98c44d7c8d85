import { toDocument, type ShopError } from '@nargisus/domain/contract';
import { addPaisa, taka } from '@nargisus/domain/money';
import { orderSchema, setStatuses, type Order } from '@nargisus/domain/orders';
import type { PhoneChange } from '@nargisus/domain/phones';
import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { delivered, createDeletionFixture, later } from '../accounts/testing/deletion-fixture.ts';
import { finishDeletions } from '../accounts/finish-deletion.ts';
import { editContents } from '../orders/edit-contents.ts';
import { placeOrder } from '../orders/place-order.ts';
import { takeOrder } from '../orders/take-order.ts';
import { handleCallback } from '../payments/handle-callback.ts';
import { startPayment } from '../payments/start-payment.ts';
import { createPaymentFixture, parveen } from '../payments/testing/payment-fixture.ts';
import { SettingsRepository } from '../settings/settings.repository.ts';
import { addPhoneNote, decidePhone } from './decide-phone.ts';

/* What the phone number of an order decides, on the Firestore emulator and against the gateway simulator. */
const shop = createPaymentFixture();
const { repositories, dependencies, db } = shop;
const salma = { ...parveen, uid: 'salma', name: 'Salma' };
const total = () => addPaisa(taka(60), shop.shirt.price);
let phone: string;

const rules = (values: object) =>
  db.doc('settings/calls').set({ version: 1, updatedAt: new Date(), updatedBy: 'admin', values });

beforeEach(async () => {
  phone = `017${String(Math.floor(Math.random() * 1e8)).padStart(8, '0')}`;
  await rules({});
  await db
    .doc('settings/shop')
    .set({ version: 1, updatedAt: new Date(), updatedBy: 'admin', values: { phone: '01811111111' } });
});

function wanted(change: object = {}) {
  const { draft, ...request } = shop.request();
  return { ...request, draft: { ...draft, recipientPhone: phone, ...change } };
}
type Wanted = ReturnType<typeof wanted>;
const place = (request: Wanted = wanted()) =>
  placeOrder(repositories.orders, { ...request, now: shop.clock, random: Math.random });
const pay = (change: object = {}) => startPayment(repositories, dependencies, wanted(change));

/** Places an order on the number, and stores how it ended. */
async function ended(orderStatus: Order['orderStatus'], deliveryStatus: Order['deliveryStatus']) {
  const { order } = await place();
  const signed = { who: 's', now: shop.clock, note: '' };
  const after = setStatuses(order, { orderStatus, deliveryStatus }, signed);
  await db.doc(`orders/${order._id}`).set(toDocument(orderSchema, after));
  return order;
}
const decide = (change: Omit<PhoneChange, 'reason'>, caller = parveen) =>
  decidePhone(repositories, { phone, change: { reason: 'Because', ...change }, caller, now: shop.clock });
const block = () => decide({ blocked: { from: false, to: true } });
const deskOf = async ({ _id }: Order) => (await db.doc(`orderDesk/${_id}`).get()).data();
const errorOf = (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    (error: unknown) => error as ShopError,
  );
const take = (change: object = {}) => {
  const { voucherCode: _none, totalAmount: _total, ...draft } = wanted().draft;
  return takeOrder(
    { orders: repositories.orders, settings: new SettingsRepository(db) },
    {
      ...{ caller: parveen, draft, source: 'phone', totalAmount: total(), requestKey: randomUUID() },
      ...{ now: shop.clock, random: Math.random, ...change },
    },
  );
};

describe('the rule about parcels that came back', () => {
  test('asks for nothing while it is off', async () => {
    await ended('shipped', 'returned');
    await ended('shipped', 'returned');
    const { order } = await place();
    expect(await deskOf(order)).toMatchObject({ trust: [], call: 'advised' });
  });

  test('asks for a call from 2 of 3 on, and stores why where only staff read it', async () => {
    await ended('delivered', 'delivered');
    await ended('shipped', 'returned');
    await rules({ backRule: 'call', mode: 'off' });
    // Goods that a customer sent back later came to the door.
    await ended('delivered', 'returned');
    expect(await deskOf((await place()).order)).toMatchObject({ trust: [], call: 'not-required' });
    await rules({});
    await ended('cancelled', 'returned');
    await rules({ backRule: 'call', mode: 'off' });
    const { order } = await place();
    expect(await deskOf(order)).toMatchObject({
      ...{ call: 'required', stage: 'to-call' },
      trust: [{ kind: 'came-back', action: 'call', cameBack: 2, ended: 4 }],
    });
    expect(JSON.stringify((await db.doc(`orders/${order._id}`).get()).data())).not.toContain('came-back');
  });

  test('asks for an advance by the answer that checkout knows, and says no more', async () => {
    await ended('shipped', 'returned');
    await ended('shipped', 'returned');
    await rules({ backRule: 'advance', phoneAdvance: 150 });
    const refused = (await errorOf(place()))!;
    expect(refused).toMatchObject({ code: 'conflict', data: { advance: 150, quote: { total: 510.5 } } });
    expect(JSON.stringify([refused.message, refused.data])).not.toMatch(/parcel|back|number|phone/i);
    expect(await errorOf(pay({ advance: taka(100) }))).toMatchObject({ data: { advance: 150 } });

    const { tranId } = await pay({ advance: taka(150) });
    await shop.breaks(tranId, {});
    await handleCallback(repositories, dependencies, await shop.pays(tranId));
    const [order] = await shop.ordersOf(tranId);
    expect(order).toMatchObject({ money: { paid: taka(150), toCollect: taka(360) } });
    expect(await deskOf(order!)).toMatchObject({ trust: [{ kind: 'came-back', action: 'advance' }] });
  });

  test('asks nothing of who pays the total online', async () => {
    await ended('shipped', 'returned');
    await ended('shipped', 'returned');
    await rules({ backRule: 'advance' });
    expect(await pay()).toMatchObject({ isNew: true });
  });

  test('is the same order when the request is repeated', async () => {
    await rules({ firstOrderRule: 'call', firstOrderAbove: 100 });
    const request = wanted();
    const { order } = await place(request);
    expect(await deskOf(order)).toMatchObject({ trust: [{ kind: 'first-order', above: 100 }] });
    expect(await place(request)).toMatchObject({ isNew: false, order: { _id: order._id } });
  });

  test.each([
    ['trusted', []],
    ['call-first', [{ kind: 'override', action: 'call' }]],
  ] as const)('is weaker than a number that staff set to %s', async (kind, trust) => {
    await ended('shipped', 'returned');
    await ended('shipped', 'returned');
    await rules({ backRule: 'advance' });
    await decide({ override: { from: null, to: kind } });
    expect(await deskOf((await place()).order)).toMatchObject({ trust });
  });

  test('is not needed for an advance that staff ask for', async () => {
    await decide({ override: { from: null, to: 'advance' } });
    expect(await errorOf(place())).toMatchObject({ code: 'conflict', data: { advance: 200 } });
  });
});

describe('a blocked number', () => {
  test('is refused in cash and online with how to reach the shop, and by staff until they lift it', async () => {
    await block();
    const text = 'We cannot take an order for this phone number. Please contact us: 01811111111';
    for (const work of [place, pay, () => pay({ advance: taka(200) })])
      expect(await errorOf(work())).toMatchObject({ code: 'forbidden', message: text, data: undefined });
    for (const totalAmount of [total(), null])
      expect((await errorOf(take({ totalAmount })))?.message).toContain('Lift the block');
    expect((await repositories.phones.orders(phone, { limit: 5 })).items).toEqual([]);

    await decide({ blocked: { from: true, to: false } });
    expect((await place()).isNew).toBe(true);
    expect((await take()).isNew).toBe(true);
  });

  test('is not put into an order by an edit, and leaves what was placed before', async () => {
    const { order } = await place();
    await block();
    const edit = (to: Order['shippingAddress'], of = order) =>
      editContents(repositories, {
        ...{ id: of._id, caller: parveen, now: shop.clock, totalAmount: of.totalAmount },
        ...{ seen: { address: of.shippingAddress as Record<string, string> }, edit: { address: to } },
      });
    const edited = await edit({ ...order.shippingAddress, landmark: 'The mosque' });
    expect(edited.order.shippingAddress.landmark).toBe('The mosque');
    const other = (await place(wanted({ recipientPhone: '01999999999' }))).order;
    const refused = await errorOf(edit({ ...other.shippingAddress, recipientPhone: phone }, other));
    expect(refused?.code).toBe('conflict');
    expect(refused?.message).toContain(phone);
  });

  test('that was blocked while the customer paid is honoured', async () => {
    const { tranId } = await pay();
    await shop.breaks(tranId, {});
    await block();
    await handleCallback(repositories, dependencies, await shop.pays(tranId));
    expect(await shop.ordersOf(tranId)).toHaveLength(1);
  });
});

describe('two members of staff', () => {
  test('who decide otherwise at once: one is told of the other, and one audit entry names no number', async () => {
    await db.doc('users/salma').set({ name: 'Salma' }, { merge: true });
    const results = await Promise.allSettled([
      decide({ override: { from: null, to: 'trusted' } }),
      decide({ override: { from: null, to: 'advance' } }, salma),
    ]);
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const [refused] = results.flatMap((it) => (it.status === 'rejected' ? [it.reason as ShopError] : []));
    const { override, notes } = await repositories.phones.summary(phone);
    expect(refused).toMatchObject({
      code: 'conflict',
      data: { stale: [{ field: 'override', is: override!.kind }] },
    });
    expect(notes).toHaveLength(1);
    const { docs } = await db.collection('audit').where('action', '==', 'phone.decided').get();
    const entries = docs.map((it) => it.data()).filter(({ after }) => after.override === override!.kind);
    expect(JSON.stringify(entries)).not.toMatch(new RegExp(`${phone}|Because`));
  });

  test('who write notes at once both have theirs', async () => {
    const note = (text: string) =>
      addPhoneNote(repositories, { phone, text, caller: parveen, now: shop.clock });
    await Promise.all([note('Speaks Sylheti'), note('Call after six')]);
    const { notes } = await repositories.phones.summary(phone);
    expect(notes.map(({ text }) => text).sort()).toEqual(['Call after six', 'Speaks Sylheti']);
  });
});

test('a number is summed up by how its orders ended, and lists them in pages', async () => {
  const made = [
    await ended('delivered', 'delivered'),
    await ended('shipped', 'returned'),
    await ended('delivered', 'returned'),
    await ended('cancelled', 'pending'),
    await ended('cancelled', 'pending'),
    await ended('confirmed', 'pending'),
  ];
  await db
    .doc(`orders/${made[4]!._id}`)
    .update({ combinedInto: { _id: 'x', orderId: 'ORD-20261121-7KQ4M' } });
  const { counts } = await repositories.phones.summary(phone);
  expect(counts).toEqual({
    ...{ orders: 5, delivered: 1, cameBack: 1, returned: 1, cancelled: 1, spent: taka(510.5) },
  });
  const first = await repositories.phones.orders(phone, { limit: 4 });
  const rest = await repositories.phones.orders(phone, { limit: 4, cursor: first.nextCursor! });
  expect([first.items.length, rest.items.length, rest.nextCursor]).toEqual([4, 2, null]);
});

describe('a deleted account', () => {
  const fixture = createDeletionFixture('phones-of-deleted-accounts');
  const phones = () => fixture.db.doc(`phoneNumbers/${phone}`);
  const stored = { updatedAt: new Date(), expireAt: new Date() };
  const decision = { by: 'karim', at: new Date(), reason: 'Rahima refused five parcels' };
  const notes = [{ at: new Date(), by: 'karim', text: 'Rahima shouts', decided: null }];
  const own = (order: Order) => ({
    ...delivered(order),
    shippingAddress: { ...order.shippingAddress, recipientPhone: phone },
  });

  const BLOCK_ALONE = expect.objectContaining({
    blocked: expect.objectContaining({ by: 'karim', reason: '' }) as object,
    ...{ override: null, notes: [] },
  }) as object;
  test.each([
    ['removes what was noted', null, undefined],
    ['leaves a block without its reason', decision, BLOCK_ALONE],
  ])('%s about the number of its orders', async (_what, blocked, left) => {
    await phones().set({ ...stored, blocked, override: { kind: 'advance', ...decision }, notes });
    await fixture.ordered(own);
    await fixture.leave();
    await finishDeletions(fixture.repositories, later);
    const after = (await phones().get()).data();
    expect(after).toEqual(left);
    expect(JSON.stringify(after) ?? '').not.toContain('Rahima');
  });

  test('leaves the notes about a number on which somebody else has an order', async () => {
    await phones().set({ ...stored, blocked: null, override: null, notes });
    const order = await fixture.ordered(own);
    const other = { ...toDocument(orderSchema, order), uid: 'somebody-else' };
    await fixture.db.doc('orders/of-somebody-else').set(other);
    await fixture.leave();
    expect((await phones().get()).get('notes')).toHaveLength(1);
  });

  test('removes what was noted about its proved number, without any order', async () => {
    await phones().set({ ...stored, blocked: null, override: null, notes });
    await fixture.db.doc(`users/${fixture.caller.uid}`).update({ provedPhone: phone });
    await fixture.leave();
    expect((await phones().get()).exists).toBe(false);
  });
});
