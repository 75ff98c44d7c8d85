import type { Right } from '@nargisus/domain/accounts';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { openCallers, type Callers } from '../fixtures/accounts/callers.ts';
import { openTestData, type Account } from '../fixtures/data/test-data.ts';
import { mailbox } from '../fixtures/local-stack/mailbox.ts';
import { call, statusAndBody, tokenOf } from '../fixtures/network/api-client.ts';
import type { Example } from '../fixtures/network/api-examples.ts';

/* The rights of people who work for the shop: who gets them, how, and that they end at once (docs/adr/0082). */
const testData = openTestData();
const { db } = testData;
let callers: Callers;

beforeAll(async () => {
  callers = await openCallers(testData);
});
afterEach(() => mailbox.clearFaults());
afterAll(() => testData.close());

interface Request {
  readonly token?: string;
  readonly example?: Example;
}
const admin = () => callers.tokens.admin;
const changeRights = (
  { uid, email }: Pick<Account, 'uid' | 'email'>,
  from: string[],
  to: string[],
  { token = admin(), example }: Request = {},
) =>
  call(`/api/users/${uid}/rights`, {
    ...{ method: 'PUT', token, body: { can: { from, to }, email }, example },
  });
const invite = (email: string, can: string[], { token = admin(), example }: Request = {}) =>
  call('/api/staff/invitations', { method: 'POST', token, body: { email, can }, example });
const accept = (token: string | undefined, invitation: string, example?: Example) =>
  call('/api/staff/invitations/accept', { method: 'POST', token, body: { token: invitation }, example });
const withdraw = (id: string, { token = admin(), example }: Request = {}) =>
  call(`/api/staff/invitations/${id}`, { method: 'DELETE', token, example });
const listStaff = ({ token = admin(), example }: Request = {}) => call('/api/staff', { token, example });
/** Returns the status of a call that needs the right 'people'. */
const listUsers = async (token: string) => (await call('/api/Users?limit=1', { token })).status;

interface Staff {
  readonly people: { uid: string; can?: Right[] }[];
  readonly invitations: { _id: string; email: string }[];
}
const staffOf = async () => (await listStaff()).body.data as unknown as Staff;
const openTo = async (email: string) => (await staffOf()).invitations.filter((it) => it.email === email);
const newEmail = () => `joiner-${crypto.randomUUID().slice(0, 8)}@nargisus.test`;
/** Returns the token in the link of the newest mail. */
async function mailedToken(email: string): Promise<string> {
  const [mail] = await mailbox.mailsTo(email);
  return /\/join#([\w-]{43})\s/.exec(mail!.text!)![1]!;
}
const UNKNOWN = [
  404,
  { success: false, message: 'This invitation is not valid any more. Ask for a new one.' },
];

