import { envelopeSchema } from '@nargisus/domain/contract';
import { once } from 'node:events';
import { request as httpRequest, type IncomingMessage } from 'node:http';
import { describe, expect, test } from 'vitest';
import { call, failures, key, origin, served } from './testing/serve-app.ts';

/** Headers that a server or a proxy might answer before the app does. */
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

/** Sends headers unchanged, which fetch() does not. */
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

describe('CORS', () => {
  const preflight = (from: string) =>
    fetch(`${origin}/api/orders`, {
      method: 'OPTIONS',
      headers: {
        origin: from,
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'authorization,content-type,idempotency-key',
      },
    });

  test.each(['https://nargisus.example', 'https://partner.example'])('allows %s', async (from) => {
    const answer = await preflight(from);
    expect([answer.status, await answer.text()]).toEqual([204, '']);
    expect(answer.headers.get('access-control-allow-origin')).toBe(from);
    expect(answer.headers.get('access-control-allow-methods')).toBe('GET,POST,PUT,DELETE');
    expect(answer.headers.get('access-control-allow-headers')).toBe(
      'Authorization,Content-Type,Idempotency-Key,X-Firebase-AppCheck',
    );
    expect(answer.headers.get('access-control-allow-credentials')).toBeNull();
    const { headers } = await call('GET /api/orders', { headers: { origin: from } });
    expect(headers.get('access-control-allow-origin')).toBe(from);
    expect(headers.get('vary')).toMatch(/Origin/);
  });

  test.each([
    'https://evil.example',
    'http://nargisus.example',
    'https://nargisus.example.evil.test',
    'null',
  ])('sends no CORS headers to %s', async (from) => {
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

test('forbids browsers to run, frame or sniff an answer', async () => {
  const { headers } = await call('GET /api/nothing');
  expect(Object.fromEntries(headers)).toMatchObject({
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'no-referrer',
  });
});

describe('an internal error', () => {
  test('hides its cause from the caller and logs it under the request id', async () => {
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

  test('has the trace id of Google’s front end as request id', async () => {
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
  ])('logs %s %s as %s', async (method, path, pattern) => {
    const { headers } = await call(`${method} ${path}`);
    const requestId = headers.get('x-request-id');
    const entry = served.find((it) => it.requestId === requestId);
    expect(entry?.route).toBe(`${method} ${pattern}`);
    expect(JSON.stringify([entry, failures])).not.toMatch(/rahima|guest_|Z3Vlc3Rf|SECRET/);
  });

  test('logs route, status and duration without personal data', async () => {
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
