import { toDocument } from '@nargisus/domain/contract';
import { mailId } from '@nargisus/domain/mails';
import {
  MAX_STOCK_ALERTS,
  stockAlertMailKey,
  stockAlertSchema,
  stockId,
  type StockAlert,
} from '@nargisus/domain/stock';
import { FieldValue } from 'firebase-admin/firestore';
import { randomUUID } from 'node:crypto';
import { describe, expect, test, vi } from 'vitest';
import { MailError } from '../email/sendgrid.ts';
import { createMailFixture } from '../mails/testing/mail-fixture.ts';
import { sendShopMail } from '../mails/send-shop-mail.ts';
import { sweepMails } from '../mails/sweep-mails.ts';
import { stock } from '../testing/sample-orders.ts';
import { StockAlertsRepository } from './stock-alerts.repository.ts';

/* People who wait for a size, and their mails. The events are what index.ts wires to requestMails and sendShopMail. */
vi.setConfig({ testTimeout: 30_000 });
const fixture = createMailFixture('stock-alerts');
const { db, mails, dependencies, failing } = fixture;
const alerts = new StockAlertsRepository(db);
const kind = 'back-in-stock' as const;

/** Stores a product whose sizes M and L are sold out. */
async function soldOut(): Promise<string> {
  const id = `shirt-${randomUUID().slice(0, 8)}`;
  await stock(db, id, 450);
  await db.doc(`products/${id}`).update({ availability: { M: { state: 'out' }, L: { state: 'out' } } });
  return id;
}
const delivered = (id: string, size = 'M') =>
  db.doc(`products/${id}`).update({ [`availability.${size}`]: { state: 'low', left: 2 } });
const soldAgain = (id: string) => db.doc(`products/${id}`).update({ 'availability.M': { state: 'out' } });

async function ask(productId: string, uid = 'buyer', size = 'M'): Promise<StockAlert> {
  fixture.accounts[uid] ??= { email: `${uid}@nargisus.test`, isVerified: true };
  // A later moment for each, as people ask one after another.
  fixture.clock = new Date(fixture.clock.getTime() + 1000);
  return alerts.ask({ uid, productId, size }, fixture.clock);
}

const request = (id: string, sizes = ['M']) => alerts.requestMails(id, sizes, fixture.clock);
/** What the event of an alert that became due does. */
const mail = (alert: StockAlert, by = dependencies) =>
  sendShopMail(mails, by, { kind, id: stockAlertMailKey(alert) });
const stored = async (alert: StockAlert) => (await db.doc(`stockAlerts/${alert._id}`).get()).data();
const receivers = () => fixture.sent.flatMap(({ to }) => to);
async function sweepLater(): Promise<void> {
  fixture.clock = new Date(fixture.clock.getTime() + 6 * 60_000);
  await sweepMails(mails, dependencies, { outcome: () => undefined, broken: (_, thrown) => fail(thrown) });
}
const fail = (thrown: unknown) => {
  throw thrown;
};

describe('asking', () => {
  test('stores one alert for each person, product and size, however often', async () => {
    const id = await soldOut();
    const [first, again] = [await ask(id), await ask(id)];
    expect(again).toEqual(first);
    await ask(id, 'buyer', 'L');
    expect((await alerts.listOf('buyer')).map(({ size }) => size)).toEqual(['L', 'M']);
    expect(await alerts.countWaiting(id, ['S', 'M', 'L'])).toEqual({ M: 1, L: 1 });
  });

  test('is refused for a size that can be bought, is not made, or of no product', async () => {
    const id = await soldOut();
    await expect(ask(id, 'buyer', 'S')).rejects.toMatchObject({ code: 'conflict' });
    await expect(ask(id, 'buyer', '44')).rejects.toMatchObject({ code: 'not-found' });
    await expect(ask('none')).rejects.toMatchObject({ code: 'not-found' });
  });

  test('works for a product that staff took out of stock and that is not counted', async () => {
    const id = await soldOut();
    await db.doc(`products/${id}`).update({ inStock: false, availability: FieldValue.delete() });
    const alert = await ask(id, 'switched', 'S');
    await db.doc(`products/${id}`).update({ inStock: true });
    await request(id, ['S']);
    expect(await mail(alert)).toBe('sent');
  });

  test(`is refused beyond ${MAX_STOCK_ALERTS} sizes`, async () => {
    const id = await soldOut();
    for (let n = 0; n < MAX_STOCK_ALERTS; n++) await store(`other-${n}`, 'greedy');
    await expect(ask(id, 'greedy')).rejects.toMatchObject({
      message: `You wait for ${MAX_STOCK_ALERTS} sizes already. Please remove one of them first.`,
    });
  });

  test('at the moment when the size comes back is refused or finds its mail', async () => {
    for (let round = 0; round < 12; round++) {
      const id = await soldOut();
      const uid = `racer-${round}`;
      const [asked] = await Promise.allSettled([ask(id, uid), delivered(id).then(() => request(id))]);
      await request(id); // what a product event that comes after the write sees
      if (asked.status === 'rejected') continue;
      expect(await stored(asked.value)).toMatchObject({ state: 'due' });
      expect(await mail(asked.value)).toBe('sent');
    }
  });
});

