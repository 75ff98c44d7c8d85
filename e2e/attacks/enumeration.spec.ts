import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addresses } from '@nargisus/local-suite/launcher';
import { call, tokenOf } from '../fixtures/network/api-client.ts';
import { openTestData, type Account } from '../fixtures/data/test-data.ts';
import { newGuestId } from '../fixtures/accounts/callers.ts';
import { beginPayment, placeOrder } from '../fixtures/orders/place-order.ts';

/*
 * Whoever asks for what is not hers gets the same answer whether it exists or not: status, body and headers that speak of
 * it. So nobody can go through addresses or ids and learn who shops here, or what was ordered.
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

const nobody = 'nobody-of-that-name@nargisus.test';
const noOrder = 'NoSuchOrderHasEverBeen';
const noTranId = `NG${'0'.repeat(28)}`;

const authorized = (token: string) => ({ headers: { Authorization: `Bearer ${token}` } });

async function answerTo(method: string, path: string, token?: string, body?: object) {
  const { status, headers, body: said } = await call(path, { method, token, body });
  return { status, said, cache: headers.get('cache-control'), asks: headers.get('www-authenticate') };
}

describe('another’s', () => {
  const profile = { name: 'Mallory', phone: '', imageUrl: '' };

  test.each<[string, string, (email: string) => string, object?]>([
    ['record', 'GET', (email) => `/api/user/${encodeURIComponent(email)}`],
    ['record, to change it', 'PUT', (email) => `/api/user/${encodeURIComponent(email)}`, profile],
    ['record, to delete it', 'DELETE', (email) => `/api/user/${encodeURIComponent(email)}`],
    ['orders', 'GET', (email) => `/api/orders/user?userEmail=${encodeURIComponent(email)}`],
    ['cart', 'GET', (email) => `/api/cart?userEmail=${encodeURIComponent(email)}`],
  ])('%s', async (_what, method, path, body) => {
    for (const token of [undefined, stranger]) {
      const answer = await answerTo(method, path(victim.email), token, body);
      expect(answer).toEqual(await answerTo(method, path(nobody), token, body));
      expect([401, 403]).toContain(answer.status);
    }
  });

  test.each<[string, string, (uid: string) => string, object?]>([
    ['record, by uid', 'GET', (uid) => `/api/users/${uid}`],
    ['record, by uid, to delete it', 'DELETE', (uid) => `/api/users/${uid}`],
    ['record, by uid, to shut it', 'PUT', (uid) => `/api/users/${uid}/active`, {}],
    ['record, by uid, to give it power', 'PUT', (uid) => `/api/users/${uid}/role`, {}],
    ['own account', 'DELETE', (uid) => `/api/me?uid=${uid}`],
  ])('%s', async (_what, method, path, body) => {
    for (const token of [undefined, stranger]) {
      const answer = await answerTo(method, path(victim.uid), token, body);
      expect(answer).toEqual(await answerTo(method, path('NoSuchUidHasEverBeen'), token, body));
      expect([400, 401, 403]).toContain(answer.status);
    }
  });

  test.each<[string, string, (id: string) => string]>([
    ['order, to cancel it', 'POST', (id) => `/api/orders/${id}/cancel`],
    ['invoice', 'GET', (id) => `/api/orders/${id}/invoice`],
    ['packing slip', 'GET', (id) => `/api/orders/${id}/slip`],
    ['payments of an order', 'GET', (id) => `/api/orders/${id}/payments`],
    ['order, to delete it', 'DELETE', (id) => `/api/orders/${id}/delete`],
  ])('%s', async (_what, method, path) => {
    for (const token of [undefined, stranger]) {
      const answer = await answerTo(method, path(theirOrder), token);
      expect(answer).toEqual(await answerTo(method, path(noOrder), token));
      expect([401, 403, 404]).toContain(answer.status);
    }
  });

  test('payment, to refund it', async () => {
    for (const token of [undefined, stranger]) {
      const answer = await answerTo('POST', `/api/payments/${theirTranId}/refund`, token, {});
      expect(answer).toEqual(await answerTo('POST', `/api/payments/${noTranId}/refund`, token, {}));
      expect([401, 403]).toContain(answer.status);
    }
  });
});

describe('ids', () => {
  /** So many letters two ids begin with in common. */
  const shared = (one: string, other: string) => {
    const at = [...one].findIndex((letter, index) => letter !== other[index]);
    return at === -1 ? one.length : at;
  };

  test('created at the same moment do not predict each other', async () => {
    const token = await tokenOf(await testData.account());
    const product = await testData.product();
    const made = await Promise.all(
      Array.from({ length: 6 }, async () => ({
        order: (await placeOrder(token, product))._id,
        attempt: (await beginPayment(token, product)).slice('NG'.length),
        guest: newGuestId().split('_')[2]!,
      })),
    );
    for (const kind of ['order', 'attempt', 'guest'] as const) {
      const ids = made.map((it) => it[kind]);
      for (const id of ids) expect(id).toMatch(/^[0-9a-f]{24,32}$/);
      const alike = ids.flatMap((one, at) => ids.slice(at + 1).map((other) => shared(one, other)));
      expect(Math.max(...alike)).toBeLessThan(8);
    }
  });

  test('adjacent to one’s own, and invoice numbers, find nothing', async () => {
    const account = await testData.account();
    const token = await tokenOf(account);
    const { _id, orderId } = await placeOrder(account, await testData.product());
    expect((await fetch(`${addresses.shop}/api/orders/${_id}/invoice`, authorized(token))).status).toBe(200);
    const unknown = await answerTo('GET', `/api/orders/${noOrder}/invoice`, token);
    const near = [...'0123456789abcdef'].map((digit) => `${_id.slice(0, -1)}${digit}`);
    for (const id of [...near.filter((it) => it !== _id), orderId, _id.toUpperCase()]) {
      expect(await answerTo('GET', `/api/orders/${id}/invoice`, token)).toEqual(unknown);
    }
  });
});

describe('whether an account exists', () => {
  test.each([
    ['GET', '/api/user/{email}'],
    ['PUT', '/api/user/{email}/role'],
    ['DELETE', '/api/account?userEmail={email}'],
    ['DELETE', '/api/cart/clear?userEmail={email}'],
  ])('%s %s does not tell', async (method, path) => {
    const about = (email: string) => path.replace('{email}', encodeURIComponent(email));
    const body = method === 'PUT' ? { role: 'admin' } : undefined;
    for (const token of [undefined, stranger]) {
      const answer = await answerTo(method, about(victim.email), token, body);
      expect(answer).toEqual(await answerTo(method, about(nobody), token, body));
    }
  });
});
