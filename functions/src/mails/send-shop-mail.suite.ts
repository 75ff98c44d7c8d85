import { toDocument } from '@nargisus/domain/contract';
import { MAIL_LEASE_MS, mailId, MAX_MAILS_PER_ADDRESS_AND_DAY } from '@nargisus/domain/mails';
import { taka } from '@nargisus/domain/money';
import { orderSchema, setStatuses, type Order } from '@nargisus/domain/orders';
import type { QueryDocumentSnapshot, Timestamp } from 'firebase-admin/firestore';
import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { MailError, type Mail } from '../reports/send-mail.ts';
import { openOwnShop } from '../testing/own-shop.ts';
import { orderOf } from '../testing/shop-goods.ts';
import { MailsRepository } from './mails.repository.ts';
import { sendShopMail, type MailWorld } from './send-shop-mail.ts';
import { sweepMails } from './sweep-mails.ts';

/*
 * Mails to customers on the running Firestore, in a project of its own. Where they go is a list of this test, so that it
 * can fail at any moment; e2e/contract/mails.spec.ts reads real ones out of the mailbox.
 */
const { db } = openOwnShop('mails');
const mails = new MailsRepository(db);

let sent: Mail[] = [];
let clock = new Date();
let order: Order;
const shirt = { id: 'shirt', name: 'Shirt <b>', price: taka(450.5), image: '/s.webp', inStock: true };
/** As Firebase Auth would answer; contract/mails asks the real one. */
let accounts: Record<string, { email: string; isVerified: boolean }>;
const kind = 'order-confirmation';

const world: MailWorld = {
  now: () => clock,
  shopOrigin: () => 'https://nargisus.example',
  recipientOf: (uid) => Promise.resolve(accounts[uid] && { uid, ...accounts[uid] }),
  send: (mail) => Promise.resolve(`message-${sent.push(mail)}`),
};
const failing = (error: Error): MailWorld => ({ ...world, send: () => Promise.reject(error) });
const send = (by = world) => sendShopMail(mails, by, { kind, id: order._id });
const recorded = async () => (await db.doc(`mails/${mailId(order._id, kind)}`).get()).data();
const clear = (name: string) => db.recursiveDelete(db.collection(name));
const store = (it: Order) => db.doc(`orders/${it._id}`).set(toDocument(orderSchema, it));

beforeEach(async () => {
  sent = [];
  accounts = { buyer: { email: 'rahima@example.com', isVerified: true } };
  await clear('mails');
  await clear('mailQuotas');
  clock = new Date('2026-11-21T10:00:00Z');
  order = orderOf({ at: clock, key: randomUUID(), products: [shirt] });
  await store(order);
});

describe('exactly one mail goes out', () => {
  test('when ten events come at once', async () => {
    const outcomes = await Promise.allSettled(Array.from({ length: 10 }, () => send()));
    const values = outcomes.map((it) => (it.status === 'fulfilled' ? it.value : 'busy'));
    expect(values.filter((it) => it === 'sent')).toHaveLength(1);
    expect(values.filter((it) => it === 'sent' || it === 'busy' || it === 'not-needed')).toHaveLength(10);
    expect(sent).toHaveLength(1);
    expect(await send()).toBe('not-needed');
    expect(await recorded()).toMatchObject({ state: 'sent', messageId: 'message-1', attempts: 1 });
  });

  test('when the first try fails: it is recorded, and whoever comes again sends it', async () => {
    expect(await send(failing(new MailError('SendGrid answered 503', false)))).toBe('failed');
    expect(await recorded()).toMatchObject({ state: 'failed', error: 'SendGrid answered 503' });
    expect(await send()).toBe('sent');
    expect(await recorded()).toMatchObject({ state: 'sent', error: null, attempts: 2 });
    expect(sent.map(({ to }) => to)).toEqual([['rahima@example.com']]);
  });

  test('when the shop’s address is not configured, once it is', async () => {
    const unset = {
      ...world,
      shopOrigin: () => {
        throw new Error('SHOP_ORIGIN is not set');
      },
    };
    expect(await send(unset)).toBe('failed');
    expect(await recorded()).toMatchObject({ error: 'SHOP_ORIGIN is not set' });
    expect(await send()).toBe('sent');
  });
});

describe('no second mail goes out', () => {
  test('when the service was lost while it took the first: it may be out', async () => {
    expect(await send(failing(new MailError('lost', true)))).toBe('unconfirmed');
    expect(await send()).toBe('not-needed');
    expect(sent).toEqual([]);
  });

  test('when somebody died while handing it over, and nobody waits for her for ever', async () => {
    const stuck: MailWorld = { ...world, send: () => new Promise(() => undefined) };
    void send(stuck);
    await expect.poll(recorded).toMatchObject({ state: 'sending' });
    await expect(send()).rejects.toThrow('Another run');
    clock = new Date(clock.getTime() + MAIL_LEASE_MS);
    expect(await send()).toBe('unconfirmed');
    expect(await send()).toBe('not-needed');
    expect(await recorded()).toMatchObject({ state: 'unconfirmed' });
    expect(sent).toEqual([]);
  });
});

