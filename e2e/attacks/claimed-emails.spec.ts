import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { statusAndBody, call, tokenOf } from '../fixtures/network/api-client.ts';
import { callAuth } from '../fixtures/network/call-auth.ts';
import { openTestData } from '../fixtures/data/test-data.ts';

/*
 * Anybody may sign up with anybody's address: Auth takes it unproved, and lets its holder change it later. What staff do to
 * an address must not reach an account that merely claims it.
 */
const testData = openTestData();
const { auth, db } = testData;
let admin: string;
let count = 0;

beforeAll(async () => {
  admin = await tokenOf(await testData.account('admin'));
});
afterAll(() => testData.close());

const AMBIGUOUS = {
  success: false,
  message: 'More than one account claims this address: act on one of them in the dashboard, by its ID',
};
const PASSWORD = 'a-good-password-1';
const unique = (name: string) =>
  `${name}-${process.pid}-${Date.now().toString(36)}${(count += 1)}@nargisus.test`;

interface Visitor {
  uid: string;
  email: string;
  token: string;
}

/** Signs up as the app does: an account at Auth, then the record. */
async function signUp(email: string): Promise<Visitor> {
  const { localId, idToken } = await callAuth<{ localId: string; idToken: string }>('signUp', {
    email,
    password: PASSWORD,
    returnSecureToken: true,
  });
  return { uid: localId, email, token: idToken };
}
const register = (token: string, name = 'Mallory') =>
  call('/api/newUser', { method: 'POST', token, body: { name, phone: '', imageUrl: '' } });

/** Takes the address of another for a record, then leaves it for one of her own. Returns herself with her own address. */
async function squat(address: string): Promise<Visitor> {
  const squatter = await signUp(address);
  expect((await register(squatter.token)).status).toBe(201);
  const email = unique('mallory');
  await callAuth('update', { idToken: squatter.token, email });
  return { ...squatter, email, token: await tokenOf({ email, password: PASSWORD }) };
}

const byEmail = (email: string, method: string, body?: object, rest = '') =>
  call(`/api/user/${encodeURIComponent(email)}${rest}`, { method, token: admin, body });
const makeAdmin = ({ uid, email }: { uid: string; email: string }, token = admin) =>
  call(`/api/users/${uid}/role`, {
    method: 'PUT',
    token,
    body: { role: { from: 'user', to: 'admin' }, email },
  });
const recordOf = async (uid: string) => (await db.doc(`users/${uid}`).get()).data();
const claimOf = async (uid: string) => ((await auth.getUser(uid)).customClaims ?? {}).role as unknown;

async function expectPowerless(who: Visitor): Promise<void> {
  expect([await claimOf(who.uid), (await recordOf(who.uid))?.role]).toEqual([undefined, 'user']);
  const token = await tokenOf({ email: who.email, password: PASSWORD });
  expect((await call('/api/orders', { token })).status).toBe(403);
}

describe('an email that ten records claimed before its owner signed up', () => {
  let address: string;
  let squatters: Visitor[];
  let manager: Visitor;
  beforeAll(async () => {
    address = unique('manager');
    squatters = [];
    for (let i = 0; i < 10; i += 1) squatters.push(await squat(address));
    manager = await signUp(address);
    expect((await register(manager.token, 'Manager')).status).toBe(201);
  });

  test('belongs to its owner, and the others get the email that they sign in with', async () => {
    const { docs } = await db.collection('users').where('email', '==', address).get();
    expect(docs.map(({ id }) => id)).toEqual([manager.uid]);
    for (const { uid, email } of squatters) expect(await recordOf(uid)).toMatchObject({ email });
  });

  test('makes no account an admin before it is verified, by email or uid', async () => {
    const message = `This account has not proved that ${address} is its own: ask for the verification mail to be answered first`;
    for (const answer of [
      await byEmail(address, 'PUT', { role: 'admin' }, '/role'),
      await makeAdmin({ uid: manager.uid, email: address }),
    ]) {
      expect(statusAndBody(answer)).toEqual([409, { success: false, message }]);
    }
    await expectPowerless(manager);
  });

  test('makes only its owner an admin, once it is verified', async () => {
    await auth.updateUser(manager.uid, { emailVerified: true });
    expect((await byEmail(address, 'PUT', { role: 'admin' }, '/role')).status).toBe(200);
    expect([await claimOf(manager.uid), (await recordOf(manager.uid))?.role]).toEqual(['admin', 'admin']);
    const token = await tokenOf({ email: address, password: PASSWORD });
    expect((await call('/api/orders', { token })).status).toBe(200);
    for (const squatter of squatters) await expectPowerless(squatter);
  });
});

