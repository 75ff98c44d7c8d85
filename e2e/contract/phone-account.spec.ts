import { normalPhone } from '@nargisus/domain/accounts';
import { addresses } from '@nargisus/local-suite/launcher';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newPhoneNumber, signInByPhone } from '../fixtures/accounts/phone-sign-in.ts';
import { openTestData, type Account } from '../fixtures/data/test-data.ts';
import { call, statusAndBody, tokenOf } from '../fixtures/network/api-client.ts';
import { ADDRESS } from '../fixtures/orders/drafts.ts';
import { gateway } from '../fixtures/orders/gateway.ts';
import { beginPayment, placeOrder } from '../fixtures/orders/place-order.ts';
import { addLine, readLines } from './cart.ts';

/* An account that signs in by phone and has no e-mail (docs/adr/0075). */
const testData = openTestData();
let admin: string;

beforeAll(async () => {
  admin = await tokenOf(await testData.account('admin', 'Salma Begum'));
});
afterAll(() => testData.close());

const NAME = 'Ayesha Siddika';

/** Signs in by a number, by default a new one, and creates the record. */
async function customer(number = newPhoneNumber()) {
  const { idToken: token, localId: uid } = await signInByPhone(number);
  const body = { name: NAME, phone: '', imageUrl: '' };
  const created = await call('/api/newUser', { method: 'POST', token, body });
  return { token, uid, number, phone: normalPhone(number), created };
}

