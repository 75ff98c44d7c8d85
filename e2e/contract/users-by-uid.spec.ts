import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { statusAndBody, call, tokenOf } from '../fixtures/network/api-client.ts';
import type { Example } from '../fixtures/network/api-examples.ts';
import { openTestData } from '../fixtures/data/test-data.ts';
import { openCallers, type Callers } from '../fixtures/accounts/callers.ts';
import { waitForNextSecond } from '../fixtures/accounts/wait-for-next-second.ts';

/* Staff identify a user by uid, because anyone can claim an email address. */
const testData = openTestData();
const { auth, db } = testData;
let callers: Callers;

beforeAll(async () => {
  callers = await openCallers(testData);
});
afterAll(() => testData.close());

const NOT_FOUND = [404, { success: false, message: 'User not found' }];
const at = (uid: string) => `/api/users/${uid}`;
const put = (path: string, body: object, example?: Example, token = callers.tokens.admin) =>
  call(path, { method: 'PUT', token, body, example });
type User = { uid: string; email: string };
const setRole = ({ uid, email }: User, from: string, to: string, example?: Example) =>
  put(`${at(uid)}/role`, { role: { from, to }, email }, example);
const setActive = ({ uid }: User, from: boolean, to: boolean, example?: Example) =>
  put(`${at(uid)}/active`, { isActive: { from, to } }, example);
const remove = (uid: string, example?: Example) =>
  call(at(uid), { method: 'DELETE', token: callers.tokens.admin, example });
const recordOf = async (uid: string) => (await db.doc(`users/${uid}`).get()).data();
const auditOf = async (uid: string) => {
  const { docs } = await db.collection('audit').where('subject.id', '==', uid).get();
  return docs.map((it) => it.data()).sort((a, b) => a.at.toMillis() - b.at.toMillis());
};

test('a user is answered with the shop’s record and Auth’s account', async () => {
  const { uid, email } = callers.user;
  const token = callers.tokens.admin;
  const answer = await call(at(uid), { token, example: 'getPerson' });
  expect(statusAndBody(answer)).toMatchObject([
    200,
    {
      success: true,
      data: {
        record: { uid, email, role: 'user', isActive: true, emailVerified: true },
        account: { email, emailVerified: true, disabled: false },
      },
    },
  ]);
  expect(statusAndBody(await call(at('unknown'), { token }))).toEqual(NOT_FOUND);
  expect((await call(at('%20'), { token })).status).toBe(400);
});

describe('the role', () => {
  test('is granted and revoked with an audit entry each, and a stale change is rejected', async () => {
    const person = await testData.account();
    const made = await setRole(person, 'user', 'admin', 'changePersonRole');
    expect(statusAndBody(made)).toMatchObject([
      200,
      { message: `${person.name} is an admin now`, data: { role: 'admin' } },
    ]);
    expect(statusAndBody(await setRole(person, 'user', 'admin'))).toEqual([
      409,
      {
        success: false,
        message: `A colleague has changed this in the meantime: ${person.name} is an admin now`,
      },
    ]);
    const token = await tokenOf(person);
    expect((await call('/api/Users?limit=1', { token })).status).toBe(200);
    await waitForNextSecond();
    expect((await setRole(person, 'admin', 'user')).status).toBe(200);
    expect((await call('/api/Users?limit=1', { token })).status).toBe(401);
    const by = { uid: callers.admin.uid };
    expect(await auditOf(person.uid)).toMatchObject([
      { action: 'user.role-changed', by, before: { role: 'user' }, after: { role: 'admin' } },
      { action: 'user.role-changed', by, before: { role: 'admin' }, after: { role: 'user' } },
    ]);
  });

  test('is the same in claim and record after concurrent changes', async () => {
    const person = await testData.account();
    const directions = Array.from({ length: 12 }, (_, i) => (i % 2 ? 'user' : 'admin'));
    const email = encodeURIComponent(person.email);
    await Promise.all(directions.map((role) => put(`/api/user/${email}/role`, { role })));
    const isConsistent = async () => {
      const claim = ((await auth.getUser(person.uid)).customClaims ?? {}).role as unknown;
      return (claim === 'admin') === ((await recordOf(person.uid))?.role === 'admin');
    };
    await expect.poll(isConsistent, { timeout: 20_000 }).toBe(true);
  });

  test('cannot be changed for oneself, an unknown user or an inactive one', async () => {
    expect((await setRole(callers.admin, 'admin', 'user')).status).toBe(403);
    expect(statusAndBody(await setRole({ uid: 'unknown', email: 'a@b.test' }, 'user', 'admin'))).toEqual(
      NOT_FOUND,
    );
    const gone = await testData.account();
    await setActive(gone, true, false);
    expect(statusAndBody(await setRole(gone, 'user', 'admin'))).toEqual([
      409,
      { success: false, message: 'This account is not active' },
    ]);
  });
});

