import express from 'express';
import { once } from 'node:events';
import { request as httpRequest, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { answerRendition } from './answer-rendition.ts';
import type { StoredRendition } from './image-store.ts';

/*
 * Requests to Storage, and answers to them, for URLs as a client can send them: Hosting and its emulator normalise
 * some. With the Storage emulator: e2e/contract/pictures.spec.ts.
 */
const DRAWN = 'products/p1/photo one-w640.webp';
const ADDRESS = '/renditions/p1/photo%20one-w640.webp';
const drawn: StoredRendition = { etag: 'CJ/1=', bytes: Buffer.from('RIFF') };

const requested: string[] = [];
const failed: unknown[] = [];
const store = {
  readRendition: (path: string) => {
    requested.push(path);
    if (path.includes('/broken/')) return Promise.reject(new Error('Storage is away'));
    return Promise.resolve(path === DRAWN ? drawn : undefined);
  },
};
const server = express()
  .disable('etag') // as in Cloud Functions
  .use(answerRendition({ store, log: { failed: (_id, error) => failed.push(error) } }))
  .listen(0, '127.0.0.1');

beforeAll(async () => {
  if (!server.listening) await once(server, 'listening');
});
afterAll(() => server.close());
beforeEach(() => {
  requested.length = failed.length = 0;
});

/** Sends the path unchanged; fetch would normalise it. */
async function ask(path: string, method = 'GET', headers: Record<string, string> = {}) {
  const { port } = server.address() as AddressInfo;
  const sent = httpRequest({ host: '127.0.0.1', port, path, method, headers }).end();
  const [answer] = (await once(sent, 'response')) as [IncomingMessage];
  const parts: Buffer[] = [];
  for await (const part of answer) parts.push(part as Buffer);
  return { status: answer.statusCode, headers: answer.headers, body: Buffer.concat(parts).toString() };
}

const KEPT = {
  'cache-control': 'public, max-age=31536000, immutable',
  etag: '"CJ/1="',
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cross-origin-resource-policy': 'cross-origin',
};

describe('a rendition', () => {
  test('is sent with a permanent Cache-Control', async () => {
    const { status, headers, body } = await ask(ADDRESS);
    expect([status, body]).toEqual([200, 'RIFF']);
    expect(headers).toMatchObject({ ...KEPT, 'content-type': 'image/webp', 'content-length': '4' });
    expect(headers).not.toHaveProperty('x-powered-by');
    expect(requested).toEqual([DRAWN]);
  });

  test('answers HEAD and If-None-Match without sending it', async () => {
    const head = await ask(ADDRESS, 'HEAD');
    expect([head.status, head.body]).toEqual([200, '']);
    expect(head.headers).toMatchObject({ ...KEPT, 'content-type': 'image/webp', 'content-length': '4' });
    const again = await ask(ADDRESS, 'GET', { 'If-None-Match': '"CJ/1="' });
    expect([again.status, again.body]).toEqual([304, '']);
    expect(again.headers).toMatchObject(KEPT);
    expect((await ask(ADDRESS, 'GET', { 'If-None-Match': '"other"' })).status).toBe(200);
  });

  test.each(['POST', 'PUT', 'DELETE', 'OPTIONS'])('is not found for %s', async (method) => {
    const { status, headers } = await ask(ADDRESS, method);
    expect([status, headers.allow, headers['cache-control']]).toEqual([405, 'GET, HEAD', 'no-store']);
    expect(requested).toEqual([]);
  });
});

describe('everything else gets the same answer', () => {
  const rejectedFor = async (path: string) => {
    const { status, headers, body } = await ask(path);
    expect([status, body, headers['cache-control']]).toEqual([404, '', 'public, max-age=0, s-maxage=60']);
    expect(headers).not.toHaveProperty('etag');
    expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff' });
  };

  test('a path that could be a rendition and is not', async () => {
    await rejectedFor('/renditions/p1/none-w640.webp');
    expect(requested).toEqual(['products/p1/none-w640.webp']);
  });

  test.each([
    ['an image as it was uploaded', '/renditions/p1/photo%20one.jpg'],
    ['a name that is no rendition’s', '/renditions/p1/photo-w640.svg'],
    ['no width', '/renditions/p1/photo-w0.webp'],
    ['more behind it', `${ADDRESS}/`],
    ['a question behind it', `${ADDRESS}?1`],
    ['nothing behind a question mark', `${ADDRESS}?`],
    ['the folder above', '/renditions/../profiles/u1/face-w640.webp'],
    ['the folder above as a name', '/renditions/../face-w640.webp'],
    ['the folder above, encoded', '/renditions/%2e%2e/face-w640.webp'],
    ['an encoded slash', '/renditions/..%2Fprofiles%2Fu1/face-w640.webp'],
    ['an encoded slash in the name', '/renditions/p1/..%2F..%2Fprofiles%2Fu1%2Fface-w640.webp'],
    ['a slash encoded twice', '/renditions/%252e%252e%252fprofiles/..%5Cface-w640.webp'],
    ['a doubled slash', '/renditions//p1/photo%20one-w640.webp'],
    ['a doubled slash within', '/renditions/p1//photo%20one-w640.webp'],
    ['a byte that is no letter', '/renditions/p1/photo%00-w640.webp'],
    ['bad encoding', '/renditions/p1/%E0%A4%A-w640.webp'],
    ['another folder of Storage', '/profiles/u1/face-w640.webp'],
    ['the file’s own path', '/products/p1/photo%20one-w640.webp'],
  ])('%s does not reach Storage', async (_what, path) => {
    await rejectedFor(path);
    expect(requested).toEqual([]);
  });
});

test('an error of Storage is not cached, and is logged', async () => {
  const { status, headers, body } = await ask('/renditions/broken/photo-w640.webp');
  expect([status, body, headers['cache-control']]).toEqual([503, '', 'no-store']);
  expect(headers['retry-after']).toBe('30');
  expect(failed).toHaveLength(1);
});