describe('an account without an e-mail', () => {
  test('gets a record with its proved number, which the body cannot choose', async () => {
    const number = newPhoneNumber();
    const { idToken: token, localId: uid } = await signInByPhone(number);
    const body = {
      name: NAME,
      phone: '01811111111',
      provedPhone: '01811111111',
      email: 'another@nargisus.test',
      imageUrl: '',
    };
    const created = await call('/api/newUser', { method: 'POST', token, body });
    expect(statusAndBody(created)).toMatchObject([
      201,
      { data: { uid, email: '', provedPhone: normalPhone(number), phone: '01811111111', role: 'user' } },
    ]);
    expect(statusAndBody(await call('/api/me', { token }))).toMatchObject([
      200,
      { data: { uid, email: '', provedPhone: normalPhone(number) } },
    ]);
  });

  test('has its proved number as phone while no other was typed', async () => {
    const { created, phone } = await customer();
    expect(created.body.data).toMatchObject({ phone, provedPhone: phone });
  });

  test('claims no address, so that a second one can register', async () => {
    const [one, other] = [await customer(), await customer()];
    expect([one.created.status, other.created.status]).toEqual([201, 201]);
    const changed = await call('/api/me', {
      method: 'PUT',
      token: other.token,
      body: { name: 'Nasrin', phone: '', imageUrl: '' },
    });
    expect(statusAndBody(changed)).toMatchObject([200, { data: { name: 'Nasrin', email: '' } }]);
  });

  test('orders and lists its orders', async () => {
    const { token, uid } = await customer();
    const order = await placeOrder(token, await testData.product());
    // The token of a newcomer has no name yet: the order has the recipient's.
    expect(order).toMatchObject({ userEmail: '', userName: ADDRESS.recipientName });
    const listed = await call('/api/me/orders', { token });
    expect(listed.body.data).toMatchObject([{ _id: order._id, uid, userEmail: '' }]);
    const cancelled = await call(`/api/orders/${order._id}/cancel`, { method: 'POST', token });
    expect(cancelled.status).toBe(200);
  });

  test('pays online: the gateway gets an address of the shop', async () => {
    const { token } = await customer();
    const tranId = await beginPayment(token, await testData.product());
    const page = await gateway.choose(tranId, 'bkash');
    expect(page).toBeDefined();
    expect((await testData.db.doc(`payments/${tranId}`).get()).get('userEmail')).toBe('');
  });

  // The first events of a new stack start its background functions, which takes the processor for half a minute.
  test('has a cart under its uid, which no other caller reads', { timeout: 90_000 }, async () => {
    const [{ token, uid }, other] = [await customer(), await customer()];
    const product = await testData.product();
    const added = await addLine({ productId: product.id, size: 'M', quantity: 2, userId: uid }, token);
    expect(added.body.message).toMatch(/added to cart successfully!$/);
    expect(await readLines(`userId=${uid}`, token)).toMatchObject([{ productId: product.id, quantity: 2 }]);
    const statusOf = async (caller?: string) =>
      (await call(`/api/cart?userId=${uid}`, { token: caller })).status;
    expect([await statusOf(other.token), await statusOf(admin), await statusOf()]).toEqual([403, 403, 401]);
    const cleared = await call(`/api/cart/clear?userId=${uid}&userEmail=`, { method: 'DELETE', token });
    expect(cleared.body.message).toBe('Cart cleared successfully');
  });

  test('is named by no call with an empty e-mail', async () => {
    const { token } = await customer();
    for (const caller of [token, admin]) {
      const statuses = [
        await call('/api/orders/user?userEmail=', { token: caller }),
        await call('/api/account?userEmail=', { method: 'DELETE', token: caller }),
        await call('/api/cart?userEmail=', { token: caller }),
      ].map(({ status }) => status);
      expect(statuses).toEqual([400, 400, 400]);
    }
  });

  test('cannot become an admin, because nobody can prove an address that it lacks', async () => {
    const { uid } = await customer();
    const body = { role: { from: 'user', to: 'admin' }, email: 'nobody@nargisus.test' };
    const answer = await call(`/api/users/${uid}/role`, { method: 'PUT', token: admin, body });
    expect(answer.status).toBe(409);
  });

  test('exports its data with the number, and is deleted', async () => {
    const { token, uid, number, phone } = await customer();
    const headers = { Authorization: `Bearer ${token}` };
    const exported = await fetch(`${addresses.shop}/api/me/export`, { headers });
    expect(await exported.json()).toMatchObject({
      account: { uid, email: '', phoneNumber: number, providers: ['phone'] },
      record: { provedPhone: phone },
    });
    const { _id } = await placeOrder(token, await testData.product());
    await call(`/api/orders/${_id}/cancel`, { method: 'POST', token });
    expect((await call(`/api/me?uid=${uid}`, { method: 'DELETE', token })).status).toBe(200);
    await expect(testData.auth.getUser(uid)).rejects.toMatchObject({ code: 'auth/user-not-found' });
    expect((await testData.db.doc(`users/${uid}`).get()).exists).toBe(false);
    const kept = JSON.stringify((await testData.db.doc(`orders/${_id}`).get()).data());
    expect(kept).not.toContain(uid);
    // The number is free for its next owner.
    expect((await signInByPhone(number)).isNewUser).toBe(true);
  });

  test('is deleted by staff by its uid', async () => {
    const { uid } = await customer();
    const deleted = await call(`/api/users/${uid}`, { method: 'DELETE', token: admin });
    expect(deleted.status).toBe(200);
    await expect(testData.auth.getUser(uid)).rejects.toMatchObject({ code: 'auth/user-not-found' });
  });
});

describe('a number that is linked later', () => {
  const linked = async (person: Account, phoneNumber: string) => {
    await testData.auth.updateUser(person.uid, { phoneNumber });
    return tokenOf(person);
  };
  const recordOf = async (token: string) => (await call('/api/me', { token })).body.data;

  test('is in the record once the token has it, and leaves the record when it is removed', async () => {
    const person = await testData.account();
    const number = newPhoneNumber();
    const token = await linked(person, number);
    expect(await recordOf(token)).toMatchObject({
      email: person.email,
      emailVerified: true,
      provedPhone: normalPhone(number),
      phone: '',
    });
    await testData.auth.updateUser(person.uid, { phoneNumber: null });
    expect(await recordOf(await tokenOf(person))).toMatchObject({ provedPhone: '' });
  });

  test('is not proved by the profile or by an order', async () => {
    const person = await testData.account();
    const token = await tokenOf(person);
    const body = { name: NAME, phone: ADDRESS.recipientPhone, imageUrl: '', provedPhone: '01811111111' };
    await call('/api/me', { method: 'PUT', token, body });
    await placeOrder(token, await testData.product());
    expect(await recordOf(token)).toMatchObject({ phone: ADDRESS.recipientPhone, provedPhone: '' });
  });
});
