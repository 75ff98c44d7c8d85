import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { statusAndBody, call, tokenOf } from '../fixtures/network/api-client.ts';
import { callAuth } from '../fixtures/network/call-auth.ts';
import { openTestData, type Account } from '../fixtures/data/test-data.ts';

/*
 * Addresses that change hands: taken, left, taken back, left by an account that is gone, linked by a provider that proves
 * nothing. The shop's records follow Auth, so none of this may keep an address from its holder, or give its power to another.
 */
const testData = openTestData();
const { auth, db } = testData;
let admin: string;
let count = 0;

beforeAll(async () => {
  admin = await tokenOf(await testData.account('admin'));
});
afterAll(() => testData.close());

const unique = (name: string) =>
  `${name}-${process.pid}-${Date.now().toString(36)}${(count += 1)}@nargisus.test`;
const recordOf = async (uid: string) => (await db.doc(`users/${uid}`).get()).data();
const claimOf = async (uid: string) => ((await auth.getUser(uid)).customClaims ?? {}).role as unknown;

/** Saves the record as the app does after a sign-up, which claims the address. */
const signUp = async (account: Account) => {
  const body = { name: account.name, phone: '', imageUrl: '' };
  const { status } = await call('/api/newUser', { method: 'POST', token: await tokenOf(account), body });
  expect(status).toBe(200);
};

/** Changes the address of an account as its holder would, then asks for her record with a new token, as the app does. */
async function move(account: Account, email: string, { visits = true } = {}): Promise<Account> {
  const { idToken } = await callAuth<{ idToken: string }>('signInWithPassword', {
    email: account.email,
    password: account.password,
    returnSecureToken: true,
  });
  await callAuth('update', { idToken, email });
  const moved = { ...account, email };
  if (visits)
    expect((await call('/api/me', { token: await tokenOf(moved) })).body.data).toMatchObject({ email });
  return moved;
}

const find = (email: string) => call(`/api/user/${encodeURIComponent(email)}`, { token: admin });
const makeAdmin = ({ uid, email }: Account) =>
  call(`/api/users/${uid}/role`, {
    method: 'PUT',
    token: admin,
    body: { role: { from: 'user', to: 'admin' }, email },
  });
const holderOf = async (email: string) => {
  const { docs } = await db.collection('users').where('email', '==', email).get();
  return docs.map(({ id }) => id);
};

describe('an email left in the record of an account that changed it', () => {
  test('belongs to its new owner at the first request, who can be promoted', async () => {
    const wanted = unique('manager');
    const squatter = await testData.account('user', 'Mallory', { email: wanted });
    await signUp(squatter);
    const gone = await move(squatter, unique('mallory'), { visits: false });
    const manager = await move(await testData.account('user', 'Manager'), wanted);
    expect(await holderOf(wanted)).toEqual([manager.uid]);
    expect(await recordOf(squatter.uid)).toMatchObject({ email: gone.email });
    expect((await find(wanted)).body.data).toMatchObject({ uid: manager.uid });
    await auth.updateUser(manager.uid, { emailVerified: true });
    expect((await makeAdmin(manager)).status).toBe(200);
    expect([await claimOf(manager.uid), await claimOf(squatter.uid)]).toEqual(['admin', undefined]);
  });

  test('returns to its first owner when reclaimed, although another account had it in between', async () => {
    const address = unique('first');
    const first = await testData.account('user', 'First', { email: address });
    await signUp(first);
    const away = await move(first, unique('away'));
    const second = await move(await testData.account('user', 'Second'), address);
    const left = await move(second, unique('left'), { visits: false });
    await move(away, address);
    expect(await holderOf(address)).toEqual([first.uid]);
    expect((await find(address)).body.data).toMatchObject({ uid: first.uid });
    expect((await find(left.email)).body.data).toMatchObject({ uid: second.uid });
  });

  test('is found by staff under its holder, also when neither has come since', async () => {
    const [one, two] = [await testData.account('user', 'One'), await testData.account('user', 'Two')];
    for (const account of [one, two]) await signUp(account);
    // Each takes the address that the other had.
    const aside = await move(one, unique('aside'), { visits: false });
    await move(two, one.email, { visits: false });
    await move(aside, two.email, { visits: false });
    expect((await find(one.email)).body.data).toMatchObject({ uid: two.uid, email: one.email });
    expect((await find(two.email)).body.data).toMatchObject({ uid: one.uid, email: two.email });
    expect([await holderOf(one.email), await holderOf(two.email)]).toEqual([[two.uid], [one.uid]]);
  });
});

test('an email moved ten times concurrently ends with the account that Auth names', async () => {
  const address = unique('round');
  const people = await Promise.all(
    Array.from({ length: 4 }, (_, n) => testData.account('user', `Person ${n}`)),
  );
  let holder = people[0]!;
  for (let round = 0; round < 10; round += 1) {
    const next = people[(round + 1) % people.length]!;
    const [own, hers] = [unique('own'), await auth.getUser(next.uid)];
    await auth.updateUser(holder.uid, { email: own });
    await auth.updateUser(next.uid, { email: address });
    const tokens = await Promise.all([
      tokenOf({ email: own, password: holder.password }),
      tokenOf({ email: address, password: next.password }),
    ]);
    expect(hers.uid).toBe(next.uid);
    await Promise.all([...tokens, ...tokens].map((token) => call('/api/me', { token })));
    holder = next;
  }
  expect(await holderOf(address)).toEqual([holder.uid]);
  expect((await find(address)).body.data).toMatchObject({ uid: holder.uid });
});

