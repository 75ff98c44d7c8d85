import { setTimeout as wait } from 'node:timers/promises';
import { fromDocument } from '@nargisus/domain/contract';
import { countersOfOrder } from '@nargisus/domain/desk';
import { orderCountersSchema, orderSchema, sumOrderCounters } from '@nargisus/domain/orders';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { call, tokenOf, type ApiResponse } from '../fixtures/network/api-client.ts';
import { openTestData, type Account, type TestData } from '../fixtures/data/test-data.ts';
import { orderDraft, newIdempotencyKey } from '../fixtures/orders/drafts.ts';
import { retryRequest } from '../fixtures/network/retry-request.ts';
import { disturbanceCounts, disturbFirestore, type Disturbance } from './disturb-firestore.ts';
import { isolatedStack, type Launched, type IsolatedStack } from './isolated-stack.ts';
import { kill, processesOf } from './processes.ts';

/*
 * Loads the shop while functions processes are killed and Firestore's connections are cut, delayed and reset. Customers retry with
 * the same idempotency key, as checkout does. Every acknowledged order must exist exactly once, and the counters must equal a recount.
 */
const EACH_FAULT = 20;
const DISTURBANCES: readonly Disturbance[] = ['cut', 'delay', 'reset'];
const CUSTOMERS = 6;

let state: IsolatedStack;
let shop: Launched;
let testData: TestData;
beforeAll(async () => {
  state = isolatedStack();
  shop = await state.open('--empty');
  testData = openTestData();
});
afterAll(async () => {
  await testData?.close();
  await state.remove();
});

const functionProcesses = () => processesOf(shop.emulators(), 'functionsEmulatorRuntime');

/** Places orders continuously; `stop` waits for the current ones. */
function shopping(tokens: readonly string[], product: { id: string; price: number }) {
  const answers: ApiResponse[] = [];
  let failures = 0;
  let isOpen = true;
  const all = Promise.all(
    tokens.map(async (token) => {
      while (isOpen) {
        const order = { token, body: orderDraft(product), headers: newIdempotencyKey() };
        answers.push(await retryRequest('/api/orders', { method: 'POST', ...order }, () => failures++));
      }
    }),
  );
  return {
    answers,
    failures: () => failures,
    stop: async () => {
      isOpen = false;
      await all;
    },
  };
}

async function killFunctions(waitForAnswer: () => Promise<void>): Promise<void> {
  for (let killed = 0; killed < EACH_FAULT; killed++) {
    // The oldest process: firebase-tools waits half a minute for one that is killed while loading.
    const [oldest] = functionProcesses().toSorted((a, b) => a - b);
    if (oldest) kill(oldest);
    await waitForAnswer();
  }
}

/** Waits until each kind of fault has affected enough requests. */
async function breakConnections(): Promise<void> {
  for (;;) {
    const counts = await disturbanceCounts();
    const missing = DISTURBANCES.filter((kind) => counts[kind] < EACH_FAULT);
    if (missing.length === 0) return;
    for (const kind of missing) {
      await wait(Math.random() * 80);
      await disturbFirestore(kind);
    }
  }
}

test('with functions killed and connections broken under load, every acknowledged order exists once and is counted', async () => {
  const product = await testData.product();
  const accounts: Account[] = await Promise.all(Array.from({ length: CUSTOMERS }, () => testData.account()));
  const customers = shopping(await Promise.all(accounts.map(tokenOf)), product);
  const { answers } = customers;
  const waitForAnswer = async () => {
    const before = answers.length;
    while (answers.length === before) await wait(5);
  };

  await waitForAnswer();
  await Promise.all([killFunctions(waitForAnswer), breakConnections()]);
  await customers.stop();

  console.info(`${answers.length} orders; ${customers.failures()} requests failed`);
  expect(customers.failures()).toBeGreaterThan(0);
  expect(answers.filter(({ body }) => !body.success)).toEqual([]);
  const acknowledged = answers.map(({ body }) => (body.data as unknown as { orderId: string }).orderId);
  const stored = await testData.db.collection('orders').get();
  expect(stored.docs.map((order) => order.get('orderId') as string).toSorted()).toEqual(
    acknowledged.toSorted(),
  );
  expect(new Set(acknowledged).size).toBe(answers.length);

  const shards = await testData.db.collection('counters/orders/shards').get();
  const counted = sumOrderCounters(shards.docs.map((shard) => orderCountersSchema.parse(shard.data())));
  const orders = stored.docs.map((order) => fromDocument(orderSchema, order.id, order.data()));
  expect(counted).toEqual(sumOrderCounters(orders.map((order) => countersOfOrder(order))));
});

test('the shop recovers after its idle functions were killed', async () => {
  for (const pid of functionProcesses()) kill(pid);
  await expect
    .poll(
      () =>
        call('/api/products?limit=1').then(
          ({ status }) => status,
          () => 0,
        ),
      { timeout: 30_000 },
    )
    .toBe(200);
});
