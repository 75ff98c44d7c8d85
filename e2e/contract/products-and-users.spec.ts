import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { call, tokenOf } from '../fixtures/api-client.ts';
import { openBackstage, type Account } from '../fixtures/backstage.ts';

const backstage = openBackstage();
let shopper: Account;
let token: string;
let adminToken: string;
beforeAll(async () => {
  shopper = await backstage.account();
  token = await tokenOf(shopper);
  adminToken = await tokenOf(await backstage.account('admin'));
});
afterAll(() => backstage.close());

type Listed = { id: string; category: string; featured: boolean; createdAt: string }[];
const listed = (body: { data?: unknown }) => body.data as Listed;

describe('products', () => {
  /** More than a page of them. */
  const PRODUCTS = 25;
  beforeAll(async () => {
    for (let n = 0; n < PRODUCTS; n++) {
      await backstage.product({ category: n % 3 ? 'clothing' : 'shoes', featured: n % 5 === 0 });
    }
  });

  test('are all there for anyone, newest first, and may be kept by the CDN', async () => {
    const { status, body, headers } = await call('/api/products');
    expect(status).toBe(200);
    expect(listed(body).length).toBeGreaterThanOrEqual(PRODUCTS);
    const dates = listed(body).map(({ createdAt }) => createdAt);
    expect(dates).toEqual(dates.toSorted().reverse());
    expect(headers.get('cache-control')).toMatch(/public.*s-maxage=\d+/);
  });

  test('come in pages without a gap, by category, and featured ones alone', async () => {
    const all = listed((await call('/api/products')).body).map(({ id }) => id);
    const seen: string[] = [];
    let cursor: string | null | undefined;
    do {
      const next = cursor ? `&cursor=${encodeURIComponent(cursor)}` : '';
      const { body } = await call(`/api/products?limit=20${next}`);
      seen.push(...listed(body).map(({ id }) => id));
      cursor = body.nextCursor;
    } while (cursor);
    expect(new Set(seen)).toEqual(new Set(all));
    const shoes = listed((await call('/api/products?category=shoes')).body);
    expect(shoes.length).toBeGreaterThan(0);
    expect(shoes.every(({ category }) => category === 'shoes')).toBe(true);
    const featured = listed((await call('/api/products?featured=true')).body);
    expect(featured.length).toBeGreaterThan(0);
    expect(featured.every((product) => product.featured)).toBe(true);
  });

  test.each(['limit=0', 'limit=1000', 'limit=x', 'category=weapons', 'featured=maybe', 'cursor=%00%ff'])(
    'asked for with %s are a mistake that is named',
    async (query) => {
      const { status, body } = await call(`/api/products?${query}`);
      expect(status).toBe(400);
      expect(body).toMatchObject({ success: false, message: expect.any(String) });
    },
  );

  test('one is found by its id with the price in taka, and one that is not there is a 404', async () => {
    const product = await backstage.product();
    const found = await call(`/api/products/${product.id}`);
    expect(found.body.data).toMatchObject({ _id: product.id, id: product.id, price: 1250, inStock: true });
    const missing = await call('/api/products/NO_SUCH_PRODUCT');
    expect(missing.status).toBe(404);
    expect(missing.body.success).toBe(false);
  });
});

describe('a user record', () => {
  test('is made for the caller alone, always as a user, and changed by a second call', async () => {
    const { uid, email, password } = await backstage.account();
    await backstage.db.doc(`users/${uid}`).delete();
    const own = await tokenOf({ email, password });
    const body = {
      name: 'Karim',
      email: 'somebody@else.test',
      phone: '01712345678',
      imageUrl: '',
      role: 'admin',
    };
    const made = await call('/api/newUser', { method: 'POST', token: own, body });
    expect(made.body).toMatchObject({ success: true, data: { uid, email, name: 'Karim', role: 'user' } });
    const again = await call('/api/newUser', {
      method: 'POST',
      token: own,
      body: { ...body, name: 'Karim Uddin' },
    });
    expect(again.body.success).toBe(true);
    const stored = await backstage.db.doc(`users/${uid}`).get();
    expect(stored.data()).toMatchObject({ name: 'Karim Uddin', role: 'user', email });
    expect((await call('/api/newUser', { method: 'POST', body })).status).toBe(401);
  });

  test('is read by its owner and by admins', async () => {
    const path = `/api/user/${encodeURIComponent(shopper.email)}`;
    expect((await call(path)).status).toBe(401);
    expect((await call(path, { token })).body.data).toMatchObject({ uid: shopper.uid, role: 'user' });
    expect((await call(path, { token: adminToken })).status).toBe(200);
    const stranger = await tokenOf(await backstage.account());
    expect((await call(path, { token: stranger })).status).toBe(403);
    expect((await call('/api/user/nobody%40nargisus.test', { token: adminToken })).status).toBe(404);
  });
});

describe('whatever is sent, the answer is JSON', () => {
  test.each([
    ['an unknown path', '/api/nothing-here', { method: 'GET' }, 404],
    ['a method the path does not know', '/api/products', { method: 'PUT' }, 405],
    ['JSON that is none', '/api/newUser', { method: 'POST', raw: '{"name":' }, 400],
    ['a body that is a list', '/api/newUser', { method: 'POST', body: [] }, 400],
    [
      'a body of two megabytes',
      '/api/newUser',
      { method: 'POST', raw: JSON.stringify('x'.repeat(2_000_000)) },
      413,
    ],
    [
      'a form',
      '/api/newUser',
      { method: 'POST', raw: 'a=b', headers: { 'Content-Type': 'text/plain' } },
      415,
    ],
  ])('%s', async (_what, path, request, status) => {
    const answer = await call(path, { token, ...request });
    expect(answer.status).toBe(status);
    expect(answer.headers.get('content-type')).toMatch(/application\/json/);
    expect(answer.body).toMatchObject({ success: false, message: expect.stringMatching(/./) });
    expect(JSON.stringify(answer.body)).not.toMatch(/at .*\.(js|ts)|node_modules/);
  });
});
