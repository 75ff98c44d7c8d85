import { MAX_MAILS_PER_ADDRESS_AND_DAY } from '@nargisus/domain/mails';
import type { QueryDocumentSnapshot, Timestamp } from 'firebase-admin/firestore';
import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { sendShopMail } from './send-shop-mail.ts';
import { kind, createMailFixture, orderAt } from './testing/mail-fixture.ts';

/* The addresses that mails go to, the daily limit, and how long records are kept. */
const fixture = createMailFixture('mail-recipients');
const { db, mails, dependencies, send, recorded, store } = fixture;

describe('recipients of mails', () => {
  test('records a mail for an unverified address without it, and sends it after the verification', async () => {
    fixture.accounts['buyer']!.isVerified = false;
    expect(await send()).toBe('unverified');
    expect(fixture.sent).toEqual([]);
    expect(await recorded()).toMatchObject({ state: 'unverified', uid: 'buyer', to: '' });
    fixture.accounts['buyer']!.isVerified = true;
    expect(await send()).toBe('sent');
    expect(await recorded()).toMatchObject({ state: 'sent', to: 'rahima@example.com' });
  });

  test('uses the address that the account has verified, not the one in the order', async () => {
    fixture.accounts['buyer'] = { email: 'new@example.com', isVerified: true };
    await store({ ...fixture.order, userEmail: 'victim@another.example' });
    expect(await send()).toBe('sent');
    expect(fixture.sent.map(({ to }) => to)).toEqual([['new@example.com']]);
  });

  test('sends at most thirty to one address in a Dhaka day, and only records the rest', async () => {
    const orders = Array.from({ length: 33 }, () => orderAt(fixture.clock));
    await Promise.all(orders.map(store));
    const outcomes = [];
    for (const { _id: id } of orders) outcomes.push(await sendShopMail(mails, dependencies, { kind, id }));
    expect(outcomes.filter((it) => it === 'sent')).toHaveLength(MAX_MAILS_PER_ADDRESS_AND_DAY);
    expect(outcomes.slice(MAX_MAILS_PER_ADDRESS_AND_DAY)).toEqual(['capped', 'capped', 'capped']);

    // The next day begins at 18:00 UTC: later mails go out, those over the limit do not.
    fixture.clock = new Date('2026-11-21T18:00:00Z');
    expect(await sendShopMail(mails, dependencies, { kind, id: orders[32]!._id })).toBe('not-needed');
    expect(await send()).toBe('sent');
    expect(fixture.sent).toHaveLength(MAX_MAILS_PER_ADDRESS_AND_DAY + 1);
  });

  test('holds the limit for concurrent mails', async () => {
    const [{ ref: quota }] = (await quotasAfter(send)) as [QueryDocumentSnapshot];
    await quota.update({ count: MAX_MAILS_PER_ADDRESS_AND_DAY - 2 });
    const orders = Array.from({ length: 6 }, () => ({
      ...fixture.order,
      _id: randomUUID().replaceAll('-', ''),
    }));
    await Promise.all(orders.map(store));
    const outcomes = await Promise.all(
      orders.map(({ _id: id }) => sendShopMail(mails, dependencies, { kind, id })),
    );
    expect(outcomes.toSorted()).toEqual([...Array<string>(4).fill('capped'), 'sent', 'sent']);
    expect((await quota.get()).get('count')).toBe(MAX_MAILS_PER_ADDRESS_AND_DAY);
  });
});

test('stores when record and quota may be deleted', async () => {
  const [quota] = await quotasAfter(send);
  const inDays = (days: number) => new Date(fixture.clock.getTime() + days * 86_400_000);
  expect(((await recorded())?.expireAt as Timestamp).toDate()).toEqual(inDays(90));
  expect((quota?.get('expireAt') as Timestamp).toDate()).toEqual(inDays(2));
  expect(quota?.id).not.toContain('rahima');
});

/** Returns the stored quotas after `work`. */
async function quotasAfter(work: () => Promise<unknown>): Promise<QueryDocumentSnapshot[]> {
  await work();
  return (await db.collection('mailQuotas').get()).docs;
}
