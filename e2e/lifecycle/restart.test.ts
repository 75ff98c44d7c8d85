import { once } from 'node:events';
import { renameSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { addresses, PORTS } from '@nargisus/local-suite/launcher';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { call, tokenOf } from '../fixtures/network/api-client.ts';
import { openTestData, type Account } from '../fixtures/data/test-data.ts';
import { placeOrder } from '../fixtures/orders/place-order.ts';
import { expectEmptyTabs } from './expect-empty-tabs.ts';
import { isolatedStack, type Launched, type IsolatedStack } from './isolated-stack.ts';
import { cutPower } from './processes.ts';

/*
 * One long story, because a start takes seconds: each test takes the shop as the one before left it. The shop begins
 * empty; whatever it is told must still be there after every kind of end.
 */
let state: IsolatedStack;
let shop: Launched;
const told = { orders: [] as string[], products: [] as string[] };
let shopper: Account;

beforeAll(() => {
  state = isolatedStack();
});
afterAll(() => state.remove());

/** A product behind the counter, an order through it: the API has acknowledged both. */
async function doBusiness(): Promise<void> {
  const testData = openTestData();
  try {
    shopper ??= await testData.account();
    const product = await testData.product();
    const { orderId } = await placeOrder(shopper, product);
    told.products.push(product.id);
    told.orders.push(orderId);
  } finally {
    await testData.close();
  }
}

/** What is stored is what was told, no more and no less; and the account signs in, and the API finds a product. */
async function expectEverythingToldIsThere(): Promise<void> {
  const testData = openTestData();
  try {
    const [orders, products] = await Promise.all([
      testData.db.collection('orders').where('uid', '==', shopper.uid).get(),
      testData.db.collection('products').get(),
    ]);
    expect(orders.docs.map((order) => order.get('orderId') as string).toSorted()).toEqual(
      told.orders.toSorted(),
    );
    expect(products.docs.map((product) => product.id).toSorted()).toEqual(told.products.toSorted());
    expect(await tokenOf(shopper)).toBeTruthy();
    expect((await call(`/api/products/${told.products[0]}`)).status).toBe(200);
  } finally {
    await testData.close();
  }
}

test('an occupied port is named, and the start exits with code 1', async () => {
  const stranger = createServer().listen(PORTS.storage, '127.0.0.1');
  await once(stranger, 'listening');
  const started = state.launch('--empty');
  expect(await started.ended).toBe(1);
  expect(started.said()).toContain(`${PORTS.storage} (storage)`);
  expect(started.said()).not.toContain(String(PORTS.firestore));
  stranger.close();
  await once(stranger, 'close');
});

test('Ctrl-C while the shop is still starting ends everything and saves nothing', async () => {
  const started = state.launch('--empty');
  await started.untilSaid('Starting with a new shop');
  expect(await started.end('SIGINT')).toBe(1);
  expect(started.said()).toContain('cancelling the start');
});

test('every dashboard tab of an empty shop shows its empty state', async () => {
  shop = await state.open('--empty');
  expect(shop.said()).toContain('Starting with a new shop');
  await expectEmptyTabs();
});

test('the Logging emulator, which keeps every line in memory, does not run', async () => {
  const running = (await (await fetch(`${addresses.hub}/emulators`)).json()) as Record<string, unknown>;
  expect(running).toHaveProperty('functions');
  expect(running).not.toHaveProperty('logging');
});

test('Ctrl-C keeps the data, and the next start says what it restores', async () => {
  await doBusiness();
  expect(await shop.end('SIGINT')).toBe(0);
  expect(shop.said()).toContain('SIGINT: saving the data');
  shop = await state.open();
  expect(shop.said()).toMatch(/Restoring the data saved \d\d\/\d\d\/\d{4}, \d\d:\d\d:\d\d \(\d+ documents\)/);
  await expectEverythingToldIsThere();
});

test('a second start beside a running local stack is rejected and does not affect it', async () => {
  const second = state.launch();
  expect(await second.ended).toBe(1);
  expect(second.said()).toContain(`A shop is already open in ${state.folder}`);
  expect(second.said()).toContain(`${PORTS.hosting} (hosting)`);
  await expectEverythingToldIsThere();
});

test('kill -9 of the launcher loses nothing: the next start makes the orphaned processes save first', async () => {
  await doBusiness();
  expect(await shop.end('SIGKILL')).toBe(null);
  shop = await state.open();
  expect(shop.said()).toContain('The last run was killed; its emulators have saved their data and exited.');
  await expectEverythingToldIsThere();
});

test('SIGTERM keeps the data as Ctrl-C does', async () => {
  await doBusiness();
  expect(await shop.end('SIGTERM')).toBe(0);
  shop = await state.open();
  await expectEverythingToldIsThere();
});

test('kill -9 of every process loses no acknowledged order: the journal has the writes after the last save', async () => {
  await doBusiness();
  cutPower(shop.pid);
  await shop.ended;
  shop = await state.open();
  expect(shop.said()).toContain('The last run was killed with its emulators.');
  expect(shop.said()).toContain('Restoring the data saved');
  await expectEverythingToldIsThere();
  expect(await shop.end('SIGINT')).toBe(0);
});

test('a save without its picture metadata is reported, not opened, and not changed', async () => {
  const metadata = join(state.folder, 'data/storage_export/metadata');
  const aside = join(state.folder, 'aside');
  renameSync(metadata, aside);
  const refused = state.launch();
  expect(await refused.ended).toBe(1);
  expect(refused.said()).toContain('the metadata of the pictures (storage_export/metadata) missing');
  renameSync(aside, metadata);
  shop = await state.open();
  await expectEverythingToldIsThere();
  expect(await shop.end('SIGINT')).toBe(0);
});