describe('no mail goes out', () => {
  test('that the service will never take, and nobody tries again', async () => {
    expect(await send(failing(new MailError('SendGrid answered 400', false, true)))).toBe('refused');
    expect(await send()).toBe('not-needed');
    expect(sent).toEqual([]);
  });

  test('about an order that was cancelled meanwhile, or is gone', async () => {
    await store(setStatuses(order, { orderStatus: 'cancelled' }, { who: 'buyer', now: clock }));
    expect(await send()).toBe('not-due');
    await db.doc(`orders/${order._id}`).delete();
    expect(await send()).toBe('not-due');
    expect(await recorded()).toBeUndefined();
  });

  test('to an account that is gone', async () => {
    accounts = {};
    expect(await send()).toBe('not-due');
    expect(sent).toEqual([]);
  });
});

describe('a mail goes to a proved address alone', () => {
  test('one whose address is not proved is recorded without it, and sent once it is', async () => {
    accounts['buyer']!.isVerified = false;
    expect(await send()).toBe('unverified');
    expect(sent).toEqual([]);
    expect(await recorded()).toMatchObject({ state: 'unverified', uid: 'buyer', to: '' });
    accounts['buyer']!.isVerified = true;
    expect(await send()).toBe('sent');
    expect(await recorded()).toMatchObject({ state: 'sent', to: 'rahima@example.com' });
  });

  test('it goes to the address that the account has proved by now, not to the one in the order', async () => {
    accounts['buyer'] = { email: 'new@example.com', isVerified: true };
    await store({ ...order, userEmail: 'victim@somebody.example' });
    expect(await send()).toBe('sent');
    expect(sent.map(({ to }) => to)).toEqual([['new@example.com']]);
  });

  test('thirty go to one address in a Dhaka day, and the rest is recorded and never sent', async () => {
    const orders = Array.from({ length: 33 }, () =>
      orderOf({ at: clock, key: randomUUID(), products: [shirt] }),
    );
    await Promise.all(orders.map(store));
    const outcomes = [];
    for (const { _id: id } of orders) outcomes.push(await sendShopMail(mails, world, { kind, id }));
    expect(outcomes.filter((it) => it === 'sent')).toHaveLength(MAX_MAILS_PER_ADDRESS_AND_DAY);
    expect(outcomes.slice(MAX_MAILS_PER_ADDRESS_AND_DAY)).toEqual(['capped', 'capped', 'capped']);

    // The next day begins at 18:00 UTC: later mails go out, those that were over the quota do not.
    clock = new Date('2026-11-21T18:00:00Z');
    expect(await sendShopMail(mails, world, { kind, id: orders[32]!._id })).toBe('not-needed');
    expect(await send()).toBe('sent');
    expect(sent).toHaveLength(MAX_MAILS_PER_ADDRESS_AND_DAY + 1);
  });

  test('of mails that ask at once no more than the quota go out', async () => {
    const [{ ref: quota }] = (await quotasAfter(send)) as [QueryDocumentSnapshot];
    await quota.update({ count: MAX_MAILS_PER_ADDRESS_AND_DAY - 2 });
    const orders = Array.from({ length: 6 }, () => ({ ...order, _id: randomUUID().replaceAll('-', '') }));
    await Promise.all(orders.map(store));
    const outcomes = await Promise.all(orders.map(({ _id: id }) => sendShopMail(mails, world, { kind, id })));
    expect(outcomes.toSorted()).toEqual([...Array<string>(4).fill('capped'), 'sent', 'sent']);
    expect((await quota.get()).get('count')).toBe(MAX_MAILS_PER_ADDRESS_AND_DAY);
  });
});

/** Mail quotas as they are stored after `work`. */
async function quotasAfter(work: () => Promise<unknown>): Promise<QueryDocumentSnapshot[]> {
  await work();
  return (await db.collection('mailQuotas').get()).docs;
}

test('record and quota say when they may be deleted', async () => {
  const [quota] = await quotasAfter(send);
  const inDays = (days: number) => new Date(clock.getTime() + days * 86_400_000);
  expect(((await recorded())?.expireAt as Timestamp).toDate()).toEqual(inDays(90));
  expect((quota?.get('expireAt') as Timestamp).toDate()).toEqual(inDays(2));
  expect(quota?.id).not.toContain('rahima');
});