describe('the rights of a user', () => {
  test('are given, listed and taken away, effective with the next request of the same token', async () => {
    const person = await testData.account();
    const token = await tokenOf(person);
    expect(await listUsers(token)).toBe(403);
    const given = await changeRights(person, [], ['people', 'orders'], { example: 'changePersonRights' });
    expect(statusAndBody(given)).toMatchObject([
      200,
      {
        message: `The rights of ${person.name} are saved`,
        data: { uid: person.uid, role: 'user', can: ['orders', 'people'] },
      },
    ]);
    expect(await listUsers(token)).toBe(200);
    const listed = (await staffOf()).people;
    expect(listed.find(({ uid }) => uid === person.uid)).toMatchObject({ can: ['orders', 'people'] });
    expect(listed.map(({ uid }) => uid)).toContain(callers.admin.uid);
    expect(listed.map(({ uid }) => uid)).not.toContain(callers.user.uid);

    const fewer = await changeRights(person, ['people', 'orders'], ['orders']);
    expect([fewer.status, await listUsers(token)]).toEqual([200, 403]);
    const taken = await changeRights(person, ['orders'], []);
    expect(taken.body.message).toBe(`${person.name} works for the shop no longer`);
    expect(taken.body.data).not.toHaveProperty('can');
    expect((await db.doc(`users/${person.uid}`).get()).data()).not.toHaveProperty('can');
  });

  test('are not changed by a stale edit', async () => {
    const person = await testData.account('user', 'Rahima Khatun', { can: ['orders'] });
    const example = 'changePersonRights: a stale edit';
    expect(statusAndBody(await changeRights(person, [], ['money'], { example }))).toEqual([
      409,
      {
        success: false,
        message:
          'A colleague has changed the rights of Rahima Khatun in the meantime. Nothing of yours was saved.',
      },
    ]);
  });

  test('are not changed for oneself, an admin or an unknown user, and a right must exist', async () => {
    const { admin: self } = callers;
    expect((await changeRights(self, [], ['orders'])).status).toBe(403);
    const colleague = await testData.account('admin', 'Nargis Sultana');
    expect((await changeRights(colleague, [], ['orders'])).body.message).toBe(
      'Nargis Sultana is an admin and may do everything already',
    );
    expect((await changeRights({ uid: 'unknown', email: '' }, [], ['orders'])).status).toBe(404);
    expect(statusAndBody(await changeRights(callers.user, [], ['everything']))).toMatchObject([
      400,
      { errors: { 'can.to.0': 'Unknown right' } },
    ]);
  });

  test('are not given to an account that has not proved its address', async () => {
    const person = await testData.account('user', 'Mallory', { emailVerified: false });
    const answer = await changeRights(person, [], ['orders']);
    expect(statusAndBody(answer)).toMatchObject([
      409,
      { message: expect.stringContaining('has not proved that') as string },
    ]);
  });

  test('end with a promotion, and a demoted admin has none', async () => {
    const person = await testData.account('user', 'Rahima Khatun', { can: ['people'] });
    const setRole = (from: string, to: string) =>
      call(`/api/users/${person.uid}/role`, {
        ...{ method: 'PUT', token: admin(), body: { role: { from, to }, email: person.email } },
      });
    expect((await setRole('user', 'admin')).body.data).not.toHaveProperty('can');
    expect((await setRole('admin', 'user')).body.data).not.toHaveProperty('can');
    expect((await db.doc(`users/${person.uid}`).get()).data()).not.toHaveProperty('can');
    expect(await listUsers(await tokenOf(person))).toBe(403);
  });

  test('are in the export of the account', async () => {
    const person = await testData.account('user', 'Rahima Khatun', { can: ['packing'] });
    const file = await call('/api/me/export', { token: await tokenOf(person) });
    expect(file.body).toMatchObject({ record: { uid: person.uid, can: ['packing'] } });
  });
});

