import { execFile } from 'node:child_process';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, expect, test } from 'vitest';
import { tokenOf } from '../fixtures/network/api-client.ts';
import { openTestData } from '../fixtures/data/test-data.ts';
import { placeOrder } from '../fixtures/orders/place-order.ts';
import { isolatedStack } from './isolated-stack.ts';
import { isServed, storePicture } from './stored-picture.ts';

/*
 * The restore drill, by the commands that docs/runbook.md names: a backup of an open shop, restored into an empty folder,
 * is the same shop.
 */
const ROOT = resolve(import.meta.dirname, '../..');
/** Events are no part of a backup, so these may differ by what was under way. */
const COMPARED = ['orders', 'products', 'users', 'counters', 'catalogueIndex', 'pictures'];

const lost = isolatedStack();
const found = isolatedStack();
afterAll(async () => {
  await lost.remove();
  await found.remove();
});

/** Every document of the compared collections and below them, by path. */
async function contentOf(): Promise<Record<string, unknown>> {
  const testData = openTestData();
  try {
    const content: Record<string, unknown> = {};
    const read = async (collection: FirebaseFirestore.CollectionReference): Promise<void> => {
      for (const document of (await collection.get()).docs) {
        content[document.ref.path] = JSON.parse(JSON.stringify(document.data()));
      }
      for (const document of await collection.listDocuments()) {
        for (const below of await document.listCollections()) await read(below);
      }
    };
    for (const name of COMPARED) await read(testData.db.collection(name));
    return content;
  } finally {
    await testData.close();
  }
}

async function settledContent(): Promise<Record<string, unknown>> {
  let last = await contentOf();
  await expect
    .poll(
      async () => {
        const before = JSON.stringify(last);
        last = await contentOf();
        return JSON.stringify(last) === before;
      },
      { timeout: 30_000, interval: 1_000 },
    )
    .toBe(true);
  return last;
}

test('a backup restored into an empty folder has the same orders, counters, accounts and pictures', async () => {
  const shop = await lost.open('--empty');
  const testData = openTestData();
  const shopper = await testData.account();
  const product = await testData.product();
  for (let placed = 0; placed < 3; placed++) await placeOrder(shopper, product);
  const { uid } = await testData.account('admin');
  await testData.close();
  const picture = await storePicture(`products/${product.id}/drill.png`);
  const before = await settledContent();
  expect(Object.keys(before).filter((path) => /^orders\/[^/]+$/.test(path))).toHaveLength(3);

  const backup = join(lost.folder, 'backup');
  await promisify(execFile)('npm', ['--silent', 'run', 'backup', '--', backup], { cwd: ROOT });
  // What comes after the backup is not in it.
  await placeOrder(shopper, product);
  await shop.end('SIGKILL');

  const rival = isolatedStack({}, lost.folder);
  const refused = rival.launch('--restore', backup);
  expect(await refused.ended).toBe(1);
  expect(refused.said()).toContain('--fresh deletes it first');

  await found.open('--restore', backup);
  expect(await contentOf()).toEqual(before);
  const again = openTestData();
  expect((await again.auth.getUser(uid)).customClaims).toEqual({ role: 'admin' });
  await again.close();
  expect(await isServed(picture)).toBe(true);
  // The shopper signs in with the old password and orders again.
  expect((await placeOrder(await tokenOf(shopper), product)).orderId).toBeTruthy();
  await expect(
    promisify(execFile)('npm', ['--silent', 'run', 'backup', '--', backup], { cwd: ROOT }),
  ).rejects.toThrow('a backup never replaces anything');
});
