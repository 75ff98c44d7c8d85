import { calls, type Call } from '@nargisus/domain/contract';
import { addresses } from '@nargisus/local-suite/launcher';
import {
  collection,
  deleteDoc,
  doc,
  getDoc,
  getDocs,
  serverTimestamp,
  setDoc,
  updateDoc,
} from 'firebase/firestore';
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest';
import { call, tokenOf } from '../fixtures/network/api-client.ts';
import { openTestData, type Account } from '../fixtures/data/test-data.ts';
import { isAllowed } from '../fixtures/assert/is-allowed.ts';
import { openAttackerClient, type AttackerClient } from '../fixtures/accounts/attacker-client.ts';
import { API_KEY } from '../fixtures/accounts/sign-in.ts';

/*
 * A customer who claims to be an admin in bodies, URLs and headers, in the record and at Auth. Only the claim in the token counts,
 * which a client cannot set. contract/access.spec.ts covers expired and invented tokens; signatures are checked by the Admin SDK
 * where Auth is real.
 */
const testData = openTestData();
let mallory: Account;
let token: string;
let attacker: AttackerClient;

beforeEach(async () => {
  mallory = await testData.account();
  token = await tokenOf(mallory);
  attacker = await openAttackerClient(mallory);
});
afterEach(() => attacker.close());
afterAll(() => testData.close());

const CLAIMED = {
  role: 'admin',
  can: ['orders', 'people'],
  admin: true,
  isAdmin: true,
  roles: ['admin'],
  claims: { role: 'admin' },
};
const staffCalls = Object.entries<Call>(calls).filter(
  ([, { access }]) => access === 'admin' || access === 'staff',
);

/** Expects that the account has no claim, and that neither the API nor the rules give it an admin's access. */
async function expectCustomer(): Promise<void> {
  const { customClaims } = await testData.auth.getUser(mallory.uid);
  expect(customClaims ?? {}).toEqual({});
  const next = await tokenOf(mallory);
  expect((await call('/api/Users?limit=1', { token: next })).status).toBe(403);
  const { db } = attacker;
  await attacker.auth.currentUser!.getIdToken(true);
  expect(await isAllowed(getDocs(collection(db, 'users')))).toBe(false);
  expect(await isAllowed(getDocs(collection(db, 'payments')))).toBe(false);
  expect(await isAllowed(deleteDoc(doc(db, 'products/NONE')))).toBe(false);
}

test.each(staffCalls)('%s ignores roles claimed in the request', async (_name, { method, path }) => {
  const forged = {
    'X-Role': 'admin',
    'X-User-Role': 'admin',
    'X-Goog-Authenticated-User-Id': '1',
    Cookie: 'role=admin',
  };
  const answer = await call(`${path.replace(/\{\w+\}/, 'NONE')}?role=admin&admin=true`, {
    method,
    token,
    headers: forged,
    body: method === 'GET' ? undefined : CLAIMED,
  });
  expect([answer.status, answer.body]).toEqual([403, { success: false, message: 'You may not do this' }]);
});

describe('a record', () => {
  const record = () => doc(attacker.db, `users/${mallory.uid}`);
  const updatedAt = serverTimestamp();

  test('accepts a change of the name', async () => {
    expect(await isAllowed(updateDoc(record(), { name: 'Mallory', updatedAt }))).toBe(true);
  });

  test.each<[string, () => Promise<unknown>]>([
    ['the role', () => updateDoc(record(), { role: 'admin', updatedAt })],
    ['rights', () => updateDoc(record(), { can: ['orders'], updatedAt })],
    ['the name and rights', () => updateDoc(record(), { name: 'Mallory', can: ['orders'], updatedAt })],
    ['the name and the role', () => updateDoc(record(), { name: 'Mallory', role: 'admin', updatedAt })],
    ['claims', () => updateDoc(record(), { claims: { role: 'admin' }, updatedAt })],
    [
      'the whole record with another role',
      async () => setDoc(record(), { ...(await getDoc(record())).data(), role: 'admin', updatedAt }),
    ],
    ['a deletion', () => deleteDoc(record())],
  ])('rejects a write of %s', async (_what, attempt) => {
    expect(await isAllowed(attempt())).toBe(false);
    await expectCustomer();
  });

  test('is created as a customer’s', async () => {
    await testData.db.doc(`users/${mallory.uid}`).delete();
    expect(await isAllowed(setDoc(record(), { uid: mallory.uid, email: mallory.email, ...CLAIMED }))).toBe(
      false,
    );
    const body = { name: 'Mallory', email: 'admin@nargisus.test', phone: '', imageUrl: '', ...CLAIMED };
    const { body: created } = await call('/api/newUser', { method: 'POST', token, body });
    expect(created.data).toMatchObject({ role: 'user', email: mallory.email, uid: mallory.uid });
    const stored = (await testData.db.doc(`users/${mallory.uid}`).get()).data();
    expect(stored).toMatchObject({ role: 'user', email: mallory.email });
    expect(Object.keys(CLAIMED).filter((field) => field !== 'role' && field in stored!)).toEqual([]);
    await expectCustomer();
  });

  test('stays a customer’s after an update of the profile', async () => {
    const path = `/api/user/${encodeURIComponent(mallory.email)}`;
    const profile = { name: 'Mallory', email: mallory.email, phone: '', imageUrl: '', ...CLAIMED };
    expect((await call(path, { method: 'PUT', token, body: profile })).status).toBe(200);
    expect((await call(`${path}/role`, { method: 'PUT', token, body: { role: 'admin' } })).status).toBe(403);
    expect((await testData.db.doc(`users/${mallory.uid}`).get()).get('role')).toBe('user');
    await expectCustomer();
  });

  test('with role admin grants nothing without the claim', async () => {
    await testData.db.doc(`users/${mallory.uid}`).update({ role: 'admin' });
    expect((await call('/api/Users?limit=1', { token: await tokenOf(mallory) })).status).toBe(403);
    const victim = await testData.account();
    expect(await isAllowed(getDoc(doc(attacker.db, `users/${victim.uid}`)))).toBe(false);
  });
});

describe('Auth accepts no role from a client', () => {
  const post = (method: string, body: object) =>
    fetch(
      `http://${addresses.hosts.auth}/identitytoolkit.googleapis.com/v1/accounts:${method}?key=${API_KEY}`,
      {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(body),
      },
    );
  const customAttributes = JSON.stringify({ role: 'admin' });

  test('in an update', async () => {
    expect((await post('update', { idToken: token, customAttributes })).status).toBe(400);
    await expectCustomer();
  });

  test('in a sign-up', async () => {
    const email = `mallory-${mallory.uid.toLowerCase()}@nargisus.test`;
    const account = { email, password: 'a-good-password-1', returnSecureToken: true };
    const answer = await post('signUp', { ...account, customAttributes });
    const { idToken } = (await answer.json()) as { idToken: string };
    expect((await call('/api/Users?limit=1', { token: idToken })).status).toBe(403);
  });
});