describe('an invitation', () => {
  test('is mailed in both languages, listed, and accepted once by the invited account', async () => {
    const email = newEmail();
    const invited = await invite(` ${email.toUpperCase()}`, ['packing', 'orders'], {
      example: 'inviteStaff',
    });
    expect(statusAndBody(invited)).toMatchObject([
      201,
      {
        message: `The invitation to ${email} is on its way`,
        data: { email, can: ['orders', 'packing'], invitedBy: callers.admin.uid },
      },
    ]);
    const [mail] = await mailbox.mailsTo(email);
    expect(mail).toMatchObject({
      text: expect.stringContaining('Accept the invitation') as string,
      html: expect.stringContaining('আমন্ত্রণ গ্রহণ করুন') as string,
    });
    expect((await listStaff({ example: 'listStaff' })).status).toBe(200);
    expect(await openTo(email)).toHaveLength(1);

    const person = await testData.account('user', 'Karim Uddin', { email });
    const token = await tokenOf(person);
    const invitation = await mailedToken(email);
    expect(JSON.stringify(invited.body)).not.toContain(invitation);
    expect((await accept(callers.tokens.other, invitation)).body.message).toBe(
      `This invitation is for ${email}. Sign in with that address to accept it.`,
    );
    expect((await accept(undefined, invitation)).status).toBe(401);
    const accepted = await accept(token, invitation, 'acceptInvitation');
    expect(statusAndBody(accepted)).toMatchObject([
      200,
      {
        message: 'Welcome! You can work in the dashboard now.',
        data: { uid: person.uid, can: ['orders', 'packing'] },
      },
    ]);
    expect((await call('/api/orders?limit=1', { token })).status).toBe(200);
    expect(statusAndBody(await accept(token, invitation))).toEqual(UNKNOWN);
    expect(await openTo(email)).toEqual([]);
  });

  test('gives nothing once it is withdrawn', async () => {
    const email = newEmail();
    await invite(email, ['orders']);
    const id = (await openTo(email))[0]!._id;
    const withdrawn = await withdraw(id, { example: 'withdrawInvitation' });
    expect(statusAndBody(withdrawn)).toEqual([
      200,
      { success: true, message: 'The invitation is withdrawn' },
    ]);
    expect(statusAndBody(await withdraw(id))).toEqual(UNKNOWN);
    const person = await testData.account('user', 'Karim Uddin', { email });
    const late = await accept(
      await tokenOf(person),
      await mailedToken(email),
      'acceptInvitation: it was withdrawn',
    );
    expect(statusAndBody(late)).toEqual(UNKNOWN);
  });

  test('is not accepted before the address is verified', async () => {
    const email = newEmail();
    await invite(email, ['orders']);
    const person = await testData.account('user', 'Karim Uddin', { email, emailVerified: false });
    expect(statusAndBody(await accept(await tokenOf(person), await mailedToken(email)))).toEqual([
      403,
      {
        success: false,
        message: 'Please confirm your e-mail address first, then open the invitation again',
      },
    ]);
    expect(await openTo(email)).toHaveLength(1);
  });

  test('is not sent to staff, to no address, or without a right', async () => {
    const person = await testData.account('user', 'Rahima Khatun', { can: ['calls'] });
    const example = 'inviteStaff: the address belongs to staff';
    expect(statusAndBody(await invite(person.email, ['orders'], { example }))).toEqual([
      409,
      {
        success: false,
        message: 'Rahima Khatun works for the shop already: change their rights instead',
      },
    ]);
    expect((await invite('nobody', ['orders'])).body.errors).toHaveProperty('email');
    expect((await invite(newEmail(), [])).body.errors).toEqual({ can: 'Please choose at least one right' });
  });

  test('does not exist when its mail could not be sent', async () => {
    const email = newEmail();
    await mailbox.injectFaults({ status: 500 });
    expect(statusAndBody(await invite(email, ['orders']))).toEqual([
      503,
      { success: false, message: 'The invitation could not be sent. Please try again.' },
    ]);
    expect(await openTo(email)).toEqual([]);
    await mailbox.clearFaults();
    expect((await invite(email, ['orders'])).status).toBe(201);
  });

  test('is removed with the account that has proved its address', async () => {
    const person = await testData.account();
    await invite(person.email, ['orders']);
    await call(`/api/users/${person.uid}`, { method: 'DELETE', token: admin() });
    expect(await openTo(person.email)).toEqual([]);
  });
});

test('a user with every right can neither read nor change the rights of others', async () => {
  const can: Right[] = ['orders', 'calls', 'packing', 'money', 'catalogue', 'people', 'settings'];
  const holder = await testData.account('user', 'Rahima Khatun', { can });
  const token = await tokenOf(holder);
  const answers = [
    await listStaff({ token }),
    await changeRights(callers.user, [], ['orders'], { token }),
    await changeRights(holder, can, [], { token }),
    await invite(newEmail(), ['orders'], { token }),
    await withdraw('0'.repeat(64), { token }),
  ];
  expect(answers.map(({ status }) => status)).toEqual([403, 403, 403, 403, 403]);
});

describe('a member of staff with the right "people"', () => {
  const ADMINS_ALONE = [
    403,
    {
      success: false,
      message: 'Only an admin may change a staff account',
    },
  ];
  let token: string;
  beforeAll(async () => {
    token = await tokenOf(await testData.account('user', 'Rahima Khatun', { can: ['people'] }));
  });
  const actOn = async ({ uid, email }: Account) => {
    const body = { name: 'Other name', email, phone: '', imageUrl: '' };
    const isActive = { from: true, to: false };
    return [
      await call(`/api/user/${encodeURIComponent(email)}`, { method: 'PUT', token, body }),
      await call(`/api/users/${uid}/active`, { method: 'PUT', token, body: { isActive } }),
      await call(`/api/users/${uid}`, { method: 'DELETE', token }),
    ];
  };

  test('manages customers', async () => {
    const answers = await actOn(await testData.account());
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  });

  test('cannot change the account of staff', async () => {
    const colleagues = [
      await testData.account('admin', 'Salma Begum'),
      await testData.account('user', 'Karim Uddin', { can: ['calls'] }),
    ];
    for (const colleague of colleagues) {
      expect((await actOn(colleague)).map(statusAndBody)).toEqual(Array(3).fill(ADMINS_ALONE));
      expect((await db.doc(`users/${colleague.uid}`).get()).data()).toMatchObject({
        ...{ name: colleague.name, isActive: true },
      });
    }
  });
});