describe('the sweep', () => {
  const broken: unknown[] = [];
  const sweep = (by = world) =>
    sweepMails(mails, by, { outcome: () => undefined, broken: (_id, thrown) => broken.push(thrown) });
  const minutesLater = (minutes: number) => {
    clock = new Date(clock.getTime() + minutes * 60_000);
  };

  test('sends what failed, when it is due', async () => {
    await send(failing(new MailError('SendGrid answered 401: over the limit', false)));
    expect(await sweep()).toMatchObject({ asked: 0 });
    minutesLater(5);
    expect(await sweep()).toMatchObject({ asked: 1, sent: 1, broken: 0 });
    expect(await sweep()).toMatchObject({ asked: 0 });
    expect(sent).toHaveLength(1);
  });

  test('gives up after three days, and leaves the record', async () => {
    const down = failing(new MailError('SendGrid answered 403', false));
    await send(down);
    let asked = 0;
    for (let hours = 0; hours < 80; hours++) {
      minutesLater(60);
      asked += (await sweep(down)).asked;
    }
    expect(asked).toBeGreaterThan(12);
    expect(asked).toBeLessThan(24);
    expect(await recorded()).toMatchObject({ state: 'failed', nextAttemptAt: null });
    expect(await sweep()).toMatchObject({ asked: 0 });
  });

  test('never sends again what the service refused', async () => {
    await send(failing(new MailError('SendGrid answered 413', false, true)));
    minutesLater(24 * 60);
    expect(await sweep()).toMatchObject({ asked: 0 });
  });

  test('sends to an address that was proved since', async () => {
    accounts['buyer']!.isVerified = false;
    await send();
    minutesLater(5);
    expect(await sweep()).toMatchObject({ unverified: 1, sent: 0 });
    accounts['buyer']!.isVerified = true;
    minutesLater(10);
    expect(await sweep()).toMatchObject({ sent: 1 });
  });

  test('drops what is not true any more', async () => {
    await send(failing(new MailError('SendGrid answered 503', false)));
    await store(setStatuses(order, { orderStatus: 'cancelled' }, { who: 'buyer', now: clock }));
    minutesLater(5);
    expect(await sweep()).toMatchObject({ asked: 1, 'not-due': 1 });
    minutesLater(24 * 60);
    expect(await sweep()).toMatchObject({ asked: 0 });
  });

  test('settles a mail whose run ended with it in its hands, without sending it', async () => {
    void send({ ...world, send: () => new Promise(() => undefined) });
    await expect.poll(recorded).toMatchObject({ state: 'sending' });
    minutesLater(3);
    expect(await sweep()).toMatchObject({ asked: 1, unconfirmed: 1 });
    expect(await sweep()).toMatchObject({ asked: 0 });
    expect(sent).toEqual([]);
  });

  test('lets one that breaks wait, and sends the others', async () => {
    const other = orderOf({ at: clock, key: randomUUID(), products: [shirt], uid: 'other' });
    accounts['other'] = { email: 'other@example.com', isVerified: true };
    await store(other);
    const down = failing(new MailError('SendGrid answered 503', false));
    await send(down);
    await sendShopMail(mails, down, { kind, id: other._id });
    minutesLater(5);
    const half: MailWorld = {
      ...world,
      recipientOf: (uid) =>
        uid === 'other' ? Promise.reject(new Error('Auth is away')) : world.recipientOf(uid),
    };
    expect(await sweep(half)).toMatchObject({ asked: 2, sent: 1, broken: 1 });
    expect(broken).toEqual([new Error('Auth is away')]);
    expect(await sweep()).toMatchObject({ asked: 0 });
    minutesLater(30);
    expect(await sweep()).toMatchObject({ sent: 1 });
  });
});

describe('mails belong to an account', () => {
  const hers = { uid: 'buyer', email: 'rahima@example.com', alias: 'deleted_1' };
  const another = { uid: 'heir', email: 'rahima@example.com', alias: 'deleted_2' };
  const ids = async (of: { uid: string; email: string }) => (await mails.listOf(of)).map(({ _id }) => _id);
  const own = () => mailId(order._id, kind);

  test('who takes over an address reads and forgets none of its former account', async () => {
    await send();
    expect(await ids(another)).toEqual([]);
    await mails.forget(another);
    expect(await ids({ ...hers, email: 'changed@example.com' })).toEqual([own()]);
    expect(await recorded()).toMatchObject({ to: 'rahima@example.com' });
  });

  test('deleting the account empties its records, and nothing is sent for them any more', async () => {
    await send(failing(new MailError('SendGrid answered 503', false)));
    await mails.forget({ ...hers, email: 'changed@example.com' });
    expect(await recorded()).toMatchObject({ to: '', uid: 'deleted_1', nextAttemptAt: null });
    expect(await ids(hers)).toEqual([]);
  });

  test('records from before accounts were noted are whose order it is', async () => {
    await send();
    const { uid: _uid, expireAt: _expireAt, ...older } = (await recorded())!;
    await db.doc(`mails/${own()}`).set(older);
    expect(await ids(another)).toEqual([]);
    expect(await ids(hers)).toEqual([own()]);
    await mails.forget(another);
    expect(await recorded()).toMatchObject({ to: 'rahima@example.com' });
    await store({ ...order, uid: hers.alias });
    await mails.forget(hers);
    expect(await recorded()).toMatchObject({ to: '' });
  });
});
