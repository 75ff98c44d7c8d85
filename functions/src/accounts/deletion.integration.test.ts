import { CLOSED_ACCOUNT_NAME, isAccountAlias } from '@nargisus/domain/accounts';
import { describe, expect, test } from 'vitest';
import type { Caller } from '../http/authenticate.ts';
import { recountOrders } from '../sales/recount-orders.ts';
import { deleteAccount } from './delete-account.ts';
import { finishDeletions } from './finish-deletion.ts';
import { delivered, later, now, createDeletionFixture } from './testing/deletion-fixture.ts';

const fixture = createDeletionFixture('deletion');
const { db, repositories, leave, ordered, person, recordOf, ofUid, unfinished } = fixture;

describe("deleting one's own account", () => {
  test('anonymises orders, removes everything else and keeps the counters', async () => {
    const { _id } = await ordered(delivered);
    await db.doc(`orders/${_id}/notes/n1`).set({ text: 'Rahima is not at home before six' });
    const mail = db.doc(`mails/${_id}_order-confirmation`);
    await mail.set({
      uid: fixture.caller.uid,
      to: fixture.caller.email,
      kind: 'order-confirmation',
      state: 'sent',
    });
    await db.doc(`carts/${fixture.caller.uid}`).set({ lines: ['shirt_M'] });
    await db.doc(`carts/${fixture.caller.uid}/items/shirt_M`).set({ quantity: 1 });
    const use = db.doc(`voucherUses/SAVE50.${_id}`);
    const claim = db.doc(`voucherClaims/SAVE50.u.${fixture.caller.uid}`);
    await use.set({ code: 'SAVE50', order: _id, uid: fixture.caller.uid, claims: [claim.id], discount: 50 });
    await claim.set({ code: 'SAVE50', uid: fixture.caller.uid, uses: [use.id] });
    const manual = db.doc('manualPayments/m1');
    const recorded = { kind: 'payment', method: 'bkash', reference: '8N7A6D5EE7', amount: 100 };
    await manual.set({
      ...{ ...recorded, order: { _id, orderId: 'ORD-20261120-33333' }, uid: fixture.caller.uid },
      ...{ note: 'From her brother Karim', state: 'recorded', by: 'boss', at: now, reversal: null },
    });
    const counted = await repositories.orders.counters();

    await leave();
    const kept = (await manual.get()).data()!;
    expect(kept).toMatchObject({ ...recorded, by: 'boss', note: '' });
    expect(isAccountAlias(kept.uid as string)).toBe(true);
    expect(fixture.done).toEqual(['deactivated', 'deactivated', 'account', 'images']);
    expect(await recordOf(fixture.caller.uid)).toBeUndefined();
    expect((await db.collection(`carts/${fixture.caller.uid}/items`).get()).size).toBe(0);
    expect((await db.doc(`carts/${fixture.caller.uid}`).get()).exists).toBe(false);
    const order = await repositories.orders.find(_id);
    expect(order).toMatchObject({ userName: CLOSED_ACCOUNT_NAME, userEmail: '', orderStatus: 'delivered' });
    expect(isAccountAlias(order!.uid)).toBe(true);
    expect((await db.collection(`orders/${_id}/notes`).get()).empty).toBe(true);
    const { tokens } = (await db.doc(`orderDesk/${_id}`).get()).data() as { tokens: string[] };
    expect(tokens).toContain(order!.orderId.slice(-5).toLowerCase());
    expect(tokens).not.toContain('rahima');
    expect((await mail.get()).data()).toMatchObject({ uid: order!.uid, to: '', state: 'sent' });
    expect((await use.get()).data()).toMatchObject({ uid: order!.uid, claims: [], discount: 50 });
    expect((await claim.get()).exists).toBe(false);
    expect(await unfinished()).toEqual([]);
    expect(await repositories.orders.counters()).toEqual(counted);
    expect(await differences()).toEqual([]);
  });

  test.each([
    ['removes open invitations to its address', true, 0],
    ['leaves invitations to an address that it has not proved', false, 1],
  ])('%s', async (_what, emailVerified, left) => {
    const { uid, email } = fixture.caller;
    await db.doc(`users/${uid}`).update({ emailVerified });
    await db.doc(`staffInvitations/${uid}`).set({ email, can: ['orders'], invitedBy: 'boss' });
    await leave();
    const { size } = await db.collection('staffInvitations').where('email', '==', email).get();
    expect(size).toBe(left);
  });

  test.each(['account', 'images'])(
    'is completed by the next run when it is interrupted before %s',
    async (name) => {
      const { _id } = await ordered(delivered);
      fixture.diesBefore = name;
      await expect(leave()).rejects.toThrow('died before');
      expect(await unfinished()).toEqual([fixture.caller.uid]);
      await expect(finishDeletions(repositories, later)).rejects.toThrow('1 deletions did not end');
      fixture.diesBefore = null;
      await finishDeletions(repositories, later);
      expect([
        await unfinished(),
        await recordOf(fixture.caller.uid),
        await ofUid(fixture.caller.uid),
      ]).toEqual([[], undefined, 0]);
      const { uid } = (await repositories.orders.find(_id))!;
      await finishDeletions(repositories, later);
      expect((await repositories.orders.find(_id))!.uid).toBe(uid);
    },
  );

  test('is rejected while an order is in progress, and changes nothing', async () => {
    await ordered((order) => order);
    await expect(leave()).rejects.toMatchObject({ code: 'conflict', message: /still under way/ });
    expect([fixture.done, await unfinished(), (await recordOf(fixture.caller.uid))?.isActive]).toEqual([
      [],
      [],
      true,
    ]);
  });

  test("needs a recent sign-in and the caller's own e-mail", async () => {
    const old = { signedInAt: new Date(now.getTime() - 6 * 60_000) };
    await expect(leave(old)).rejects.toMatchObject({ code: 'forbidden', message: /sign in once more/ });
    const another = deleteAccount(repositories, {
      caller: fixture.caller,
      named: 'other@nargisus.test',
      now,
    });
    await expect(another).rejects.toMatchObject({ code: 'forbidden', message: /your own account/ });
    expect(await unfinished()).toEqual([]);
  });

  test('is rejected for the last admin, but not for one of two', async () => {
    const [first, last] = [await person('admin'), await person('admin')];
    const go = (who: Caller) => deleteAccount(repositories, { caller: who, named: who.email, now });
    await go(first);
    await expect(go(last)).rejects.toMatchObject({ code: 'conflict', message: /last admin/ });
    expect([await unfinished(), (await recordOf(last.uid))?.isActive]).toEqual([[], true]);
  });

  test('deletes nothing of an account that staff have deactivated, so that withdrawing the deletion cannot reactivate it', async () => {
    await db.doc(`users/${fixture.caller.uid}`).update({ isActive: false });
    await expect(leave()).rejects.toMatchObject({ code: 'unauthenticated' });
    expect([fixture.done, await unfinished(), (await recordOf(fixture.caller.uid))?.isActive]).toEqual([
      [],
      [],
      false,
    ]);
  });
});

/** Returns the counters that differ from a recount. */
async function differences(): Promise<string[]> {
  const { differences: found } = await recountOrders(db, { repair: false });
  return found.map((it) => JSON.stringify(it));
}