test('ten concurrent first requests of one account create one record and one claim', async () => {
  const email = unique('eager');
  const { localId: uid, idToken } = await callAuth<{ localId: string; idToken: string }>('signUp', {
    email,
    password: 'a-good-password-1',
    returnSecureToken: true,
  });
  const body = { name: 'Eager', phone: '', imageUrl: '' };
  const visit = () => call('/api/newUser', { method: 'POST', token: idToken, body });
  const statuses = (await Promise.all(Array.from({ length: 10 }, visit))).map(({ status }) => status);
  expect(statuses.toSorted()).toEqual([...Array<number>(9).fill(200), 201]);
  const claims = await db.collection('emails').where('uid', '==', uid).get();
  expect([await holderOf(email), claims.size]).toEqual([[uid], 1]);
});

describe('an account deleted at Auth whose record remains', () => {
  test.each([
    ['because its owner removed it at Auth', false],
    ['because its deletion was interrupted', true],
  ])('%s leaves its address to the next holder', async (_why, isDeletion) => {
    const former = await testData.account('user', 'Former');
    await signUp(former);
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
    const body = { name: 'Next', phone: '', imageUrl: '' };
    const token = await tokenOf(next);
    expect((await call('/api/newUser', { method: 'POST', token, body })).status).toBe(201);
    // Staff act on one of the two by its uid; a record without a sign-in is shown as what it is.
    const shown = await call(`/api/users/${former.uid}`, { token: admin });
    expect(shown.body.data).toMatchObject({ record: { uid: former.uid }, account: null });
    expect((await find(former.email)).status).toBe(409);
    expect((await call(`/api/users/${former.uid}`, { method: 'DELETE', token: admin })).status).toBe(200);
    expect((await find(next.email)).body.data).toMatchObject({ uid: next.uid });
    expect((await makeAdmin(next)).status).toBe(200);
  });
});

describe('an email that differs in what mail systems ignore', () => {
  test.each([
    ['dots', (name: string) => `r.a.h.i.m.a.${name}`],
    ['a tag', (name: string) => `rahima${name}+shop`],
    ['a letter of full width', (name: string) => `ｒahima${name}`],
    ['a Cyrillic letter', (name: string) => `r\u0430hima${name}`],
    ['a character of no width', (name: string) => `rahima${name}\u200b`],
  ])('by %s is another account’s, and opens nothing of the first', async (_what, variant) => {
    const name = `${process.pid}${Date.now().toString(36)}${(count += 1)}`;
    const honest = await testData.account('user', 'Rahima', { email: `rahima${name}@nargisus.test` });
    const email = `${variant(name)}@nargisus.test`;
    const password = 'a-good-password-1';
    const other = await callAuth<{ localId: string; idToken: string }>('signUp', {
      email,
      password,
      returnSecureToken: true,
    });
    const token = other.idToken;
    await call('/api/newUser', { method: 'POST', token, body: { name: 'Other', phone: '', imageUrl: '' } });
    for (const path of [
      `/api/user/${encodeURIComponent(honest.email)}`,
      `/api/orders/user?userEmail=${encodeURIComponent(honest.email)}`,
      `/api/cart?userEmail=${encodeURIComponent(honest.email)}`,
    ]) {
      expect([path, (await call(path, { token })).status]).toEqual([path, 403]);
    }
    expect((await find(honest.email)).body.data).toMatchObject({ uid: honest.uid });
    expect(await holderOf(honest.email)).toEqual([honest.uid]);
    expect((await makeAdmin({ ...honest, uid: other.localId })).status).toBe(409);
  });

  test('only in case is the same email', async () => {
    const honest = await testData.account();
    const again = callAuth('signUp', { email: honest.email.toUpperCase(), password: 'a-good-password-1' });
    await expect(again).rejects.toThrow('EMAIL_EXISTS');
    expect((await find(honest.email.toUpperCase())).body.data).toMatchObject({ uid: honest.uid });
  });
});

test.each(['facebook.com', 'google.com', 'github.com'])(
  'a %s account of the same address, which proves nothing to us, gives no power',
  async (providerId) => {
    const person = await testData.account('user', 'Linked', { emailVerified: false });
    await auth.updateUser(person.uid, {
      providerToLink: { providerId, uid: `p-${person.uid}`, email: person.email },
    });
    await auth.updateUser(person.uid, { emailVerified: false });
    const message = `This account has not proved that ${person.email} is its own: ask for the verification mail to be answered first`;
    expect(statusAndBody(await makeAdmin(person))).toEqual([409, { success: false, message }]);
    expect([await claimOf(person.uid), (await recordOf(person.uid))?.role]).toEqual([undefined, 'user']);
  },
);