describe('a size that is back', () => {
  test('is told to everyone who waits for it, once, and to nobody else', async () => {
    const id = await soldOut();
    const waiting = [await ask(id, 'first'), await ask(id, 'second')];
    const other = await ask(id, 'third', 'L');
    await delivered(id);
    await Promise.allSettled([request(id), request(id), request(id)]);
    await request(id);
    await Promise.allSettled([...waiting, ...waiting, ...waiting, other].map((it) => mail(it)));
    for (const alert of waiting) expect(await mail(alert)).not.toBe('sent');
    expect(receivers().toSorted()).toEqual(['first@nargisus.test', 'second@nargisus.test']);
    expect(await stored(other)).toMatchObject({ state: 'waiting' });
    for (const alert of waiting) expect(await stored(alert)).toBeUndefined();
  });

  test('reaches more people than one batch has', async () => {
    const id = await soldOut();
    await Promise.all(Array.from({ length: 401 }, (_, n) => store(id, `crowd-${n}`)));
    await delivered(id);
    await request(id);
    expect(await alerts.countWaiting(id, ['M'])).toEqual({});
    const requested = await db.collection('mails').where('state', '==', 'requested').count().get();
    expect(requested.data().count).toBe(401);
  });

  test('is mailed in both languages with picture, price and a link that chooses the size', async () => {
    const id = await soldOut();
    const alert = await ask(id);
    await db.doc(`products/${id}`).update({ name: 'Shirt <b>', nameBn: 'শার্ট' });
    await delivered(id);
    await request(id);
    await mail(alert);
    const [{ subject, text, html } = { subject: '', text: '', html: '' }] = fixture.sent;
    expect(subject).toBe('Nargisus: শার্ট আবার পাওয়া যাচ্ছে / Shirt <b> is back');
    for (const part of [`https://nargisus.example/products/${id}?size=M`, '৳450.00', '৳৪৫০.০০', 'Size M'])
      expect(text).toContain(part);
    expect(html).toContain('<img src="https://nargisus.example/a.webp"');
    expect(html).toContain('https://nargisus.example/user-profile#stock-alerts');
    expect(html).not.toContain('<b>');
  });

  test('that is sold out again before the mail goes out is told with the next delivery', async () => {
    const id = await soldOut();
    const alert = await ask(id);
    await delivered(id);
    await request(id);
    await soldAgain(id);
    expect(await mail(alert)).toBe('not-due');
    expect(await stored(alert)).toMatchObject({ state: 'waiting' });
    await delivered(id);
    await request(id);
    expect(await mail(alert)).toBe('sent');
    expect(fixture.sent).toHaveLength(1);
  });

  test('is told again to a person who asks again', async () => {
    const id = await soldOut();
    const first = await ask(id);
    await delivered(id);
    await request(id);
    await mail(first);
    await soldAgain(id);
    const second = await ask(id);
    await delivered(id);
    await request(id);
    expect(await mail(first)).toBe('not-due'); // a late event of the first
    expect(await mail(second)).toBe('sent');
    expect(fixture.sent).toHaveLength(2);
  });

  test('is not told to a person who has withdrawn, or whose account is gone', async () => {
    const id = await soldOut();
    const [withdrawn, deleted] = [await ask(id, 'withdrawn'), await ask(id, 'deleted')];
    await delivered(id);
    await request(id);
    await alerts.remove({ uid: 'withdrawn', productId: id, size: 'M' });
    await alerts.removeAll('deleted');
    for (const alert of [withdrawn, deleted]) expect(await mail(alert)).toBe('not-due');
    await sweepLater();
    expect(fixture.sent).toEqual([]);
  });
});

describe('a run that dies', () => {
  test('before the event of the alert leaves the mail to the sweep', async () => {
    const id = await soldOut();
    const alert = await ask(id);
    await delivered(id);
    await request(id);
    await sweepLater();
    expect(receivers()).toEqual(['rahima@example.com']);
    expect(await stored(alert)).toBeUndefined();
    await sweepLater();
    expect(fixture.sent).toHaveLength(1);
  });

  test('after the mail and before the alert is deleted sends no second mail', async () => {
    const id = await soldOut();
    const alert = await ask(id);
    await delivered(id);
    await request(id);
    const dying = { ...dependencies, endStockAlert: () => Promise.reject(new Error('killed')) };
    await expect(mail(alert, dying)).rejects.toThrow('killed');
    expect(await stored(alert)).toMatchObject({ state: 'due' });
    expect(await mail(alert)).toBe('not-needed');
    expect(await stored(alert)).toBeUndefined();
    expect(fixture.sent).toHaveLength(1);
  });

  test('with a mail service that is away is retried, and the alert stays until then', async () => {
    const id = await soldOut();
    const alert = await ask(id);
    await delivered(id);
    await request(id);
    expect(await mail(alert, failing(new MailError('SendGrid answered 503', false)))).toBe('failed');
    expect(await stored(alert)).toMatchObject({ state: 'due' });
    await sweepLater();
    expect(await db.doc(`mails/${mailId(stockAlertMailKey(alert), kind)}`).get()).toBeDefined();
    expect(receivers()).toEqual(['rahima@example.com']);
    expect(await stored(alert)).toBeUndefined();
  });
});

/** Stores a waiting alert without its checks. */
async function store(productId: string, uid: string): Promise<void> {
  const _id = randomUUID().replaceAll('-', '');
  const waiting = { state: 'waiting' as const, createdAt: fixture.clock, name: 'Shirt', image: '/a.webp' };
  const alert = { _id, uid, productId, size: 'M', stock: stockId({ productId, size: 'M' }), ...waiting };
  await db.doc(`stockAlerts/${_id}`).set(toDocument(stockAlertSchema, alert));
}
