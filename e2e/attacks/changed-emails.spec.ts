import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestData, type Account } from '../fixtures/data/test-data.ts';
import { call, tokenOf } from '../fixtures/network/api-client.ts';
import { callAuth } from '../fixtures/network/call-auth.ts';
import { openStaff, PASSWORD, register, signUp, uniqueEmail, uniqueName, type Staff } from './emails.ts';

/*
 * Emails that change owners: taken, released, reclaimed, or left by a deleted account. The shop's records follow Auth, so the
 * owner at Auth always has the email, and no one else has its rights.
 */
const testData = openTestData();
const { auth, db } = testData;
let staff: Staff;

beforeAll(async () => {
  staff = await openStaff(testData);
});
afterAll(() => testData.close());

/** Saves the record of an existing account, which claims the email. */
const saveRecord = async (account: Account) =>
  expect((await register(await tokenOf(account), account.name)).status).toBe(200);

/** Changes the email of an account as its owner does, then reads the record with a new token, as the app does. */
async function move(account: Account, email: string, { reads = true } = {}): Promise<Account> {
  const { idToken } = await callAuth<{ idToken: string }>('signInWithPassword', {
    email: account.email,
    password: account.password,
    returnSecureToken: true,
  });
  await callAuth('update', { idToken, email });
  const moved = { ...account, email };
  if (reads)
    expect((await call('/api/me', { token: await tokenOf(moved) })).body.data).toMatchObject({ email });
  return moved;
}

describe('an email left in the record of an account that changed it', () => {
  test('belongs to its new owner at the first request, who can be promoted', async () => {
    const wanted = uniqueEmail('manager');
    const squatter = await testData.account('user', 'Mallory', { email: wanted });
    await saveRecord(squatter);
    const gone = await move(squatter, uniqueEmail('mallory'), { reads: false });
    const manager = await move(await testData.account('user', 'Manager'), wanted);
    expect(await staff.holdersOf(wanted)).toEqual([manager.uid]);
    expect(await staff.recordOf(squatter.uid)).toMatchObject({ email: gone.email });
    expect((await staff.byEmail(wanted, 'GET')).body.data).toMatchObject({ uid: manager.uid });
    await auth.updateUser(manager.uid, { emailVerified: true });
    expect((await staff.makeAdmin(manager)).status).toBe(200);
    expect([await staff.claimOf(manager.uid), await staff.claimOf(squatter.uid)]).toEqual([
      'admin',
      undefined,
    ]);
  });

  test('returns to its first owner when reclaimed, although another account had it in between', async () => {
    const address = uniqueEmail('first');
    const first = await testData.account('user', 'First', { email: address });
    await saveRecord(first);
    const away = await move(first, uniqueEmail('away'));
    const second = await move(await testData.account('user', 'Second'), address);
    const left = await move(second, uniqueEmail('left'), { reads: false });
    await move(away, address);
    expect(await staff.holdersOf(address)).toEqual([first.uid]);
    expect((await staff.byEmail(address, 'GET')).body.data).toMatchObject({ uid: first.uid });
    expect((await staff.byEmail(left.email, 'GET')).body.data).toMatchObject({ uid: second.uid });
  });

  test('is found by staff under its new address, and no longer under its old one, before its owner makes a request', async () => {
    const account = await testData.account('user', 'Mover');
    await saveRecord(account);
    const moved = await move(account, uniqueEmail('new'), { reads: false });
    const found = await staff.byEmail(moved.email, 'GET');
    expect([found.status, found.body.data]).toMatchObject([200, { uid: account.uid, email: moved.email }]);
    expect((await staff.byEmail(account.email, 'GET')).status).toBe(404);
  });

  test('is found by staff under its new owner before either account makes a request', async () => {
    const [one, two] = [await testData.account('user', 'One'), await testData.account('user', 'Two')];
    for (const account of [one, two]) await saveRecord(account);
    // The two accounts exchange their emails.
    const aside = await move(one, uniqueEmail('aside'), { reads: false });
    await move(two, one.email, { reads: false });
    await move(aside, two.email, { reads: false });
    expect((await staff.byEmail(one.email, 'GET')).body.data).toMatchObject({
      uid: two.uid,
      email: one.email,
    });
    expect((await staff.byEmail(two.email, 'GET')).body.data).toMatchObject({
      uid: one.uid,
      email: two.email,
    });
    expect([await staff.holdersOf(one.email), await staff.holdersOf(two.email)]).toEqual([
      [two.uid],
      [one.uid],
    ]);
  });
});

test('an email moved ten times concurrently ends with the account that Auth names', async () => {
  const address = uniqueEmail('round');
  const people = await Promise.all(
    Array.from({ length: 4 }, (_, n) => testData.account('user', `Person ${n}`)),
  );
  let holder = people[0]!;
  for (let round = 0; round < 10; round += 1) {
    const next = people[(round + 1) % people.length]!;
    const [own, nextUser] = [uniqueEmail('own'), await auth.getUser(next.uid)];
    await auth.updateUser(holder.uid, { email: own });
    await auth.updateUser(next.uid, { email: address });
    const tokens = await Promise.all([
      tokenOf({ email: own, password: holder.password }),
      tokenOf({ email: address, password: next.password }),
    ]);
    expect(nextUser.uid).toBe(next.uid);
    await Promise.all([...tokens, ...tokens].map((token) => call('/api/me', { token })));
    holder = next;
  }
  expect(await staff.holdersOf(address)).toEqual([holder.uid]);
  expect((await staff.byEmail(address, 'GET')).body.data).toMatchObject({ uid: holder.uid });
});

