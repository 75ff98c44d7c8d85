import express from 'express';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sendText } from './send-text.ts';

const LONG = { text: 'নকশি কাঁথা '.repeat(4_000) };
const SHORT = { text: 'kantha' };

const app = express();
app.get('/long', (_request, response) => sendText(response, JSON.stringify(LONG), 'json'));
app.get('/short', (_request, response) => sendText(response, JSON.stringify(SHORT), 'json'));
const server = app.listen(0);
beforeAll(async () => {
  if (!server.listening) await once(server, 'listening');
});
afterAll(() => void server.close());

const ask = (path: string, encoding: string) =>
  fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`, {
    headers: { 'Accept-Encoding': encoding },
  });

test.each([
  ['gzip, deflate, br', 'br'],
  ['gzip', 'gzip'],
  ['identity', null],
])(
  'sends a long answer to a client that accepts %s as %s, without changing it',
  async (accepted, encoding) => {
    const answer = await ask('/long', accepted);
    expect(answer.headers.get('content-encoding')).toBe(encoding);
    expect(answer.headers.get('vary')).toContain('Accept-Encoding');
    expect(await answer.json()).toEqual(LONG);
  },
);

test('does not compress a short answer', async () => {
  const answer = await ask('/short', 'gzip, br');
  expect(answer.headers.get('content-encoding')).toBeNull();
  expect(await answer.json()).toEqual(SHORT);
});
