import { execFile } from 'node:child_process';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';
import { tokenOf } from '../fixtures/network/api-client.ts';
import { openTestData } from '../fixtures/data/test-data.ts';
import { placeOrder } from '../fixtures/orders/place-order.ts';
import { isolatedStack } from './isolated-stack.ts';
import { isServed, storePicture } from './stored-picture.ts';

/*
 * The restore drill with the commands of docs/runbook.md: a backup of an open shop, restored into an empty folder, has the same data.
 */
const ROOT = resolve(import.meta.dirname, '../..');
/** The compared collections. The others may differ, because a backup does not contain pending events. */
const COMPARED = ['orders', 'products', 'users', 'counters', 'catalogueIndex', 'pictures'];

/** Returns every document of the compared collections and their subcollections, by path. */
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

/** Tells whether the figures count every account and every product: the events that count them come later. */
function isCounted(content: Record<string, unknown>): boolean {
  const figures = content['counters/figures'] as
    Partial<Record<'users' | 'products', { total?: number }>> | undefined;
  const count = (collection: string) =>
    Object.keys(content).filter((path) => path.startsWith(`${collection}/`) && path.split('/').length === 2)
      .length;
  return figures?.users?.total === count('users') && (figures.products?.total ?? 0) === count('products');
}

/** Waits until the events of every change were handled, and returns the content. */
async function stableContent(): Promise<Record<string, unknown>> {
  let last = await contentOf();
  await expect
    .poll(
      async () => {
        const before = JSON.stringify(last);
        last = await contentOf();
        return isCounted(last) && JSON.stringify(last) === before;
      },
      { timeout: 60_000, interval: 1_000 },
    )
    .toBe(true);
  return last;
}

test('a backup restored into an empty folder has the same orders, counters, accounts and pictures', async () => {
  const original = isolatedStack();
  const restored = isolatedStack();
  // Also before a retry, which needs the same ports.
  onTestFinished(async () => {
    await original.remove();
    await restored.remove();
  });
  const shop = await original.open('--empty');
  const testData = openTestData();
  const shopper = await testData.account();
  const product = await testData.product();
  for (let placed = 0; placed < 3; placed++) await placeOrder(shopper, product);
  const { uid } = await testData.account('admin');
  await testData.close();
  const picture = await storePicture(`products/${product.id}/drill.png`);
  const before = await stableContent();
  expect(Object.keys(before).filter((path) => /^orders\/[^/]+$/.test(path))).toHaveLength(3);

  const backup = join(original.folder, 'backup');
  await promisify(execFile)('npm', ['--silent', 'run', 'backup', '--', backup], { cwd: ROOT });
  // The backup does not contain later orders.
  await placeOrder(shopper, product);
  await shop.end('SIGKILL');

  const second = isolatedStack({}, original.folder);
  const rejected = second.launch('--restore', backup);
  expect(await rejected.ended).toBe(1);
  expect(rejected.output()).toContain('--fresh deletes it first');

  await restored.open('--restore', backup);
  expect(await contentOf()).toEqual(before);
  const testDataAfter = openTestData();
  expect((await testDataAfter.auth.getUser(uid)).customClaims).toEqual({ role: 'admin' });
  await testDataAfter.close();
  expect(await isServed(picture)).toBe(true);
  // The shopper can sign in and order.
  expect((await placeOrder(await tokenOf(shopper), product)).orderId).toBeTruthy();
  await expect(
    promisify(execFile)('npm', ['--silent', 'run', 'backup', '--', backup], { cwd: ROOT }),
  ).rejects.toThrow('a backup never replaces anything');
});
