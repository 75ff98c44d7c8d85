import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addresses } from '@nargisus/local-suite/launcher';
import { call, tokenOf } from '../fixtures/network/api-client.ts';
import { openTestData, type Account } from '../fixtures/data/test-data.ts';
import { newGuestId } from '../fixtures/accounts/callers.ts';
import { beginPayment, placeOrder } from '../fixtures/orders/place-order.ts';

/*
 * A request for another customer's data gets the same status, body and headers whether the data exists or not, so that no caller
 * can find accounts or orders by trying emails and ids.
 */
const testData = openTestData();
let victim: Account;
let theirOrder: string;
let theirTranId: string;
let stranger: string;

beforeAll(async () => {
  victim = await testData.account();
  const token = await tokenOf(victim);
  const product = await testData.product();
  const [order, tranId] = await Promise.all([placeOrder(token, product), beginPayment(token, product)]);
  [theirOrder, theirTranId] = [order._id, tranId];
  stranger = await tokenOf(await testData.account());
});
afterAll(() => testData.close());

const unknownEmail = 'no-such-account@nargisus.test';
const unknownOrder = 'NoSuchOrderHasEverBeen';
const unknownTranId = `NG${'0'.repeat(28)}`;

const authorized = (token: string) => ({ headers: { Authorization: `Bearer ${token}` } });

async function answerTo(method: string, path: string, token?: string, body?: object) {
  const response = await call(path, { method, token, body });
  const { status, headers } = response;
  const [cache, challenge] = ['cache-control', 'www-authenticate'].map((name) => headers.get(name));
  return { status, body: response.body, cache, challenge };
}

describe('the answer about another customer’s', () => {
  const profile = { name: 'Mallory', phone: '', imageUrl: '' };

  test.each<[string, string, (email: string) => string, object?]>([
    ['record', 'GET', (email) => `/api/user/${encodeURIComponent(email)}`],
    ['record, on a change,', 'PUT', (email) => `/api/user/${encodeURIComponent(email)}`, profile],
    ['record, on a deletion,', 'DELETE', (email) => `/api/user/${encodeURIComponent(email)}`],
    ['orders', 'GET', (email) => `/api/orders/user?userEmail=${encodeURIComponent(email)}`],
    ['cart', 'GET', (email) => `/api/cart?userEmail=${encodeURIComponent(email)}`],
  ])('%s is the same as for an unknown one', async (_what, method, path, body) => {
    for (const token of [undefined, stranger]) {
      const answer = await answerTo(method, path(victim.email), token, body);
      expect(answer).toEqual(await answerTo(method, path(unknownEmail), token, body));
      expect([401, 403]).toContain(answer.status);
    }
  });

  test.each<[string, string, (uid: string) => string, object?]>([
    ['record by uid', 'GET', (uid) => `/api/users/${uid}`],
    ['record by uid, on a deletion,', 'DELETE', (uid) => `/api/users/${uid}`],
    ['record by uid, on a deactivation,', 'PUT', (uid) => `/api/users/${uid}/active`, {}],
    ['record by uid, on a promotion,', 'PUT', (uid) => `/api/users/${uid}/role`, {}],
    ['account, on a deletion,', 'DELETE', (uid) => `/api/me?uid=${uid}`],
  ])('%s is the same as for an unknown one', async (_what, method, path, body) => {
    for (const token of [undefined, stranger]) {
      const answer = await answerTo(method, path(victim.uid), token, body);
      expect(answer).toEqual(await answerTo(method, path('NoSuchUidHasEverBeen'), token, body));
      expect([400, 401, 403]).toContain(answer.status);
    }
  });

  test.each<[string, string, (id: string) => string]>([
    ['order, on a cancellation,', 'POST', (id) => `/api/orders/${id}/cancel`],
    ['invoice', 'GET', (id) => `/api/orders/${id}/invoice`],
    ['packing slip', 'GET', (id) => `/api/orders/${id}/slip`],
    ['payments of an order', 'GET', (id) => `/api/orders/${id}/payments`],
    ['order, on a deletion,', 'DELETE', (id) => `/api/orders/${id}/delete`],
  ])('%s is the same as for an unknown one', async (_what, method, path) => {
    for (const token of [undefined, stranger]) {
      const answer = await answerTo(method, path(theirOrder), token);
      expect(answer).toEqual(await answerTo(method, path(unknownOrder), token));
      expect([401, 403, 404]).toContain(answer.status);
    }
  });

  test('payment, on a refund, is the same as for an unknown one', async () => {
    for (const token of [undefined, stranger]) {
      const answer = await answerTo('POST', `/api/payments/${theirTranId}/refund`, token, {});
      expect(answer).toEqual(await answerTo('POST', `/api/payments/${unknownTranId}/refund`, token, {}));
      expect([401, 403]).toContain(answer.status);
    }
  });
});

describe('ids', () => {
  /** Returns the length of the common prefix of two ids. */
  const commonPrefix = (one: string, other: string) => {
    const at = [...one].findIndex((character, index) => character !== other[index]);
    return at === -1 ? one.length : at;
  };

  test('created at the same moment do not predict each other', async () => {
    const token = await tokenOf(await testData.account());
    const product = await testData.product();
    const created = await Promise.all(
      Array.from({ length: 6 }, async () => ({
        order: (await placeOrder(token, product))._id,
        attempt: (await beginPayment(token, product)).slice('NG'.length),
        guest: newGuestId().split('_')[2]!,
      })),
    );
    for (const kind of ['order', 'attempt', 'guest'] as const) {
      const ids = created.map((it) => it[kind]);
      for (const id of ids) expect(id).toMatch(/^[0-9a-f]{24,32}$/);
      const prefixes = ids.flatMap((one, at) => ids.slice(at + 1).map((other) => commonPrefix(one, other)));
      expect(Math.max(...prefixes)).toBeLessThan(8);
    }
  });

  test('similar to one’s own, and invoice numbers, are not found', async () => {
    const account = await testData.account();
    const token = await tokenOf(account);
    const { _id, orderId } = await placeOrder(account, await testData.product());
    expect((await fetch(`${addresses.shop}/api/orders/${_id}/invoice`, authorized(token))).status).toBe(200);
    const unknown = await answerTo('GET', `/api/orders/${unknownOrder}/invoice`, token);
    const similar = [...'0123456789abcdef'].map((digit) => `${_id.slice(0, -1)}${digit}`);
    for (const id of [...similar.filter((it) => it !== _id), orderId, _id.toUpperCase()]) {
      expect(await answerTo('GET', `/api/orders/${id}/invoice`, token)).toEqual(unknown);
    }
  });
});

describe('the existence of an account', () => {
  test.each([
    ['GET', '/api/user/{email}'],
    ['PUT', '/api/user/{email}/role'],
    ['DELETE', '/api/account?userEmail={email}'],
    ['DELETE', '/api/cart/clear?userEmail={email}'],
  ])('is not revealed by %s %s', async (method, path) => {
    const about = (email: string) => path.replace('{email}', encodeURIComponent(email));
    const body = method === 'PUT' ? { role: 'admin' } : undefined;
    for (const token of [undefined, stranger]) {
      const answer = await answerTo(method, about(victim.email), token, body);
      expect(answer).toEqual(await answerTo(method, about(unknownEmail), token, body));
    }
  });
});
