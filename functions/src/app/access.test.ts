import { messageTemplates } from '@nargisus/domain/messages';
import { describe, expect, test } from 'vitest';
import { call, draft, key, origin, plainOrigin } from './testing/serve-app.ts';

describe('a call outside the contract', () => {
  test.each(['GET /', 'GET /api', 'GET /api/nothing', 'POST /api/orders/user/x', 'GET /products'])(
    'answers 404 to %s',
    async (target) => {
      expect((await call(target)).status).toBe(404);
    },
  );

  test.each([
    ['POST /api/products', 'GET'],
    ['POST /api/products/x', 'GET, PUT, DELETE'],
    ['PUT /api/orders', 'POST, GET'],
    ['GET /api/newUser', 'POST'],
  ])('answers 405 to %s and names the methods that are allowed', async (target, allowed) => {
    const answer = await call(target);
    expect(answer.status).toBe(405);
    expect(answer.headers.get('allow')).toBe(allowed);
  });

  test.each(['GET /api/products/%E0%A4%A', 'DELETE /api/products/%', 'PUT /api/products/%FF?a=%FF'])(
    'answers 400 to %s, which is not a valid URL',
    async (target) => {
      for (const at of [origin, plainOrigin]) expect((await call(target, { at })).status).toBe(400);
    },
  );
});

describe('access', () => {
  const needsToken = ['POST /api/newUser', 'GET /api/user/a@b.c', 'POST /api/orders', 'GET /api/orders'];

  test.each([...needsToken, 'GET /api/orders/user?userEmail=a@b.c', 'GET /api/orders/stats/summary'])(
    'answers 401 to %s without a token',
    async (target) => {
      const answer = await call(target);
      expect(answer.status).toBe(401);
      expect(answer.headers.get('www-authenticate')).toBe('Bearer');
    },
  );

  test.each(['garbage', 'a.b.c', 'owner', 'eyJhbGciOiJub25lIn0.eyJzdWIiOiJhIiwicm9sZSI6ImFkbWluIn0.'])(
    'rejects the token %s',
    async (token) => {
      expect((await call('GET /api/orders', { as: token })).status).toBe(401);
    },
  );

  test.each([
    ['GET /api/orders', 'shopper'],
    ['GET /api/orders/stats/summary', 'shopper'],
    ['GET /api/user/other@nargisus.test', 'shopper'],
    ['GET /api/orders/user?userEmail=other@nargisus.test', 'shopper'],
  ])('answers 403 to %s by a %s', async (target, as) => {
    expect((await call(target, { as })).status).toBe(403);
  });

  test.each([
    ['GET /api/user/Shopper@Nargisus.test', 'shopper'],
    ['GET /api/user/shopper@nargisus.test', 'admin'],
    ['GET /api/orders/user?userEmail=shopper@nargisus.test', 'shopper'],
    ['GET /api/orders?limit=5&page=2', 'admin'],
  ])('lets %s by a %s reach the repositories', async (target, as) => {
    expect((await call(target, { as })).status).toBe(500);
  });
});

describe('validation', () => {
  test.each([
    ['GET /api/products?limit=0', 'limit'],
    ['GET /api/products?limit=101', 'limit'],
    ['GET /api/products?limit=5&limit=6', 'limit'],
    ['GET /api/products?category=cars', 'category'],
    ['GET /api/products?featured=1', 'featured'],
    ['GET /api/products/..%2Fusers', 'id'],
  ])('names the invalid field of %s', async (target, field) => {
    const { status, errors } = await call(target);
    expect([status, Object.keys(errors ?? {})]).toEqual([400, [field]]);
  });

  test('rejects an order without a valid idempotency key', async () => {
    const wrong: Record<string, string>[] = [{}, { 'idempotency-key': 'again' }];
    for (const headers of wrong) {
      const { status, errors } = await call('POST /api/orders', { as: 'shopper', json: draft, headers });
      expect([status, Object.keys(errors ?? {})]).toEqual([400, ['Idempotency-Key']]);
    }
  });

  test('explains an empty cart and an invalid phone number', async () => {
    const empty = await call('POST /api/orders', {
      as: 'shopper',
      json: { ...draft, items: [] },
      headers: key,
    });
    expect(empty).toMatchObject({ status: 400, message: 'Your cart is empty' });
    const json = { ...draft, recipientPhone: '123' };
    const phone = await call('POST /api/orders', { as: 'shopper', json, headers: key });
    expect(phone.errors).toEqual({ recipientPhone: messageTemplates()['checkout.phoneInvalid'] });
  });

  test('lets a valid order reach the repositories', async () => {
    expect((await call('POST /api/orders', { as: 'shopper', json: draft, headers: key })).status).toBe(500);
  });
});
