import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestData } from '../fixtures/data/test-data.ts';
import { call, statusAndBody, tokenOf } from '../fixtures/network/api-client.ts';
import { callAuth } from '../fixtures/network/call-auth.ts';
import { openStaff, PASSWORD, register, signUp, uniqueEmail, type SignedUp, type Staff } from './emails.ts';

/*
 * Anyone can sign up with any email address: Auth accepts it unverified and lets the owner of the account change it later. A
 * staff action on an email must not reach an account that only claims it.
 */
const testData = openTestData();
const { auth, db } = testData;
let staff: Staff;

beforeAll(async () => {
  staff = await openStaff(testData);
});
afterAll(() => testData.close());

const AMBIGUOUS = {
  success: false,
  message: 'More than one account claims this address: act on one of them in the dashboard, by its ID',
};

/** Signs up with another person's email, creates the record, then changes to an own email. Returns the account with that. */
async function squat(address: string): Promise<SignedUp> {
  const squatter = await signUp(address);
  expect((await register(squatter.token)).status).toBe(201);
  const email = uniqueEmail('mallory');
  await callAuth('update', { idToken: squatter.token, email });
  return { ...squatter, email, token: await tokenOf({ email, password: PASSWORD }) };
}

async function expectPowerless(who: SignedUp): Promise<void> {
  expect([await staff.claimOf(who.uid), (await staff.recordOf(who.uid))?.role]).toEqual([undefined, 'user']);
  const token = await tokenOf({ email: who.email, password: PASSWORD });
  expect((await call('/api/orders', { token })).status).toBe(403);
}

describe('an email that ten records claimed before its owner signed up', () => {
  let address: string;
  let squatters: SignedUp[];
  let manager: SignedUp;
  beforeAll(async () => {
    address = uniqueEmail('manager');
    squatters = [];
    for (let i = 0; i < 10; i += 1) squatters.push(await squat(address));
    manager = await signUp(address);
    expect((await register(manager.token, 'Manager')).status).toBe(201);
  });

  test('belongs to its owner; the other records get the email of their sign-in', async () => {
    expect(await staff.holdersOf(address)).toEqual([manager.uid]);
    for (const { uid, email } of squatters) expect(await staff.recordOf(uid)).toMatchObject({ email });
  });

  test('makes no account an admin before it is verified, by email or uid', async () => {
    const message = `This account has not proved that ${address} is its own: ask for the verification mail to be answered first`;
    for (const answer of [
      await staff.byEmail(address, 'PUT', { role: 'admin' }, '/role'),
      await staff.makeAdmin({ uid: manager.uid, email: address }),
    ]) {
      expect(statusAndBody(answer)).toEqual([409, { success: false, message }]);
    }
    await expectPowerless(manager);
  });

  test('makes only its owner an admin, once it is verified', async () => {
    await auth.updateUser(manager.uid, { emailVerified: true });
    expect((await staff.byEmail(address, 'PUT', { role: 'admin' }, '/role')).status).toBe(200);
    expect([await staff.claimOf(manager.uid), (await staff.recordOf(manager.uid))?.role]).toEqual([
      'admin',
      'admin',
    ]);
    const token = await tokenOf({ email: address, password: PASSWORD });
    expect((await call('/api/orders', { token })).status).toBe(200);
    for (const squatter of squatters) await expectPowerless(squatter);
  });
});

describe('an account whose record has another account’s email', () => {
  test('blocks every staff action on that email', async () => {
    const honest = await testData.account();
    const ghost = { ...(await staff.recordOf(honest.uid)), uid: `ghost-${honest.uid}` };
    await db.doc(`users/${ghost.uid}`).set(ghost);
    const profile = { name: 'New Name', email: honest.email, phone: '', imageUrl: '' };
    for (const [method, body, rest] of [
      ['GET', undefined, ''],
      ['PUT', profile, ''],
      ['DELETE', undefined, ''],
      ['PUT', { role: 'admin' }, '/role'],
    ] as const) {
      expect(statusAndBody(await staff.byEmail(honest.email, method, body, rest))).toEqual([409, AMBIGUOUS]);
    }
    expect(statusAndBody(await staff.makeAdmin(honest))).toEqual([409, AMBIGUOUS]);
    expect([await staff.claimOf(honest.uid), (await staff.recordOf(honest.uid))?.name]).toEqual([
      undefined,
      honest.name,
    ]);
    await db.doc(`users/${ghost.uid}`).delete();
    expect((await staff.makeAdmin(honest)).status).toBe(200);
  });

  test('blocks a deletion by that email while Auth maps it to another uid', async () => {
    const honest = await testData.account();
    const record = await staff.recordOf(honest.uid);
    await db.doc(`users/${honest.uid}`).delete();
    await db.doc(`users/ghost-${honest.uid}`).set({ ...record, uid: `ghost-${honest.uid}` });
    expect(statusAndBody(await staff.byEmail(honest.email, 'DELETE'))).toEqual([409, AMBIGUOUS]);
    await db.doc(`users/ghost-${honest.uid}`).delete();
  });

  test('gets its own email back through its record’s event', async () => {
    const squatter = await testData.account();
    await db.doc(`users/${squatter.uid}`).update({ email: uniqueEmail('victim') });
    await expect
      .poll(async () => (await staff.recordOf(squatter.uid))?.email, { timeout: 20_000 })
      .toBe(squatter.email);
  });

  test('is made an admin only under its own email', async () => {
    const other = uniqueEmail('other');
    const person = await testData.account();
    const answer = await staff.makeAdmin({ uid: person.uid, email: other });
    expect(statusAndBody(answer)).toEqual([
      409,
      {
        success: false,
        message: `This account signs in with another address now (${person.email}): look at it again first`,
      },
    ]);
    expect(await staff.claimOf(person.uid)).toBeUndefined();
    expect((await staff.makeAdmin(person)).status).toBe(200);
  });
});

describe('an email with a leading space', () => {
  test('gets no record and does not affect the email without the space', async () => {
    const address = uniqueEmail('blank');
    const { token } = await signUp(` ${address}`);
    const answer = await register(token);
    expect(statusAndBody(answer)).toEqual([
      403,
      { success: false, message: 'An account needs an e-mail address' },
    ]);
    expect((await call(`/api/user/${encodeURIComponent(address)}`, { token })).status).toBe(403);
    const honest = await signUp(address);
    expect((await register(honest.token)).status).toBe(201);
  });
});
