import { editMailKey, MAIL_LEASE_MS } from '@nargisus/domain/mails';
import { taka } from '@nargisus/domain/money';
import { NO_ACCOUNT, setStatuses } from '@nargisus/domain/orders';
import { describe, expect, test } from 'vitest';
import { MailError } from '../email/sendgrid.ts';
import { sendShopMail, type MailDependencies } from './send-shop-mail.ts';
import { createMailFixture } from './testing/mail-fixture.ts';

/* How often a mail is sent when something fails. */
const fixture = createMailFixture('mails');
const { db, dependencies, failing, send, recorded, store } = fixture;

describe('sends exactly one mail', () => {
  test('for ten concurrent events', async () => {
    const outcomes = await Promise.allSettled(Array.from({ length: 10 }, () => send()));
    const values = outcomes.map((it) => (it.status === 'fulfilled' ? it.value : 'busy'));
    expect(values.filter((it) => it === 'sent')).toHaveLength(1);
    expect(values.filter((it) => it === 'sent' || it === 'busy' || it === 'not-needed')).toHaveLength(10);
    expect(fixture.sent).toHaveLength(1);
    expect(await send()).toBe('not-needed');
    expect(await recorded()).toMatchObject({ state: 'sent', messageId: 'message-1', attempts: 1 });
  });

  test('when the first attempt fails: records it, and sends with the retry', async () => {
    expect(await send(failing(new MailError('SendGrid answered 503', false)))).toBe('failed');
    expect(await recorded()).toMatchObject({ state: 'failed', error: 'SendGrid answered 503' });
    expect(await send()).toBe('sent');
    expect(await recorded()).toMatchObject({ state: 'sent', error: null, attempts: 2 });
    expect(fixture.sent.map(({ to }) => to)).toEqual([['rahima@example.com']]);
  });

  test("when the shop's URL is not configured, once it is", async () => {
    const unset = {
      ...dependencies,
      shopOrigin: () => {
        throw new Error('SHOP_ORIGIN is not set');
      },
    };
    expect(await send(unset)).toBe('failed');
    expect(await recorded()).toMatchObject({ error: 'SHOP_ORIGIN is not set' });
    expect(await send()).toBe('sent');
  });
});

describe('sends a mail about an edit by staff', () => {
  const line = (to: number) => ({ name: 'Shirt', size: 'M', from: 1, to });
  const same = { from: 'standard', to: 'standard' } as const;
  /** The order after so many edits. */
  const edited = (count: number) => ({
    ...fixture.order,
    timeline: [
      ...fixture.order.timeline,
      ...Array.from({ length: count }, (_, at) => ({
        ...fixture.order.timeline[0]!,
        edit: {
          ...{ total: { from: taka(510.5), to: taka(600) }, lines: [line(at + 2)] },
          ...{ option: same, isAddressChanged: false },
        },
      })),
    ],
  });
  const about = (edit: number) =>
    sendShopMail(fixture.mails, dependencies, {
      ...{ kind: 'order-edited' as const, id: editMailKey(fixture.order._id, edit) },
    });

  test('once for each, and none about one that a later edit has overtaken', async () => {
    await store(edited(1));
    const outcomes = await Promise.allSettled(Array.from({ length: 5 }, () => about(1)));
    expect(outcomes.filter((it) => it.status === 'fulfilled' && it.value === 'sent')).toHaveLength(1);
    expect(await about(1)).toBe('not-needed');
    await store(edited(3));
    expect(await about(2)).toBe('not-due');
    expect(await about(3)).toBe('sent');
    expect(fixture.sent.map(({ to }) => to)).toEqual([['rahima@example.com'], ['rahima@example.com']]);
    expect(fixture.sent[1]!.text).toContain('Total before');
  });
});

describe('sends no second mail', () => {
  test('when the connection was lost during the first, which may have been sent', async () => {
    expect(await send(failing(new MailError('lost', true)))).toBe('unconfirmed');
    expect(await send()).toBe('not-needed');
    expect(fixture.sent).toEqual([]);
  });

  test('when a run crashed while sending, and does not wait for it indefinitely', async () => {
    const stuck: MailDependencies = { ...dependencies, send: () => new Promise(() => undefined) };
    void send(stuck);
    await expect.poll(recorded).toMatchObject({ state: 'sending' });
    await expect(send()).rejects.toThrow('Another run');
    fixture.clock = new Date(fixture.clock.getTime() + MAIL_LEASE_MS);
    expect(await send()).toBe('unconfirmed');
    expect(await send()).toBe('not-needed');
    expect(await recorded()).toMatchObject({ state: 'unconfirmed' });
    expect(fixture.sent).toEqual([]);
  });
});

describe('sends no mail', () => {
  test('that the service rejects permanently, and does not retry it', async () => {
    expect(await send(failing(new MailError('SendGrid answered 400', false, true)))).toBe('refused');
    expect(await send()).toBe('not-needed');
    expect(fixture.sent).toEqual([]);
  });

  test('about an order that has been cancelled or deleted', async () => {
    await store(
      setStatuses(fixture.order, { orderStatus: 'cancelled' }, { who: 'buyer', now: fixture.clock }),
    );
    expect(await send()).toBe('not-due');
    await db.doc(`orders/${fixture.order._id}`).delete();
    expect(await send()).toBe('not-due');
    expect(await recorded()).toBeUndefined();
  });

  test('about an order that staff took, and asks for no account', async () => {
    await store({ ...fixture.order, uid: NO_ACCOUNT, userEmail: '' });
    // Firebase Auth rejects an empty uid.
    const recipientOf = () => Promise.reject(new Error('auth/invalid-uid'));
    expect(await send({ ...dependencies, recipientOf })).toBe('not-due');
    expect(fixture.sent).toEqual([]);
  });

  test('to a deleted account', async () => {
    fixture.accounts = {};
    expect(await send()).toBe('not-due');
    expect(fixture.sent).toEqual([]);
  });
});