describe('an account whose record has another account’s email', () => {
  test('blocks every staff action on that email', async () => {
    const honest = await testData.account();
    const ghost = { ...(await recordOf(honest.uid)), uid: `ghost-${honest.uid}` };
    await db.doc(`users/${ghost.uid}`).set(ghost);
    const profile = { name: 'Somebody', email: honest.email, phone: '', imageUrl: '' };
    for (const [method, body, rest] of [
      ['GET', undefined, ''],
      ['PUT', profile, ''],
      ['DELETE', undefined, ''],
      ['PUT', { role: 'admin' }, '/role'],
    ] as const) {
      expect(statusAndBody(await byEmail(honest.email, method, body, rest))).toEqual([409, AMBIGUOUS]);
    }
    expect(statusAndBody(await makeAdmin(honest))).toEqual([409, AMBIGUOUS]);
    expect([await claimOf(honest.uid), (await recordOf(honest.uid))?.name]).toEqual([undefined, honest.name]);
    await db.doc(`users/${ghost.uid}`).delete();
    expect((await makeAdmin(honest)).status).toBe(200);
  });

  test('does not grant that email while Auth maps it to another uid', async () => {
    const honest = await testData.account();
    const record = await recordOf(honest.uid);
    await db.doc(`users/${honest.uid}`).delete();
    await db.doc(`users/ghost-${honest.uid}`).set({ ...record, uid: `ghost-${honest.uid}` });
    expect(statusAndBody(await byEmail(honest.email, 'DELETE'))).toEqual([409, AMBIGUOUS]);
    await db.doc(`users/ghost-${honest.uid}`).delete();
  });

  test('gets its own email back through its record’s event', async () => {
    const squatter = await testData.account();
    await db.doc(`users/${squatter.uid}`).update({ email: unique('victim') });
    await expect
      .poll(async () => (await recordOf(squatter.uid))?.email, { timeout: 20_000 })
      .toBe(squatter.email);
  });

  test('is not made an admin under the address that staff read, and under its own', async () => {
    const other = unique('somebody');
    const person = await testData.account();
    const answer = await makeAdmin({ uid: person.uid, email: other });
    expect(statusAndBody(answer)).toEqual([
      409,
      {
        success: false,
        message: `This account signs in with another address now (${person.email}): look at it again first`,
      },
    ]);
    expect(await claimOf(person.uid)).toBeUndefined();
    expect((await makeAdmin(person)).status).toBe(200);
  });
});

test.each([
  [
    'a Google account of another address',
    { providerId: 'google.com', uid: 'g-1', email: 'mallory@evil.test' },
    'mallory@evil.test',
  ],
  ['a telephone', { providerId: 'phone', phoneNumber: '+8801712345678' }, '+8801712345678'],
])(
  'an account that its squatter left open with %s is not made an admin, proved or not',
  async (_what, link, other) => {
    const person = await testData.account();
    if ('phoneNumber' in link) await auth.updateUser(person.uid, { phoneNumber: link.phoneNumber });
    else await auth.updateUser(person.uid, { providerToLink: link });
    expect(statusAndBody(await makeAdmin(person))).toEqual([
      409,
      {
        success: false,
        message: `This account can also be opened with ${other}: have that sign-in removed first`,
      },
    ]);
    expect([await claimOf(person.uid), (await recordOf(person.uid))?.role]).toEqual([undefined, 'user']);
  },
);

test('a Google account of the same address is no other sign-in', async () => {
  const person = await testData.account();
  const link = { providerId: 'google.com', uid: `g-${person.uid}`, email: person.email };
  await auth.updateUser(person.uid, { providerToLink: link });
  expect((await makeAdmin(person)).status).toBe(200);
});

describe('an email with a leading blank', () => {
  test('gets no record and does not affect the record of the email without it', async () => {
    const address = unique('blank');
    const { idToken } = await callAuth<{ idToken: string }>('signUp', {
      email: ` ${address}`,
      password: PASSWORD,
      returnSecureToken: true,
    });
    const answer = await register(idToken);
    expect(statusAndBody(answer)).toEqual([
      403,
      { success: false, message: 'An account needs an e-mail address' },
    ]);
    expect((await call(`/api/user/${encodeURIComponent(address)}`, { token: idToken })).status).toBe(403);
    const honest = await signUp(address);
    expect((await register(honest.token)).status).toBe(201);
  });
});

describe('an email that its owner changes at Auth', () => {
  test('is copied to the record, and the old email becomes free', async () => {
    const address = unique('old');
    const person = await signUp(address);
    expect((await register(person.token)).status).toBe(201);
    const email = unique('new');
    await callAuth('update', { idToken: person.token, email });
    const token = await tokenOf({ email, password: PASSWORD });
    expect((await call('/api/me', { token })).body.data).toMatchObject({ email });
    expect(await recordOf(person.uid)).toMatchObject({ email, emailVerified: false });
    expect((await byEmail(email, 'GET')).body.data).toMatchObject({ uid: person.uid });
    expect((await byEmail(address, 'GET')).status).toBe(404);
    expect((await register((await signUp(address)).token)).status).toBe(201);
  });

  test('is not taken back by a token of before the change', async () => {
    const address = unique('given');
    const person = await signUp(address);
    await register(person.token);
    const email = unique('new');
    await callAuth('update', { idToken: person.token, email });
    await tokenOf({ email, password: PASSWORD });
    const heir = await signUp(address);
    expect((await register(heir.token)).status).toBe(201);
    // Her old token still says the address; Auth, and so the record, does not.
    const again = await register(person.token);
    expect([200, 401]).toContain(again.status);
    expect((await recordOf(person.uid))?.email).toBe(email);
    expect((await recordOf(heir.uid))?.email).toBe(address);
  });

  test('by an account without a record yet gives no record of the old address', async () => {
    const address = unique('late');
    const person = await signUp(address);
    await callAuth('update', { idToken: person.token, email: unique('new') });
    expect((await register((await signUp(address)).token)).status).toBe(201);
    expect((await register(person.token)).status).toBe(401);
    expect(await recordOf(person.uid)).toBeUndefined();
  });
});
