import { NO_ACCOUNT } from '@nargisus/domain/orders';
import { buildProduct, productFormSchema } from '@nargisus/domain/catalogue';
import { smsSection, shopSection, valuesOf, type SmsSettings } from '@nargisus/domain/settings';
import { MAX_SMS_PER_NUMBER_AND_DAY, SMS_LEASE_MS, smsId, type SmsKind } from '@nargisus/domain/sms';
import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { insertOrdersWithCounters } from '../testing/insert-orders.ts';
import { openIsolatedProject } from '../testing/isolated-project.ts';
import { orderOf } from '../testing/sample-orders.ts';
import { requestSms } from './request-sms.ts';
import { sendOrderSms, type SmsDependencies } from './send-order-sms.ts';
import { SmsNetBd } from './sms-net-bd.ts';
import { SmsRepository } from './sms.repository.ts';
import { sweepSms } from './sweep-sms.ts';

const { db } = openIsolatedProject('sms');
const sms = new SmsRepository(db);
const base = process.env.SMS_BASE ?? '';
const started = new Date('2026-11-28T06:00:00Z');
const form = {
  id: 'shirt',
  name: 'Shirt',
  price: 450,
  description: 'A shirt',
  image: '/a.webp',
  category: 'clothing',
};
const shirt = buildProduct(productFormSchema.parse(form), { now: started, random: 0 });
const ON: SmsSettings = { ...valuesOf(smsSection), provider: 'sms-net-bd' };
const log = {
  outcome: () => undefined,
  broken: (_id: string, thrown: unknown) => expect.fail(String(thrown)),
};

let clock = started;
let rules = ON;
let proved = '';
const dependencies: SmsDependencies = {
  now: () => clock,
  settings: {
    sms: () => Promise.resolve(rules),
    shop: () => Promise.resolve(valuesOf(shopSection)),
  },
  provedPhoneOf: () => Promise.resolve(proved),
  shopOrigin: () => 'https://shop.test',
  provider: () => new SmsNetBd({ base, key: 'sms-local', timeoutMs: 2_000 }),
};

beforeEach(() => {
  [clock, rules, proved] = [started, ON, ''];
});

/** Returns a number that no other test has. */
const newPhone = () => `017${String(Math.floor(Math.random() * 1e8)).padStart(8, '0')}`;

/** Stores an order on its way to `phone`, whose message is requested. */
async function requested(kind: SmsKind = 'shipped', phone = newPhone(), uid = `u-${phone}`) {
  const placed = orderOf({ at: started, key: randomUUID(), products: [shirt], uid });
  const order = {
    ...placed,
    shippingAddress: { ...placed.shippingAddress, recipientPhone: phone },
    ...(kind === 'shipped' && { orderStatus: 'shipped' as const, deliveryStatus: 'in_transit' as const }),
  };
  await insertOrdersWithCounters(db, [order]);
  const desk = { ...order, call: 'not-required' as const };
  const before = { ...desk, orderStatus: 'processing' as const };
  const change = { id: order._id, before: kind === 'placed' ? undefined : before, after: desk, now: started };
  const settings = dependencies.settings;
  await Promise.all([requestSms({ sms, settings }, change), requestSms({ sms, settings }, change)]);
  const id = smsId(order._id, kind);
  return { order, phone, id, record: () => sms.find(id), send: () => sendOrderSms(sms, dependencies, id) };
}

const received = async (phone: string) =>
  (await (await fetch(`${base}/control/messages?to=88${phone}`)).json()) as { text: string; parts: number }[];
const failNext = (phone: string, fault: string) =>
  fetch(`${base}/control/faults`, {
    method: 'PUT',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ to: `88${phone}`, fault }),
  });

