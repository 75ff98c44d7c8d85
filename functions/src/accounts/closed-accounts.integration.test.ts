import { describe, expect, test } from 'vitest';
import { CLOSED_FOR_MS } from './deletions.repository.ts';
import { finishDeletions } from './finish-deletion.ts';
import { registerUser } from './register-user.ts';
import { later, now, createDeletionFixture } from './testing/deletion-fixture.ts';

/* The hour after a deletion, in which tokens of the account are still valid. */
const fixture = createDeletionFixture('closed-accounts');
const { db, repositories, leave, recordOf } = fixture;

describe('data that a token writes after its account was deleted', () => {
  const ghostCart = (uid: string) => db.doc(`carts/${uid}/items/shirt_M`);
  const closedAt = (uid: string, at: Date) => db.doc(`closedAccounts/${uid}`).set({ uid, closedAt: at });

  test('is removed once the last token has expired, and not before', async () => {
    const { uid } = fixture.caller;
    await leave();
    await db.doc(`carts/${uid}`).set({ lines: ['shirt_M'] });
    await ghostCart(uid).set({ quantity: 1 });
    await db.doc(`wishlists/${uid}`).set({ productIds: ['shirt'] });
    await closedAt(uid, now);
    fixture.done = [];
    await finishDeletions(repositories, new Date(now.getTime() + CLOSED_FOR_MS - 1));
    expect([(await ghostCart(uid).get()).exists, fixture.done]).toEqual([true, []]);
    await finishDeletions(repositories, new Date(now.getTime() + CLOSED_FOR_MS));
    expect((await ghostCart(uid).get()).exists).toBe(false);
    expect((await db.doc(`carts/${uid}`).get()).exists).toBe(false);
    expect((await db.doc(`wishlists/${uid}`).get()).exists).toBe(false);
    expect(fixture.done).toEqual(['images']);
    expect((await db.doc(`closedAccounts/${uid}`).get()).exists).toBe(false);
  });

  test('is rejected by the rules while the record still exists', async () => {
    fixture.diesBefore = 'images';
    await expect(leave()).rejects.toThrow('died before images');
    expect((await db.doc(`closedAccounts/${fixture.caller.uid}`).get()).get('uid')).toBe(fixture.caller.uid);
    expect(await recordOf(fixture.caller.uid)).toMatchObject({ isActive: false });
    fixture.diesBefore = null;
    await finishDeletions(repositories, later);
    expect(await recordOf(fixture.caller.uid)).toBeUndefined();
  });

  test('creates no record: the account is remembered for as long', async () => {
    await leave();
    const form = { name: 'Rahima', phone: '', imageUrl: '' };
    const again = registerUser(repositories, { caller: fixture.caller, form, now });
    await expect(again).rejects.toMatchObject({ code: 'unauthenticated' });
    expect(await recordOf(fixture.caller.uid)).toBeUndefined();
  });

  test('stays for the next run when its removal fails', async () => {
    await closedAt(fixture.caller.uid, now);
    fixture.diesBefore = 'images';
    await expect(finishDeletions(repositories, new Date(now.getTime() + CLOSED_FOR_MS))).rejects.toThrow(
      '1 deletions',
    );
    expect((await db.doc(`closedAccounts/${fixture.caller.uid}`).get()).exists).toBe(true);
    fixture.diesBefore = null;
    await finishDeletions(repositories, new Date(now.getTime() + CLOSED_FOR_MS));
    expect((await db.doc(`closedAccounts/${fixture.caller.uid}`).get()).exists).toBe(false);
  });
});
