import { mailId } from '@nargisus/domain/mails';
import { describe, expect, test } from 'vitest';
import { MailError } from '../email/sendgrid.ts';
import { kind, createMailFixture } from './testing/mail-fixture.ts';

/* Which account a mail belongs to, and what a deletion leaves of it. */
const fixture = createMailFixture('mails-of-account');
const { db, mails, failing, send, recorded, store } = fixture;

describe('mails of an account', () => {
  const hers = { uid: 'buyer', email: 'rahima@example.com', alias: 'deleted_1' };
  const another = { uid: 'heir', email: 'rahima@example.com', alias: 'deleted_2' };
  const ids = async (of: { uid: string; email: string }) => (await mails.listOf(of)).map(({ _id }) => _id);
  const own = () => mailId(fixture.order._id, kind);

  test('are not readable or erasable by an account that takes over the address', async () => {
    await send();
    expect(await ids(another)).toEqual([]);
    await mails.forget(another);
    expect(await ids({ ...hers, email: 'changed@example.com' })).toEqual([own()]);
    expect(await recorded()).toMatchObject({ to: 'rahima@example.com' });
  });

  test('are anonymised by a deletion, and no more are sent', async () => {
    await send(failing(new MailError('SendGrid answered 503', false)));
    await mails.forget({ ...hers, email: 'changed@example.com' });
    expect(await recorded()).toMatchObject({ to: '', uid: 'deleted_1', nextAttemptAt: null });
    expect(await ids(hers)).toEqual([]);
  });

  test('without a recorded account belong to the account of the order', async () => {
    await send();
    const { uid: _uid, expireAt: _expireAt, ...older } = (await recorded())!;
    await db.doc(`mails/${own()}`).set(older);
    expect(await ids(another)).toEqual([]);
    expect(await ids(hers)).toEqual([own()]);
    await mails.forget(another);
    expect(await recorded()).toMatchObject({ to: 'rahima@example.com' });
    await store({ ...fixture.order, uid: hers.alias });
    await mails.forget(hers);
    expect(await recorded()).toMatchObject({ to: '' });
  });
});
