import { toDocument } from '@nargisus/domain/contract';
import { MAIL_LEASE_MS, mailId } from '@nargisus/domain/mails';
import { taka } from '@nargisus/domain/money';
import { orderSchema, setStatuses, type Order } from '@nargisus/domain/orders';
import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { MailError, type Mail } from '../reports/send-mail.ts';
import { openOwnShop } from '../testing/own-shop.ts';
import { orderOf } from '../testing/shop-goods.ts';
import { MailsRepository } from './mails.repository.ts';
import { sendShopMail, type MailWorld } from './send-shop-mail.ts';

/*
 * Mails to customers on the running Firestore, in a project of its own. Where they go is a list of this test, so that it
 * can fail at any moment; e2e/contract/mails.spec.ts reads real ones out of the mailbox.
 */
const { db } = openOwnShop('mails');
const mails = new MailsRepository(db);

let sent: Mail[] = [];
let clock = new Date();
let order: Order;
const kind = 'order-confirmation';

const world: MailWorld = {
  now: () => clock,
  shopOrigin: () => 'https://nargisus.example',
  send: (mail) => Promise.resolve(`message-${sent.push(mail)}`),
};
const failing = (error: Error): MailWorld => ({ ...world, send: () => Promise.reject(error) });
const send = (by = world) => sendShopMail(mails, by, { kind, id: order._id });
const recorded = async () => (await db.doc(`mails/${mailId(order._id, kind)}`).get()).data();
const store = (it: Order) => db.doc(`orders/${it._id}`).set(toDocument(orderSchema, it));

beforeEach(async () => {
  sent = [];
  clock = new Date('2026-11-21T10:00:00Z');
  const shirt = { id: 'shirt', name: 'Shirt <b>', price: taka(450.5), image: '/s.webp', inStock: true };
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

  test('when the first try fails: it is recorded, and the event that comes again sends it', async () => {
    await expect(send(failing(new MailError('SendGrid answered 503', false)))).rejects.toThrow('503');
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
    await expect(send(unset)).rejects.toThrow('SHOP_ORIGIN');
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

  test('to nobody', async () => {
    for (const userEmail of ['', 'no-address', 'a b@c.d']) {
      await store({ ...order, userEmail });
      expect(await send()).toBe('not-due');
    }
    expect(sent).toEqual([]);
  });
});
