import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { call, tokenOf } from '../fixtures/network/api-client.ts';
import { openTestData, type Account } from '../fixtures/data/test-data.ts';

/* Staff calls that name a user by uid, with a wrong caller, user or value. */
const testData = openTestData();
const { auth, db } = testData;
let admin: Account;
let customer: Account;
let victim: Account;
let tokens: { admin: string; customer: string };

beforeAll(async () => {
  [admin, customer, victim] = await Promise.all([
    testData.account('admin', 'Salma Begum'),
    testData.account('user', 'Mallory'),
    testData.account(),
  ]);
  tokens = { admin: await tokenOf(admin), customer: await tokenOf(customer) };
});
afterAll(() => testData.close());

type UserKey = Pick<Account, 'uid' | 'email'>;
const CALLS = [
  ['GET', (uid: string) => `/api/users/${uid}`, () => undefined],
  ['DELETE', (uid: string) => `/api/users/${uid}`, () => undefined],
  ['PUT', (uid: string) => `/api/users/${uid}/active`, () => ({ isActive: { from: true, to: false } })],
  [
    'PUT',
    (uid: string) => `/api/users/${uid}/role`,
    ({ email }: UserKey) => ({ role: { from: 'user', to: 'admin' }, email }),
  ],
] as const;
const stateOf = async ({ uid }: UserKey) => {
  const { customClaims = {}, disabled } = await auth.getUser(uid);
  const { role, isActive } = (await db.doc(`users/${uid}`).get()).data()!;
  return [role, isActive, customClaims.role, disabled] as unknown[];
};
const CUSTOMER_STATE = ['user', true, undefined, false];

describe.each(CALLS)('%s %s', (method, path, bodyFor) => {
  test('is rejected for a customer, about another, themselves, and an unknown uid', async () => {
    for (const person of [victim, customer, { uid: 'unknown', email: 'unknown@nargisus.test' }]) {
      const answer = await call(path(person.uid), { method, token: tokens.customer, body: bodyFor(person) });
      expect([answer.status, answer.body]).toEqual([403, { success: false, message: 'You may not do this' }]);
    }
    expect([await stateOf(victim), await stateOf(customer)]).toEqual([CUSTOMER_STATE, CUSTOMER_STATE]);
  });

  test.each([
    '..',
    '%2e%2e',
    'x%2F..%2Fy',
    '__x__',
    '%00',
    'a%0Ab',
    'a%20b',
    '%F0%9F%98%80',
    `${'a'.repeat(129)}`,
    'users%2Fx',
    '*',
    '$ne',
  ])('rejects the uid %s', async (uid) => {
    const { status } = await call(path(uid), { method, token: tokens.admin, body: bodyFor(victim) });
    expect([400, 404]).toContain(status);
    expect(await stateOf(victim)).toEqual(CUSTOMER_STATE);
  });

  test.each(['constructor', 'toString', 'unknown', 'undefined', 'null', '0'])(
    'answers 404 for the unknown uid %s',
    async (uid) => {
      const { status } = await call(path(uid), { method, token: tokens.admin, body: bodyFor(victim) });
      expect(status).toBe(404);
    },
  );
});

test('a role is granted only under the account’s own email', async () => {
  for (const email of [
    customer.email,
    '',
    ' ',
    'x',
    null,
    undefined,
    [victim.email],
    { $eq: victim.email },
  ]) {
    const body = { role: { from: 'user', to: 'admin' }, email };
    const { status } = await call(`/api/users/${victim.uid}/role`, {
      method: 'PUT',
      token: tokens.admin,
      body,
    });
    expect([email, [400, 409].includes(status)]).toEqual([email, true]);
  }
  expect(await stateOf(victim)).toEqual(CUSTOMER_STATE);
});

test.each([
  { role: 'admin' },
  { role: { from: 'admin', to: 'admin' } },
  { role: { from: 'user', to: 'owner' } },
  { role: { from: 'user', to: ['admin'] } },
  { role: { to: 'admin' } },
  { role: null },
  { isActive: { from: true, to: false } },
])('a role is not granted by %j', async (body) => {
  const sent = { email: victim.email, ...body };
  const { status } = await call(`/api/users/${victim.uid}/role`, {
    method: 'PUT',
    token: tokens.admin,
    body: sent,
  });
  expect([400, 409]).toContain(status);
  expect(await stateOf(victim)).toEqual(CUSTOMER_STATE);
});

test('an admin cannot change the role or status of their own account, or delete it', async () => {
  const own = { uid: admin.uid, email: admin.email };
  const byEmail = `/api/user/${encodeURIComponent(admin.email)}`;
  for (const [method, path, body] of [
    ['PUT', `/api/users/${own.uid}/role`, { role: { from: 'admin', to: 'user' }, email: own.email }],
    ['PUT', `/api/users/${own.uid}/active`, { isActive: { from: true, to: false } }],
    ['DELETE', `/api/users/${own.uid}`, undefined],
    ['PUT', `${byEmail}/role`, { role: 'user' }],
    ['DELETE', byEmail, undefined],
  ] as const) {
    expect([path, (await call(path, { method, token: tokens.admin, body })).status]).toEqual([path, 403]);
  }
  expect(await stateOf(admin)).toEqual(['admin', true, 'admin', false]);
});

test('an admin whom two colleagues concurrently demote, deactivate and delete loses access; the colleagues keep it', async () => {
  const other = await testData.account('admin', 'Karim');
  const otherToken = await tokenOf(other);
  for (let round = 0; round < 4; round += 1) {
    const person = await testData.account('admin', 'Leaving');
    const token = await tokenOf(person);
    const at = `/api/users/${person.uid}`;
    const send = (token: string, method: string, path: string, body?: object) =>
      call(path, { method, token, body });
    await Promise.all([
      send(tokens.admin, 'PUT', `${at}/role`, { role: { from: 'admin', to: 'user' }, email: person.email }),
      send(otherToken, 'PUT', `${at}/active`, { isActive: { from: true, to: false } }),
      send(tokens.admin, 'DELETE', at),
      // The admin tries to deactivate a colleague.
      send(token, 'PUT', `/api/users/${other.uid}/active`, { isActive: { from: true, to: false } }),
    ]);
    await send(tokens.admin, 'DELETE', at);
    expect((await db.doc(`users/${person.uid}`).get()).exists).toBe(false);
    await expect(auth.getUser(person.uid)).rejects.toMatchObject({ code: 'auth/user-not-found' });
    expect((await call('/api/orders', { token })).status).toBe(401);
    await db.doc(`users/${other.uid}`).update({ isActive: true });
    await auth.updateUser(other.uid, { disabled: false });
  }
  expect(await stateOf(admin)).toEqual(['admin', true, 'admin', false]);
});
