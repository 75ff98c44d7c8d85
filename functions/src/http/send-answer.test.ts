import express from 'express';
import { once } from 'node:events';
import { get } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { sendAnswer } from './send-answer.ts';

/* Files sent in parts: to a browser that disconnects, and from a source that fails. */
const outcomes: unknown[] = [];
let isReleased = false;
const file = (content: AsyncIterable<Uint8Array>) => ({ file: { name: 'a.csv', type: 'text/csv', content } });

async function* endless() {
  try {
    for (;;) {
      yield Buffer.alloc(64 * 1024, 'a');
      await wait(1);
    }
  } finally {
    isReleased = true;
  }
}

async function* broken() {
  yield Buffer.from('a');
  await wait(1);
  throw new Error('Firestore is away');
}

const app = express();
for (const [path, parts] of [
  ['/endless', endless],
  ['/broken', broken],
] as const)
  app.get(path, (_request, response) => {
    sendAnswer(response, file(parts())).then(
      () => outcomes.push('sent'),
      (error: unknown) => outcomes.push(error),
    );
  });
const server = app.listen(0);
beforeAll(async () => {
  if (!server.listening) await once(server, 'listening');
});
beforeEach(() => void outcomes.splice(0));
afterAll(() => void server.close());
const urlOf = (path: string) => `http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`;

test('reports no error when the browser disconnects, and reads no further', async () => {
  const request = get(urlOf('/endless'));
  const [answer] = (await once(request, 'response')) as [{ once(event: 'data', then: () => void): void }];
  answer.once('data', () => request.destroy());
  await vi.waitFor(() => expect(outcomes).toEqual(['sent']));
  await vi.waitFor(() => expect(isReleased).toBe(true));
});

test('reports an error of the source, and the download fails', async () => {
  const answer = await fetch(urlOf('/broken'));
  await expect(answer.text()).rejects.toThrow();
  await vi.waitFor(() => expect(outcomes).toEqual([new Error('Firestore is away')]));
});
