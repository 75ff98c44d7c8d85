import { addresses } from '@nargisus/local-suite/launcher';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { call, tokenOf } from '../fixtures/network/api-client.ts';
import { openTestData, type Account } from '../fixtures/data/test-data.ts';
import { waitForNextSecond } from '../fixtures/accounts/wait-for-next-second.ts';

/*
 * A token is valid for an hour. After its session, account or admin role has ended, it grants no access: the API checks every call
 * with Auth, and the rules check the record.
 */
const testData = openTestData();
afterAll(() => testData.close());

const EXPIRED = [401, { success: false, message: 'Your session has expired. Please sign in again.' }];

describe('a customer', () => {
  let account: Account;
  let token: string;
  beforeEach(async () => {
    account = await testData.account();
    token = await tokenOf(account);
    expect((await ownOrders())[0]).toBe(200);
  });

  async function ownOrders(caller = token) {
    const path = `/api/orders/user?userEmail=${encodeURIComponent(account.email)}`;
    const { status, body } = await call(path, { token: caller });
    return [status, body];
  }

  test('whose sessions were revoked can sign in again, and the old session stays invalid', async () => {
    await waitForNextSecond();
    await testData.auth.revokeRefreshTokens(account.uid);
    expect(await ownOrders()).toEqual(EXPIRED);
    expect((await ownOrders(await tokenOf(account)))[0]).toBe(200);
    expect(await ownOrders()).toEqual(EXPIRED);
  });

  test('whose account was deactivated loses access until it is reactivated', async () => {
    await testData.auth.updateUser(account.uid, { disabled: true });
    expect(await ownOrders()).toEqual(EXPIRED);
    await expect(tokenOf(account)).rejects.toThrow('USER_DISABLED');
    await testData.auth.updateUser(account.uid, { disabled: false });
    expect((await ownOrders(await tokenOf(account)))[0]).toBe(200);
  });

  test('whose account was deleted loses access', async () => {
    await testData.auth.deleteUser(account.uid);
    expect(await ownOrders()).toEqual(EXPIRED);
  });

  test('who changed the password loses access with the old session', async () => {
    await waitForNextSecond();
    await testData.auth.updateUser(account.uid, { password: 'another-good-password-2' });
    expect(await ownOrders()).toEqual(EXPIRED);
  });
});

describe('an admin with an open tab', () => {
  const records = `http://${addresses.hosts.firestore}/v1/projects/${addresses.projectId}/databases/(default)/documents/users`;
  const read = async (uid: string, token: string) =>
    (await fetch(`${records}/${uid}`, { headers: { Authorization: `Bearer ${token}` } })).status;

  test.each([
    ['dismissed', { isActive: false }],
    ['demoted to customer', { role: 'user' }],
  ])('who was %s can no longer read any record', async (_what, change) => {
    const [admin, customer] = [await testData.account('admin'), await testData.account()];
    const token = await tokenOf(admin);
    expect(await read(customer.uid, token)).toBe(200);
    await testData.db.doc(`users/${admin.uid}`).update(change);
    expect(await read(customer.uid, token)).toBe(403);
  });

  test('whose record was deleted can no longer read any record', async () => {
    const [admin, customer] = [await testData.account('admin'), await testData.account()];
    const token = await tokenOf(admin);
    expect(await read(customer.uid, token)).toBe(200);
    await testData.db.doc(`users/${admin.uid}`).delete();
    expect(await read(customer.uid, token)).toBe(403);
  });
});

describe('the cart of a customer, whose calls check the record instead of Auth', () => {
  test('is closed to an inactive account and to one without record and account', async () => {
    const account = await testData.account();
    const token = await tokenOf(account);
    const cart = async () => {
      const { status, body } = await call(`/api/cart?userEmail=${encodeURIComponent(account.email)}`, {
        token,
      });
      return [status, body];
    };
    expect((await cart())[0]).toBe(200);
    await testData.db.doc(`users/${account.uid}`).update({ isActive: false });
    expect(await cart()).toEqual(EXPIRED);
    await testData.db.doc(`users/${account.uid}`).delete();
    await testData.auth.deleteUser(account.uid);
    expect(await cart()).toEqual(EXPIRED);
  });

  test('is open to an account without a record', async () => {
    const account = await testData.account();
    await testData.db.doc(`users/${account.uid}`).delete();
    const path = `/api/cart?userEmail=${encodeURIComponent(account.email)}`;
    expect((await call(path, { token: await tokenOf(account) })).status).toBe(200);
  });
});
