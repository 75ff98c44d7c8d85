import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, expect, test } from 'vitest';
import { watchEmulator } from './watch-emulator.ts';

let server: Server | undefined;
afterEach(() => {
  server?.close();
  server?.closeAllConnections();
});

async function listening(answers: boolean): Promise<string> {
  server = createServer((_request, response) => {
    if (answers) response.end('Ok\n');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return `127.0.0.1:${(server.address() as AddressInfo).port}`;
}

async function reasonsWithin(host: string, ms: number, timeoutMs = 150): Promise<string[]> {
  const reasons: string[] = [];
  watchEmulator({ host, onUnreachable: (reason) => reasons.push(reason), timeoutMs, intervalMs: 30 });
  await wait(ms);
  return reasons;
}

test('gives up once, with a message, when nothing listens', async () => {
  const host = await listening(true);
  server!.close();
  server!.closeAllConnections();
  const reasons = await reasonsWithin(host, 600);
  expect(reasons).toHaveLength(1);
  expect(reasons[0]).toContain(`The local Firestore at ${host} has not answered`);
});

test('gives up on a server that accepts connections and never answers', async () => {
  expect(await reasonsWithin(await listening(false), 600)).toHaveLength(1);
});

test('keeps waiting for a server that answers', async () => {
  // Longer than a busy machine keeps this process waiting.
  expect(await reasonsWithin(await listening(true), 2_500, 1_500)).toEqual([]);
});