describe('the active state of a user', () => {
  test('takes effect at once, with an audit entry for each change', async () => {
    const person = await testData.account();
    const token = await tokenOf(person);
    const out = await setActive(person, true, false, 'changePersonActive');
    expect(statusAndBody(out)).toMatchObject([
      200,
      { message: `${person.name} can no longer sign in`, data: { isActive: false } },
    ]);
    expect((await call('/api/me', { token })).status).toBe(401);
    await expect(tokenOf(person)).rejects.toThrow('USER_DISABLED');
    expect(statusAndBody(await setActive(person, true, false))).toEqual([
      409,
      {
        success: false,
        message: `A colleague has changed this in the meantime: ${person.name} is inactive now`,
      },
    ]);
    expect((await setActive(person, false, true)).status).toBe(200);
    expect((await call('/api/me', { token: await tokenOf(person) })).status).toBe(200);
    expect(await auditOf(person.uid)).toMatchObject([
      { action: 'user.deactivated', after: { isActive: false } },
      { action: 'user.activated', after: { isActive: true } },
    ]);
  });

  test('cannot be changed for oneself or an unknown user', async () => {
    expect(statusAndBody(await setActive(callers.admin, true, false))).toEqual([
      403,
      { success: false, message: 'You cannot deactivate your own account' },
    ]);
    expect(statusAndBody(await setActive({ uid: 'unknown', email: '' }, true, false))).toEqual(NOT_FOUND);
  });
});

describe('a deletion', () => {
  test('removes the named account and leaves the others', async () => {
    const honest = await testData.account();
    const squatter = await testData.account('user', 'Mallory');
    expect(statusAndBody(await remove(squatter.uid, 'deletePerson'))).toEqual([
      200,
      { success: true, message: 'User deleted successfully!' },
    ]);
    expect([await recordOf(squatter.uid), (await recordOf(honest.uid))?.email]).toEqual([
      undefined,
      honest.email,
    ]);
    await expect(auth.getUser(squatter.uid)).rejects.toMatchObject({ code: 'auth/user-not-found' });
    expect(await auditOf(squatter.uid)).toMatchObject([
      { action: 'user.deleted', before: null, after: null },
    ]);
    expect(statusAndBody(await remove(squatter.uid))).toEqual(NOT_FOUND);
    expect(statusAndBody(await remove(callers.admin.uid))).toEqual([
      403,
      { success: false, message: 'You cannot delete your own account' },
    ]);
  });

  test.each([1, 2, 3, 4, 5, 6])('leaves no record while the owner saves the profile, round %d', async () => {
    const person = await testData.account();
    const token = await tokenOf(person);
    const body = { name: 'Still here', phone: '', imageUrl: '' };
    const save = () => call('/api/newUser', { method: 'POST', token, body });
    const [removed] = await Promise.all([remove(person.uid), save(), save(), save(), save()]);
    expect(removed.status).toBe(200);
    await save();
    expect(await recordOf(person.uid)).toBeUndefined();
  });
});