describe('sends exactly one message', () => {
  test('for ten concurrent events, and counts its price', async () => {
    const { phone, record, send } = await requested();
    const ends = await Promise.allSettled(Array.from({ length: 10 }, send));
    expect(ends.filter((it) => it.status === 'fulfilled' && it.value === 'sent').length).toBeGreaterThan(0);
    expect(await send()).toBe('sent');
    const [message, ...others] = await received(phone);
    expect(others).toEqual([]);
    expect(message!.text).toMatch(/^Nargisus: পার্সেল রওনা হয়েছে।/);
    expect(await record()).toMatchObject({ state: 'sent', to: phone, costPaisa: message!.parts * 25 });
    const day = (await db.doc('smsDays/2026-11-28').get()).data()!;
    expect(day['costPaisa']).toBe((day['parts'] as number) * 25);
  });

  test('about an order that staff took, to a number that no account has verified', async () => {
    const { phone, send } = await requested('placed', newPhone(), NO_ACCOUNT);
    expect(await send()).toBe('sent');
    expect(await received(phone)).toHaveLength(1);
  });

  test('when the balance was used up, with a later sweep', async () => {
    const { phone, record, send } = await requested();
    await failNext(phone, 'no-balance');
    expect(await send()).toBe('failed');
    expect(await record()).toMatchObject({ error: 'The balance is used up (417)' });
    clock = new Date(started.getTime() + 6 * 60_000);
    expect(await sweepSms(sms, dependencies, log)).toMatchObject({ broken: 0 });
    expect(await record()).toMatchObject({ state: 'sent', error: null });
    expect(await received(phone)).toHaveLength(1);
  });

  test('and leaves one that another run has ended as it is when its own attempt fails', async () => {
    const { order, record, send } = await requested();
    clock = new Date(started.getTime() + 6 * 60_000);
    const failing = async () => {
      await db.doc(`orders/${order._id}`).delete();
      await send();
      throw new Error('The settings cannot be read');
    };
    const settings = { ...dependencies.settings, sms: failing };
    const quiet = { ...log, broken: () => undefined };
    expect(await sweepSms(sms, { ...dependencies, settings }, quiet)).toMatchObject({ broken: 1 });
    expect(await record()).toMatchObject({ state: 'dropped', nextAttemptAt: null });
  });

  test.each(['lost-answer', 'status-500'])('at most, after %s', async (fault) => {
    const { phone, send } = await requested();
    await failNext(phone, fault);
    expect(await send()).toBe('unconfirmed');
    expect(await send()).toBe('unconfirmed');
    expect(await received(phone)).toHaveLength(fault === 'lost-answer' ? 1 : 0);
  });

  test('when its run died before it was handed over', async () => {
    const { phone, id, send } = await requested();
    await sms.claim(id, { claim: 'dead', now: clock, phone }, () => ({ to: phone, uid: 'u', text: 'x' }));
    await expect(send()).rejects.toThrow('Another run');
    clock = new Date(started.getTime() + SMS_LEASE_MS + 1);
    expect(await send()).toBe('unconfirmed');
    expect(await received(phone)).toEqual([]);
  });

  test('to no provider that cannot be reached, until it can', async () => {
    const { phone, id, send } = await requested();
    const unreachable = () => new SmsNetBd({ base: 'http://127.0.0.1:49151', key: 'k' });
    expect(await sendOrderSms(sms, { ...dependencies, provider: unreachable }, id)).toBe('failed');
    expect(await send()).toBe('sent');
    expect(await received(phone)).toHaveLength(1);
  });
});

describe('sends nothing', () => {
  test('about a placed order to an unverified number', async () => {
    const { phone, send } = await requested('placed');
    expect(await send()).toBe('unproved');
    expect(await received(phone)).toEqual([]);
    const other = await requested('placed');
    proved = other.phone;
    expect(await other.send()).toBe('sent');
  });

  test('that is no longer true, or was switched off, or whose order is gone', async () => {
    const cancelled = await requested();
    await db.doc(`orders/${cancelled.order._id}`).update({ orderStatus: 'cancelled' });
    expect(await cancelled.send()).toBe('dropped');
    const off = await requested();
    rules = { ...ON, shipped: 'skip' };
    expect(await off.send()).toBe('dropped');
    rules = ON;
    const deleted = await requested();
    await db.doc(`orders/${deleted.order._id}`).delete();
    expect(await deleted.send()).toBe('dropped');
  });

  test('to a number that has had the most messages of a day, from all orders', async () => {
    const phone = newPhone();
    for (let sent = 0; sent < MAX_SMS_PER_NUMBER_AND_DAY; sent += 1)
      expect(await (await requested('shipped', phone)).send()).toBe('sent');
    const oneMore = await requested('shipped', phone);
    expect(await oneMore.send()).toBe('capped');
    expect(await received(phone)).toHaveLength(MAX_SMS_PER_NUMBER_AND_DAY);
  });

  test('while the shop has no provider: not even a request is stored', async () => {
    rules = { ...ON, provider: 'no-sms' };
    const { record, send } = await requested();
    expect(await record()).toBeUndefined();
    expect(await send()).toBe('not-found');
  });
});

test.each([
  ['receipt-failed', 'failed'],
  ['no fault', 'delivered'],
])('the sweep records the receipt: %s', async (fault, receipt) => {
  const { phone, record, send } = await requested();
  await send();
  if (fault !== 'no fault') await failNext(phone, fault);
  clock = new Date(started.getTime() + 6 * 60_000);
  await sweepSms(sms, dependencies, log);
  expect(await record()).toMatchObject({ receipt, nextAttemptAt: null });
});

test('a deleted account leaves no number and no text', async () => {
  const { phone, order, record, send } = await requested();
  await send();
  expect(await sms.listOf(order.uid)).toMatchObject([{ to: phone }]);
  await sms.forget({ uid: order.uid, alias: 'deleted-1' });
  expect(await record()).toMatchObject({ uid: 'deleted-1', to: '', text: '', state: 'sent' });
  expect(await send()).toBe('sent');
  expect(await received(phone)).toHaveLength(1);
});
