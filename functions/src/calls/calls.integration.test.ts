import { ShopError } from '@nargisus/domain/contract';
import { DEFAULT_CALL_POLICY, type CallForm, type CallOutcome } from '@nargisus/domain/desk';
import { addPaisa, taka } from '@nargisus/domain/money';
import { addDays, dhakaDay } from '@nargisus/domain/time';
import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import type { Caller } from '../http/authenticate.ts';
import type { RateLimitPass } from '../http/rate-limit.ts';
import type { OrderPayments } from '../orders/order-payments.ts';
import { OrdersRepository } from '../orders/orders.repository.ts';
import { placeOrder } from '../orders/place-order.ts';
import { openIsolatedProject } from '../testing/isolated-project.ts';
import { placeDirectly } from '../testing/place-directly.ts';
import { address, orderOf, stock } from '../testing/sample-orders.ts';
import { beginCall } from './begin-call.ts';
import { recordCall } from './record-call.ts';

/* Calls about orders, and staff who work side by side, on the Firestore emulator. */
const { db, readsOf } = openIsolatedProject('calls');
const orders = new OrdersRepository(db);
const policy = { ...DEFAULT_CALL_POLICY, mostTries: 2 };
const repositories = { orders, settings: { calls: () => Promise.resolve(policy) } };
const now = new Date('2026-11-20T06:00:00Z');
/** Cash orders have no payment: none of these is called. */
const orderPayments = () => Promise.resolve({} as OrderPayments);
const staff = (uid: string): Caller => ({
  ...{ uid, email: `${uid}@nargisus.test`, name: uid, role: 'admin', signedInAt: now },
});
const [karim, salma] = [staff('karim'), staff('salma')];
const product = {
  ...{ id: 'shirt', name: 'Shirt', price: taka(450), image: '/s.webp', inStock: true },
  category: 'clothing' as const,
};

/** Stores a cash order that waits for a call; returns its document id. */
async function waiting(): Promise<string> {
  const order = orderOf({ at: now, key: randomUUID(), products: [product] });
  await orders.inTransaction((transaction) => placeDirectly(transaction, order, 'required'));
  return order._id;
}

const form = (outcome: CallOutcome, more: Partial<CallForm> = {}): CallForm => ({
  ...{ outcome, note: '', deliverOn: null },
  ...more,
});

function record(
  id: string,
  call: CallForm,
  { caller = karim, lastSeen = null as Date | null, at = now } = {},
) {
  return recordCall(repositories, { now: () => at, orderPayments }, { id, caller, form: call, lastSeen });
}

const storedDesk = async (id: string) => (await db.doc(`orderDesk/${id}`).get()).data();
const auditOf = async (id: string) => {
  const { docs } = await db.collection('audit').where('subject.id', '==', id).get();
  return docs.map((it) => it.data());
};
const codeOf = (error: unknown) => (error instanceof ShopError ? error.code : error);

test('a call moves the order, is in the audit log without its words, and is counted', async () => {
  const id = await waiting();
  expect((await storedDesk(id))?.stage).toBe('to-call');
  const { stages } = await orders.counters();
  const desk = await record(id, form('confirmed', { note: 'Ask for Rahima' }));
  expect(desk).toMatchObject({ stage: 'to-pack', call: 'confirmed' });
  expect(await storedDesk(id)).toMatchObject({
    stage: 'to-pack',
    calls: [{ by: 'karim', note: 'Ask for Rahima' }],
  });
  const [entry, ...others] = await auditOf(id);
  expect(others).toEqual([]);
  expect(entry).toMatchObject({ action: 'order.called', after: { outcome: 'confirmed' }, changed: ['note'] });
  expect(JSON.stringify(entry)).not.toContain('Rahima');
  const after = (await orders.counters()).stages;
  expect(after['to-call']).toBe(stages['to-call']! - 1);
  expect(after['to-pack']).toBe((stages['to-pack'] ?? 0) + 1);
});

