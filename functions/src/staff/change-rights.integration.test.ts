import type { Right, User } from '@nargisus/domain/accounts';
import { beforeEach, describe, expect, test } from 'vitest';
import { changeRights } from './change-rights.ts';
import { createStaffFixture, now } from './testing/staff-fixture.ts';

/* On the Firestore emulator, in an isolated project; Auth is a map of the fixture. */
const { repositories, person, callerOf, recordOf, auditOf, db } = createStaffFixture('rights');
let [admin, user]: [User, User] = [] as never;

beforeEach(async () => {
  admin = await person({ role: 'admin' });
  user = await person();
});

const change = (
  of: Pick<User, 'uid' | 'email'>,
  from: Right[],
  to: Right[],
  { caller = admin, email = of.email } = {},
) =>
  changeRights(repositories, {
    ...{ uid: of.uid, can: { from, to }, email },
    ...{ caller: callerOf(caller), now },
  });
const storedRightsOf = async (uid: string) => (await recordOf(uid))?.can as unknown;

describe('the rights of a user', () => {
  test('are given and taken away, each change with its audit entry', async () => {
    const given = await change(user, [], ['packing', 'orders', 'packing']);
    expect(given.can).toEqual(['orders', 'packing']);
    expect(await storedRightsOf(user.uid)).toEqual(['orders', 'packing']);
    const taken = await change(user, ['packing', 'orders'], []);
    expect('can' in taken).toBe(false);
    expect('can' in (await recordOf(user.uid))!).toBe(false);
    const by = { uid: admin.uid };
    expect(await auditOf(user.uid)).toEqual(
      expect.arrayContaining([
        { action: 'user.rights-changed', by, before: { can: [] }, after: { can: ['orders', 'packing'] } },
        { action: 'user.rights-changed', by, before: { can: ['orders', 'packing'] }, after: { can: [] } },
      ]),
    );
  });

  test('stay as they are, without an audit entry, when nothing changes', async () => {
    const holder = await person({ can: ['orders', 'calls'] });
    expect((await change(holder, ['calls', 'orders'], ['calls', 'orders'])).updatedAt).toEqual(now);
    expect(await auditOf(holder.uid)).toEqual([]);
  });

  test('are removed by a promotion and not restored by a demotion', async () => {
    const holder = await person({ can: ['money'] });
    const by = { by: { uid: admin.uid } };
    expect(await repositories.users.setRole(holder.uid, 'admin', now, by)).not.toHaveProperty('can');
    expect(await recordOf(holder.uid)).not.toHaveProperty('can');
    expect(await auditOf(holder.uid)).toMatchObject([
      { before: { role: 'user', can: ['money'] }, after: { role: 'admin' } },
    ]);
    await db.doc(`users/${holder.uid}`).update({ can: ['money'] });
    expect(await repositories.users.setRole(holder.uid, 'user', now, by)).not.toHaveProperty('can');
    expect(await recordOf(holder.uid)).not.toHaveProperty('can');
  });

  test('survive a change that leaves the role as it is', async () => {
    const holder = await person({ can: ['money'] });
    expect(await repositories.users.setRole(holder.uid, 'user', now)).toMatchObject({ can: ['money'] });
    expect(await storedRightsOf(holder.uid)).toEqual(['money']);
  });
});

describe('a change of rights is rejected', () => {
  test('for oneself', async () => {
    await expect(change(admin, [], ['orders'])).rejects.toMatchObject({
      ...{ code: 'forbidden', message: 'You cannot change your own rights' },
    });
  });

  test('for an unknown person', async () => {
    const nobody = { uid: 'nobody', email: 'nobody@nargisus.test' };
    await expect(change(nobody, [], ['orders'])).rejects.toMatchObject({ code: 'not-found' });
    await expect(change(nobody, ['orders'], [])).rejects.toMatchObject({ code: 'not-found' });
  });

  test('for an admin, who holds every right', async () => {
    const other = await person({ role: 'admin' });
    await expect(change(other, [], ['orders'])).rejects.toMatchObject({
      ...{ code: 'conflict', message: `${other.name} is an admin and may do everything already` },
    });
  });

  test('when a colleague changed the rights first', async () => {
    const holder = await person({ can: ['orders'] });
    const message = `A colleague has changed the rights of ${holder.name} in the meantime. Nothing of yours was saved.`;
    const stale = { code: 'conflict', message };
    await expect(change(holder, [], ['money'])).rejects.toMatchObject(stale);
    await expect(change(holder, ['orders', 'money'], [])).rejects.toMatchObject(stale);
    expect(await storedRightsOf(holder.uid)).toEqual(['orders']);
  });

  test('for one of two admins who change the same rights at once', async () => {
    const other = await person({ role: 'admin' });
    const outcomes = await Promise.allSettled([
      change(user, [], ['orders']),
      change(user, [], ['money'], { caller: other }),
    ]);
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(await auditOf(user.uid)).toHaveLength(1);
  });

  test('which would give rights to an inactive account; they can be taken away from it', async () => {
    const gone = await person({ isActive: false, can: ['orders', 'money'] });
    await expect(change(gone, ['orders', 'money'], ['people'])).rejects.toMatchObject({
      ...{ code: 'conflict', message: 'This account is not active' },
    });
    await change(gone, ['orders', 'money'], ['orders']);
    expect(await storedRightsOf(gone.uid)).toEqual(['orders']);
  });
});

describe('rights are given only to an account that has proved who it is', () => {
  const expectRejected = async (of: User, message: RegExp, email = of.email) => {
    await expect(change(of, [], ['orders'], { email })).rejects.toMatchObject({
      ...{ code: 'conflict', message: expect.stringMatching(message) as string },
    });
    expect(await storedRightsOf(of.uid)).toBeUndefined();
  };

  test('not to one with an unverified address', async () => {
    await expectRejected(await person({ emailVerified: false }), /has not proved that p\d+@nargisus.test/);
  });

  test('not to one with another address than the caller saw', async () => {
    await expectRejected(user, /signs in with another address now/, 'seen@nargisus.test');
  });

  test('not to one that opens with another sign-in', async () => {
    await expectRejected(
      await person({}, { otherSignIns: ['mallory@example.com'] }),
      /opened with mallory@example.com/,
    );
  });

  test('not to one whose address another record has', async () => {
    const squatter = await person({ email: 'same@nargisus.test' });
    const owner = await person({ email: 'same@nargisus.test' });
    await expectRejected(owner, /More than one account claims this address/);
    expect(await storedRightsOf(squatter.uid)).toBeUndefined();
  });

  test('to one that signs in by phone alone, when Auth has proved its number', async () => {
    const phone = '01712345678';
    const caller = await person(
      { email: '', emailVerified: false, provedPhone: phone },
      { otherSignIns: ['+8801712345678'] },
    );
    await change(caller, [], ['calls']);
    expect(await storedRightsOf(caller.uid)).toEqual(['calls']);
    const unproved = await person({ email: '', emailVerified: false });
    await expectRejected(unproved, /has not proved a phone number/);
    const linked = await person(
      { email: '', emailVerified: false, provedPhone: phone },
      { otherSignIns: ['+8801712345678', 'facebook.com'] },
    );
    await expectRejected(linked, /opened with facebook.com/);
  });

  test('but are taken away without a proof', async () => {
    const holder = await person(
      { emailVerified: false, can: ['orders', 'people'] },
      { otherSignIns: ['mallory@example.com'] },
    );
    await change(holder, ['orders', 'people'], ['orders'], { email: 'seen@nargisus.test' });
    expect(await storedRightsOf(holder.uid)).toEqual(['orders']);
  });
});
