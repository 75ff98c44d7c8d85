import { addresses } from '@nargisus/local-suite/launcher';
import { getStorage } from 'firebase-admin/storage';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { statusAndBody, call, tokenOf } from '../fixtures/network/api-client.ts';
import type { Example } from '../fixtures/network/api-examples.ts';
import { openTestData, type Account } from '../fixtures/data/test-data.ts';
import { openCallers, type Callers } from '../fixtures/accounts/callers.ts';
import { ADDRESS } from '../fixtures/orders/drafts.ts';
import { beginPayment, placeOrder } from '../fixtures/orders/place-order.ts';

/* Export and deletion of a customer's own data. */
const testData = openTestData();
const bucket = getStorage(testData.app).bucket(`${addresses.projectId}.appspot.com`);
let callers: Callers;

beforeAll(async () => {
  callers = await openCallers(testData);
});
afterAll(() => testData.close());

const rejection = (message: string) => ({ success: false, message });

const order = async (token: string, person: Account) =>
  placeOrder(token, await testData.product(), { recipientName: person.name });

const deleteAccount = (token: string | undefined, email: string, example?: Example) =>
  call(`/api/account?userEmail=${encodeURIComponent(email)}`, { method: 'DELETE', token, example });

const cancel = (token: string, id: string) => call(`/api/orders/${id}/cancel`, { method: 'POST', token });

describe('the export of an account’s data', () => {
  test('contains everything stored about the account and nothing of others', async () => {
    const person = await testData.account('user', 'Shirin Akter');
    const token = await tokenOf(person);
    const other = await order(callers.tokens.user!, callers.user);
    const own = await order(token, person);
    const line = {
      productId: (await testData.product()).id,
      size: 'M',
      quantity: 2,
      userEmail: person.email,
    };
    await call('/api/cart/add', { method: 'POST', token, body: line });
    await testData.db.doc(`wishlists/${person.uid}`).set({ productIds: ['p2', 'p1'], updatedAt: new Date() });
    await bucket.file(`profiles/${person.uid}/me.png`).save('a picture', { contentType: 'image/png' });

    const answer = await fetch(`${addresses.shop}/api/account/export`, {
      headers: { Authorization: `Bearer ${token}` },
    });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toMatch(/^application\/json/);
    expect(answer.headers.get('content-disposition')).toBe('attachment; filename=nargisus-my-data.json');
    expect(answer.headers.get('cache-control')).toBe('no-store');
    const text = await answer.text();
    expect(JSON.parse(text)).toMatchObject({
      account: { uid: person.uid, email: person.email, displayName: person.name, providers: ['password'] },
      record: { name: person.name, role: 'user' },
      pictures: [
        { path: `profiles/${person.uid}/me.png`, content: Buffer.from('a picture').toString('base64') },
      ],
      cart: [{ productId: line.productId, quantity: 2, price: 1250 }],
      wishlist: ['p2', 'p1'],
      orders: [{ _id: own._id, totalAmount: 1310, shippingAddress: { recipientName: person.name } }],
      payments: [],
    });
    expect(text).not.toContain(other._id);
    expect(text).not.toMatch(/requestKey|gatewayUrl|"session"/);
  });
});

describe('a picture with a false content encoding', () => {
  test('is exported unchanged, with all other data', async () => {
    const person = await testData.account('user', 'Shirin Akter');
    const token = await tokenOf(person);
    const picture = bucket.file(`profiles/${person.uid}/me.png`);
    await picture.save('not compressed', { contentType: 'image/png' });
    await picture.setMetadata({ contentEncoding: 'gzip' });

    const answer = await fetch(`${addresses.shop}/api/account/export`, {
      headers: { Authorization: `Bearer ${token}` },
    });
    expect(answer.status).toBe(200);
    expect(await answer.json()).toMatchObject({
      account: { uid: person.uid },
      pictures: [{ path: picture.name, content: Buffer.from('not compressed').toString('base64') }],
    });
  });
});

