import { setStatuses } from '@nargisus/domain/orders';
import { describe, expect, test } from 'vitest';
import { MailError } from '../email/sendgrid.ts';
import { sendShopMail, type MailDependencies } from './send-shop-mail.ts';
import { sweepMails } from './sweep-mails.ts';
import { kind, createMailFixture, orderAt } from './testing/mail-fixture.ts';

/* Mails that could not be sent at once. */
const fixture = createMailFixture('mail-sweep');
const { mails, dependencies, failing, send, recorded, store } = fixture;

describe('the sweep', () => {
  const broken: unknown[] = [];
  const sweep = (by = dependencies) =>
    sweepMails(mails, by, { outcome: () => undefined, broken: (_id, thrown) => broken.push(thrown) });
  const minutesLater = (minutes: number) => {
    fixture.clock = new Date(fixture.clock.getTime() + minutes * 60_000);
  };

  test('sends a failed mail when it is due', async () => {
    await send(failing(new MailError('SendGrid answered 401: over the limit', false)));
    expect(await sweep()).toMatchObject({ attempted: 0 });
    minutesLater(5);
    expect(await sweep()).toMatchObject({ attempted: 1, sent: 1, broken: 0 });
    expect(await sweep()).toMatchObject({ attempted: 0 });
    expect(fixture.sent).toHaveLength(1);
  });

  test('gives up after three days and keeps the record', async () => {
    const down = failing(new MailError('SendGrid answered 403', false));
    await send(down);
    let attempted = 0;
    for (let hours = 0; hours < 80; hours++) {
      minutesLater(60);
      attempted += (await sweep(down)).attempted;
    }
    expect(attempted).toBeGreaterThan(12);
    expect(attempted).toBeLessThan(24);
    expect(await recorded()).toMatchObject({ state: 'failed', nextAttemptAt: null });
    expect(await sweep()).toMatchObject({ attempted: 0 });
  });

  test('does not retry what the service rejected', async () => {
    await send(failing(new MailError('SendGrid answered 413', false, true)));
    minutesLater(24 * 60);
    expect(await sweep()).toMatchObject({ attempted: 0 });
  });

  test('sends to an address that was verified since', async () => {
    fixture.accounts['buyer']!.isVerified = false;
    await send();
    minutesLater(5);
    expect(await sweep()).toMatchObject({ unverified: 1, sent: 0 });
    fixture.accounts['buyer']!.isVerified = true;
    minutesLater(10);
    expect(await sweep()).toMatchObject({ sent: 1 });
  });

  test('drops a mail that no longer applies', async () => {
    await send(failing(new MailError('SendGrid answered 503', false)));
    await store(
      setStatuses(fixture.order, { orderStatus: 'cancelled' }, { who: 'buyer', now: fixture.clock }),
    );
    minutesLater(5);
    expect(await sweep()).toMatchObject({ attempted: 1, 'not-due': 1 });
    minutesLater(24 * 60);
    expect(await sweep()).toMatchObject({ attempted: 0 });
  });

  test('settles a mail whose run crashed, without sending it', async () => {
    void send({ ...dependencies, send: () => new Promise(() => undefined) });
    await expect.poll(recorded).toMatchObject({ state: 'sending' });
    minutesLater(3);
    expect(await sweep()).toMatchObject({ attempted: 1, unconfirmed: 1 });
    expect(await sweep()).toMatchObject({ attempted: 0 });
    expect(fixture.sent).toEqual([]);
  });

  test('settles a mail whose run crashed before its order was cancelled', async () => {
    void send({ ...dependencies, send: () => new Promise(() => undefined) });
    await expect.poll(recorded).toMatchObject({ state: 'sending' });
    await store(
      setStatuses(fixture.order, { orderStatus: 'cancelled' }, { who: 'buyer', now: fixture.clock }),
    );
    minutesLater(3);
    expect(await sweep()).toMatchObject({ attempted: 1, 'not-due': 1 });
    expect(await recorded()).toMatchObject({ state: 'unconfirmed', nextAttemptAt: null });
  });

  test('postpones a failing mail and sends the others', async () => {
    const other = orderAt(fixture.clock, 'other');
    fixture.accounts['other'] = { email: 'other@example.com', isVerified: true };
    await store(other);
    const down = failing(new MailError('SendGrid answered 503', false));
    await send(down);
    await sendShopMail(mails, down, { kind, id: other._id });
    minutesLater(5);
    const half: MailDependencies = {
      ...dependencies,
      recipientOf: (uid) =>
        uid === 'other' ? Promise.reject(new Error('Auth is away')) : dependencies.recipientOf(uid),
    };
    expect(await sweep(half)).toMatchObject({ attempted: 2, sent: 1, broken: 1 });
    expect(broken).toEqual([new Error('Auth is away')]);
    expect(await sweep()).toMatchObject({ attempted: 0 });
    minutesLater(30);
    expect(await sweep()).toMatchObject({ sent: 1 });
  });
});