test('of two members of staff who record a call at once, one is told of the other', async () => {
  const id = await waiting();
  const results = await Promise.allSettled([
    record(id, form('confirmed')),
    record(id, form('no-answer'), { caller: salma }),
  ]);
  const rejected = results.flatMap((it) => (it.status === 'rejected' ? [codeOf(it.reason)] : []));
  expect(rejected).toEqual(['conflict']);
  expect((await storedDesk(id))?.calls).toHaveLength(1);
  expect(await auditOf(id)).toHaveLength(1);
});

test('of twenty who begin to call at once, one calls, until a colleague takes over', async () => {
  const id = await waiting();
  const all = Array.from({ length: 20 }, (_, at) => staff(`s${at}`));
  const begin = (caller: Caller, takeOver = false) => beginCall(repositories, { id, caller, takeOver, now });
  const results = await Promise.allSettled(all.map((caller) => begin(caller)));
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  const { by } = (await storedDesk(id))!.calling as { by: string };
  const refused = await begin(salma).catch((error: unknown) => error);
  expect(refused).toMatchObject({ code: 'conflict', data: { by } });
  expect((await begin(salma, true)).calling?.by).toBe('salma');
  expect((await record(id, form('no-answer'), { caller: salma })).calling).toBeNull();
});

test('a customer who cancels on the phone cancels the order in the same transaction', async () => {
  const id = await waiting();
  const desk = await record(id, form('cancelled', { note: 'Ordered twice' }));
  expect(desk.stage).toBe('cancelled');
  expect((await orders.find(id))?.orderStatus).toBe('cancelled');
  expect(await auditOf(id)).toMatchObject([
    { action: 'order.called', after: { outcome: 'cancelled', orderStatus: 'cancelled' } },
  ]);
  expect(
    codeOf(await record(id, form('confirmed'), { lastSeen: now }).catch((error: unknown) => error)),
  ).toBe('conflict');
});

test('a rejected call changes nothing', async () => {
  const id = await waiting();
  const before = await storedDesk(id);
  const tooLate = form('deliver-on', { deliverOn: addDays(dhakaDay(now), 99) });
  for (const failed of [
    record(id, form('cancelled'), { lastSeen: now }),
    record(id, tooLate),
    record('missing', form('confirmed')),
  ])
    await expect(failed).rejects.toThrow(ShopError);
  expect(await storedDesk(id)).toEqual(before);
  expect((await orders.find(id))?.orderStatus).toBe('confirmed');
  expect(await auditOf(id)).toEqual([]);
});

test('a call reads the order and its desk document, whatever the size of the shop', async () => {
  const id = await waiting();
  expect(await readsOf(() => record(id, form('no-answer')))).toBe(2);
  expect(await readsOf(() => beginCall(repositories, { id, caller: karim, takeOver: false, now }))).toBe(2);
});

test.each([
  ['off', 'not-required', 'to-pack'],
  ['advise', 'advised', 'to-pack'],
  ['require', 'required', 'to-call'],
] as const)('with calls on %s a cash order is %s and waits %s', async (mode, call, stage) => {
  const lamp = await stock(db, 'lamp', 100);
  await db.doc('settings/calls').set({ version: 1, updatedAt: now, updatedBy: 'a', values: { mode } });
  const { order } = await placeOrder(orders, {
    buyer: { ...karim, uid: 'buyer', role: 'user' },
    draft: {
      ...{
        ...address,
        deliveryOption: 'standard',
        voucherCode: null,
        totalAmount: addPaisa(taka(60), lamp.price),
      },
      items: [{ productId: lamp.id, size: 'M', quantity: 1 }],
    },
    requestKey: randomUUID(),
    rateLimit: Promise.resolve({} as RateLimitPass),
    now,
    random: Math.random,
  });
  expect(await storedDesk(order._id)).toMatchObject({ call, stage });
});
