import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { addresses } from '@nargisus/local-suite/launcher';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { tokenOf } from '../fixtures/network/api-client.ts';
import { openTestData, type Account } from '../fixtures/data/test-data.ts';
import { gateway, STORE_PASSWORD } from '../fixtures/orders/gateway.ts';
import { beginPayment, placeOrder } from '../fixtures/orders/place-order.ts';
import { isolatedStack, type Launched, type IsolatedStack } from './isolated-stack.ts';
import { kill } from './processes.ts';
import { isServed, storePicture } from './stored-picture.ts';

/*
 * Kills each process of a running local stack right after orders were acknowledged. The process is restarted with a message, and
 * no commit of Firestore is lost, and no account or picture older than ten seconds.
 */
const SAVED_WITHIN_MS = 10_000;
const ORDERS = 5;

let state: IsolatedStack;
let shop: Launched;
const shoppers: Account[] = [];
const orders: string[] = [];
const pictures: string[] = [];

beforeAll(async () => {
  state = isolatedStack();
  shop = await state.open('--empty');
});
afterAll(() => state.remove());

const pidOf = (program: string) => Number(readFileSync(join(state.folder, 'tmp', `${program}.pid`), 'utf8'));

/** Creates an account and a picture, waits until they are saved, and places orders. */
async function placeOrders(name: string): Promise<void> {
  const testData = openTestData();
  try {
    const shopper = await testData.account();
    const product = await testData.product();
    shoppers.push(shopper);
    pictures.push(await storePicture(`products/${product.id}/${name}.png`));
    await wait(SAVED_WITHIN_MS);
    const token = await tokenOf(shopper);
    for (let placed = 0; placed < ORDERS; placed++) {
      orders.push((await placeOrder(token, product)).orderId);
    }
  } finally {
    await testData.close();
  }
}

async function expectEverythingStored(): Promise<void> {
  const testData = openTestData();
  try {
    const stored = await testData.db.collection('orders').get();
    expect(stored.docs.map((order) => order.get('orderId') as string).toSorted()).toEqual(orders.toSorted());
    for (const shopper of shoppers) expect(await tokenOf(shopper)).toBeTruthy();
    for (const picture of pictures) expect(await isServed(picture), picture).toBe(true);
  } finally {
    await testData.close();
  }
}

/** Requests a refund of the whole amount from the gateway, as the shop's server does. */
async function refundAtGateway(tranId: string): Promise<{ status: string }> {
  const { bank_tran_id, amount } = await gateway.payment(tranId);
  const query = new URLSearchParams({
    store_id: 'nargisus_local',
    store_passwd: STORE_PASSWORD,
    bank_tran_id: bank_tran_id!,
    refund_trans_id: `R-${tranId}`.slice(0, 30),
    refund_amount: amount,
    refund_remarks: 'after a restart',
    v: '1',
    format: 'json',
  });
  const url = `${addresses.gateway}/validator/api/merchantTransIDvalidationAPI.php?${query.toString()}`;
  return (await (await fetch(url)).json()) as { status: string };
}

test.each([
  ['the Firestore emulator', () => pidOf('firestore-emulator'), 'The Firestore emulator exited unexpectedly'],
  ['the storage rules', () => pidOf('storage-rules'), 'The storage rules exited unexpectedly'],
  ['firebase-tools', () => shop.emulators(), 'firebase-tools exited unexpectedly'],
])('after a kill -9 of %s the shop reopens with every acknowledged order', async (name, pid, message) => {
  await placeOrders(name.replaceAll(' ', '-'));
  kill(pid());
  await shop.waitForOutput(message);
  const reported = shop.output().indexOf(message);
  await expect
    .poll(() => shop.output().indexOf('The shop is open again', reported), { timeout: 120_000 })
    .toBeGreaterThan(0);
  await expectEverythingStored();
  await placeOrders(`${name.replaceAll(' ', '-')}-after`);
  await expectEverythingStored();
});

test('after a restart an open payment can be completed and a paid one refunded', async () => {
  const testData = openTestData();
  try {
    const product = await testData.product();
    const [paid, waiting] = [
      await beginPayment(shoppers[0]!, product),
      await beginPayment(shoppers[0]!, product),
    ];
    await gateway.choose(paid, 'card');
    expect(await shop.end('SIGKILL')).toBe(null);
    shop = await state.open();
    expect((await refundAtGateway(paid)).status).toBe('success');
    expect(await gateway.choose(waiting, 'card')).not.toBeNull();
    expect(await gateway.payment(waiting)).toMatchObject({ status: 'VALID' });
  } finally {
    await testData.close();
  }
});