test('ten concurrent first requests of an account create one record and one claim', async () => {
  const { uid, email, token } = await signUp(uniqueEmail('eager'));
  const save = () => register(token, 'Eager');
  const statuses = (await Promise.all(Array.from({ length: 10 }, save))).map(({ status }) => status);
  expect(statuses.toSorted()).toEqual([...Array<number>(9).fill(200), 201]);
  const claims = await db.collection('emails').where('uid', '==', uid).get();
  expect([await staff.holdersOf(email), claims.size]).toEqual([[uid], 1]);
});

describe('an account deleted at Auth whose record remains', () => {
  test.each([
    ['because its owner removed it at Auth', false],
    ['because its deletion was interrupted', true],
  ])('%s leaves its email to the next owner', async (_why, isDeletion) => {
    const former = await testData.account('user', 'Former');
    await saveRecord(former);
    await auth.deleteUser(former.uid);
    if (isDeletion) {
      const begun = {
        uid: former.uid,
        email: former.email,
        alias: `deleted_${former.uid}`,
        requestedAt: new Date(),
      };
      await db.doc(`deletions/${former.uid}`).set({ ...begun, decided: false, by: 'owner' });
    }
    const next = await testData.account('user', 'Next', { email: former.email });
    await db.doc(`users/${next.uid}`).delete();
    expect((await register(await tokenOf(next), 'Next')).status).toBe(201);
    // Staff act on one of the two by its uid; the record without an account is shown as such.
    const shown = await call(`/api/users/${former.uid}`, { token: staff.token });
    expect(shown.body.data).toMatchObject({ record: { uid: former.uid }, account: null });
    expect((await staff.byEmail(former.email, 'GET')).status).toBe(409);
    expect((await call(`/api/users/${former.uid}`, { method: 'DELETE', token: staff.token })).status).toBe(
      200,
    );
    expect((await staff.byEmail(next.email, 'GET')).body.data).toMatchObject({ uid: next.uid });
    expect((await staff.makeAdmin(next)).status).toBe(200);
  });
});

describe('an email that differs only in what mail systems ignore', () => {
  test.each([
    ['dots', (name: string) => `r.a.h.i.m.a.${name}`],
    ['a tag', (name: string) => `rahima${name}+shop`],
    ['a full-width letter', (name: string) => `ｒahima${name}`],
    ['a Cyrillic letter', (name: string) => `r\u0430hima${name}`],
    ['a zero-width character', (name: string) => `rahima${name}\u200b`],
  ])('by %s belongs to a separate account without access to the first', async (_what, variant) => {
    const name = uniqueName().replace('-', '');
    const honest = await testData.account('user', 'Rahima', { email: `rahima${name}@nargisus.test` });
    const { uid, token } = await signUp(`${variant(name)}@nargisus.test`);
    await register(token, 'Other');
    for (const path of [
      `/api/user/${encodeURIComponent(honest.email)}`,
      `/api/orders/user?userEmail=${encodeURIComponent(honest.email)}`,
      `/api/cart?userEmail=${encodeURIComponent(honest.email)}`,
    ]) {
      expect([path, (await call(path, { token })).status]).toEqual([path, 403]);
    }
    expect((await staff.byEmail(honest.email, 'GET')).body.data).toMatchObject({ uid: honest.uid });
    expect(await staff.holdersOf(honest.email)).toEqual([honest.uid]);
    expect((await staff.makeAdmin({ ...honest, uid })).status).toBe(409);
  });

  test('by case is the same email', async () => {
    const honest = await testData.account();
    const again = callAuth('signUp', { email: honest.email.toUpperCase(), password: PASSWORD });
    await expect(again).rejects.toThrow('EMAIL_EXISTS');
    expect((await staff.byEmail(honest.email.toUpperCase(), 'GET')).body.data).toMatchObject({
      uid: honest.uid,
    });
  });
});

describe('an email that its owner changes at Auth', () => {
  test('is copied to the record, and the old email becomes free', async () => {
    const address = uniqueEmail('old');
    const person = await signUp(address);
    expect((await register(person.token)).status).toBe(201);
    const email = uniqueEmail('new');
    await callAuth('update', { idToken: person.token, email });
    const token = await tokenOf({ email, password: PASSWORD });
    expect((await call('/api/me', { token })).body.data).toMatchObject({ email });
    expect(await staff.recordOf(person.uid)).toMatchObject({ email, emailVerified: false });
    expect((await staff.byEmail(email, 'GET')).body.data).toMatchObject({ uid: person.uid });
    expect((await staff.byEmail(address, 'GET')).status).toBe(404);
    expect((await register((await signUp(address)).token)).status).toBe(201);
  });

  test('is not reclaimed with a token from before the change', async () => {
    const address = uniqueEmail('given');
    const person = await signUp(address);
    await register(person.token);
    const email = uniqueEmail('new');
    await callAuth('update', { idToken: person.token, email });
    await tokenOf({ email, password: PASSWORD });
    const nextOwner = await signUp(address);
    expect((await register(nextOwner.token)).status).toBe(201);
    // The old token still contains the email; Auth, and so the record, does not.
    const again = await register(person.token);
    expect([200, 401]).toContain(again.status);
    expect((await staff.recordOf(person.uid))?.email).toBe(email);
    expect((await staff.recordOf(nextOwner.uid))?.email).toBe(address);
  });

  test('gives an account without a record no record of the old email', async () => {
    const address = uniqueEmail('late');
    const person = await signUp(address);
    await callAuth('update', { idToken: person.token, email: uniqueEmail('new') });
    expect((await register((await signUp(address)).token)).status).toBe(201);
    expect((await register(person.token)).status).toBe(401);
    expect(await staff.recordOf(person.uid)).toBeUndefined();
  });
});
