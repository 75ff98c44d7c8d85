import { fromDocument } from '@nargisus/domain/contract';
import { taka } from '@nargisus/domain/money';
import { countersOfOrder } from '@nargisus/domain/desk';
import { orderCountersSchema, orderSchema, sumOrderCounters, type Order } from '@nargisus/domain/orders';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { call, tokenOf, type ApiResponse } from '../fixtures/network/api-client.ts';
import { openTestData, type Account, type TestData } from '../fixtures/data/test-data.ts';
import { orderDraft, newIdempotencyKey } from '../fixtures/orders/drafts.ts';
import { serveApi, type ServedFunction } from '../fixtures/local-stack/serve-functions.ts';

/* Concurrent orders over HTTP against two instances of the function: the cloud runs several. */
const CUSTOMERS = 10;

interface Customer extends Account {
  readonly token: string;
}

let testData: TestData;
let instances: ServedFunction[];
let customers: Customer[];
beforeAll(async () => {
  testData = openTestData();
  instances = await Promise.all([serveApi(), serveApi()]);
  customers = await Promise.all(
    Array.from({ length: CUSTOMERS }, async () => {
      const account = await testData.account();
      return { ...account, token: await tokenOf(account) };
    }),
  );
});
afterAll(async () => {
  await Promise.all((instances ?? []).map((instance) => instance.stop()));
  await testData.close();
});

let turn = 0;
const order = ({ token }: Customer, body: object, headers: Record<string, string>): Promise<ApiResponse> =>
  call('/api/orders', {
    at: instances[turn++ % instances.length]!.origin,
    method: 'POST',
    token,
    body,
    headers,
  });

async function ordersOf(buyers: readonly Customer[]): Promise<Order[]> {
  const uids = buyers.map(({ uid }) => uid);
  const { docs } = await testData.db.collection('orders').where('uid', 'in', uids).get();
  return docs.map((document) => fromDocument(orderSchema, document.id, document.data()));
}

async function counters() {
  const shards = await testData.db.collection('counters/orders/shards').get();
  return sumOrderCounters(shards.docs.map((shard) => orderCountersSchema.parse(shard.data())));
}

/** Expects the counters to have changed by exactly these orders. */
async function expectCounted(before: Awaited<ReturnType<typeof counters>>, made: readonly Order[]) {
  const change = sumOrderCounters(made.map((it) => countersOfOrder(it)));
  expect(await counters()).toEqual(sumOrderCounters([before, change]));
}

test('200 concurrent requests with 20 idempotency keys make exactly 20 orders', async () => {
  const before = await counters();
  const product = await testData.product();
  const requests = customers.flatMap((customer) => [
    { customer, key: newIdempotencyKey() },
    { customer, key: newIdempotencyKey() },
  ]);
  const answers = await Promise.all(
    Array.from({ length: 200 }, (_, n) => {
      const { customer, key } = requests[n % requests.length]!;
      return order(customer, orderDraft(product), key);
    }),
  );
  expect(answers.filter(({ body }) => !body.success)).toEqual([]);
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(20);
  const made = await ordersOf(customers);
  expect(made).toHaveLength(20);
  const answered = answers.map(({ body }) => (body.data as unknown as Order)._id);
  expect([...new Set(answered)].toSorted()).toEqual(made.map(({ _id }) => _id).toSorted());
  await expectCounted(before, made);
  // Literal values, because expectCounted uses the same code as the functions.
  const after = await counters();
  expect([after.orders - before.orders, after.revenue - before.revenue]).toEqual([20, 20 * 131_000]);
});

test('50 orders concurrent with a price change are each placed at the old price or rejected', async () => {
  const before = await counters();
  const racers = customers.slice(0, 5);
  const known = new Set((await ordersOf(racers)).map(({ _id }) => _id));
  const product = await testData.product({ price: taka(1250) });
  const placing = Array.from({ length: 50 }, (_, n) =>
    order(racers[n % racers.length]!, orderDraft(product), newIdempotencyKey()),
  );
  await Promise.race(placing);
  await testData.changeProduct(product.id, { price: 1300 });
  const answers = await Promise.all(placing);

  const rejected = answers.filter(({ status }) => status === 409);
  for (const { body } of rejected) {
    expect(body.message).toBe('Prices have changed. Please review your order.');
    expect(body.data).toMatchObject({ quote: { subtotal: 1300, total: 1360 } });
  }
  const made = (await ordersOf(racers)).filter(({ _id }) => !known.has(_id));
  expect(made.length + rejected.length).toBe(50);
  expect(made.length).toBeGreaterThan(0);
  for (const { items, subtotal, totalAmount } of made) {
    expect([items[0]?.price, items[0]?.itemTotal, subtotal, totalAmount]).toEqual(
      [1250, 1250, 1250, 1310].map(taka),
    );
  }
  await expectCounted(before, made);
});