describe('deleting one’s own account', () => {
  test('removes personal data, anonymises the order and ends the session at once', async () => {
    const person = await testData.account('user', 'Shirin Akter');
    const token = await tokenOf(person);
    const { _id } = await order(token, person);
    expect((await cancel(token, _id)).status).toBe(200);
    const picture = bucket.file(`profiles/${person.uid}/me.png`);
    await picture.save('a picture', { contentType: 'image/png' });
    const wishlist = testData.db.doc(`wishlists/${person.uid}`);
    await wishlist.set({ productIds: ['p1'], updatedAt: new Date() });

    expect(statusAndBody(await deleteAccount(token, person.email, 'deleteAccount'))).toEqual([
      200,
      { success: true, message: 'Your account has been deleted' },
    ]);
    const { auth, db } = testData;
    await expect(auth.getUser(person.uid)).rejects.toMatchObject({ code: 'auth/user-not-found' });
    expect([(await picture.exists())[0], (await db.doc(`users/${person.uid}`).get()).exists]).toEqual([
      false,
      false,
    ]);
    expect((await wishlist.get()).exists).toBe(false);
    const kept = JSON.stringify((await db.doc(`orders/${_id}`).get()).data());
    for (const part of [person.uid, person.email, person.name, ADDRESS.recipientPhone, ADDRESS.address]) {
      expect(kept).not.toContain(part);
    }
    expect(kept).toContain('"totalAmount":1310');
    expect((await call('/api/account/export', { token })).status).toBe(401);
    expect((await deleteAccount(token, person.email)).status).toBe(401);
  });

  test('is rejected while an order is open', async () => {
    const person = await testData.account();
    const token = await tokenOf(person);
    await order(token, person);
    expect(statusAndBody(await deleteAccount(token, person.email))).toEqual([
      409,
      rejection('An order of yours is still under way. You can delete your account when it has arrived.'),
    ]);
    expect((await call('/api/account/export', { token })).status).toBe(200);
  });

  test('is rejected while a payment is open', async () => {
    const person = await testData.account();
    const token = await tokenOf(person);
    await beginPayment(token, await testData.product());
    expect((await deleteAccount(token, person.email)).body.message).toMatch(
      /^A payment of yours is not settled yet/,
    );
  });

  test('rejects the email of another account, also from an admin', async () => {
    const { tokens, user } = callers;
    const own = rejection('Please name your own account: the e-mail of the one who is signed in');
    for (const token of [tokens.other, tokens.admin]) {
      expect(statusAndBody(await deleteAccount(token, user.email))).toEqual([403, own]);
    }
    expect((await call('/api/account', { method: 'DELETE', token: tokens.user })).status).toBe(400);
    expect((await testData.auth.getUser(user.uid)).disabled).toBe(false);
  });
});

describe('/api/me', () => {
  test('reads and changes the caller’s own record, orders and export', async () => {
    const person = await testData.account('user', 'Shirin Akter');
    const token = await tokenOf(person);
    const me = await call('/api/me', { token, example: 'getMe' });
    expect(statusAndBody(me)).toMatchObject([
      200,
      { success: true, data: { uid: person.uid, email: person.email, name: 'Shirin Akter' } },
    ]);
    const body = {
      name: 'শিরিন আক্তার',
      phone: '01712345678',
      imageUrl: '/me.webp',
      role: 'admin',
      isActive: false,
    };
    const changed = await call('/api/me', { method: 'PUT', token, body, example: 'updateMe' });
    expect(statusAndBody(changed)).toMatchObject([
      200,
      {
        success: true,
        message: 'Profile updated successfully!',
        data: {
          name: 'শিরিন আক্তার',
          imageUrl: '/me.webp',
          role: 'user',
          isActive: true,
          email: person.email,
        },
      },
    ]);
    const own = await order(token, person);
    await order(callers.tokens.user!, callers.user);
    const orders = await call('/api/me/orders?limit=5', { token, example: 'listMyOrders' });
    expect(orders.body.data).toMatchObject([{ _id: own._id, uid: person.uid }]);
    const exported = await fetch(`${addresses.shop}/api/me/export`, {
      headers: { Authorization: `Bearer ${token}` },
    });
    expect(await exported.json()).toMatchObject({ account: { uid: person.uid }, orders: [{ _id: own._id }] });
  });

  test('rejects a profile without a name, and is a 404 without a record', async () => {
    const person = await testData.account();
    const token = await tokenOf(person);
    const nameless = await call('/api/me', {
      method: 'PUT',
      token,
      body: { name: ' ', phone: '', imageUrl: '' },
    });
    expect(statusAndBody(nameless)).toMatchObject([400, { errors: { name: 'Name is required' } }]);
    await testData.db.doc(`users/${person.uid}`).delete();
    for (const method of ['GET', 'PUT']) {
      const body = method === 'PUT' ? { name: 'Shirin', phone: '', imageUrl: '' } : undefined;
      expect(statusAndBody(await call('/api/me', { method, token, body }))).toEqual([
        404,
        rejection('User not found'),
      ]);
    }
  });

  test('is deleted once the request names the caller’s uid, and its token stops working', async () => {
    const person = await testData.account('user', 'Shirin Akter');
    const token = await tokenOf(person);
    const remove = (uid: string, example?: Example) =>
      call(`/api/me?uid=${uid}`, { method: 'DELETE', token, example });
    expect((await call('/api/me', { method: 'DELETE', token })).status).toBe(400);
    expect((await remove(callers.user.uid)).status).toBe(400);
    expect(statusAndBody(await remove(person.uid, 'deleteMe'))).toEqual([
      200,
      { success: true, message: 'Your account has been deleted' },
    ]);
    const { db, auth } = testData;
    await expect(auth.getUser(person.uid)).rejects.toMatchObject({ code: 'auth/user-not-found' });
    expect((await call('/api/me', { token })).status).toBe(401);
    expect((await db.doc(`closedAccounts/${person.uid}`).get()).get('uid')).toBe(person.uid);
  });
});
