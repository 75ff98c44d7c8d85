import { http, type HttpFunction } from '@google-cloud/functions-framework';
import { getTestServer } from '@google-cloud/functions-framework/testing';
import { envelopeSchema } from '@nargisus/domain/contract';
import { once } from 'node:events';
import { createServer, request as httpRequest, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { apiRoutes, createApp, documentRoutes } from './app.ts';
import { identify, type Caller } from './authenticate.ts';
import { Sslcommerz } from '../payments/sslcommerz.ts';
import { bypassPlatformBodyParser } from './bypass-platform-body-parser.ts';
import type { Served } from './request-log.ts';
import type { Dependencies } from './route.ts';
import { MAX_BODY_BYTES } from './read-body.ts';

/*
 * What the contract answers before any data is needed: routes, refusals, envelopes. The app stands behind the body
 * parsers of Cloud Functions, Google's functions-framework. Calls that reach Firestore are tested in e2e/contract against
 * the running suite; here the shop is closed, which shows that a refusal never opened it.
 */
process.env.GCLOUD_PROJECT = 'demo-nargisus';

const callers: Record<string, Caller> = {
  shopper: {
    uid: 'shopper',
    email: 'shopper@nargisus.test',
    name: 'Shopper',
    role: 'user',
    signedInAt: new Date(),
  },
  admin: { uid: 'admin', email: 'admin@nargisus.test', name: 'Admin', role: 'admin', signedInAt: new Date() },
};

const served: Served[] = [];
const failures: { requestId: string; thrown: unknown }[] = [];

const gateway = new Sslcommerz({
  base: 'http://127.0.0.1:9', // nobody listens there
  storeId: 'nargisus_test',
  storePassword: 'qwerty',
});

const dependencies: Dependencies = {
  // Test callers by name; every other token goes through the real verification.
  identify: async (authorization) =>
    callers[authorization?.slice('Bearer '.length) ?? ''] ?? identify(authorization),
  repositories: () => Promise.reject(new Error('The shop was opened: SECRET-INTERNALS')),
  now: () => new Date('2026-11-20T10:00:00Z'),
  random: () => 0,
  allowedOrigins: () => ['https://nargisus.example', 'https://partner.example'],
  rateLimitFactor: () => 1,
  appCheck: () => 'off',
  attest: () => Promise.reject(new Error('Nobody asked')),
  log: {
    served: (request) => served.push(request),
    failed: (requestId, thrown) => failures.push({ requestId, thrown }),
  },
  gateway: () => gateway,
  shopOrigin: () => 'https://nargisus.test',
};
const app = createApp(dependencies, [...apiRoutes, ...documentRoutes]);

bypassPlatformBodyParser();
http('api', app as unknown as HttpFunction);
const servers: Server[] = [];

async function serve(server: Server): Promise<string> {
  servers.push(server);
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

let origin = '';
let plainOrigin = '';
beforeAll(async () => {
  origin = await serve(getTestServer('api'));
  plainOrigin = await serve(createServer(app));
});
afterAll(() => servers.forEach((server) => server.close()));

interface Sent {
  as?: string;
  json?: unknown;
  body?: string | Uint8Array<ArrayBuffer>;
  headers?: Record<string, string>;
  at?: string;
}

/** Checks on every answer that it is an envelope in JSON, whatever went wrong. */
async function call(target: string, { as, json, body, headers = {}, at = origin }: Sent = {}) {
  const [method = 'GET', path = '/'] = target.split(' ');
  const sent = json === undefined ? body : JSON.stringify(json);
  const response = await fetch(`${at}${path}`, {
    method,
    body: sent,
    headers: {
      ...(as && { authorization: `Bearer ${as}` }),
      ...(sent !== undefined && { 'content-type': 'application/json' }),
      ...headers,
    },
  });
  expect(response.headers.get('content-type')).toMatch(/^application\/json/);
  const envelope = envelopeSchema.parse(await response.json());
  expect(envelope.success).toBe(response.ok);
  return { status: response.status, headers: response.headers, ...envelope };
}

const key = { 'idempotency-key': '3f2b8a52-6b7e-4c9e-9a53-0c3f6f0d8a11' };
const draft = {
  items: [{ productId: 'shirt', size: 'M', quantity: 1 }],
  deliveryOption: 'standard',
  totalAmount: 510,
  recipientName: 'Rahima',
  recipientPhone: '01712345678',
  region: 'Dhaka',
  city: 'Dhaka',
  district: 'Dhaka',
  address: 'Road 5',
  addressCategory: 'home',
};

describe('what is not in the contract', () => {
  test.each(['GET /', 'GET /api', 'GET /api/nothing', 'POST /api/orders/user/x', 'GET /products'])(
    '%s is not found',
    async (target) => {
      expect((await call(target)).status).toBe(404);
    },
  );

  test.each([
    ['POST /api/products', 'GET'],
    ['POST /api/products/x', 'GET, PUT, DELETE'],
    ['PUT /api/orders', 'POST, GET'],
    ['GET /api/newUser', 'POST'],
  ])('%s is the wrong method, and the right ones are named', async (target, allowed) => {
    const answer = await call(target);
    expect(answer.status).toBe(405);
    expect(answer.headers.get('allow')).toBe(allowed);
  });

  test.each(['GET /api/products/%E0%A4%A', 'DELETE /api/products/%', 'PUT /api/products/%FF?a=%FF'])(
    '%s, which is no address, is refused',
    async (target) => {
      for (const at of [origin, plainOrigin]) expect((await call(target, { at })).status).toBe(400);
    },
  );
});

describe('who is asking', () => {
  const needsToken = ['POST /api/newUser', 'GET /api/user/a@b.c', 'POST /api/orders', 'GET /api/orders'];

  test.each([...needsToken, 'GET /api/orders/user?userEmail=a@b.c', 'GET /api/orders/stats/summary'])(
    '%s needs a token',
    async (target) => {
      const answer = await call(target);
      expect(answer.status).toBe(401);
      expect(answer.headers.get('www-authenticate')).toBe('Bearer');
    },
  );

  test.each(['garbage', 'a.b.c', 'owner', 'eyJhbGciOiJub25lIn0.eyJzdWIiOiJhIiwicm9sZSI6ImFkbWluIn0.'])(
    'the token %s is not good',
    async (token) => {
      expect((await call('GET /api/orders', { as: token })).status).toBe(401);
    },
  );

  test.each([
    ['GET /api/orders', 'shopper'],
    ['GET /api/orders/stats/summary', 'shopper'],
    ['GET /api/user/other@nargisus.test', 'shopper'],
    ['GET /api/orders/user?userEmail=other@nargisus.test', 'shopper'],
  ])('%s is not for a %s', async (target, as) => {
    expect((await call(target, { as })).status).toBe(403);
  });

  test.each([
    ['GET /api/user/Shopper@Nargisus.test', 'shopper'],
    ['GET /api/user/shopper@nargisus.test', 'admin'],
    ['GET /api/orders/user?userEmail=shopper@nargisus.test', 'shopper'],
    ['GET /api/orders?limit=5&page=2', 'admin'],
  ])('%s gets as far as the data for a %s', async (target, as) => {
    expect((await call(target, { as })).status).toBe(500);
  });
});

describe('what is asked', () => {
  test.each([
    ['GET /api/products?limit=0', 'limit'],
    ['GET /api/products?limit=101', 'limit'],
    ['GET /api/products?limit=5&limit=6', 'limit'],
    ['GET /api/products?category=cars', 'category'],
    ['GET /api/products?featured=1', 'featured'],
    ['GET /api/products/..%2Fusers', 'id'],
  ])('%s names the field that is wrong', async (target, field) => {
    const { status, errors } = await call(target);
    expect([status, Object.keys(errors ?? {})]).toEqual([400, [field]]);
  });

  test('an order needs its request key', async () => {
    const wrong: Record<string, string>[] = [{}, { 'idempotency-key': 'again' }];
    for (const headers of wrong) {
      const { status, errors } = await call('POST /api/orders', { as: 'shopper', json: draft, headers });
      expect([status, Object.keys(errors ?? {})]).toEqual([400, ['Idempotency-Key']]);
    }
  });

  test('an empty cart and a wrong phone are said in words', async () => {
    const empty = await call('POST /api/orders', {
      as: 'shopper',
      json: { ...draft, items: [] },
      headers: key,
    });
    expect(empty).toMatchObject({ status: 400, message: 'Your cart is empty' });
    const json = { ...draft, recipientPhone: '123' };
    const phone = await call('POST /api/orders', { as: 'shopper', json, headers: key });
    expect(phone.errors).toEqual({ recipientPhone: 'Please enter a valid 11-digit phone number' });
  });

  test('a good order gets as far as the data', async () => {
    expect((await call('POST /api/orders', { as: 'shopper', json: draft, headers: key })).status).toBe(500);
  });
});

describe.each(['the platform', 'a plain server'])('a body on %s', (where) => {
  const at = () => (where === 'the platform' ? origin : plainOrigin);
  const post = (sent: Sent) =>
    call('POST /api/orders', { as: 'shopper', at: at(), ...sent, headers: { ...key, ...sent.headers } });

  test.each(['{"items":', '', 'null undefined', '\u0000'])('%j is not JSON', async (body) => {
    expect(await post({ body })).toMatchObject({ status: 400, message: 'The request is not valid JSON' });
  });

  test('JSON that is no object is refused by its fields', async () => {
    expect((await post({ body: '[]' })).status).toBe(400);
  });

  test.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'])(
    '%s is not taken',
    async (type) => {
      expect((await post({ body: 'a=1', headers: { 'content-type': type } })).status).toBe(415);
    },
  );

  test.each(['gzip', 'deflate', 'br', 'x', 'GZIP', 'gzip, br', 'identity, gzip'])(
    'a content encoding of %j is refused',
    async (encoding) => {
      const headers = { 'content-encoding': encoding };
      for (const body of ['not compressed', JSON.stringify(draft), gzipSync('{}')]) {
        const { status, message } = await post({ body, headers });
        expect([status, message]).toEqual([415, 'Please send the body as it is (without Content-Encoding)']);
      }
    },
  );

  test('the content encoding identity is none', async () => {
    expect((await post({ json: draft, headers: { 'content-encoding': 'identity' } })).status).toBe(500);
  });

  test.each([
    'text/plain; charset=none',
    'application/json; charset=none',
    'application/json; charset="',
    'application/cloudevents+json',
    'application/vnd.api+json',
    'application/x-www-form-urlencoded; charset=none',
    '/',
    ';',
  ])('the content type %j gets an envelope', async (type) => {
    const { status } = await post({ body: '{"items":', headers: { 'content-type': type } });
    expect([400, 415]).toContain(status);
  });

  test('too much is not taken', async () => {
    expect((await post({ json: { ...draft, landmark: 'x'.repeat(MAX_BODY_BYTES) } })).status).toBe(413);
  });
});

/** Headers that make a server or a proxy answer for itself, one by one and together. */
const ODD_HEADERS: readonly Record<string, string>[] = [
  { expect: 'a-miracle' },
  { 'transfer-encoding': 'chunked' },
  { 'content-encoding': 'gzip', 'content-type': 'application/json; charset=none' },
  { upgrade: 'websocket', connection: 'upgrade' },
  { upgrade: 'h2c', connection: 'upgrade, http2-settings', 'http2-settings': 'AAMAAABkAAQAAP__' },
  { range: 'bytes=5-1' },
  { 'if-match': '"x"', 'if-unmodified-since': 'yesterday' },
  { accept: 'text/html', 'accept-encoding': 'zstd', 'accept-charset': 'none' },
  { 'x-http-method-override': 'DELETE' },
  { 'ce-id': '1', 'ce-source': 'x', 'ce-type': 'x', 'ce-specversion': '1.0' },
  { 'x-cloud-trace-context': ';;o=1', traceparent: '00', 'function-execution-id': '../..' },
];
const BODIES = ['{"items":', '{}', '\u0000'];

describe.each(['POST /api/orders', 'POST /api/newUser', 'GET /api/products', 'POST /api/nothing'])(
  '%s answers in JSON',
  (target) => {
    test.each(ODD_HEADERS)('with the headers %j', async (headers) => {
      for (const body of target.startsWith('GET') ? [undefined] : BODIES) {
        const { type, envelope, status } = await ask(target, headers, body);
        expect([status, type]).toEqual([status, expect.stringMatching(/^application\/json/)]);
        expect(envelopeSchema.parse(envelope).success).toBe(false);
      }
    });
  },
);

/** As it is, without the care that fetch() takes of headers. */
async function ask(target: string, headers: Record<string, string>, body: string | undefined) {
  const [method, path] = target.split(' ');
  const sent = httpRequest(`${origin}${path}`, {
    method,
    headers: { ...key, authorization: 'Bearer shopper', 'content-type': 'application/json', ...headers },
  });
  sent.end(body);
  const [response] = (await once(sent, 'response')) as [IncomingMessage];
  const text = Buffer.concat(await response.toArray()).toString();
  return {
    status: response.statusCode,
    type: response.headers['content-type'],
    envelope: JSON.parse(text) as unknown,
  };
}

test('too much is not taken when its length was not told', async () => {
  const status = await new Promise((resolve, reject) => {
    const sent = httpRequest(`${plainOrigin}/api/orders`, {
      method: 'POST',
      headers: { ...key, authorization: 'Bearer shopper', 'content-type': 'application/json' },
    });
    sent.on('response', (response) => resolve(response.statusCode)).on('error', reject);
    sent.write(' '.repeat(MAX_BODY_BYTES));
    sent.end(JSON.stringify(draft));
  });
  expect(status).toBe(413);
});

describe('a page of another origin', () => {
  const preflight = (from: string) =>
    fetch(`${origin}/api/orders`, {
      method: 'OPTIONS',
      headers: {
        origin: from,
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'authorization,content-type,idempotency-key',
      },
    });

  test.each(['https://nargisus.example', 'https://partner.example'])('%s may call', async (from) => {
    const asked = await preflight(from);
    expect([asked.status, await asked.text()]).toEqual([204, '']);
    expect(asked.headers.get('access-control-allow-origin')).toBe(from);
    expect(asked.headers.get('access-control-allow-methods')).toBe('GET,POST,PUT,DELETE');
    expect(asked.headers.get('access-control-allow-headers')).toBe(
      'Authorization,Content-Type,Idempotency-Key,X-Firebase-AppCheck',
    );
    expect(asked.headers.get('access-control-allow-credentials')).toBeNull();
    const { headers } = await call('GET /api/orders', { headers: { origin: from } });
    expect(headers.get('access-control-allow-origin')).toBe(from);
    expect(headers.get('vary')).toMatch(/Origin/);
  });

  test.each([
    'https://evil.example',
    'http://nargisus.example',
    'https://nargisus.example.evil.test',
    'null',
  ])('%s hears nothing', async (from) => {
    const asked = await preflight(from);
    expect(asked.status).toBe(405);
    expect(await asked.json()).toEqual({
      success: false,
      message: 'Only POST, GET is possible here',
      code: 'request.onlyMethods',
      params: { methods: 'POST, GET' },
    });
    expect(asked.headers.get('access-control-allow-origin')).toBeNull();
    const { headers } = await call('GET /api/orders', { headers: { origin: from } });
    expect(headers.get('access-control-allow-origin')).toBeNull();
  });
});

test('no browser runs, frames or guesses at an answer', async () => {
  const { headers } = await call('GET /api/nothing');
  expect(Object.fromEntries(headers)).toMatchObject({
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'no-referrer',
  });
});

describe('when we fail', () => {
  test('strangers learn nothing, and the request can be found in the log', async () => {
    const answer = await call('GET /api/products');
    expect(answer).toMatchObject({
      status: 500,
      message: 'Something went wrong on our side. Please try again.',
    });
    expect(JSON.stringify(answer)).not.toContain('SECRET');
    const requestId = answer.headers.get('x-request-id');
    expect(requestId).toMatch(/^[0-9a-f-]{36}$/);
    expect(String(failures.find((it) => it.requestId === requestId)?.thrown)).toContain('SECRET-INTERNALS');
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.get('x-powered-by')).toBeNull();
  });

  test('the trace of Google’s front end is the request id', async () => {
    const trace = '0123456789abcdef0123456789abcdef';
    const { headers } = await call('GET /api/products', {
      headers: { 'x-cloud-trace-context': `${trace}/1;o=1` },
    });
    expect(headers.get('x-request-id')).toBe(trace);
  });

  test.each([
    ['PUT', '/api/user/rahima@nargisus.test', '/api/user/{email}'],
    ['DELETE', '/api/cart/Z3Vlc3RfMTIz', '/api/cart/{id}'],
    ['GET', '/api/cart?userId=guest_1795168800000_aaaaaaaaaaaaaaaaaaaaaaaa', '/api/cart'],
    ['GET', '/api/orders/user?userEmail=rahima@nargisus.test', '/api/orders/user'],
    ['PUT', '/api/delivery/assign/ORD-SECRET', '/api/delivery/assign/{id}'],
    ['PATCH', '/api/user/rahima@nargisus.test', '/api/user/{email}'],
    ['GET', '/api/rahima@nargisus.test', '(unknown)'],
  ])('the log of %s %s has %s', async (method, path, pattern) => {
    const { headers } = await call(`${method} ${path}`);
    const requestId = headers.get('x-request-id');
    const entry = served.find((it) => it.requestId === requestId);
    expect(entry?.route).toBe(`${method} ${pattern}`);
    expect(JSON.stringify([entry, failures])).not.toMatch(/rahima|guest_|Z3Vlc3Rf|SECRET/);
  });

  test('the log says what was called and how it went, and nothing about people', async () => {
    const { headers } = await call('GET /api/user/other@nargisus.test?token=abc', { as: 'shopper' });
    const requestId = headers.get('x-request-id');
    expect(served.find((it) => it.requestId === requestId)).toEqual({
      requestId,
      route: 'GET /api/user/{email}',
      status: 403,
      ms: expect.any(Number) as number,
    });
  });
});
