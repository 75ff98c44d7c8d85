import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { statusAndBody, call, tokenOf } from '../fixtures/network/api-client.ts';
import type { Example } from '../fixtures/network/api-examples.ts';
import { openTestData, type Account } from '../fixtures/data/test-data.ts';
import { openCallers, type Callers } from '../fixtures/accounts/callers.ts';
import { ANY_TIMESTAMP } from '../fixtures/assert/any-timestamp.ts';
import { waitForNextSecond } from '../fixtures/accounts/wait-for-next-second.ts';
import { placeOrder } from '../fixtures/orders/place-order.ts';

const testData = openTestData();
let callers: Callers;

beforeAll(async () => {
  callers = await openCallers(testData);
});
afterAll(() => testData.close());

const at = (email: string) => `/api/user/${encodeURIComponent(email)}`;
const remove = (email: string, token = callers.tokens.admin, example?: Example) =>
  call(at(email), { method: 'DELETE', token, example });
const NOT_FOUND = [404, { success: false, message: 'User not found' }];

const recordOf = ({ uid, email, name }: Account) => ({
  _id: uid,
  uid,
  name,
  email,
  emailVerified: true,
  phone: '',
  provedPhone: '',
  role: 'user',
  isActive: true,
  imageUrl: '',
  createdAt: ANY_TIMESTAMP,
  updatedAt: ANY_TIMESTAMP,
});

describe('a user record', () => {
  test('is created for the caller as a user and changed by a second call', async () => {
    const { uid, email, password } = await testData.account();
    await testData.db.doc(`users/${uid}`).delete();
    const token = await tokenOf({ email, password });
    const body = {
      name: 'Karim',
      email: 'other@else.test',
      phone: '01712345678',
      imageUrl: '',
      role: 'admin',
    };
    const made = await call('/api/newUser', { method: 'POST', token, body });
    expect(made.body).toMatchObject({ success: true, data: { uid, email, name: 'Karim', role: 'user' } });
    const again = { ...body, name: 'Karim Uddin' };
    expect((await call('/api/newUser', { method: 'POST', token, body: again })).body.success).toBe(true);
    const stored = await testData.db.doc(`users/${uid}`).get();
    expect(stored.data()).toMatchObject({ name: 'Karim Uddin', role: 'user', email });
  });

  test('is readable for its owner and admins', async () => {
    for (const token of [callers.tokens.user, callers.tokens.admin]) {
      const answer = await call(at(callers.user.email.toUpperCase()), { token, example: 'getUser' });
      expect(statusAndBody(answer)).toEqual([200, { success: true, data: recordOf(callers.user) }]);
    }
    expect(statusAndBody(await call(at('unknown@nargisus.test'), { token: callers.tokens.admin }))).toEqual(
      NOT_FOUND,
    );
  });

  test('is changed by its owner and admins in name, phone and picture only', async () => {
    const person = await testData.account();
    const form = {
      name: 'রহিমা খাতুন 🌸',
      email: person.email,
      phone: '+880 1712 345678',
      imageUrl: '/me.webp',
    };
    const token = await tokenOf(person);
    for (const caller of [token, callers.tokens.admin]) {
      const answer = await call(at(person.email), {
        method: 'PUT',
        token: caller,
        body: { ...form, role: 'admin', isActive: false, uid: 'x' },
        example: 'updateUser',
      });
      expect(statusAndBody(answer)).toEqual([
        200,
        {
          success: true,
          message: 'Profile updated successfully!',
          data: {
            ...recordOf(person),
            name: form.name,
            phone: expect.stringMatching(/1712345678$/) as string,
            imageUrl: '/me.webp',
          },
        },
      ]);
    }
    const message = 'Email cannot be changed';
    const moved = await call(at(person.email), {
      method: 'PUT',
      token,
      body: { ...form, email: 'other@nargisus.test' },
    });
    expect(statusAndBody(moved)).toEqual([400, { success: false, message, errors: { email: message } }]);
    const unknown = {
      method: 'PUT',
      token: callers.tokens.admin,
      body: { ...form, email: 'unknown@nargisus.test' },
    };
    expect(statusAndBody(await call(at('unknown@nargisus.test'), unknown))).toEqual(NOT_FOUND);
  });

  test.each([
    [{ name: ' ' }, 'name', 'Name is required'],
    [{ email: '' }, 'email', 'Email is required'],
    [{ email: 'rahima' }, 'email', 'Email is invalid'],
    [{ phone: 'call me' }, 'phone', 'Please enter a valid phone number'],
  ])('rejects %j', async (change, field, message) => {
    const { user, tokens } = callers;
    const body = { name: user.name, email: user.email, phone: '', imageUrl: '', ...change };
    const answer = await call(at(user.email), { method: 'PUT', token: tokens.user, body });
    expect(statusAndBody(answer)).toEqual([400, { success: false, message, errors: { [field]: message } }]);
  });

  test('is listed for admins, page by page', async () => {
    const people = [await testData.account(), await testData.account()];
    const first = await call('/api/Users?limit=1', { token: callers.tokens.admin, example: 'listUsers' });
    expect(statusAndBody(first)).toEqual([
      200,
      { success: true, data: [recordOf(people[1]!)], nextCursor: expect.any(String) as string },
    ]);
    const cursor = encodeURIComponent(first.body.nextCursor!);
    const second = await call(`/api/Users?limit=1&cursor=${cursor}`, { token: callers.tokens.admin });
    expect(second.body.data).toEqual([recordOf(people[0]!)]);
    const all = await call('/api/Users', { token: callers.tokens.admin });
    expect((all.body.data! as Account[]).length).toBeGreaterThan(2);
  });
});

