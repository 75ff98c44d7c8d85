import { setTimeout as wait } from 'node:timers/promises';
import { fromDocument } from '@nargisus/domain/contract';
import {
  orderCounterChange,
  orderCountersSchema,
  orderSchema,
  sumOrderCounters,
} from '@nargisus/domain/orders';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { call, tokenOf, type Answer } from '../fixtures/api-client.ts';
import { openBackstage, type Backstage } from '../fixtures/backstage.ts';
import { draftOf, newKey } from '../fixtures/drafts.ts';
import { ownState, type Launched, type OwnState } from './launcher.ts';
import { kill, processesOf } from './processes.ts';

const ORDERS = 18;
const SHOPPERS = 3;
/** Enough requests cut in the middle to call it a day; a kill may also meet a process at rest. */
const CUT = 2;
const ANSWERED_WITHIN_MS = 120_000;

let state: OwnState;
let shop: Launched;
let backstage: Backstage;
beforeAll(async () => {
  state = ownState();
  shop = await state.open('--empty');
  backstage = openBackstage();
});
afterAll(async () => {
  await backstage?.close();
  await state.remove();
});

const functionProcesses = () => processesOf(shop.emulators(), 'functionsEmulatorRuntime');

/** What a patient client does: the same key again, until there is an answer that is not the server's own trouble. */
async function insist(
  order: { token: string; body: object; headers: Record<string, string> },
  onTrouble: () => void,
): Promise<Answer> {
  const deadline = Date.now() + ANSWERED_WITHIN_MS;
  for (;;) {
    // What the emulator says for a function that died is no envelope of ours, and may be no JSON: that throws.
    const answer = await call('/api/orders', { method: 'POST', ...order }).catch(() => null);
    if (answer && answer.status < 500) return answer;
    onTrouble();
    if (Date.now() > deadline) throw new Error(`No answer: ${JSON.stringify(answer)}`);
    await wait(50);
  }
}

test('functions killed in the middle of orders: each key makes one order, and the counters agree', async () => {
  const product = await backstage.product();
  const accounts = await Promise.all(Array.from({ length: SHOPPERS }, () => backstage.account()));
  const tokens = await Promise.all(accounts.map(tokenOf));
  const answers: Answer[] = [];
  let cut = 0;

  const shopping = tokens.map(async (token) => {
    for (let n = 0; n < ORDERS / SHOPPERS; n++) {
      const order = { token, body: draftOf(product), headers: newKey() };
      answers.push(await insist(order, () => cut++));
    }
  });
  const killing = (async () => {
    while (cut < CUT && answers.length < ORDERS - SHOPPERS) {
      // The one that has served longest: firebase-tools waits half a minute for one that died while loading.
      const [oldest] = functionProcesses().toSorted((a, b) => a - b);
      if (oldest) kill(oldest);
      const answered = answers.length;
      while (answers.length < answered + SHOPPERS && answers.length < ORDERS) await wait(5);
    }
  })();
  await Promise.all([...shopping, killing]);

  expect(cut).toBeGreaterThan(0);
  expect(answers.every(({ body }) => body.success)).toBe(true);
  const acknowledged = answers.map(({ body }) => (body.data as unknown as { orderId: string }).orderId);
  const stored = await backstage.db.collection('orders').get();
  expect(stored.docs.map((order) => order.get('orderId') as string).toSorted()).toEqual(
    acknowledged.toSorted(),
  );
  expect(new Set(acknowledged).size).toBe(ORDERS);

  const shards = await backstage.db.collection('counters/orders/shards').get();
  const counted = sumOrderCounters(shards.docs.map((shard) => orderCountersSchema.parse(shard.data())));
  const orders = stored.docs.map((order) => fromDocument(orderSchema, order.id, order.data()));
  expect(counted).toEqual(sumOrderCounters(orders.map((order) => orderCounterChange(null, order))));
});

test('after its functions were killed at rest, the shop answers again by itself', async () => {
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
