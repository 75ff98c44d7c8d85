import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { PORTS } from '@nargisus/local-suite/launcher';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { call } from '../fixtures/network/api-client.ts';
import { isolatedStack, type Launched, type IsolatedStack } from './isolated-stack.ts';
import { cutPower } from './processes.ts';
import { isServed, storePicture } from './stored-picture.ts';

/*
 * Two local stacks of one checkout, each with its own folder and ports. The first keeps serving when the second is stopped or killed,
 * because they share neither temporary files nor ports.
 */
const APART = 20;
const READERS = 4;

let first: IsolatedStack;
let second: IsolatedStack;
let shop: Launched;

beforeAll(async () => {
  first = isolatedStack();
  second = isolatedStack({ NARGISUS_PORT_OFFSET: String(PORTS.hosting - 5000 + APART) });
  // Started concurrently, so that both look for free ports while neither has opened any.
  [shop] = await Promise.all([first.open('--empty'), second.open('--empty')]);
});
afterAll(async () => {
  await Promise.all([first.remove(), second.remove()]);
});

/** Reads the picture and the catalogue without pause until stopped. */
function underLoad(picture: string) {
  const results = { served: 0, failed: 0 };
  let isOpen = true;
  const readers = Promise.all(
    Array.from({ length: READERS }, async () => {
      while (isOpen) {
        const answers = await Promise.all([
          isServed(picture),
          call('/api/products?limit=1').then(({ status }) => status === 200),
        ]);
        if (answers.every(Boolean)) results.served++;
        else results.failed++;
      }
    }),
  );
  return {
    stop: async () => {
      isOpen = false;
      await readers;
      return results;
    },
  };
}

test('the first stack keeps serving while the second is stopped, started and killed', async () => {
  const picture = await storePicture('products/SIDE/dot.png');
  const load = underLoad(picture);
  const [running] = second.launched();

  expect(await running!.end('SIGTERM')).toBe(0);
  const again = await second.open();
  cutPower(again.pid);
  await again.ended;
  const last = await second.open();
  expect(await last.end('SIGINT')).toBe(0);

  const { served, failed } = await load.stop();
  expect(failed).toBe(0);
  expect(served).toBeGreaterThan(READERS);
  expect(shop.hasEnded()).toBe(false);
  expect(await isServed(picture)).toBe(true);
});

test('stored pictures lie in their stack’s folder, whose temporary files are deleted when it ends', async () => {
  const blobs = join(first.folder, 'tmp/firebase/storage/blobs');
  expect(readdirSync(blobs)).not.toEqual([]);
  expect(existsSync(join(second.folder, 'tmp'))).toBe(false);
});

test('a second start on the same state folder is rejected, also on other ports, and deletes nothing', async () => {
  const before = readdirSync(first.folder, { recursive: true }).length;
  const other = isolatedStack({ NARGISUS_PORT_OFFSET: String(PORTS.hosting - 5000 + APART) }, first.folder);
  const rejected = other.launch('--fresh');
  expect(await rejected.ended).toBe(1);
  expect(rejected.output()).toContain(`A shop is already open in ${first.folder}`);
  expect(rejected.output()).toContain(`${PORTS.hosting} (hosting)`);
  expect(readdirSync(first.folder, { recursive: true }).length).toBeGreaterThanOrEqual(before);
  expect(shop.emulators()).toBeGreaterThan(0);

  expect(await shop.end('SIGINT')).toBe(0);
  expect(shop.output()).toContain('SIGINT: saving the data');
});