describe('deleting a user', () => {
  test('removes account, record and cart and keeps the orders', async () => {
    const person = await testData.account();
    const token = await tokenOf(person);
    const [bought, kept] = [await testData.product(), await testData.product()];
    await placeOrder(token, bought);
    const line = { productId: kept.id, size: 'M', quantity: 1, userEmail: person.email };
    await call('/api/cart/add', { method: 'POST', token, body: line });

    expect(statusAndBody(await remove(person.email, undefined, 'deleteUser'))).toEqual([
      200,
      { success: true, message: 'User deleted successfully!' },
    ]);
    const { db, auth } = testData;
    await expect(auth.getUser(person.uid)).rejects.toMatchObject({ code: 'auth/user-not-found' });
    expect((await db.doc(`users/${person.uid}`).get()).exists).toBe(false);
    expect((await db.doc(`carts/${person.uid}`).get()).exists).toBe(false);
    expect((await db.collection(`carts/${person.uid}/items`).get()).empty).toBe(true);
    expect((await db.collection('orders').where('uid', '==', person.uid).get()).size).toBe(1);
    // The ID token would stay valid for an hour.
    expect((await call(at(person.email), { token })).status).toBe(401);
    expect(statusAndBody(await remove(person.email))).toEqual(NOT_FOUND);
    expect(statusAndBody(await remove('no-address'))).toEqual(NOT_FOUND);
  });

  test('completes interrupted deletions and finds accounts without a record', async () => {
    const person = await testData.account();
    await testData.db.doc(`users/${person.uid}`).delete();
    expect((await remove(person.email)).status).toBe(200);
    const halfGone = await testData.account();
    await testData.auth.deleteUser(halfGone.uid);
    expect((await remove(halfGone.email)).status).toBe(200);
    expect((await testData.db.doc(`users/${halfGone.uid}`).get()).exists).toBe(false);
  });

  test('is not possible for oneself', async () => {
    expect(statusAndBody(await remove(callers.admin.email))).toEqual([
      403,
      { success: false, message: 'You cannot delete your own account' },
    ]);
  });
});

describe('the role of a user', () => {
  const setRole = (email: string, body: object, token = callers.tokens.admin, example?: 'changeRole') =>
    call(`${at(email)}/role`, { method: 'PUT', token, body, example });

  test('is granted with the next token and revoked at once', async () => {
    const person = await testData.account();
    const granted = await setRole(person.email, { role: 'admin' }, callers.tokens.admin, 'changeRole');
    expect(statusAndBody(granted)).toEqual([
      200,
      {
        success: true,
        message: `${person.name} is an admin now`,
        data: { ...recordOf(person), role: 'admin', updatedAt: expect.any(String) as string },
      },
    ]);
    const token = await tokenOf(person);
    expect((await call('/api/Users?limit=1', { token })).status).toBe(200);

    await waitForNextSecond();
    const revoked = await setRole(person.email, { role: 'user' });
    expect(statusAndBody(revoked)).toMatchObject([200, { message: `${person.name} is no longer an admin` }]);
    expect((await call('/api/Users?limit=1', { token })).status).toBe(401);
    expect((await testData.auth.getUser(person.uid)).customClaims ?? {}).toEqual({});
    await expect
      .poll(async () => (await call('/api/Users?limit=1', { token: await tokenOf(person) })).status)
      .toBe(403);
  });

  test('is rejected for oneself, an unknown account, an inactive one, and an unknown role', async () => {
    expect(statusAndBody(await setRole(callers.admin.email, { role: 'user' }))).toEqual([
      403,
      { success: false, message: 'You cannot change your own role' },
    ]);
    expect(statusAndBody(await setRole('unknown@nargisus.test', { role: 'admin' }))).toEqual(NOT_FOUND);
    const inactive = await testData.account();
    await testData.db.doc(`users/${inactive.uid}`).update({ isActive: false });
    expect(statusAndBody(await setRole(inactive.email, { role: 'admin' }))).toEqual([
      409,
      { success: false, message: 'This account is not active' },
    ]);
    for (const role of ['owner', '', 1, undefined]) {
      expect((await setRole(callers.other.email, { role })).status).toBe(400);
    }
  });
});

describe('an inactive record', () => {
  test('disables the account until it is active again', async () => {
    const person = await testData.account();
    const token = await tokenOf(person);
    const record = testData.db.doc(`users/${person.uid}`);
    const isDisabled = async () => (await testData.auth.getUser(person.uid)).disabled;

    expect((await call(at(person.email), { token })).status).toBe(200);
    await record.update({ isActive: false });
    await expect.poll(isDisabled, { timeout: 20_000 }).toBe(true);
    expect((await call(at(person.email), { token })).status).toBe(401);
    await record.update({ isActive: true });
    await expect.poll(isDisabled, { timeout: 20_000 }).toBe(false);
    expect((await call(at(person.email), { token: await tokenOf(person) })).status).toBe(200);
  });
});
