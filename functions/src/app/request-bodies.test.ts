import { request as httpRequest } from 'node:http';
import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { MAX_BODY_BYTES } from '../http/read-body.ts';
import { call, draft, key, origin, plainOrigin, type Sent } from './testing/serve-app.ts';

describe.each(['the platform', 'a plain server'])('a request body on %s', (where) => {
  const at = () => (where === 'the platform' ? origin : plainOrigin);
  const post = (sent: Sent) =>
    call('POST /api/orders', { as: 'shopper', at: at(), ...sent, headers: { ...key, ...sent.headers } });

  test.each(['{"items":', '', 'null undefined', '\u0000'])('rejects %j, which is not JSON', async (body) => {
    expect(await post({ body })).toMatchObject({ status: 400, message: 'The request is not valid JSON' });
  });

  test('rejects JSON that is not an object', async () => {
    expect((await post({ body: '[]' })).status).toBe(400);
  });

  test.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'])(
    'rejects the content type %s',
    async (type) => {
      expect((await post({ body: 'a=1', headers: { 'content-type': type } })).status).toBe(415);
    },
  );

  test.each(['gzip', 'deflate', 'br', 'x', 'GZIP', 'gzip, br', 'identity, gzip'])(
    'rejects the content encoding %j',
    async (encoding) => {
      const headers = { 'content-encoding': encoding };
      for (const body of ['not compressed', JSON.stringify(draft), gzipSync('{}')]) {
        const { status, message } = await post({ body, headers });
        expect([status, message]).toEqual([415, 'Please send the body as it is (without Content-Encoding)']);
      }
    },
  );

  test('accepts the content encoding identity', async () => {
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
  ])('answers the content type %j with an envelope', async (type) => {
    const { status } = await post({ body: '{"items":', headers: { 'content-type': type } });
    expect([400, 415]).toContain(status);
  });

  test('rejects a body above the limit', async () => {
    expect((await post({ json: { ...draft, landmark: 'x'.repeat(MAX_BODY_BYTES) } })).status).toBe(413);
  });
});

test('rejects a body above the limit that has no Content-Length', async () => {
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
