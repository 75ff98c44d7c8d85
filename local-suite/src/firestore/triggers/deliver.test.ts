import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { deliver } from './deliver.ts';

const EVENT = { headers: { 'ce-id': 'event-1' }, body: 'body' };
const AT_ONCE = [0, 0, 0];
const PROCESS_DIED = '{"errno":-104,"code":"ECONNRESET","syscall":"read"}';

const closing: (() => void)[] = [];
afterEach(() => closing.splice(0).forEach((close) => close()));

/**
 * Answers each POST with the next reply, and repeats the last one; `ids` are those of the delivered events.
 */
async function functionsEmulator(...replies: readonly [number, string][]) {
  const ids: (string | string[] | undefined)[] = [];
  const server = createServer((request: IncomingMessage, response: ServerResponse) => {
    const [status, text] = replies[Math.min(ids.length, replies.length - 1)]!;
    ids.push(request.headers['ce-id']);
    response.writeHead(status).end(text);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  closing.push(() => server.close());
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`, ids };
}

test("redelivers an event under the same id when the function's process ended", async () => {
  const { url, ids } = await functionsEmulator([500, PROCESS_DIED], [500, PROCESS_DIED], [200, '']);
  expect(await deliver(url, EVENT, AT_ONCE)).toBe(200);
  expect(ids).toEqual(['event-1', 'event-1', 'event-1']);
});

test('gives up on a function whose process always ends', async () => {
  const { url, ids } = await functionsEmulator([500, PROCESS_DIED]);
  expect(await deliver(url, EVENT, AT_ONCE)).toBe(500);
  expect(ids).toHaveLength(AT_ONCE.length + 1);
});

test.each([
  [500, 'Internal Server Error'],
  [500, '{"code":"internal"}'],
  [503, PROCESS_DIED],
  [404, ''],
])("takes %i %s for the function's response", async (status, text) => {
  const { url, ids } = await functionsEmulator([status, text]);
  expect(await deliver(url, EVENT, AT_ONCE)).toBe(status);
  expect(ids).toHaveLength(1);
});
