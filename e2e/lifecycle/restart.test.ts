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
 * The tests run in order on one shop, because a start takes seconds. It starts empty; every acknowledged write must be stored after
 * every kind of stop.
 */
let state: IsolatedStack;
let shop: Launched;
const acknowledged = { orders: [] as string[], products: [] as string[] };
let shopper: Account;

beforeAll(() => {
  state = isolatedStack();
});
afterAll(() => state.remove());

/** Creates a product and places an order; both are acknowledged. */
async function placeOrders(): Promise<void> {
  const testData = openTestData();
  try {
    shopper ??= await testData.account();
    const product = await testData.product();
    const { orderId } = await placeOrder(shopper, product);
    acknowledged.products.push(product.id);
    acknowledged.orders.push(orderId);
  } finally {
    await testData.close();
  }
}

/** Expects exactly the acknowledged orders and products to be stored, and sign-in and the API to work. */
async function expectEverythingStored(): Promise<void> {
  const testData = openTestData();
  try {
    const [orders, products] = await Promise.all([
      testData.db.collection('orders').where('uid', '==', shopper.uid).get(),
      testData.db.collection('products').get(),
    ]);
    expect(orders.docs.map((order) => order.get('orderId') as string).toSorted()).toEqual(
      acknowledged.orders.toSorted(),
    );
    expect(products.docs.map((product) => product.id).toSorted()).toEqual(acknowledged.products.toSorted());
    expect(await tokenOf(shopper)).toBeTruthy();
    expect((await call(`/api/products/${acknowledged.products[0]}`)).status).toBe(200);
  } finally {
    await testData.close();
  }
}

test('a start on an occupied port names the port and exits with code 1', async () => {
  const otherServer = createServer().listen(PORTS.storage, '127.0.0.1');
  await once(otherServer, 'listening');
  const started = state.launch('--empty');
  expect(await started.ended).toBe(1);
  expect(started.output()).toContain(`${PORTS.storage} (storage)`);
  expect(started.output()).not.toContain(String(PORTS.firestore));
  otherServer.close();
  await once(otherServer, 'close');
});

test('Ctrl-C during the start ends it without saving', async () => {
  const started = state.launch('--empty');
  await started.waitForOutput('Starting with a new shop');
  expect(await started.end('SIGINT')).toBe(1);
  expect(started.output()).toContain('cancelling the start');
});

test('every dashboard tab of an empty shop shows its empty state', async () => {
  shop = await state.open('--empty');
  expect(shop.output()).toContain('Starting with a new shop');
  await expectEmptyTabs();
});

test('the Logging emulator, which keeps every line in memory, does not run', async () => {
  const running = (await (await fetch(`${addresses.hub}/emulators`)).json()) as Record<string, unknown>;
  expect(running).toHaveProperty('functions');
  expect(running).not.toHaveProperty('logging');
});

test('Ctrl-C saves the data, and the next start prints what it restores', async () => {
  await placeOrders();
  expect(await shop.end('SIGINT')).toBe(0);
  expect(shop.output()).toContain('SIGINT: saving the data');
  shop = await state.open();
  expect(shop.output()).toMatch(
    /Restoring the data saved \d\d\/\d\d\/\d{4}, \d\d:\d\d:\d\d \(\d+ documents\)/,
  );
  await expectEverythingStored();
});

test('a second start beside a running local stack is rejected and does not affect it', async () => {
  const second = state.launch();
  expect(await second.ended).toBe(1);
  expect(second.output()).toContain(`A shop is already open in ${state.folder}`);
  expect(second.output()).toContain(`${PORTS.hosting} (hosting)`);
  await expectEverythingStored();
});

test('kill -9 of the launcher loses nothing, because the next start makes the orphaned processes save first', async () => {
  await placeOrders();
  expect(await shop.end('SIGKILL')).toBe(null);
  shop = await state.open();
  expect(shop.output()).toContain('The last run was killed; its emulators have saved their data and exited.');
  await expectEverythingStored();
});

test('SIGTERM saves the data as Ctrl-C does', async () => {
  await placeOrders();
  expect(await shop.end('SIGTERM')).toBe(0);
  shop = await state.open();
  await expectEverythingStored();
});

test('kill -9 of every process loses no acknowledged order, because the journal has the writes since the last save', async () => {
  await placeOrders();
  cutPower(shop.pid);
  await shop.ended;
  shop = await state.open();
  expect(shop.output()).toContain('The last run was killed with its emulators.');
  expect(shop.output()).toContain('Restoring the data saved');
  await expectEverythingStored();
  expect(await shop.end('SIGINT')).toBe(0);
});

test('a save without its picture metadata is reported and left unchanged', async () => {
  const metadata = join(state.folder, 'data/storage_export/metadata');
  const aside = join(state.folder, 'aside');
  renameSync(metadata, aside);
  const rejected = state.launch();
  expect(await rejected.ended).toBe(1);
  expect(rejected.output()).toContain('the metadata of the pictures (storage_export/metadata) missing');
  renameSync(aside, metadata);
  shop = await state.open();
  await expectEverythingStored();
  expect(await shop.end('SIGINT')).toBe(0);
});
