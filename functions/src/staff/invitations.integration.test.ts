import type { Right, User } from '@nargisus/domain/accounts';
import { RETENTION_MS } from '@nargisus/domain/privacy';
import { beforeEach, describe, expect, test } from 'vitest';
import { acceptInvitation } from './accept-invitation.ts';
import { invitationIdOf } from './invitation-token.ts';
import { inviteStaff } from './invite-staff.ts';
import { listStaff } from './list-staff.ts';
import { createStaffFixture, now } from './testing/staff-fixture.ts';
import { withdrawInvitation } from './withdraw-invitation.ts';

/* On the Firestore emulator, in an isolated project; Auth is a map of the fixture. */
const fixture = createStaffFixture('invitations');
const { db, repositories, person, callerOf, recordOf, auditOf, invitations, mails, mailer, accounts } =
  fixture;
let [admin, invited]: [User, User] = [] as never;

beforeEach(async () => {
  fixture.mailsFail = false;
  mails.length = 0;
  const { docs } = await db.collection('staffInvitations').get();
  await Promise.all(docs.map(({ ref }) => ref.delete()));
  admin = await person({ role: 'admin' });
  invited = await person();
});

const invite = (email = invited.email, can: Right[] = ['orders', 'packing'], caller = admin) =>
  inviteStaff(repositories, { email, can, caller: callerOf(caller) }, mailer);
/** Returns the token in the link of the newest mail. */
const mailedToken = () => /\/join#([\w-]{43})\s/.exec(mails.at(-1)!.text)![1]!;
const accept = (uid: string, { token = mailedToken(), at = now } = {}) =>
  acceptInvitation(repositories, { token, uid, now: at });
const GONE = { code: 'not-found', message: 'This invitation is not valid any more. Ask for a new one.' };

describe('an invitation', () => {
  test('is mailed with a token that is stored only as its hash', async () => {
    const made = await invite();
    const token = mailedToken();
    expect(mails).toMatchObject([{ to: [invited.email] }]);
    expect(mails[0]!.html).toContain(`href="https://nargisus.example/join#${token}"`);
    expect(made).toMatchObject({ _id: invitationIdOf(token), email: invited.email, invitedBy: admin.uid });
    expect(made.expireAt.getTime() - now.getTime()).toBe(RETENTION_MS.staffInvitations);
    expect(JSON.stringify(await invitations())).not.toContain(token);
    expect(await auditOf(made._id)).toEqual([
      {
        ...{ action: 'invitation.sent', by: { uid: admin.uid } },
        ...{ before: null, after: { can: ['orders', 'packing'] } },
      },
    ]);
  });

  test('replaces an earlier one to the same address', async () => {
    await invite();
    const token = mailedToken();
    await invite(invited.email, ['money']);
    expect(await invitations()).toMatchObject([{ can: ['money'] }]);
    await expect(accept(invited.uid, { token })).rejects.toMatchObject(GONE);
    expect((await accept(invited.uid)).can).toEqual(['money']);
  });

  test('exists once after two admins invited the same address at once', async () => {
    const other = await person({ role: 'admin' });
    await Promise.all([invite(), invite(invited.email, ['money'], other)]);
    expect(await invitations()).toHaveLength(1);
  });

  test.each([
    ['an admin', { role: 'admin' as const }],
    ['somebody with a right', { can: ['calls' as const] }],
  ])('is rejected for %s', async (_who, change) => {
    const colleague = await person(change);
    await expect(invite(colleague.email)).rejects.toMatchObject({
      code: 'conflict',
      message: `${colleague.name} works for the shop already: change their rights instead`,
    });
    expect([await invitations(), mails]).toEqual([[], []]);
  });

  test('is deleted when its mail cannot be sent', async () => {
    fixture.mailsFail = true;
    const before = (await db.collection('audit').get()).size;
    await expect(invite()).rejects.toMatchObject({
      ...{ code: 'unreachable', message: 'The invitation could not be sent. Please try again.' },
    });
    expect(await invitations()).toEqual([]);
    expect((await db.collection('audit').get()).size).toBe(before + 2);
    const withdrawn = await db.collection('audit').where('action', '==', 'invitation.withdrawn').get();
    expect(withdrawn.docs.map((it) => it.get('by') as unknown)).toContain(null);
  });

  test('can be withdrawn, once', async () => {
    const { _id: id } = await invite();
    const caller = callerOf(admin);
    await withdrawInvitation(repositories, { id, caller, now });
    await expect(withdrawInvitation(repositories, { id, caller, now })).rejects.toMatchObject(GONE);
    await expect(accept(invited.uid)).rejects.toMatchObject(GONE);
    expect(await auditOf(id)).toEqual(
      expect.arrayContaining([
        {
          ...{ action: 'invitation.withdrawn', by: { uid: admin.uid } },
          ...{ before: { can: ['orders', 'packing'] }, after: null },
        },
      ]),
    );
  });
});

describe('accepting an invitation', () => {
  test('adds its rights to those of the record, with an audit entry', async () => {
    await invite();
    await db.doc(`users/${invited.uid}`).update({ can: ['money', 'orders'] });
    const { _id: id } = (await listStaff(repositories, now)).invitations[0]!;
    const accepted = await accept(invited.uid);
    expect(accepted.can).toEqual(['orders', 'packing', 'money']);
    expect((await recordOf(invited.uid))?.can).toEqual(['orders', 'packing', 'money']);
    expect(await invitations()).toEqual([]);
    expect(await auditOf(invited.uid)).toEqual([
      {
        ...{ action: 'invitation.accepted', by: { uid: invited.uid } },
        before: { can: ['money', 'orders'] },
        after: { can: ['orders', 'packing', 'money'], invitation: id },
      },
    ]);
  });

  test('happens once when it is sent twice at once', async () => {
    await invite();
    const outcomes = await Promise.allSettled([accept(invited.uid), accept(invited.uid)]);
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    await expect(accept(invited.uid)).rejects.toMatchObject(GONE);
    expect(await auditOf(invited.uid)).toHaveLength(1);
  });

  test('leaves an admin an admin without rights in the record', async () => {
    await invite();
    await db.doc(`users/${invited.uid}`).update({ role: 'admin' });
    expect(await accept(invited.uid)).toMatchObject({ role: 'admin' });
    expect([await invitations(), 'can' in (await recordOf(invited.uid))!]).toEqual([[], false]);
  });

  test('is rejected for an unknown token and from the moment on at which it expires', async () => {
    const { expireAt } = await invite();
    await expect(accept(invited.uid, { token: 'A'.repeat(43) })).rejects.toMatchObject(GONE);
    await expect(accept(invited.uid, { at: expireAt })).rejects.toMatchObject(GONE);
    await accept(invited.uid, { at: new Date(expireAt.getTime() - 1) });
  });

  test.each([{ role: 'user' }, { isActive: false }])(
    'is rejected when its sender is changed to %j since',
    async (change) => {
      await invite();
      await db.doc(`users/${admin.uid}`).update(change);
      await expect(accept(invited.uid)).rejects.toMatchObject(GONE);
      expect((await listStaff(repositories, now)).invitations).toEqual([]);
    },
  );

  test('is rejected for another address', async () => {
    await invite();
    const other = await person();
    await expect(accept(other.uid)).rejects.toMatchObject({
      code: 'forbidden',
      message: `This invitation is for ${invited.email}. Sign in with that address to accept it.`,
    });
    expect(await invitations()).toHaveLength(1);
  });

  test('is rejected for an address that is not verified, and for one with another sign-in', async () => {
    await invite();
    const account = accounts.get(invited.uid)!;
    accounts.set(invited.uid, { ...account, emailVerified: false });
    await expect(accept(invited.uid)).rejects.toMatchObject({
      code: 'forbidden',
      message: 'Please confirm your e-mail address first, then open the invitation again',
    });
    accounts.set(invited.uid, { ...account, otherSignIns: ['mallory@example.com'] });
    await expect(accept(invited.uid)).rejects.toMatchObject({
      code: 'forbidden',
      message: expect.stringContaining('opened with mallory@example.com') as string,
    });
    expect((await recordOf(invited.uid))?.can).toBeUndefined();
  });

  test('is rejected without a record and for an inactive one', async () => {
    await invite();
    const record = db.doc(`users/${invited.uid}`);
    await record.update({ isActive: false });
    await expect(accept(invited.uid)).rejects.toMatchObject({
      ...{ code: 'conflict', message: 'This account is not active' },
    });
    await record.delete();
    await expect(accept(invited.uid)).rejects.toMatchObject({
      ...{ code: 'not-found', message: 'User not found' },
    });
    expect(await invitations()).toHaveLength(1);
  });

  test('updates the address of a record that has not followed the account yet', async () => {
    const moved = await person({ email: 'before@nargisus.test' }, { email: 'after@nargisus.test' });
    await invite('after@nargisus.test');
    expect(await accept(moved.uid)).toMatchObject({
      ...{ email: 'after@nargisus.test', emailVerified: true, can: ['orders', 'packing'] },
    });
  });
});

test('the list has admins and holders of rights, oldest first, and open invitations, newest first', async () => {
  const at = (day: number) => new Date(Date.UTC(2020, 0, day));
  const [late, early] = [
    await person({ role: 'admin', createdAt: at(2) }),
    await person({ createdAt: at(1) }),
  ];
  await db.doc(`users/${early.uid}`).update({ can: ['packing', 'money'] });
  await invite('one@nargisus.test');
  const later = { ...mailer, now: () => new Date(now.getTime() + 1000) };
  const two = { email: 'two@nargisus.test', can: ['money' as const], caller: callerOf(admin) };
  await inviteStaff(repositories, two, later);
  const { people, invitations: open } = await listStaff(repositories, now);
  const uids = people.map(({ uid }) => uid);
  expect(uids.slice(0, 2)).toEqual([early.uid, late.uid]);
  expect(uids).not.toContain(invited.uid);
  expect(new Set(uids).size).toBe(uids.length);
  expect(open.map(({ email }) => email)).toEqual(['two@nargisus.test', 'one@nargisus.test']);
});
